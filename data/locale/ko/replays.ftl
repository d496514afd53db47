# 리플레이 파일: 잘못될 수 있는 것, 검증에서 드러난 것, 들어 있는 것.

replay-missing = 그런 파일이 없습니다
replay-unreadable = 파일을 읽을 수 없습니다: { $reason }
replay-unwritable = 리플레이를 쓸 수 없습니다: { $reason }
replay-other-file = 이 이름의 파일이 이미 있고 리플레이가 아닙니다: 덮어쓰지 않습니다
replay-not-one = General Clumsy의 리플레이가 아닙니다
replay-mangled = 리플레이였지만 텍스트처럼 다뤄져 바이트가 바뀌었습니다. 바이너리 파일로 다시 복사하십시오
replay-newer = 더 새로운 버전이 만든 파일입니다. 파일 형식은 { $version }, 이 프로그램이 아는 형식은 { $known }입니다. 프로그램을 업데이트하십시오
replay-file-too-large = 파일이 { $most }MB보다 큽니다
replay-no-header = 파일의 앞부분이 손상되었습니다
replay-no-turn = 파일에 온전한 턴이 하나도 없습니다
replay-ruleset = 설치되어 있지 않은 규칙 "{ $name }"이(가) 필요합니다
replay-data = 파일 안의 데이터가 올바르지 않습니다
replay-data-digest = 파일 안의 데이터가 그 지문과 맞지 않습니다
replay-setup = 파일 안의 배치로는 전투를 시작할 수 없습니다
replay-cut = 파일이 { $offset }바이트에서 끊겼습니다(프로그램이 멈춘 경우처럼)
replay-damaged = 파일이 { $offset }바이트에서 손상되었습니다
replay-content = { $offset }바이트에 있는 내용은 뜻이 통하지 않습니다
replay-unknown-block = { $offset }바이트에 이 버전이 모르는 내용이 있습니다
replay-after-ending = 전투가 끝난 뒤 { $offset }바이트에 무언가가 더 있습니다
replay-too-large = { $offset }바이트에 있는 내용은 전투치고 너무 큽니다
replay-changed = 파일을 연 뒤에 내용이 바뀌었습니다
replay-state = 파일 안의 상태는 이 전투의 상태일 수 없습니다: { $what }
replay-completed = 이전 버전이 만든 파일입니다. 데이터에 없는 값은 설치된 팩에서 가져옵니다
replay-opens-up-to = 거기까지는 쓸 수 있습니다: { $turns }턴, 명령 { $orders }개

save-ended = 이 전투는 끝났습니다. 다시 볼 수는 있지만 이어서 할 수는 없습니다
save-older = 이 전투는 규칙이 다른 이전 버전의 게임에서 기록되었습니다. 다시 볼 수는 있지만 이어서 할 수는 없습니다
save-in-use = 다른 프로그램이 이 파일에 기록하고 있습니다
save-name-wrong = 저장 이름으로 쓸 수 없습니다. 파일 이름에 쓸 수 있는 글자를 넣어 1~{ $most }자로 지으십시오
save-personality = "{ $name }"(이)라는 상대는 이제 없습니다. 기본 상대가 대신합니다
save-mind = 상대가 기억하던 내용이 손상되었습니다. 상대는 방금 온 것처럼 전투를 살핍니다
save-pack-missing = 팩 "{ $name }" { $version }이(가) 설치되어 있지 않습니다. 파일 안의 데이터로 전투를 이어 갑니다. 폴더에 있는 모드라면 --load와 함께 --mod 폴더를 쓰세요
save-pack-unsound = 설치된 팩 "{ $name }"에 오류가 있습니다. 파일 안의 { $version } 버전 데이터로 전투를 이어 갑니다
save-pack-changed = 팩 "{ $name }"은(는) { $version }이었고 지금은 { $installed }입니다. 파일 안의 데이터로 전투를 이어 갑니다. 값 { $count }개가 다릅니다: { $what }

