pack-title = 소규모 전투

unit-zouave = 주아브병
unit-zouave-about = 헐렁한 바지를 입은 경보병입니다. 한 발은 확실하지만 다음 장전이 오래 걸립니다. 먼저, 엄폐한 채로 쏘세요.
unit-prussian = 프로이센 보병
unit-prussian-about = 뒤로 장전해 엎드려서도 쏘고, 남들이 꽂을대를 쓰는 동안 한 발을 더 쏩니다. 다만 니들건은 멀리 나가지 않습니다.
unit-scout = 정찰병
unit-scout-about = 길이 없는 곳에서 길을 압니다. 종대에서는 험지에서도 모두를 나아가게 하고, 혼자서는 놓인 물건을 가져옵니다.
unit-sniper = 저격수
unit-sniper-about = 기다립니다. 남들은 장전도 하지 않는 거리에서도 가끔 맞히고, 조준하면 대개 맞힙니다.
unit-leader = 지휘관
unit-leader-about = 남들보다 오래 버티고, 멀리서는 쓸모없는 리볼버를 찹니다. 중요한 것은 꼭 필요할 때 행동한다는 점입니다.
unit-dragoon = 용기병
unit-dragoon-about = 남들이 재장전하기도 전에 산울타리와 울타리를 넘어 탁자를 가로지릅니다. 담은 넘지 못하고, 말은 숨을 곳이 없습니다.
unit-wagon = 수레
unit-wagon-about = 느리고 무기가 없으며 어느 문으로도 들어가지 못합니다. 도로에서는 이야기가 다릅니다.

weapon-muzzle_loader = 전장식 소총
weapon-muzzle_loader-about = 화약, 탄알, 꽂을대, 뇌관. 멀리 나가지만 장전에 행동을 거의 다 씁니다.
weapon-needle_gun = 니들건
weapon-needle_gun-about = 한 번의 동작으로 뒤로 장전합니다. 멀리 나가지는 않지만 늘 한 발이 들어 있습니다.
weapon-sniper_rifle = 저격 소총
weapon-sniper_rifle-about = 받쳐 놓은 긴 총열, 그리고 그 뒤의 좋은 눈.
weapon-revolver = 리볼버
weapon-revolver-about = 재장전 없이 잇따라 쏩니다. 다 쏘고 나면 그걸로 끝입니다.
weapon-carbine = 카빈
weapon-carbine-about = 안장과 덤불에 맞게 짧지만 장전은 똑같이 느립니다.

area-rough = 험지
area-rough-about = 덤불, 돌, 갈아 놓은 땅. 아무도 숨겨 주지 않고 모두를 느리게 합니다.
area-road = 도로
area-road-about = 다져진 흙길. 발맞춘 분대와 수레가 빠르게 갑니다.

obstacle-hedge = 산울타리
obstacle-hedge-about = 말이 뛰어넘을 만큼 낮습니다. 가끔 총알을 막아 줍니다.
obstacle-fence = 울타리
obstacle-fence-about = 말뚝에 걸친 가로대: 넘거나, 뛰어넘거나, 틈으로 돌아갑니다.
obstacle-wall = 담
obstacle-wall-about = 돌을 쌓은 담. 말에게는 너무 높습니다.

ground-building = 건물
ground-building-about = 창가에 선 병사는 엄폐를 받고, 안에 숨은 병사는 보이지 않습니다.

building-farm = 농가
building-barn = 헛간
building-inn = 여관
building-smithy = 대장간
building-mill = 방앗간
building-chapel = 예배당
building-church = 교회
building-stable = 마구간
building-bakery = 빵집
building-cottage = 오두막
building-dovecote = 비둘기장
building-forge = 단조 공방
building-granary = 곡물 창고
building-school = 학교
building-shed = 헛간 창고
building-sheepfold = 양 우리

object-flag = 깃발
object-flag-about = 연대의 군기. 한번 쥔 사람은 돌려주지 않습니다.
object-object = 목표물
object-object-about = 이 싸움의 까닭입니다.
object-loot = 전리품
object-loot-about = 누군가 두고 갔고, 누군가에게 쓸모 있는 것.

formation-none = 산개 분대
formation-none-about = 함께 다니며 지형이 허락하는 대로 서는 한 무리입니다.
formation-line = 횡대
formation-line-about = 나란히 서서 모두 한꺼번에 쏩니다. 일제 사격입니다.
formation-column = 행군 종대
formation-column-about = 앞뒤로 줄지어 빠르게 갑니다. 싸울 때는 좋지 않은 대형입니다.

ability-leader = 지휘관
ability-leader-about = 차례가 아니라 필요할 때 행동합니다.
ability-scout = 정찰병
ability-scout-about = 남들이 보지 못하는 길을 압니다.
ability-sniper = 저격수
ability-sniper-about = 남들은 쏘지도 않는 거리에서 맞힙니다.

side-blue = 청군
side-red = 홍군

mission-farm = 농장
mission-farm-about = 두 부대가 산울타리 사이에서 마주칩니다. 적병의 절반을 쓰러뜨려 적을 무너뜨리세요.
mission-farm-briefing = 농장을 둘러싸고 길을 따라 작은 마을이 생겼고, 서로를 모르던 두 종대가 새벽에 그곳에서 마주쳤습니다. 먼저 집에 들어간 쪽이 창가에서 들판의 병사들을 쏩니다. 산울타리는 아무도 숨겨 주지 않지만 가끔 총알을 막아 줍니다. 그 뒤에서는 기병들이 누군가 빗맞히기를 기다립니다.
mission-colours = 군기
mission-colours-about = 두 진영 사이에 깃발이 놓여 있습니다. 자기 진영 뒤로 가져가세요.
mission-colours-briefing = 어젯밤 한 연대가 방앗간과 예배당 사이에 군기를 두고 물러났고, 이제는 모두가 그것을 압니다. 오솔길이 지나는 곳마다 울타리에 틈이 있고, 위층에서는 그 틈이 다 보입니다. 빠른 병사를 보내고, 돌아오는 길을 엄호할 병사도 보내세요. 돌아오는 길은 가는 길만큼 멉니다.
mission-strongbox = 금고
mission-strongbox-about = 길 위의 금고를 차지해 턴이 세 번 끝날 때까지 지키세요.
mission-strongbox-briefing = 여관과 대장간 사이 굽은 길에서 급료 마차의 차축이 부러졌습니다. 마차는 떠났지만 금고는 남았습니다. 턴이 세 번 연달아 끝날 때까지 쥐고 있으면 차지합니다. 금고를 안고 집 안에 들어앉은 병사는 쉽게 끌어내지 못합니다.
