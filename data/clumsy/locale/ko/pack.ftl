# 팩에 들어 있는 모든 것의 이름과 설명. 수치는 데이터이고 바뀔 수 있으므로 쓰지 않는다.

pack-title = 덜렁이 장군

## Units

unit-infantry = 보병
unit-infantry-about = 무엇이든 맡길 수 있는 소총수로, 드론도 격추한다.
unit-scout = 정찰병
unit-scout-about = 멀리 보고 빠르게 움직이지만 무장이 빈약하다.
unit-sniper = 저격수
unit-sniper-about = 움직이지 않았을 때 멀리서 병력을 쓰러뜨린다.
unit-observer = 관측병
unit-observer-about = 도보 병력 가운데 가장 멀리 보며 잘 들키지 않는다.
unit-medic = 의무병
unit-medic-about = 곁에 있는 도보 병력을 치료하지만 자신은 치료하지 못한다.
unit-engineer = 공병
unit-engineer-about = 건설하고 수리하며 지뢰를 매설하고 제거하고, 승리 지점을 점령할 수 있는 유일한 병과이다.
unit-rocket_launcher = 로켓 사수
unit-rocket_launcher-about = 움직이지 않았을 때 기갑과 항공기를 파괴한다.
unit-mortar = 박격포반
unit-mortar-about = 중거리에서 장애물 너머로 포탄을 떨어뜨린다.
unit-drone_operator = 드론 조종사
unit-drone_operator-about = 드론을 조종하고 곁에서 충전한다. 조종사가 없으면 드론은 추락한다.
unit-jammer = 전파 방해병
unit-jammer-about = 가까이 오는 적 드론을 모두 떨어뜨린다.
unit-general = 장군
unit-general-about = 주변 병력을 안심시키고 두 번 사격하게 한다. 잃어서는 안 된다.
unit-truck = 수송 트럭
unit-truck-about = 도보 병력을 태우고 포를 견인한다.
unit-supply_truck = 보급 트럭
unit-supply_truck-about = 탄약과 연료를 채워 주고 이웃 부대를 두 번 사격하게 한다.
unit-tank = 전차
unit-tank-about = 빠른 기갑으로, 포탄이 땅을 파헤치고 숲에 불을 낸다.
unit-heavy_tank = 중전차
unit-heavy_tank-about = 느리고 두꺼운 기갑으로, 매 턴 주포와 로켓을 모두 쏜다.
unit-cannon = 곡사포
unit-cannon-about = 트럭이 견인해 주면 먼 후방에서 넓은 지역을 포격한다.
unit-anti_air_battery = 방공 포대
unit-anti_air_battery-about = 미사일과 대공포로 하늘을 지키지만 지상의 적에게는 무력하다.
unit-attack_helicopter = 공격 헬기
unit-attack_helicopter-about = 어떤 지형 위에서든 한 턴에 두 번 공격하는 대신 연료를 많이 쓴다.
unit-transport_helicopter = 수송 헬기
unit-transport_helicopter-about = 도보 병력을 태우고 무엇이든 넘어가지만 착륙해야만 태울 수 있다.
unit-surveillance_drone = 감시 드론
unit-surveillance_drone-about = 멀리 보고 조종사의 신호를 다른 드론에 중계한다.
unit-bomber_drone = 폭격 드론
unit-bomber_drone-about = 아래에 있는 것에 폭탄을 몇 발 떨어뜨린다.
unit-kamikaze_drone = 자폭 드론
unit-kamikaze_drone-about = 표적에 뛰어들어 함께 사라진다.

## Weapons

