# 도움말. 모든 숫자와 이름은 팩의 데이터에서 오며 글에는 숫자를 쓰지 않는다.

help-title = 도움말
help-see-also = 찾아보기
help-open-library = 백과사전
help-table-order = 명령
help-table-points = 행동력
help-table-terrain = 들어갈 지형
help-table-with-fuel = { $points } · 연료 { $fuel }
help-table-cause = 보호해 주는 것
help-table-percent = { $percent }%
help-table-wreck = 잔해
help-table-general = 지휘관 근처
help-table-hour = 시야
help-table-structure = 구조물
help-table-season = 계절
help-table-weather = 날씨
help-table-effect = 영향
help-table-chance = { $weather } ({ $percent }%)
help-table-key = 키
help-table-does = 하는 일
help-diagram-line = 왼쪽 병사는 초록 칸을 쏠 수 있고 × 표시가 있는 칸은 쏠 수 없습니다. 사이에 있는 것은 위쪽: { $full }, 아래쪽에 나란히: { $half }.
help-diagram-sweep = { $weapon }: 엄폐가 없는 보병이 칸마다 잃는 체력.
help-diagram-contest = 지점을 점령하는 동안 붉은 칸에 적이 없어야 합니다.
help-diagram-patrol = 순찰 구역.

help-turn = 턴
help-turn-1 = 각 편은 차례로 움직입니다. 자기 턴에는 부대를 원하는 순서로, 힘이 닿는 만큼 움직이고 쏜 뒤 턴을 끝냅니다. 모든 편이 턴을 마치면 라운드가 끝나고 시간이 흐릅니다. 한 계절은 { $season_rounds }라운드입니다.
help-turn-2 = 부대마다 행동력이 있고 자기 턴이 시작될 때마다 가득 찹니다. 이동과 사격, 그 밖의 모든 명령이 행동력을 씁니다. 사격 한 번은 전체의 { $shot_share }%(내림)를 쓰며 { $shot_minimum }보다 적지는 않습니다. 다른 명령의 비용은 표에 있습니다.
help-turn-3 = 부대는 턴마다 한 번 쏩니다. 보급 부대({ $suppliers }) 옆에 있거나 지휘관({ $generals })의 { $general_radius }칸 안에 있으면 두 번 쏩니다. 늘 무기마다 한 번씩 두 번 쏘고, 세 번은 쏘지 않는 부대도 있습니다: { $twice }.
help-turn-4 = 부상은 발을 묶습니다. 체력이 { $wounded_share }% 이하로 남은 부대는 걸음마다 행동력을 { $wounded_factor }배로 냅니다. 연료는 더 쓰지 않습니다.
help-turn-5 = 주사위는 없습니다. 미리 보이는 결과가 그대로 일어납니다. 사격이 아니고 새로운 것이 드러나지 않았다면 명령을 되돌릴 수 있습니다.

help-moving = 이동
help-moving-1 = 밝은 칸을 누르면 그리로 갑니다. 그려진 길은 행동력이 가장 적게, 그다음 연료가 가장 적게 드는 길이며, 누르기 전에 비용이 보입니다. { $adjacency ->
    [8] 대각선으로도 갈 수 있고, 대각선 한 걸음도 한 칸으로 셉니다.
   *[other] 대각선으로는 가지 못하며, 거리는 걸음 수로 셉니다.
}
help-moving-2 = 도로는 빠르고 험한 땅은 느리며, 물은 다리로만 건넙니다. 차량은 칸마다 연료도 쓰고, 도로를 벗어나면 훨씬 많이 씁니다. 도로로 돌아가면 둘 다 아낄 수 있습니다. 다음 걸음의 연료가 없으면 멈춰 섭니다. 땅에서 연료를 쓰는 부대: { $burners }.
help-moving-3 = 보병만 들어가는 곳: { $foot_only }. 건물, 짓는 중인 건물, 무너진 잔해는 아무도 지나가지 못합니다. 어느 편이든 보병만 들어갈 수 있는 시설: { $foot_works }.
help-moving-4 = 아군이 있는 칸은 지나갈 수 있지만 멈출 수는 없고, 적은 길을 막습니다. 보이지 않던 부대가 길을 막으면 그 앞에서 멈추고 거기까지의 비용만 냅니다. 앞에서 지뢰를 찾아내도 멈추지만, 적이 새로 보였다고 멈추지는 않습니다.
help-moving-5 = 행동력이 가득한 부대는 아무리 비싼 칸이라도 언제나 한 걸음은 갈 수 있습니다.

