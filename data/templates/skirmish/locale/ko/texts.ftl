unit-grenadier = 척탄병
unit-grenadier-about = 키가 크고 쉽게 쓰러지지 않으며 무거운 머스킷을 듭니다.
weapon-heavy_musket = 중머스킷
weapon-heavy_musket-about = 소총만큼 멀리 나가지는 않습니다.
mission-ford = 여울
mission-ford-about = 두 정찰대가 덤불 사이 여울에서 마주칩니다.
mission-ford-briefing = 먼저 담 뒤에 선 쪽이 유리합니다.
