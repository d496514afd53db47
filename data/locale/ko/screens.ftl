# 전투 밖의 화면: 타이틀, 일시 정지, 설정, 전투 목록.

screen-back = 뒤로
screen-cancel = 취소
screen-go-on = 계속
screen-loading = 불러오는 중...
screen-round = { $round }라운드

## 타이틀

title-name = General Clumsy
title-words = 턴제 전술 게임. 명령이 가져올 결과를 내리기 전에 보여 줍니다.
title-continue = 이어하기
title-nothing-unfinished = 끝나지 않은 전투가 없습니다.
title-new-battle = 새 전투
title-missions = 임무
title-load = 불러오기
title-replays = 리플레이
title-options = 설정
title-help = 도움말
title-library = 백과사전
title-credits = 만든 사람들
title-quit = 종료
title-version = 버전 { $version }

## 일시 정지

pause-title = 일시 정지
pause-resume = 계속하기
pause-save = 저장
pause-load = 불러오기
pause-options = 설정
pause-help = 도움말
pause-library = 백과사전
pause-restart = 다시 시작
pause-surrender = 항복
pause-title-screen = 타이틀로
pause-quit = 게임 종료
pause-no-surrender = 항복은 자기 차례에만 할 수 있습니다.

## 질문

ask-quit = 게임을 종료할까요?
ask-quit-text = 지금까지 진행한 내용은 기록되어 있습니다.
ask-quit-yes = 종료
ask-title = 전투에서 나갈까요?
ask-title-text = 전투는 여기서 멈춥니다. 기록은 남습니다.
ask-title-yes = 타이틀로
ask-restart = 처음부터 다시 할까요?
ask-restart-text = 같은 날씨와 같은 운으로 1라운드부터 다시 시작합니다.
ask-restart-yes = 다시 시작
ask-surrender = 항복할까요?
ask-surrender-text = 모든 부대가 맵에서 물러나고 전투에서 패배합니다.
ask-surrender-yes = 항복

## 만든 사람들

credits-made = General Clumsy
credits-made-text = 규칙, 엔진, 모델, 화면, 글, 소리: General Clumsy 창립자들.
credits-built-on = 바탕이 된 것
credits-built-on-text =
    Python · Panda3D(장면과 창) · esper(세계) · NumPy(메시)
    msgspec, msgpack, pydantic(파일) · Fluent(글) · tree-sitter(줄과 칸)
    typer, rich, platformdirs
credits-fonts = 글꼴
credits-fonts-text = Adobe와 Google의 Noto Sans CJK, SIL 오픈 폰트 라이선스.
credits-licence = 라이선스
credits-licence-text = 이 게임과 딸린 모든 것은 MIT 라이선스로 자유롭게 쓸 수 있습니다. 즐기고, 고치고, 나누세요.
credits-thanks = 감사합니다
credits-thanks-text = 자유로운 전술 게임을 만드는 모든 분과, 이 게임을 즐겨 주시는 여러분께.

## 저장되지 않은 설정

settings-not-read = 읽지 못한 설정이 있습니다
settings-not-read-text = 기본값을 대신 씁니다:
settings-fault = { $line }번째 줄: { $message }
settings-not-kept = 설정을 저장하지 못했습니다
settings-not-kept-text = 게임을 끝낼 때까지만 적용됩니다. 이유: { $message }
settings-no-table = 설정 [테이블]이 있어야 합니다
settings-no-keys = ["f", "shift-f"]처럼 키 목록이 있어야 합니다
settings-put-aside = 파일은 { $name } 이름으로 보관되고, 설정은 처음부터 시작합니다

## 설정

