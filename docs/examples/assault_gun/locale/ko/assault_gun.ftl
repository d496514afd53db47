unit-assault_gun = 돌격포
unit-assault_gun-about = 앞이 두껍고 짧은 거리용 중포를 달았지만 포탑이 없다.
weapon-assault_cannon = 돌격포탄
weapon-assault_cannon-about = 강하지만 멀리 나가지 않는다.
