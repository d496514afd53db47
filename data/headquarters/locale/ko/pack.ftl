pack-title = 사령부

unit-infantry = 보병
unit-tank = 전차
unit-artillery = 포병
unit-headquarters = 사령부
unit-heavy_tank = 중전차
unit-commando = 특공대
unit-howitzer = 곡사포
unit-scout = 정찰병

terrain-plain = 평지
terrain-forest = 숲
terrain-hill = 언덕
terrain-city = 도시
terrain-river = 강
terrain-bridge = 다리
terrain-beach = 해변
terrain-dune = 모래 언덕
terrain-sea = 바다

offer-heavy_tank = 중전차
offer-commando = 특공대
offer-howitzer = 곡사포
offer-scout = 정찰병
offer-repair_kit = 수리 도구
offer-fortifications = 방어 공사
offer-air_strike = 공습
offer-fund_raising = 모금

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
