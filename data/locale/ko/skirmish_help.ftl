# 소규모 전투의 도움말. 모든 숫자와 이름은 팩의 데이터에서 옵니다. 글에는 숫자가 하나도 없어야 합니다.

sk-help-table-action = 행동
sk-help-table-actions = 드는 행동
sk-help-table-who = 누가
sk-help-table-first = 첫 이동
sk-help-table-further = 다음 이동마다
sk-help-table-all = 행동 전부
sk-help-table-level = 높이
sk-help-table-weapon = 무기
sk-help-table-needed = 필요한 수
sk-help-table-reload = 재장전
sk-help-table-chance = 명중률

sk-help-action-move = 이동, 제자리에서 돌기
sk-help-action-shoot = 사격
sk-help-action-aim = 조준
sk-help-action-reload = 재장전
sk-help-action-enter = 건물에 들어가기, 나가기
sk-help-action-floor = 안에서 움직이기, 숨기, 창가로 가기
sk-help-action-detect = 건물에 숨은 적 찾기
sk-help-action-capture = 깃발이나 물건 가지기
sk-help-pace-infantry = 보병
sk-help-pace-group = 보병 분대
sk-help-pace-quick_group = 돌격, 도로, 종대의 분대
sk-help-pace-cavalry = 기병
sk-help-pace-wagon = 도로 밖의 수레
sk-help-pace-road_wagon = 도로 위의 수레
sk-help-chance-moved = 이동과 함께
sk-help-chance-plain = 선 채로
sk-help-chance-aimed = 조준
sk-help-chance-sniper-moved = 저격수, 이동과 함께
sk-help-chance-sniper-plain = 저격수, 선 채로
sk-help-chance-sniper-aimed = 저격수, 조준

sk-help-start = 노는 방법
sk-help-start-1 = 탁자에는 칸이 없습니다. 거리는 받침 가장자리에서 가장자리까지의 실제 길이입니다. 병사를 클릭하고 Enter나 버튼으로 행동을 시작하세요. 분대는 하나처럼 행동합니다.
sk-help-start-2 = 행동 중인 병사는 행동을 { $actions }번 합니다. 탁자 위에 길의 점들을 클릭하고 끝점을 한 번 더 클릭하면 출발합니다. 자는 한 번에 갈 수 있는 거리를 보여 줍니다. 적을 가리키면 클릭하기 전에 명중률이 보입니다.
sk-help-start-3 = 다 했으면 행동을 끝내세요. 그러면 상대편이 행동을 시작합니다. 이기려면 무엇을 해야 하는지는 화면 위에 있고, 목표 키를 누르면 자세히 나옵니다.
sk-help-start-4 = 짧은 요령: 선 자리에서 쏘고, 틈이 있으면 조준하고, 적과 나 사이에 산울타리나 담을 두고, 달린 뒤 빈 총으로 들판에 서 있지 마세요.

sk-help-turn = 행동 시작과 행동
sk-help-turn-1 = 양편은 번갈아 병사 하나나 분대 하나의 행동을 시작합니다. 더 시작할 병사가 없는 편은 넘어갑니다. 양편에 아무도 남지 않으면 턴이 끝나고 다음 턴이 시작됩니다.
sk-help-turn-2 = 한 번 시작하면 행동 { $actions }번을 어떤 순서로든, 같은 행동을 여러 번이라도 할 수 있습니다. 시작한 병사가 끝내야 다른 병사로 넘어갑니다.
sk-help-turn-3 = 예외가 있습니다: { $leaders }. 행동을 턴 전체에 나눠 쓸 수 있고, 다른 병사가 행동하는 동안 시작할 수 있으며, 그 병사는 기다립니다.
sk-help-turn-4 = 건물에 들어가기, 나가기, 안에서 움직이기도 이동이라 그 뒤의 사격에서 주사위가 줄어듭니다. 안에서 움직이는 데는 행동이 { $inside }번 듭니다.
sk-help-turn-5 = 주사위를 굴리지 않았고, 차례가 넘어가지 않았고, 새로운 병사가 보이지 않았다면 명령을 되돌릴 수 있습니다.

sk-help-moving = 이동
sk-help-moving-1 = 첫 이동이 가장 깁니다. 보병은 두 번 이동해 { $two }, { $actions }번 이동해 { $all }를 갑니다. 적에게 맞닿아 끝나는 이동이 돌격입니다.
sk-help-moving-2 = 험지의 길은 { $rough }배로 계산합니다. 도로는 분대와 수레를 위한 것으로, 도로 위의 길은 빠른 속도로 갑니다.
sk-help-moving-3 = 행동을 모두 걷는 데 쓴 병사는 달린 것이라, 다음에 행동을 시작할 때까지 맞히기 어렵습니다: { $ran } 더 필요. 제자리에서 돌기와 넘기는 달리기가 아닙니다.
sk-help-moving-4 = 어느 쪽으로든 이동하지만 뒷걸음은 { $backwards }까지입니다. 보는 방향이 중요합니다. 병사는 길의 마지막 방향, 또는 당신이 정한 쪽을 봅니다. 제자리에서 돌기는 행동 하나입니다.
sk-help-moving-5 = { $contact }보다 멀지 않으면 맞닿은 것입니다. 보병은 맞닿은 장애물을 이동 한 번을 다 써서 반대편까지 넘습니다. 기병은 높이 { $level }까지의 장애물을 지나가며 뛰어넘습니다({ $jumped }). 나머지는 돌아가야 하고, 두 장애물 사이의 틈은 문입니다.

