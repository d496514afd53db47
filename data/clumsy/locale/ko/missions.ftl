# 임무: 제목, 고를 때 읽는 한 문장, 시작할 때 듣는 말, 목표.

mission-long_road = 머나먼 길
mission-long_road-about = 매복이 기다리는 골짜기를 지나는 수송대. 트럭 세 대 중 두 대가 요새에 닿아야 합니다.
mission-long_road-briefing-blue = 골짜기 너머 요새에는 붕대가 떨어졌고 포탄은 하루치뿐입니다. 트럭 세 대가 14라운드 끝까지 그곳에 가야 하며, 두 대면 됩니다. 곧은 길은 지나치게 조용한 다리로 개울을 건너고, 남쪽 길은 더 멀고 숲을 지납니다. 트럭은 한 차례에 누구보다 멀리 달리니, 혼자 도착하지 않게 하십시오.
mission-long_road-goal-lorries = 트럭 세 대 중 두 대를 동쪽 요새로 보내기
mission-long_road-goal-stop = 14라운드 끝까지 수송대가 요새에 닿지 못하게 막기

mission-last_bridge = 마지막 다리
mission-last_bridge-about = 해 질 녘, 마을 하나와 다리 둘. 뒤에서 군대가 빠져나가는 동안 아홉 라운드를 버팁니다.
mission-last_bridge-briefing-blue = 군대가 마을을 지나 물러나고 있고, 당신이 후위입니다. 9라운드가 끝날 때까지 버티십시오. 두 다리에는 장애물이 있고 그 앞에는 지뢰가 있습니다. 밤에는 아무도 멀리 보지 못하며, 경계 중인 쪽이 먼저 쏩니다. 적 부대 여섯이 한꺼번에 마을에 서면 길은 그들 것이 됩니다.
mission-last_bridge-briefing-red = 적이 달아나고 있습니다. 강 뒤에는 마을이 하나 있고, 그 마을을 지나는 길이 적의 유일한 길입니다. 9라운드가 끝나기 전에 부대 여섯을 한꺼번에 마을에 세우십시오. 다리의 장애물은 부술 때까지 전차를 막지만 도보 병력은 넘어갑니다.
mission-last_bridge-goal-hold = 9라운드가 끝날 때까지 버티기
mission-last_bridge-goal-village = 마을에 부대 여섯을 한꺼번에 두기

mission-generals_breakfast = 장군의 아침 식사
mission-generals_breakfast-about = 새벽, 언덕 위 저택을 습격합니다. 한 사람이 커피를 다 마시기 전에.
mission-generals_breakfast-briefing-blue = 적 장군은 언덕길이 끝나는 저택에 본부를 두었고 한낮까지는 나오지 않습니다. 14라운드가 끝나기 전에 처치하십시오. 나머지 수비대는 중요하지 않습니다. 벙커가 길을 지키고 길에는 지뢰가 있습니다. 서쪽 숲은 저택 가까이까지 이어지지만 언덕에는 저격수가 있습니다.
mission-generals_breakfast-goal-general = 적 장군 처치
mission-generals_breakfast-goal-hold = 14라운드 끝까지 저택 지키기
mission-generals_breakfast-goal-live = 장군이 살아 있어야 함

mission-breakout = 포위 돌파
mission-breakout-about = 포위망이 닫혔습니다. 부대 다섯이 마을을 나와 강 건너 서쪽으로 가야 합니다.
mission-breakout-briefing-blue = 우리는 포위되었고 아무도 오지 않습니다. 누구든 다섯 부대가 13라운드 끝까지 서쪽 가장자리에 서야 합니다. 길은 곧장 적이 지키는 다리로 이어지고, 북쪽 길은 더 멀지만 다른 다리가 있으며, 남쪽에서는 강이 습지로 끝납니다. 전차에는 연료가 얼마 없고, 뒤쫓는 적은 느리지만 멈추지 않습니다.
mission-breakout-goal-west = 부대 다섯을 서쪽 가장자리로 보내기
mission-breakout-goal-ring = 13라운드 끝까지 포위망 지키기