options-words = 바꾼 것은 바로 적용됩니다.
options-keys-words = 바꿀 키를 고르세요. Delete는 키를 없애고 Esc는 그대로 둡니다. WASD와 화살표는 언제나 시점을 옮깁니다.
options-video = 화면
options-sound = 소리
options-play = 진행
options-interface = 글과 색
options-keys = 키
options-reset-tab = 이 페이지 초기화
options-reset-keys = 모든 키 초기화
options-percent = { $percent }%
options-fullscreen = 전체 화면
options-size = 창 크기
options-size-fullscreen = 전체 화면에서는 화면 크기를 따릅니다.
options-tier = 품질
options-tier-auto = 자동
options-tier-low = 낮음
options-tier-medium = 보통
options-tier-high = 높음
options-scale = 고밀도 화면 배율
options-scale-auto = 화면에 맞춤
options-volume-master = 전체
options-volume-weapons = 무기
options-volume-explosions = 폭발
options-volume-engines = 엔진과 회전날개
options-volume-surroundings = 불, 비, 바람
options-volume-interface = 버튼과 알림
options-volume-music = 음악
options-quiet-in-background = 다른 창을 쓸 때 소리 끄기
options-speed = 진행 속도
options-follow = 카메라가 적의 행동을 따라감
options-warn-end-turn = 행동할 부대가 남았을 때 턴을 끝내기 전에 묻기
options-ranges = 경계 범위와 순찰 구역 표시
options-edge-scroll = 창 가장자리에서 시점 이동
options-scroll-speed = 시점 이동 속도
options-camp-pace = 사령부: 컴퓨터가 움직이는 간격
options-seconds = { $count }초
options-language = 언어
options-language-system = 시스템 언어
language-en = English
language-fr = Français
language-es = Español
language-ko = 한국어
language-ru = Русский
options-text-size = 글과 패널 크기
options-side-colours = 진영 색
options-colours-blue-red = 파랑과 빨강
options-colours-blue-orange = 파랑과 주황
options-colours-yellow-violet = 노랑과 보라
options-colours-white-black = 하양과 검정
options-reduced-motion = 움직임 줄이기
options-press-a-key = 키를 누르세요...
ask-key = { $key } 키는 이미 쓰이고 있습니다
ask-key-text = 지금 하는 일: { $other }. 대신 이 일을 하게 할까요: { $intent }?
ask-key-yes = 바꾸기
ask-reset = 초기화할까요: { $what }?
ask-reset-text = 이 페이지의 모든 것이 처음으로 돌아갑니다.
ask-reset-yes = 초기화
keycap-tab = Tab
keycap-enter = Enter
keycap-space = Space
keycap-escape = Esc
keycap-backspace = Backspace
keycap-insert = Insert
keycap-delete = Delete
keycap-home = Home
keycap-end = End
keycap-page-up = Page Up
keycap-page-down = Page Down
keycap-shift = Shift
keycap-control = Ctrl
key-previous_unit = 이전 부대
key-turn_left = 시점을 왼쪽으로 돌리기
key-turn_right = 시점을 오른쪽으로 돌리기
key-zoom_in = 확대
key-zoom_out = 축소
key-speed_1 = 속도 ×1
key-speed_2 = 속도 ×2
key-speed_4 = 속도 ×4
key-speed_8 = 속도 ×8
key-faster = 더 빠르게
key-slower = 더 느리게

## 새 전투

battle-begin = 전투 개시
battle-maps = 맵
battle-battle = 전투
battle-map-size = { $width } × { $height }칸
battle-map-points = { $count ->
    [0] 승리 지점 없음
   *[other] 승리 지점 { $count }곳
}
battle-person = 사람
battle-computer = 컴퓨터: { $name }
battle-forces = 병력
battle-forces-own = 맵의 기본 병력
battle-forces-drawn = 예산에 맞춰 추첨
battle-forces-of = 병력: { $side }
battle-forces-bought = 직접 고름
battle-buy = 부대를 직접 고르기
battle-force-wrong = { $side }: { $wrong }
battle-forces-later = 전투가 시작될 때 추첨하며, 두 진영이 같은 병력을 받습니다.
battle-units = { $count ->
    [1] { $name }
   *[other] { $name } { $count }
}
battle-budget = 진영별 예산
battle-budget-own = 맵이 정함
battle-budget-why = 추첨한 병력에만 예산이 있습니다.
battle-placing = 부대 배치
battle-placed-usual = 자동으로 배치
battle-placed-by-hand = 직접 배치
battle-season = 계절
battle-seed = 난수 시드
battle-seed-any = 매번 새로
battle-seed-clear = 우연에 맡기기
battle-placed = 병력은 색칠된 시작 구역에, 서로 보이지 않는 곳에 배치됩니다.
battle-cannot-begin = 전투를 시작할 수 없습니다

## 직접 고르는 병력