weapon-rifle = 소총
weapon-rifle-about = 병력에는 좋고 기갑에는 거의 쓸모없다.
weapon-carbine = 카빈총
weapon-carbine-about = 자기 방어용 가벼운 무기.
weapon-sniper_rifle = 저격 소총
weapon-sniper_rifle-about = 사수가 움직이지 않으면 먼 거리의 병력에 치명적이다.
weapon-pistol = 권총
weapon-pistol-about = 가까운 거리에서 쓰는 마지막 수단.
weapon-sidearm = 제식 권총
weapon-sidearm-about = 장군이 첫 발을 쏘는 권총.
weapon-assault_rifle = 돌격 소총
weapon-assault_rifle-about = 가까운 거리의 자동 사격.
weapon-rocket = 대전차 로켓
weapon-rocket-about = 장갑을 뚫고 항공기와 드론에도 닿는다.
weapon-mortar_shell = 박격포탄
weapon-mortar_shell-about = 엄폐물과 장애물 뒤로 가파르게 떨어진다.
weapon-tank_gun = 전차포
weapon-tank_gun-about = 차량에 가장 강한 직사 포탄.
weapon-heavy_gun = 중전차 주포
weapon-heavy_gun-about = 무엇도 남기지 않는 직사 포탄.
weapon-cannon_shell = 곡사포탄
weapon-cannon_shell-about = 아군을 포함해 표적 주변을 휩쓴다.
weapon-missile = 대공 미사일
weapon-missile-about = 먼 거리의 헬기를 맞힌다.
weapon-flak = 대공포
weapon-flak-about = 헬기와 드론에 빠르게 쏜다.
weapon-helicopter_rockets = 헬기 로켓
weapon-helicopter_rockets-about = 차량, 항공기, 진지에 퍼붓는 강한 일제 사격.
weapon-helicopter_gun = 헬기 기관포
weapon-helicopter_gun-about = 탄약이 넉넉한 속사 기관포.
weapon-bomb = 폭탄
weapon-bomb-about = 드론 바로 아래나 옆의 지상에 떨어뜨린다.
weapon-charge = 폭약
weapon-charge-about = 싣고 있는 드론과 함께 폭발한다.

## Terrain

terrain-meadow = 초원
terrain-meadow-about = 트인 땅으로, 포탄이 구덩이를 판다.
terrain-road = 도로
terrain-road-about = 가장 빠르고 연료를 가장 적게 쓰는 길.
terrain-forest = 숲
terrain-forest-about = 막아 주고 숨겨 주며 사격을 가로막는 대신 모두를 늦추고 불에 탄다.
terrain-hill = 언덕
terrain-hill-about = 막아 주고 숨겨 주며 사격을 가로막는 대신 모두를 늦춘다.
terrain-marsh = 늪
terrain-marsh-about = 엄폐물도 없이 힘든 길.
terrain-water = 물
terrain-water-about = 다리로만 건널 수 있다.
terrain-ruin = 폐허 마을
terrain-ruin-about = 도보 병력의 은신처로 차량은 들어가지 못하며, 둘이 이어지면 사격을 막는다.
terrain-crater = 포탄 구덩이
terrain-crater-about = 포탄이 파헤친 땅.
terrain-burnt = 불탄 땅
terrain-burnt-about = 불이 지나간 자리로, 봄이 오면 다시 숲이 된다.

## Structures

structure-hospital = 야전 병원
structure-hospital-about = 곁에 있는 도보 병력을 치료한다.
structure-workshop = 정비소
structure-workshop-about = 곁에 있는 차량을 수리한다.
structure-depot = 보급소
structure-depot-about = 곁에 있는 부대의 탄약과 연료를 채워 준다.
structure-watchtower = 감시탑
structure-watchtower-about = 밤에도 어떤 부대보다 멀리 보며 드론의 통신 거리를 넓힌다.
structure-heliport = 헬기장
structure-heliport-about = 자기 편 헬기가 착륙해 보급받는 착륙장.
structure-trench = 참호
structure-trench-about = 도보 병력을 위해 빨리 파는 엄폐호.
structure-bunker = 벙커
structure-bunker-about = 도보 병력에게 가장 좋은 엄폐물.
structure-dragons_teeth = 용치
structure-dragons_teeth-about = 차량을 막는 콘크리트 장애물.
structure-bridge = 다리
structure-bridge-about = 물 위의 길로, 무너지면 위에 있던 것도 함께 사라진다.

## Seasons, hours, weather

season-spring = 봄
season-spring-about = 불탄 땅이 다시 숲이 된다.
season-summer = 여름
season-summer-about = 숲에 저절로 불이 날 수 있다.
season-autumn = 가을
season-autumn-about = 비가 시야를 줄이고 불이 번지는 것을 막는다.
season-winter = 겨울
season-winter-about = 눈이 시야를 줄인다.
hour-dawn = 새벽
hour-dawn-about = 부대의 시야가 조금 줄어든다.
hour-day = 낮
hour-day-about = 부대가 볼 수 있는 만큼 멀리 본다.
hour-dusk = 해 질 녘
hour-dusk-about = 부대의 시야가 조금 줄어든다.
hour-night = 밤
hour-night-about = 부대의 시야가 많이 줄어들지만 건물과 드론은 영향을 받지 않는다.
weather-clear = 맑음
weather-clear-about = 시야를 가리는 것이 없다.
weather-rain = 비
weather-rain-about = 부대의 시야가 줄고 불이 번지지 않는다.
weather-snow = 눈
weather-snow-about = 부대의 시야가 줄어든다.

## How the computer plays

personality-general_staff = 참모 장교
personality-hothead = 다혈질
personality-old_fox = 늙은 여우