mission-blind_them = 적의 눈을 멀게 하라
mission-blind_them-about = 능선의 감시탑 셋이 움직이는 모든 것을 봅니다. 군대가 나아가기 전에 무너뜨리십시오.
mission-blind_them-briefing-blue = 적은 세 탑에서 밤낮으로 열두 칸을 내다보고, 적의 포는 무엇이든 알고 있습니다. 16라운드가 끝나기 전에 셋 모두 무너져야 합니다. 다리 둘이 개울을 건넙니다. 누군가 표적을 봐 주면 대포와 박격포는 언덕 너머로 쏘며, 탑은 맞는 대로 모두 피해를 입습니다.
mission-blind_them-goal-towers = 감시탑 셋을 모두 파괴
mission-blind_them-goal-hold = 16라운드 끝까지 탑 하나라도 지키기

mission-field_hospital = 야전 병원
mission-field_hospital-about = 의무병 셋, 소총 몇 자루, 네거리 하나. 구원군은 10라운드가 지나야 옵니다.
mission-field_hospital-briefing-blue = 병원은 길이 만나는 곳에 있고 옮길 수 없습니다. 구원군은 10라운드가 지나면 옵니다. 그때까지 의무병 셋 중 둘이 살아 있어야 합니다. 적은 북쪽 길로, 그리고 양쪽 숲에서 나옵니다. 의무병이 용감할 필요는 없습니다. 벽 뒤에 두고 제 일을 하게 하십시오.
mission-field_hospital-briefing-red = 적의 부상병은 이틀이면 전선으로 돌아옵니다. 끝내십시오. 10라운드가 끝나기 전에 네거리의 의무병 셋 중 둘을 처치하십시오. 우리는 수가 더 많고 세 방향에서 옵니다. 하나씩 격파당하지 마십시오.
mission-field_hospital-goal-doctors = 10라운드 끝까지 의무병 셋 중 둘을 살리기
mission-field_hospital-goal-raid = 의무병 셋 중 둘을 처치

mission-harvest = 추수
mission-harvest-about = 농장 넷과 한 번의 겨울. 셋을 차지한 쪽이 먹습니다.
mission-harvest-briefing-blue = 굶주린 겨울을 피하려면 농장 넷이 있습니다. 공병만이 농장을 차지할 수 있습니다. 네 칸 안에 적이 없는 채로 두 차례를 머물러야 하고, 적이 다가오면 바로 잃습니다. 18라운드가 끝나기 전에 셋을 한꺼번에 확보하십시오. 가장 가까운 곳은 비어 있지만, 나머지는 개울을 건너 누군가를 몰아내야 합니다.
mission-harvest-briefing-red = 곡식을 가지러 오라고 하십시오. 18라운드 끝까지 적이 농장 넷 중 셋을 한꺼번에 갖지 못하면 겨울이 우리 편을 듭니다. 우리가 셋을 가지면 더 일찍 끝납니다. 초소는 엉성하지만, 농장에서 네 칸 안에 들어가기만 해도 적의 손에서 벗어납니다.
mission-harvest-goal-farms = 농장 넷 중 셋을 한꺼번에 확보
mission-harvest-goal-winter = 18라운드가 끝날 때까지 버티기

mission-iron_ridge = 철의 능선
mission-iron_ridge-about = 벙커와 참호와 지뢰가 윗길을 가로막습니다. 마지막 한 명까지 몰아내야 합니다.
mission-iron_ridge-briefing-blue = 능선에서 총 한 자루라도 쏘는 한 아무도 지나가지 못합니다. 20라운드가 끝나기 전에 위에 있는 모두를 격파하십시오. 벙커는 맞는 것의 절반 넘게 막아 내지만 등 뒤는 지키지 않습니다. 능선을 돌아가는 길은 멀지만 바로 그곳으로 이어집니다. 길이 비어 보이면 공병을 먼저 보내십시오.
mission-iron_ridge-goal-all = 적 부대를 모두 격파
mission-iron_ridge-goal-hold = 20라운드 끝까지 능선 지키기

