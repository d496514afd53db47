# 명령줄이 부탁받은 일을 할 수 없을 때 하는 말.

cli-no-map = "{ $name }" 지도는 없습니다. 있는 지도: { $choices }
cli-no-side = "{ $name }" 진영은 없습니다. 있는 진영: { $choices }
cli-no-mission = "{ $name }" 임무가 없습니다. 있는 임무: { $choices }
cli-map-or-mission = --map과 --mission 중 하나만 고르십시오
cli-mission-side = 이 임무에서 { $name } 진영은 컴퓨터만 맡습니다. 고를 수 있는 진영: { $choices }
cli-mission = { $name }: { $title } ({ $sides }; { $width }x{ $height }; { $rounds }라운드)
    { "  " }{ $about }
cli-no-tier = "{ $name }" 화질은 없습니다. 있는 화질: { $choices }
cli-no-language = "{ $name }" 언어는 없습니다. 있는 언어: { $choices }
cli-size = "{ $name }"은(는) 크기가 아닙니다. 너비x높이 꼴이어야 하며 각각 { $least }에서 { $most }까지입니다
cli-one-way-to-play = --side, --hot-seat, --watch-ai 가운데 하나만 고르세요
cli-offscreen-needs-script = --offscreen은 창을 열지 않습니다. 할 일을 --script 파일로 알려 주세요
cli-record-exists = { $name } 파일이 이미 있습니다. 기록할 다른 이름을 고르세요
cli-load-alone = --load는 저장된 전투를 이어 갑니다. 지도와 임무, 시드, 모드는 파일 안에 있습니다

## `--help`

cli-help-clumsy = 제너럴 클럼지: 턴제 전술 게임. 게임을 하고, 리플레이를 보고, 시나리오를 검사합니다.
cli-help-version = 버전을 출력합니다.
cli-help-help = 이 도움말을 보여 줍니다.
cli-help-scenario = 규칙을 증명하는 작은 전투.
cli-help-scenario-check = 시나리오를 실행하고 비교합니다. 종료 코드 0: 모두 맞음, 1: 일부 틀림, 2: 쓸 수 없는 파일.
cli-help-scenario-paths = 시나리오 파일 또는 그 폴더.
cli-help-scenario-trace = 명령과 사건을 하나씩 JSON 한 줄로 출력합니다.
cli-help-scenario-record = 시나리오 하나의 리플레이를 이 파일에 씁니다.
cli-help-replay = 기록된 전투.
cli-help-replay-verify = 리플레이의 명령을 다시 내려 비교합니다. 종료 코드 0: 같음, 1: 다름, 2: 손상되었거나 쓸 수 없는 파일.
cli-help-replay-bisect = 같은 게임의 두 리플레이가 어느 명령에서 갈라지는지 찾습니다. 종료 코드 0: 같음, 1: 갈라짐, 2: 손상되었거나 쓸 수 없는 파일.
cli-help-replay-other = 다른 리플레이.
cli-help-replay-info = 리플레이의 내용을 알려 줍니다. 종료 코드 2: 손상되었거나 쓸 수 없는 파일.
cli-help-replay-file = 리플레이.
cli-help-play = 전투를 합니다.
cli-help-watch = 리플레이를 봅니다.
cli-help-map = 지도 이름.
cli-help-side = 직접 맡을 편. 다른 편은 컴퓨터가 맡습니다.
cli-help-hot-seat = 한 화면에서 두 사람이 합니다.
cli-help-watch-ai = 컴퓨터가 양편을 모두 맡습니다.
cli-help-seed = 시드가 같으면 전투도 같습니다.
cli-help-mission = 지도 대신 임무를 합니다.
cli-help-mod = 함께 쓸 모드의 이름 또는 폴더. 여러 번 지정할 수 있습니다.
cli-help-mission-group = 임무: 저마다 목표가 있는 전투.
cli-help-mission-list = 어떤 임무가 있는지 알려 줍니다.
cli-help-record = 리플레이를 내 리플레이 폴더 대신 여기에 씁니다.
cli-help-load = 저장된 전투를 이어 합니다. 파일 또는 저장 이름을 적습니다.
cli-help-autosaves = 끝나지 않은 전투를 몇 개까지 보관할지 정합니다. 오래된 것부터 지워집니다(20).
cli-help-offscreen = 화면 없이 그립니다. --script가 필요합니다.
cli-help-size = 그림의 크기, 가로x세로.
cli-help-script = 이 파일대로 게임을 진행합니다(docs/script-format.md).
cli-help-tier = 화질: auto, low, medium, high.
cli-help-language = en, fr, es, ko, ru. 기본값은 시스템 언어입니다.
cli-help-bench = 게임이 약속한 속도를 잽니다. 종료 코드 0: 모두 지켜짐, 1: 약속이 깨짐.
cli-help-bench-quick = 작동하는지 보려고 한 번만 잽니다. 수치는 대략적입니다.
cli-help-bench-json = 표 대신 JSON을 출력합니다.
