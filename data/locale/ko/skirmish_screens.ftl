# 소규모 전투를 준비하는 화면과 임무 설명.

sk-battle-table-size = { $width } × { $height } cm
sk-battle-length = { $turns ->
    [0] 마지막 턴 없음
   *[other] 최대 { $turns }턴
}
sk-battle-persons = { $count ->
    [0] 컴퓨터가 양쪽을 맡고, 당신은 지켜봅니다.
    [1] 한쪽은 당신이, 다른 쪽은 컴퓨터가 맡습니다.
   *[other] 두 사람이 한 화면에서 번갈아 행동합니다.
}
sk-battle-forces = 병력
sk-times = { $name } × { $count }
sk-force-of = { $side }: { $force }
