unit-assault_gun = 돌격포
unit-assault_gun-about = 느리지만 가까운 거리에서 강한 중포를 갖추었습니다.
weapon-assault_cannon = 돌격 대포
weapon-assault_cannon-about = 강하게 때리지만 사거리는 짧습니다.
