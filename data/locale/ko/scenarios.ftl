# `clumsy scenario check`: 시나리오 파일에서 잘못될 수 있는 것과 기대와 달랐던 것.

scenario-none-here = 이 폴더에는 시나리오 파일(*.toml)이 없습니다
scenario-record-one = 리플레이는 시나리오 파일 하나에 대해서만 쓸 수 있습니다
scenario-twice = { $name } 항목이 두 번 나옵니다
scenario-other-ruleset = "{ $name }" 항목은 다른 규칙의 것입니다
scenario-reserved-name = "{ $name }"은(는) 이름으로 쓸 수 없습니다. 키가 이 낱말로 시작합니다
scenario-name-taken = "{ $name }"은(는) 이미 쓰인 이름입니다
scenario-row-length = 이 줄은 { $count }칸인데 첫 줄은 { $wanted }칸입니다
scenario-glyph = "{ $name }"은(는) 지도에서 아무것도 뜻하지 않습니다. 쓸 수 있는 것: { $choices }
scenario-off-board = { $x }, { $y } 칸은 지도 밖입니다
scenario-no-forest = { $x }, { $y } 칸은 숲이 아닙니다
scenario-cell-taken = { $x }, { $y } 칸에는 이미 다른 부대가 있습니다
scenario-key-of-order = 이 명령에는 "{ $name }" 항목이 없습니다
scenario-malformed-key = "{ $name }"은(는) 키가 아닙니다. t1.hp 또는 "cell(3,1).terrain" 같은 꼴이어야 합니다
scenario-malformed-cell = "{ $name }"은(는) 칸이 아닙니다. 쉼표로 나눈 정수 두 개여야 합니다
scenario-unknown-key = "{ $name }"(이)라는 것은 물을 수 없습니다
scenario-no-point = { $x }, { $y } 칸에는 승점 지점이 없습니다
scenario-not-aboard = { $name }에 탈 수 없습니다. 수송 부대는 같은 진영의 도보 부대를 자리가 있는 만큼만 태웁니다
scenario-not-towed-by = { $name } 부대가 끌 수 없습니다. 트럭은 옆 칸에 있는 같은 진영의 포 하나만 끕니다
scenario-not-airborne = { $name } 부대는 공중에 있을 수 없습니다. 항공기만 날며, 탑승 중에는 날 수 없습니다
scenario-not-operator = { $name } 부대가 조종할 수 없습니다. 조종사는 같은 진영의 드론만 조종합니다

scenario-mismatch = { $step ->
    [0] 끝
   *[other] { $step }단계
  }: { $key }: 기대 { $expected }, 실제 { $actual }
scenario-summary = 통과 { $held }, 실패 { $failed }, 사용 불가 { $unusable }
scenario-no-date = "{ $name }" 날짜가 아닙니다. 2026-01-31처럼 쓰십시오