help-fire = 사격
help-fire-1 = 사격에는 행동력과 탄약 한 발이 듭니다. 무기마다 최소 사거리와 최대 사거리가 있습니다. 이동한 뒤에는 최대 사거리의 { $moved_share }%(내림)만 남고, 최소 사거리나 { $moved_minimum }보다 짧아지지는 않습니다. 그러니 먼저 쏘고 나서 물러나세요.
help-fire-2 = 직사 사격에는 아군이 보는 목표와, 칸의 한가운데에서 한가운데까지 트인 사선이 필요합니다. 지상 부대가 사선을 막고, 이것도 막습니다: { $blocks }. 이런 칸은 { $half_count }개가 있어야 막습니다: { $half }. 건물, 시설, 잔해는 막지 않습니다. 사선은 양쪽에서 똑같습니다.
help-fire-3 = 곡사 사격은 모든 것을 넘어가고, 아무도 보지 못하는 칸도 칠 수 있습니다: { $indirect }.
help-fire-4 = 이번 턴에 이동하지 않았을 때만 쏘는 부대: { $still }.
help-fire-5 = 보이지 않던 부대가 사선에 있으면 그 사격은 효과 없이 끝나고, 대신 그 부대가 드러납니다. 비행 중인 항공기를 쏘거나 항공기가 쏘는 사격은 막히지 않습니다.

help-cover = 피해와 엄폐
help-cover-1 = 무기의 피해는 목표의 종류에 따라 다르고, 엄폐가 그 일부를 막아 줍니다. 부대를 보호하는 것은 모두 더해져 { $cap }%까지 됩니다. { $general_radius }칸 안의 지휘관({ $generals })은 { $general }%를 더해 줍니다.
help-cover-2 = 예를 들어 봅시다. 쏘는 부대: { $shooter }, 목표: { $target }, 지형: { $ground }. 무기는 { $weapon }, 이런 목표에게 피해 { $base }. 엄폐가 { $covered }%이므로 { $passes }%가 들어갑니다: { $base } × { $passes } / 100 = { $product } / 100, 내림하여 { $damage }. 지휘관이 가까이 있으면 엄폐가 { $steadied }%이고 피해는 { $steadied_damage }입니다.
help-cover-3 = 명중한 사격은 엄폐와 상관없이 적어도 { $least }의 피해를 줍니다.
help-cover-4 = 공중과 불타는 숲에는 엄폐가 없고, 지뢰와 불, 하늘에서 떨어지는 것에도 소용이 없습니다. 조준당한 건물이나 시설은 피해를 모두 받습니다. 그 안의 부대를 쏘면 엄폐 적용 전 피해의 { $wear_share }%만큼 닳지만, 피해가 { $harmless } 이하인 무기는 닳게 하지 못합니다.

help-sight = 시야와 은폐
help-sight-1 = 아군 부대와 완성된 건물이 보는 것을 당신도 봅니다. 사이에 무엇이 있든 시야가 닿는 데까지 보입니다. { $sight_cap }칸보다 멀리는 볼 수 없지만, 이것은 { $tower_vision }칸을 봅니다: { $towers }.
help-sight-2 = 밤, 새벽, 해 질 녘과 궂은 날씨는 표만큼 부대의 시야를 줄입니다. 건물과 드론의 시야는 그대로입니다.
help-sight-3 = 엄폐는 숨겨 주기도 합니다. 엄폐 중인 소형 부대는 { $small }칸, 중형은 { $medium }칸, 대형은 { $large }칸 더 가까이 와야 보입니다. 그래도 { $sight_minimum }칸 거리에서는 늘 보입니다. 사격한 부대는 다음 자기 턴까지 숨지 못합니다.
help-sight-4 = 엄폐한 채 움직이지도 쏘지도 않고 자기 턴을 한 번 보내면 위장하는 부대가 있습니다: { $camouflaged }. { $camouflage }칸 더 가까이 와야 보입니다. 감시탑과 드론은 속지 않습니다.
help-sight-5 = 한 번 본 것은 마지막으로 본 모습대로 남습니다. 적에게서 보이는 것은 종류와 체력과 위치이며, 행동력과 탄약과 명령은 보이지 않습니다.

help-supply = 보급과 회복
help-supply-1 = 보급 부대는 옆 부대의 연료와 탄약을 모두 채웁니다: { $suppliers }. 완성된 아군 보급소 옆에서는 부대가 스스로 채웁니다: { $depots }. 보급 부대나 보급소 옆 부대의 행동력을 { $supply } 씁니다. 물자는 바닥나지 않습니다.
help-supply-2 = 보병은 턴이 시작될 때 { $heal_radius }칸 안에 이것이 있으면 회복합니다: { $foot_healers }. 체력을 { $heal_amount } 되찾으며 최대치를 넘지는 않습니다.
help-supply-3 = 차량과 포는 같은 방법으로 수리됩니다: { $vehicle_healers }. 여럿이 있어도 더해지지 않고, 자기 자신은 회복시키지 못합니다.
help-supply-4 = 항공기는 땅에 내려 있을 때만 수리와 보급을 받습니다.

