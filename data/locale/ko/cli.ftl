# 명령줄이 부탁받은 일을 할 수 없을 때 하는 말.

cli-no-map = "{ $name }" 지도는 없습니다. 있는 지도: { $choices }
cli-no-side = "{ $name }" 진영은 없습니다. 있는 진영: { $choices }
cli-no-mission = "{ $name }" 임무는 아직 없습니다
cli-no-tier = "{ $name }" 화질은 없습니다. 있는 화질: { $choices }
cli-no-language = "{ $name }" 언어는 없습니다. 있는 언어: { $choices }
cli-size = "{ $name }"은(는) 크기가 아닙니다. 너비x높이 꼴이어야 하며 각각 { $least }에서 { $most }까지입니다
cli-one-way-to-play = --side, --hot-seat, --watch-ai 가운데 하나만 고르세요
cli-offscreen-needs-script = --offscreen은 창을 열지 않습니다. 할 일을 --script 파일로 알려 주세요
cli-record-exists = { $name } 파일이 이미 있습니다. 기록할 다른 이름을 고르세요