mission-two_ways = 두 갈래 길
mission-two_ways-about = 공세가 준비되고 있습니다. 포탄을 태우거나 계획한 자를 처치하면 됩니다. 하나면 충분합니다.
mission-two_ways-briefing-blue = 당신이 더 빠르지 않으면 적은 사흘 뒤 공격합니다. 남쪽 두 번째 다리 너머에는 포탄을 쌓아 둔 보급소가 있고, 북쪽 언덕으로 오르는 길에는 모든 것을 계획한 원수가 있습니다. 14라운드가 끝나기 전에 하나를 파괴하거나 다른 하나를 처치하십시오. 둘 다 할 힘은 없고, 적은 어느 쪽인지 모릅니다. 끝까지 모르게 하십시오.
mission-two_ways-goal-dump = 남쪽 보급소 파괴
mission-two_ways-goal-marshal = 북쪽의 적 장군 처치
mission-two_ways-goal-hold = 14라운드 끝까지 둘 다 지키기

mission-night_landing = 야간 상륙
mission-night_landing-about = 바다에서 온 습격대. 내륙의 보급소를 태우고 다른 해변으로 빠져나갑니다.
mission-night_landing-briefing-blue = 배는 당신을 북쪽에 내려놓고 남쪽 만에서 기다립니다. 그 사이 한 시간 거리 내륙에 온 해안을 먹이는 보급소가 있습니다. 그것을 태우고, 14라운드 끝까지 부대 넷이 만에 모이게 하십시오. 순서는 마음대로입니다. 탑은 밤에도 낮처럼 봅니다. 길에는 지뢰가 있습니다.
mission-night_landing-goal-depot = 보급소 파괴
mission-night_landing-goal-boats = 남쪽 만에 부대 넷을 한꺼번에 두기
mission-night_landing-goal-hold = 14라운드 끝까지 해안 지키기

mission-left_behind = 남겨진 이들
mission-left_behind-about = 항공병 셋이 전선 훨씬 뒤 숲에 숨어 있습니다. 헬리콥터로 그중 둘을 데려와야 합니다.
mission-left_behind-briefing-blue = 그들의 기체는 다리 하나 없는 강 건너 북동쪽 숲에 떨어졌고, 셋 모두 살아 있습니다. 10라운드 끝까지 둘을 우리 진지에 내려놓으십시오. 아직 타고 있는 사람은 도착한 것이 아닙니다. 언덕 위 방공 포대가 곧은 길을 지배합니다. 그것을 돌아가면 연료는 한 번 다녀오고 조금 남을 뿐이며, 연료가 떨어진 기체는 추락합니다. 숲에는 착륙할 수 없고 순찰대가 숲을 뒤지고 있으니 오래 기다리게 하지 마십시오.
mission-left_behind-goal-airmen = 항공병 셋 중 둘을 우리 진지로 데려오기
mission-left_behind-goal-hold = 10라운드 끝까지 항공병의 귀환 막기

mission-wasps = 말벌 떼
mission-wasps-about = 골짜기 하나, 침묵하는 곡사포 셋, 드론으로 가득한 하늘. 12라운드 뒤에 곡사포 둘이 남아야 합니다.
mission-wasps-briefing-blue = 포탄은 12라운드가 끝나고 교대 부대와 함께 옵니다. 그때까지 곡사포 셋 중 둘이 살아남아야 하는데, 서로 너무 멀어 모두 지킬 수는 없습니다. 드론이 먼저 오고 그 뒤에 전차와 보병이 옵니다. 전파 방해병은 여섯 칸 안을 나는 것을 스스로 떨어뜨리지만, 방공 포대와 소총병은 경계 중일 때만 쏩니다. 전파 방해병과 포대는 아직 후방에 있고 트럭이 한 대 있습니다. 그리고 드론마다 조종사가 있으며, 그는 날지 않습니다.
mission-wasps-goal-guns = 12라운드 끝까지 곡사포 셋 중 둘이 버티기
mission-wasps-goal-kill = 곡사포 셋 중 둘 파괴