help-transport = 수송과 견인
help-transport-1 = 이번 턴에 이동하지 않은 보병은 옆 칸의 수송 부대에 탑니다. 수송 부대와 자리: { $carriers }. 승객이 차지하는 자리: { $rooms }. 탈 때는 승객의 행동력을 { $board }, 내릴 때는 수송 부대의 행동력을 { $unload } 씁니다.
help-transport-2 = 타고 있는 부대는 전투 밖에 있습니다. 보지도 쏘지도 못하고 맞지도 않습니다. 수송 부대가 파괴되면 승객도 잃습니다.
help-transport-3 = 내린 부대는 비어 있는 옆 칸에 섭니다. 행동력은 그대로지만 이동한 것으로 칩니다. 수송 부대는 이동한 뒤에도 태울 수 있습니다.
help-transport-4 = 포는 견인합니다: { $guns }. 연결에는 견인 부대({ $tractors })의 행동력을 { $tow }, 해제에는 { $unhitch } 씁니다. 포는 견인 부대가 떠난 칸으로 따라갑니다. 연결된 동안 쏘지 못하지만 맞을 수는 있고, 견인 부대가 파괴되면 그 자리에 남습니다.

help-engineers = 건설과 지뢰
help-engineers-1 = 짓는 부대: { $engineers }. 무엇을 지을지 고르고 옆 칸을 누르세요. 한 단계에 행동력이 { $build } 들고, 부대마다 턴당 한 단계를 지으며, 여럿이 한 곳을 함께 지을 수 있습니다. 자기 칸에 지을 수 있는 것: { $own_cell }.
help-engineers-2 = 짓는 중인 구조물은 첫 단계부터 체력이 가득하고, 떠나도 진척이 남으며, 완성되기 전에는 쓸모가 없습니다. 승리 지점, 지뢰, 잔해, 불, 다른 구조물 위에는 짓지 못합니다.
help-engineers-3 = 완성된 건물이 파괴되면 아무도 지나갈 수 없는 잔해가 남습니다. 잔해를 치우는 데 행동력을 { $clear } 씁니다. 다리가 무너지면 그 위의 부대도 잃습니다.
help-engineers-4 = 지뢰는 행동력을 { $lay_mine } 써서 옆의 빈 칸에 묻고, 아군에게만 보입니다. 땅으로 들어오는 부대는 아군이든 적이든 엄폐와 상관없이 피해를 { $mine_damage } 받고 거기서 멈춥니다.
help-engineers-5 = 공병은 { $spotting }칸 안의 적 지뢰를 찾아내고, 한 번 찾은 지뢰는 계속 보입니다. 옆이나 발밑의 지뢰를 제거하는 데 행동력을 { $demine } 씁니다.

help-shells = 포탄과 산불
help-shells-1 = 포탄은 피해만 주지 않습니다: { $shells }. 구조물이 없는 이 지형({ $dug })에 떨어지면 이렇게 됩니다: { $crater }.
help-shells-2 = 목표에서 { $sweep }칸 안을 휩쓰는 무기도 있습니다: { $sweepers }. 목표 칸의 부대는 피해를 모두 받고, 그 둘레의 부대는 아군이든 적이든 자기 엄폐를 적용하기 전 피해의 { $sweep_share }%를 받습니다.
help-shells-3 = 포탄이 이 지형({ $burns })에 떨어지거나 차량이 그 안에서 파괴되면 불이 납니다. { $burn_rounds }라운드 동안 타고, 불 속에서 턴을 마치면 체력을 { $burn_damage } 잃으며 엄폐도 없습니다. 남는 것: { $burn_leaves }.
help-shells-4 = 라운드가 { $spread_age }번 끝나면 불이 옆 숲으로 번지고, 번진 불은 더 번지지 않습니다. 번지는 것을 막는 날씨: { $stopped_by }. 몇 라운드에 한 번꼴로 저절로 불이 나기도 합니다: { $ignition }. 숲이 다시 자라는 계절: { $regrowth }.

help-alert = 경계와 순찰
help-alert-1 = 경계 중인 부대는 적의 턴을 위해 사격을 아껴 둡니다. 맞힐 수 있는 곳에서 움직이거나 나타나는 첫 적을, 한 걸음마다 다음 걸음보다 먼저 쏩니다. 그 사격의 행동력을 예약하며 한 번에 전체의 { $shot_share }%입니다. 해제하면 쓰지 않은 만큼 돌려받습니다.
help-alert-2 = 아껴 둔 사격을 다 쓰거나, 다른 명령을 받거나, 다음 자기 턴이 시작되면 경계가 끝납니다. 아군이 휩쓸릴 사격은 하지 않습니다. 경계하지 못하는 부대: { $no_alert }.
help-alert-3 = 순찰하는 부대는 반지름 { $patrol_radius }의 구역을 맡습니다. 자기 턴이 끝날 때마다 그곳을 돌며 맞힐 수 있는 첫 적을 쏘고 멈춥니다. 쓰지 않은 사격은 경계처럼 아껴 둡니다.
help-alert-4 = 곡사 부대는 순찰하지 못하고, 이 부대들도 마찬가지입니다: { $no_patrol }. 구역은 다른 명령을 받거나 해제할 때까지 남습니다.

