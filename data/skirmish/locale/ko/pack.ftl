pack-title = 소규모 전투

unit-zouave = 주아브병
unit-prussian = 프로이센 보병
unit-scout = 정찰병
unit-sniper = 저격수
unit-leader = 지휘관
unit-dragoon = 용기병
unit-wagon = 수레

weapon-muzzle_loader = 전장식 소총
weapon-needle_gun = 니들건
weapon-sniper_rifle = 저격 소총
weapon-revolver = 리볼버
weapon-carbine = 카빈

area-rough = 험지
area-road = 도로

obstacle-hedge = 산울타리
obstacle-fence = 울타리
obstacle-wall = 담

building-farm = 농가
building-barn = 헛간
building-inn = 여관
building-smithy = 대장간
building-mill = 방앗간
building-chapel = 예배당
building-church = 교회
building-stable = 마구간

object-flag = 깃발
object-object = 목표물
object-loot = 전리품

formation-none = 산개 분대
formation-line = 횡대
formation-column = 행군 종대

side-blue = 청군
side-red = 홍군

mission-farm = 농장
mission-farm-about = 두 부대가 산울타리 사이에서 마주칩니다. 적병의 절반을 쓰러뜨려 적을 무너뜨리세요.
mission-colours = 군기
mission-colours-about = 두 진영 사이에 깃발이 놓여 있습니다. 자기 진영 뒤로 가져가세요.
mission-strongbox = 금고
mission-strongbox-about = 길 위의 금고를 차지해 턴이 두 번 끝날 때까지 지키세요.