title-force = 병력 고르기
force-of = { $side }, { $map }
force-keys = 클릭하거나 →를 누르면 하나 늘고 ←를 누르면 하나 줄어듭니다. +와 −, 그 위에서 휠도 됩니다. F3은 부대을 더 알려 줍니다.
force-done = 완료
force-needs = 필요: { $unit }.
force-look-up = { $unit }: 백과사전에서 보기
force-fewer = { $unit }: 하나 줄이기
force-none-of-it = 하나도 없습니다.
force-more = { $unit }: 하나 늘리기
force-too-dear = 값은 { $price }, 남은 것은 { $left }입니다.
force-fill = 채우기
force-fill-about = 남은 예산을 추첨으로 쓰고, 중요한 것이 빠지지 않게 합니다.
force-clear = 비우기
force-kept = 이름 붙인 병력
force-spent = { $budget } 중 { $spent }
force-left = { $left } 남음
force-chosen = { $count ->
    [0] 고른 부대 없음
   *[other] 고른 부대 { $count }
}
force-missing = 빠진 것
force-wrong-empty = 아직 고른 부대이 없습니다.
force-wrong-over-budget = 값은 { $cost }인데 { $budget }까지 쓸 수 있습니다.
force-wrong-no-room = 시작 구역에는 부대 { $units } 가운데 { $room }만 들어갑니다.
force-wrong-no-operator = { $name }: 조종할 사람이 없습니다. 드론 조종사가 필요합니다.
force-wrong-unknown-unit = 이 게임에는 “{ $name }” 부대이 없습니다.
force-lacks-engineer = 공병이 없어 승리 지점을 차지할 수 없습니다.
force-lacks-tractor = 트럭 없는 포가 { $count }문이라 자리를 떠날 수 없습니다.
force-lacks-general = 장군이 없어 병사들을 다잡고 두 번 쏘게 할 사람이 없습니다.
force-lacks-supplier = 보급 트럭이 없어 탄약과 연료가 떨어질 것입니다.
force-lacks-drone = 드론 없는 조종수는 할 일이 별로 없습니다.
title-named-forces = 이름 붙인 병력
named-forces-name = 이 병력의 이름
named-forces-keep = 보관
named-forces-list = 보관한 병력: 클릭하면 불러옵니다
named-forces-none = 아직 보관한 병력가 없습니다.
named-forces-delete = “{ $name }” 지우기
named-forces-full = 더 보관할 수 없습니다. 먼저 하나를 지우십시오.
named-forces-not-written = 병력를 저장하지 못했습니다
named-forces-not-read = 읽지 못한 병력가 있습니다
named-forces-not-read-text = 다음은 빠집니다:
ask-delete-force = 이 병력를 지울까요?
ask-delete-force-text = “{ $name }” 병력가 영영 사라집니다.
ask-delete-force-yes = 지우기
ask-replace-force = 이 병력를 바꿀까요?
ask-replace-force-text = “{ $name }” 병력가 이미 있습니다. 그 내용은 사라집니다.
ask-replace-force-yes = 바꾸기
forces-no-table = [forces."내 병력"] 같은 테이블이 있어야 합니다
forces-too-many = 병력는 { $most }개까지만 읽습니다
forces-bad-name = 병력 이름은 1자에서 { $most }자까지입니다
forces-no-units = tank = 2처럼 부대 종류와 1에서 { $most }까지의 수가 있어야 합니다
forces-put-aside = 파일은 { $name } 이름으로 보관되고, 병력는 처음부터 시작합니다

## 임무

mission-begin = 임무 시작
mission-won = { $round }라운드에 승리
mission-best = 최고 기록: { $round }라운드에 승리
mission-rounds = 최대 { $count }라운드
mission-progress = 임무 { $count }개 중 { $won }개 승리
mission-next = 다음
mission-difficulty = { $difficulty ->
    [easy] 쉬움
    [hard] 어려움
   *[medium] 보통
}
mission-briefing = 작전 설명
mission-play = { $side } 편으로 하기

## 저장과 리플레이

shelf-load-empty = 이어서 할 전투가 없습니다.
shelf-replays-empty = 아직 기록이 없습니다. 모든 전투는 저절로 기록됩니다.
shelf-load-open = 이어하기
shelf-replays-open = 보기
shelf-delete = 삭제
shelf-cannot = 이 파일은 열 수 없습니다
shelf-not-deleted = 삭제하지 못했습니다
shelf-game = 게임
shelf-round = 진행
shelf-turn = 차례
shelf-when = 마지막 플레이
shelf-battle = 전투
shelf-outcome = 결과
shelf-unfinished = 끝나지 않음
shelf-player = { $side }: { $who }
shelf-computer = 컴퓨터
shelf-today = 오늘 { $time }
shelf-yesterday = 어제 { $time }
shelf-date = { $year }. { $month }. { $day }. { $time }
ask-delete = 이 전투를 삭제할까요?
ask-delete-text = { $name }, { $when }: 되돌릴 수 없습니다.
ask-delete-yes = 삭제
save-name = 저장 이름
save-save = 저장
save-replace = 덮어쓰기
save-no-name = 이름을 입력하세요.
save-saves = 저장된 전투
save-none = 아직 없습니다.
save-nothing = 기록되지 않는 전투라서 저장할 수 없습니다.
save-over = 전투가 끝났습니다. 리플레이는 남아 있습니다.
save-not-saved = 전투를 저장하지 못했습니다
save-done = 저장했습니다: { $name }
ask-replace = 이 저장을 덮어쓸까요?
ask-replace-text = “{ $name }” 저장이 이미 있습니다. 그 내용은 사라집니다.
ask-replace-yes = 덮어쓰기