sk-help-groups = 분대와 종대
sk-help-groups-1 = 분대는 하나처럼 시작하고 모두 같은 일을 합니다: 이동, 조준, 재장전, 사격. 길은 첫 병사의 길입니다. 행군 종대에서는 뒤의 병사가 그 자취를 따르고, 다른 분대에서는 모두 나란히 갑니다.
sk-help-groups-2 = 혼자인 병사는 { $single }°를 봅니다. 분대는 표적에 가장 가까운 병사의 받침 가장자리에서 앞쪽 { $group }°를 봅니다. 건물 안의 병사는 사방을 봅니다.
sk-help-groups-3 = 분대가 쏠 때는 장전했고 표적을 맞힐 수 있는 병사가 각자 주사위를 굴립니다. 횡대에서는 서로 막지 않습니다.
sk-help-groups-4 = 행군 종대는 돌격만큼 빠르지만 험지에서는 { $column }번보다 많이 이동하지 못합니다. 이 병사가 있으면 예외입니다: { $scouts }.

sk-help-shooting = 사격과 확률
sk-help-shooting-1 = 사격은 주사위 { $dice }개를 굴리고, 그 합이 거리에 따라 필요한 수에 닿아야 합니다. 근거리, 유효 거리, 장거리, 극장거리가 얼마인지는 무기에 달렸습니다. 명중 한 번에 부상 하나를 입습니다.
sk-help-shooting-2 = 쏘기 전에 조준하면 늘어나는 주사위: { $aimed }개. 그 전에 이동했거나 뒤의 이동을 밝히면 줄어드는 주사위: { $moved }개. 밝힌 이동은 하지 않아도 주사위가 줄고, 밝히지 않으면 쏜 뒤에 움직이지 못합니다. 두 번 이동하거나 이동하기로 한 병사는 쏘지 못합니다.
sk-help-shooting-3 = 극장거리에서는 { $extreme }이(가) 필요해 조준하지 않으면 닿지 않습니다. 조준 없이 쏘고 장거리와 극장거리에서 주사위를 { $sniper }개 더 굴리는 병사: { $snipers }. 정확한 확률은 표에 있습니다.
sk-help-shooting-4 = 부분 엄폐에는 { $cover } 더 필요합니다. 건물의 창가, 그리고 사선이 지나는 산울타리, 울타리, 담에 맞닿은 곳입니다. 달린 표적에는 { $ran } 더 필요합니다. 예: 유효 거리에서는 { $sum }이 필요하고({ $odds }), 부분 엄폐에는 { $behind }가 남습니다.
sk-help-shooting-5 = 적 너머로는 쏘지 못합니다. 아군 너머로도 쏘지 못하지만, 쏘는 병사와 맞닿았거나 횡대로 함께 쏘는 아군은 괜찮습니다. 걷는 병사 뒤의 기병은 쏠 수 있습니다. 건물은 모든 사격을 막습니다.
sk-help-shooting-6 = 쏜 뒤에는 표에 있는 만큼 행동을 들여 다시 장전해야 합니다. 빈 총으로는 쏘지 못하고, 장전하던 병사는 다음 턴에 이어서 합니다.

sk-help-buildings = 건물
sk-help-buildings-1 = 벽에 맞닿은 곳에서 건물에 들어갑니다. 들어간 뒤, 또 안에서 움직일 때마다 숨을지 창과 문과 틈에 붙을지 정합니다. 층 사이를 포함해 안에서 움직이는 데는 행동이 { $inside }번 듭니다.
sk-help-buildings-2 = 창가의 병사는 보이고, 사방으로 쏘고, 부분 엄폐를 받습니다. 맞히려면 { $cover } 더 필요합니다. 숨은 병사는 보이지 않습니다. 누가 있는지조차 모를 수 있습니다.
sk-help-buildings-3 = 탐지 행동으로 { $range } 안, 시야각 안에서 찾으세요. 한 번 굴린 값이 그곳에 숨은 모두에게 쓰입니다: { $found }이면 찾고({ $odds }), 장애물 너머로는 { $covered }입니다({ $covered_odds }).
sk-help-buildings-4 = 밖으로 나오거나 창가로 가면 다시 보입니다. 같은 층의 적끼리는 엄폐 없이 쏩니다.

sk-help-winning = 승리
sk-help-winning-1 = 양편에는 임무 전에, 그리고 화면 위에서 알려 주는 목표가 있습니다. 적을 무너뜨리거나, 무언가를 표시된 지대로 옮기거나, 정한 턴이 끝날 때까지 물건을 지키는 것입니다.
sk-help-winning-2 = 처음 병력의 { $broken }%를 잃으면 무너집니다. { $fighters }명이면 { $losses }명입니다. 수레는 세지 않습니다. 병력이 하나도 없는 편은 목표가 무엇이든 집니다.
sk-help-winning-3 = 깃발이나 물건은 맞닿은 병사가 행동 하나로 가집니다. 가진 병사가 쓰러질 때까지 지니고, 그 뒤에는 그 자리에 놓입니다. 마지막 턴까지 아무도 이기지 못하면 무승부입니다.

sk-help-keys = 키와 마우스
sk-help-keys-1 = 모든 일을 키보드로도, 마우스로도 할 수 있습니다. 키는 설정에서 바꿀 수 있고, 지금은 이렇게 되어 있습니다.