help-helicopters = 헬기
help-helicopters-1 = 헬기는 모든 것 위를 납니다. 칸마다 행동력을 { $step_cost }, 연료를 { $step_fuel } 쓰고, 공중에서 턴이 끝날 때마다 연료를 { $hover_fuel } 더 씁니다. 턴이 끝날 때 공중에서 연료가 없으면 떨어집니다.
help-helicopters-2 = 행동력을 { $land } 써서 다음 지형이나 아군의 이착륙장({ $heliports })에 내립니다: { $lands_on }. 땅에서는 연료를 쓰지 않고 쏘지도 못하지만, 수리와 보급을 받고 부대를 태우고 내릴 수 있습니다. 이동하면 이륙합니다.
help-helicopters-3 = 비행 중에는 부대나 건물 위에 멈출 수 있고 지뢰, 불, 폭풍이 닿지 않습니다. 비행 중인 헬기를 맞히는 무기: { $anti_air }. 땅에 있으면 이것을 뺀 모든 무기에 맞습니다: { $not_landed }.
help-helicopters-4 = 격추되면 승객과 함께 { $crash_radius }칸 안의 어딘가에 떨어져 그곳에 { $crash_damage }의 피해를 줍니다.

help-drones = 드론
help-drones-1 = 드론을 조종하는 부대: { $operators }. 드론은 조종사의 { $link }칸 안에 있어야 합니다. 다른 중계 드론이 떠 있거나({ $relays }) 조종사나 드론의 { $tower_radius }칸 안에 감시탑이 있으면 { $relay_link }칸입니다. 벗어나면 추락합니다. 밝은 칸은 연결이 이어지는 칸입니다.
help-drones-2 = 배터리로 자기 턴 { $battery }번을 떠 있을 수 있습니다. 조종사 옆에 착륙한 채 턴을 시작하면 다시 가득 찹니다. 공중에서 다 쓰면 떨어집니다.
help-drones-3 = 조종사가 수송 부대에 타면 떠 있던 드론이 떨어지고, 조종사가 파괴되면 드론을 모두 잃습니다.
help-drones-4 = 드론은 한 발에 떨어지지만, 이 무기로만 맞힐 수 있습니다: { $downs }. 전파 방해병({ $jammers })은 { $jammer_radius }칸 안에 떠 있는 적 드론을 누구의 턴이든 비용 없이 떨어뜨립니다. 떨어지는 드론은 아래에 { $crash_damage }의 피해를 줍니다.

help-victory = 승리
help-victory-1 = 적 부대를 모두 파괴하거나, 지도의 승리 지점에서 { $spared }개를 뺀 나머지를(적어도 하나는) 모두 차지하면 이깁니다.
help-victory-2 = 지점에는 이 부대만 들어갑니다: { $engineers }. { $contest }칸 안에 적이 없는 채로 아군 턴 종료를 { $capture_turns }번 연속 맞으면 점령합니다. 적이 스쳐 지나가기만 해도, 보이지 않아도 처음부터 다시 셉니다.
help-victory-3 = 점령한 지점은 떠나도 당신 것이지만, 적이 { $contest }칸 안에 오면 중립이 되어 다시 점령해야 합니다.
help-victory-4 = 임무에는 버티기, 호위, 장군 처치, 도달, 파괴나 보호 같은 목표가 따로 있습니다. 이 목표가 위 규칙을 대신하지만, 부대가 하나도 없는 편은 그래도 집니다.
help-victory-5 = 임무에서 따로 정하지 않았다면 { $round_limit }라운드가 지났을 때 지점이 더 많은 편이, 같으면 남은 부대의 가치가 더 높은 편이 이깁니다. 자기 턴에는 항복할 수 있습니다.

help-seasons = 계절과 날씨
help-seasons-1 = 한 계절은 { $season_rounds }라운드입니다. 시간은 라운드마다 이 순서로 흐르고 다시 처음으로 돌아갑니다: { $hours }.
help-seasons-2 = 시간과 날씨는 라운드가 끝날 때 바뀌고 그때부터 영향을 줍니다. 부대의 시야가 얼마나 줄어드는지는 위의 표에 있습니다.

help-keys = 키와 마우스
help-keys-1 = 모든 일을 키보드로도, 마우스로도 할 수 있습니다. 키는 설정에서 바꿀 수 있고, 지금은 이렇게 되어 있습니다.
