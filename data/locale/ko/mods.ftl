# `clumsy mod`: 출력하는 내용과 팩에서 이상한 점.

mods-folder = 모드 폴더: { $folder }
mods-line = { $name } { $version }: { $title } ({ $base } 변경)
mods-needs = 필요한 모드: { $names }
mods-after = 아래에 놓일 모드: { $names }
mods-not = 함께 쓸 수 없는 모드: { $names }
mods-none = 설치된 모드가 없습니다. "clumsy mod new 이름"으로 첫 모드를 만들 수 있습니다
mods-odd = 허용되지만 이상한 점 (의도한 것이면 항목에 odd = ["종류"]를 적으십시오):
mods-summary = 오류 { $faults }개, 이상한 점 { $odd }개
mods-no-value = "{ $name }" 항목이 없습니다
mods-unset = { $name } 값이 없습니다
mods-default = (주어진 값이 없어 기본값입니다)
mods-diff-packs = 서로 다른 팩을 바꿉니다: "{ $one }", "{ $other }"
mods-diff-none = 게임 내용이 같습니다
mods-exists = 그런 파일이나 폴더가 이미 있습니다
mods-schemas = 스키마 { $count }개를 { $folder }에 썼습니다. 파일의 첫 줄에 해당 스키마를 적습니다: #:schema ../.schemas/units.json
mods-begun = { $folder }에 만들었습니다
    오류 찾기: clumsy mod check { $name }
    플레이하기: clumsy play { $rules }--mod { $name }

## 이상한 점

odd-weapon-unused = 이 무기를 가진 부대가 없습니다 (weapon-unused)
odd-weapon-unaimed = 이 무기는 아무것도 겨눌 수 없습니다 (weapon-unaimed)
odd-weapon-empty = 이 무기에는 탄약이 전혀 없습니다 (weapon-empty)
odd-weapon-unseen = 누구의 시야({ $farthest }칸)보다도 사거리가 길지만, 직사는 목표를 보아야 합니다 (weapon-unseen)
odd-unit-immobile = 이 부대가 움직일 수 있는 지형이 없습니다 (unit-immobile)
odd-unit-worthless = 가치가 없으면 이 부대는 구매되거나 병력에 뽑히지 않습니다 (unit-worthless)
odd-structure-nowhere = 이것은 어디에도 지을 수 없습니다 (structure-nowhere)
odd-text-missing = 이름을 알려 줄 텍스트 "{ $name }" 항목이 없습니다 (text-missing)
odd-mods-disagree = "{ $name }" 모드와 "{ $other }" 모드({ $file } { $line }번째 줄)가 이 값을 다르게 바꿉니다. "{ $name }" 쪽이 적용됩니다. 의도한 것이면 load_after = ["{ $other }"]를 적으십시오 (mods-disagree)
odd-text-placeholder = 영어 텍스트에 있는 "{ $name }"이(가) 이 텍스트에 없습니다
odd-text-untranslated = "{ $name }"이(가) 번역되지 않았습니다: { $languages }
odd-text-without-english = "{ $name }"에 영어 텍스트가 없습니다. 다른 언어 사용자에게 그것이 보입니다
odd-text-character = 게임의 글꼴에 "{ $character }" 문자가 없어 빈 네모로 보입니다

## What testing came to

mod-test-playing = 게임 { $done }/{ $every }
mod-test-scenarios = 시나리오: 성공 { $held }개, 실패 { $failed }개
mod-test-games = 컴퓨터끼리 한 게임: { $games }
mod-test-column-unit = 유닛
mod-test-column-value = 값
mod-test-column-share = 이 유닛을 많이 쓴 편의 승률
mod-test-column-verdict = 판정
mod-test-column-lives = 생존
mod-test-column-damage = 피해
mod-test-column-destroys = 파괴
mod-test-column-peers = 같은 병종: 피해 / 파괴
mod-test-column-ground = 지도 또는 임무
mod-test-column-games = 게임
mod-test-column-first = 첫째 편의 승률
mod-test-column-decided = 결판
mod-test-column-rounds = 라운드
mod-test-new = { $name } (새 유닛)
mod-test-changed = { $name } (바뀜)
mod-test-map = 지도 { $name }
mod-test-mission = 임무 { $name }
mod-test-share = { $percent }% ({ $low }~{ $high })
mod-test-unit-strong = 값에 비해 너무 강함
mod-test-unit-weak = 값에 비해 너무 약함
mod-test-unit-fair = 값에 알맞음
mod-test-unit-unsure = 게임을 더 해야 알 수 있음
mod-test-column-before = 모드 없이
mod-test-change-strong = 전보다 강함
mod-test-change-weak = 전보다 약함
mod-test-change-fair = 전과 비슷함
mod-test-change-unsure = 게임을 더 해야 알 수 있음
mod-test-map-strong = 첫째 편이 유리함
mod-test-map-weak = 둘째 편이 유리함
mod-test-map-fair = 공정함
mod-test-map-unsure = 게임을 더 해야 알 수 있음
mod-test-unpriced = 어느 부대도 살 수 없어(값) 시험하지 못함: { $names }
mod-test-legend-units = 게임 한 쌍은 같은 지도와 시드로 편만 바꿉니다. 두 부대의 값은 같습니다.
    피해(체력)와 파괴(값)는 값 10마다의 수입니다.
mod-test-column-camp = 진영
mod-test-column-won = 승부가 난 것 중 승리
mod-test-column-turns = 턴
mod-test-camp-strong = 더 유리함
mod-test-camp-weak = 더 불리함
mod-test-camp-fair = 공평함
mod-test-camp-unsure = 더 해 봐야 앎
mod-test-legend-camps = 여러 진영 가운데 하나는 다른 진영만큼 자주 이겨야 합니다.
mod-test-table = 임무 { $name }
mod-test-fighter-strong = { $name }보다 강함
mod-test-fighter-weak = { $name }보다 약함
mod-test-fighter-fair = { $name }와(과) 비슷함
mod-test-fighter-unsure = 게임을 더 해야 알 수 있음
mod-test-legend-fighters = 두 판씩 같은 임무와 시드로 하고 편을 바꿉니다. 한 편은 { $name } 자리마다 그 유닛을 씁니다.
mod-test-legend = 괄호 안은 95% 확률로 참값이 있는 범위이며 무승부는 반승입니다.
