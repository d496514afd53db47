# 지도의 제목과, 고르기 전에 알아 둘 것.

map-crossroads = 네거리
map-crossroads-about = 네 갈래 길이 작은 장터 마을에서 만나고, 마을 양쪽에는 언덕이 하나씩 있습니다. 오른쪽은 숲이 접근로를 가려 주지만, 왼쪽 개울은 다리나 습지로만 건널 수 있습니다.
map-river = 강굽이
map-river-about = 강이 두 군대를 갈라놓고, 바깥쪽 다리들과 섬마을로만 건널 수 있습니다. 섬을 차지하면 양쪽 기슭이 보이지만, 바깥쪽 다리를 잊으면 측면을 찔립니다.
map-highlands = 고원
map-highlands-about = 폐허가 된 성이 있는 숲 능선이 땅을 가로지르고, 윗길은 곧장 성으로 올라갑니다. 능선 끝의 마을을 지나 돌아가는 아랫길은 더 멀지만 전차에 알맞습니다.

map-style-open = 트인 들판
map-style-river = 강
map-style-highlands = 고지
map-style-towns = 마을
map-style-lakes = 호수
