pack-title = 사령부

class-headquarters = 사령부

unit-infantry = 보병
unit-infantry-about = 모든 진영의 뼈대입니다. 값이 싸고, 나머지를 먹여 살릴 도시를 점령합니다.
unit-tank = 전차
unit-tank-about = 트인 땅에서 빠르고 잘 다치지 않습니다. 숲에서는 느려지고, 다리가 없으면 강을 건너지 못합니다.
unit-artillery = 포병
unit-artillery-about = 다른 부대 뒤에서 공격하므로 반격받지 않습니다. 혼자 남으면 첫 공격에도 무너집니다.
unit-headquarters = 사령부
unit-headquarters-about = 진영의 심장입니다. 부대를 모집하고 도시처럼 금을 벌며, 무너져서는 안 됩니다.
unit-heavy_tank = 중전차
unit-heavy_tank-about = 전차가 뚫지 못하는 것을 뚫습니다. 상점에서만 팔며 값이 비쌉니다.
unit-commando = 특공대
unit-commando-about = 더 멀리 가고 더 세게 치는 보병입니다. 도시도 똑같이 점령합니다.
unit-howitzer = 곡사포
unit-howitzer-about = 팔이 더 긴 포병입니다. 아무도 예상하지 못한 곳에서 사령부를 때립니다.
unit-scout = 정찰병
unit-scout-about = 가볍고 빠릅니다. 다친 부대와 대포에 누구보다 먼저 닿지만, 점령은 하지 못합니다.

terrain-plain = 평지
terrain-plain-about = 트인 땅입니다. 누구나 지나가지만 지켜 주는 것이 없습니다.
terrain-forest = 숲
terrain-forest-about = 특히 전차가 느려지지만 몸을 숨기기 좋습니다.
terrain-hill = 언덕
terrain-hill-about = 오르는 데 시간이 걸리지만, 차지하면 쉽게 밀려나지 않습니다.
terrain-city = 도시
terrain-city-about = 진영에 금을 주고 부대를 회복시킵니다. 싸움은 도시를 두고 벌어집니다.
terrain-river = 강
terrain-river-about = 보병과 대포는 걸어서 건너지만, 느리고 몸을 숨길 곳이 없습니다.
terrain-bridge = 다리
terrain-bridge-about = 궤도 차량이 강을 건너는 유일한 길입니다.
terrain-beach = 해변
terrain-beach-about = 훤히 드러난 무른 모래밭입니다. 오래 머물 곳이 아닙니다.
terrain-dune = 모래 언덕
terrain-dune-about = 건너기 힘들지만 몸을 숙일 곳이 있습니다.
terrain-sea = 바다
terrain-sea-about = 땅 위의 모두에게는 지도의 끝입니다.

offer-heavy_tank = 중전차
offer-heavy_tank-about = 가장 강한 전차입니다.
offer-commando = 특공대
offer-commando-about = 도시를 점령하는 정예 부대입니다.
offer-howitzer = 곡사포
offer-howitzer-about = 어느 대포보다 멀리 닿는 대포입니다.
offer-scout = 정찰병
offer-scout-about = 가장 빠른 부대입니다.
offer-repair_kit = 수리 도구
offer-repair_kit-about = 어디에 있든 모두에게 한꺼번에 부품과 붕대를 나누어 줍니다.
offer-fortifications = 방어 공사
offer-fortifications-about = 사령부 둘레에 콘크리트와 모래주머니를 쌓습니다.
offer-air_strike = 공습
offer-air_strike-about = 비행기가 와서 싣고 온 것을 떨어뜨리고 사라집니다.
offer-fund_raising = 모금
offer-fund_raising-about = 시민들이 더 많이 냅니다. 일찍 살수록 이득입니다.

side-blue = 청군
side-red = 홍군
side-green = 녹군
side-yellow = 황군

map-classic = 고전 판
map-delta = 삼각주
map-four_corners = 네 귀퉁이

map-classic-about = 두 진영, 도시 넷, 넓은 다리 하나.
map-delta-about = 세 진영이 서로 같은 거리에 있습니다.
map-four_corners-about = 호수를 둘러싼 네 진영, 귀퉁이마다 조건이 같습니다.

personality-steady = 신중한 지휘관
personality-raider = 습격대장
personality-banker = 은행가