setup-map-size = 지도가 { $width }×{ $height }칸입니다. 가로와 세로는 각각 1에서 { $most }까지입니다
setup-row-length = 지도의 { $row }번 줄은 { $count }칸인데 첫 줄은 { $wanted }칸입니다
setup-glyph = 지도 { $row }번 줄의 "{ $name }"은(는) 아무것도 뜻하지 않습니다
setup-off-map = { $x }, { $y } 칸은 지도 밖입니다
setup-point-twice = 승점 지점이 두 번 나옵니다
setup-fire = { $x }, { $y }: 불타는 칸은 숲이어야 하고 불의 나이는 한도를 넘을 수 없습니다
setup-fire-twice = 한 칸에 불이 두 번 나옵니다
setup-cell-taken = { $x }, { $y }에 부대가 둘 있습니다
setup-sides = 진영이 { $count }개입니다. 이름이 서로 다른 2개에서 { $most }개까지입니다
setup-long-text = 이름이나 제목이 { $most }자보다 깁니다
setup-round = { $number }라운드는 1에서 { $most }까지의 범위를 벗어납니다
setup-structure-side = { $x }, { $y } 구조물의 진영 { $number }은(는) 없습니다
setup-structure-type = { $name }(이)라는 구조물은 없습니다 ({ $x }, { $y })
setup-structure-number = { $number }은(는) 1에서 { $most } 사이가 아닙니다 ({ $x }, { $y } 구조물)
setup-gold = 진영의 금은 0부터 { $most }까지여야 하며 참가하는 진영 수만큼 있어야 합니다
setup-date = "{ $name }" 날짜가 아닙니다. 2026-01-31처럼 쓰십시오
setup-no-city = 도시가 있는데 팩에는 도시인 지형이 없습니다
setup-unit-side = { $unit }번 부대의 진영 { $number }은(는) 없습니다
setup-unit-type = { $unit }번 부대의 종류 "{ $name }"을(를) 알 수 없습니다
setup-too-many-units = 진영 { $number }의 부대가 { $most }개보다 많습니다
setup-supplies = { $unit }번 부대의 { $name } 값은 { $number }입니다. 최대 { $most }입니다
setup-not-aboard = { $unit }번 부대는 { $number }번 부대에 탈 수 없습니다. 수송 부대는 같은 진영의 도보 부대를 자리가 있는 만큼만 태웁니다
setup-not-towed-by = { $unit }번 부대는 { $number }번 부대가 끌 수 없습니다. 트럭은 옆 칸에 있는 같은 진영의 포 하나만 끕니다
setup-not-airborne = { $unit }번 부대({ $name })는 공중에 있을 수 없습니다. 항공기만 납니다
setup-not-operator = { $unit }번 부대는 { $number }번 부대가 조종할 수 없습니다. 조종사는 같은 진영의 드론만 조종합니다

replay-good-part = 온전한 부분은 같습니다: { $turns }턴, 명령 { $orders }개
replay-place = { $round }라운드, { $side }, { $turn }번째 턴, { $order ->
    [0] 첫 명령 전
   *[other] { $order }번째 명령
  }
replay-differs-refused = 명령 { $what }이(가) 거부됩니다
replay-differs-failed = 규칙이 실행되지 못했습니다({ $what })
replay-differs-game = 다른 게임의 기록입니다: { $what }이(가) 다릅니다
replay-differs-order = 명령이 다릅니다: { $what }
replay-differs-length = 한쪽 파일에는 명령이 더 없습니다
replay-differs-event = 다른 사건입니다({ $what })
replay-differs-viewers = { $what }을(를) 아는 진영이 다릅니다
replay-differs-field = 개체 { $entity }의 { $what } 변화가 다릅니다
replay-differs-digest = 사건의 지문이 다릅니다
replay-differs-state = { $entity ->
    [0] 상태의 지문이 다릅니다
   *[other] 상태가 다릅니다: 개체 { $entity }의 { $what }
  }
replay-differs-keyframe = 키프레임이 다릅니다: { $what }
replay-differs-turn = 라운드나 차례인 진영이 다릅니다
replay-differs-ending = 전투의 끝이 다릅니다 { $what }
replay-expected = 기대: { $value }
replay-actual = 실제: { $value }

replay-list-none = 기록된 전투가 없습니다.
replay-list-file = 파일
replay-list-battle = 전투
replay-list-rules = 규칙
replay-list-sides = 진영
replay-list-round = 라운드
replay-list-outcome = 결과

replay-info-battle = 전투: { $title } ({ $sides })
replay-info-made = General Clumsy { $engine }, 팩 { $packs }
replay-info-created = 시작: { $when }
replay-info-seats = 자리: { $seats }
replay-info-length = 명령 { $orders }개, { $turns }턴, { $round }라운드까지
replay-info-unfinished = 끝나지 않음
replay-info-draw = 무승부({ $reason })
replay-info-won = { $winner } 승리({ $reason })
