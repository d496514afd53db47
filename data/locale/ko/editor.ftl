# 지도 편집기.

title-editor = 지도 편집기
editor-title = 지도 편집기
pause-editor = 지도 편집기로
battle-edit-copy = 편집기에서 사본 고치기

## 막대

editor-new = 다른 지도
editor-terms = 지도 설정
editor-undo = 되돌리기
editor-redo = 다시 하기
editor-save = 저장
editor-test = 전투로 시험하기
editor-nothing-undone = 되돌릴 것이 없습니다
editor-nothing-redone = 다시 할 것이 없습니다
editor-not-sound = 지도에 아직 잘못된 곳이 있습니다. 오른쪽 목록을 보십시오
editor-unnamed = 이름 없는 지도
editor-changed = { $name } *

## 도구

editor-tool-brush = 붓
editor-tool-brush-tip = 단추를 누르고 있는 동안 칠합니다. 키보드: 화살표와 스페이스.
editor-tool-line = 선
editor-tool-line-tip = 한 칸에서 다른 칸까지. 길과 강에 좋습니다. 키보드: 양 끝에서 스페이스.
editor-tool-rectangle = 사각형
editor-tool-rectangle-tip = 두 모서리 사이의 모든 칸. 출발 구역에 좋습니다.
editor-tool-fill = 채우기
editor-tool-fill-tip = 이어져 있는 같은 지형의 모든 칸.
editor-tool-pick = 집어 오기
editor-tool-pick-tip = 칸에 있는 것으로 계속 칠합니다. 오른쪽 단추로 언제든지 할 수 있습니다.
editor-brush = { $cells }칸 너비의 붓 ({ $cells })
editor-symmetry = 대칭
editor-symmetry-none = 대칭 없음
editor-symmetry-turned = 회전 대칭
editor-symmetry-mirrored = 거울 대칭
editor-symmetry-tip = 양쪽을 함께 칠합니다. 한쪽의 청군 것은 다른 쪽의 홍군 것이 됩니다.
editor-nobodys = 주인 없음
editor-no-owner = 이것은 주인이 없습니다
editor-ink-point = 승리 지점
editor-ink-zone = 출발 구역
editor-ink-mine = 지뢰
editor-ink-erase = 지우기
editor-cell = ({ $x }, { $y })
editor-point-numbered = 승리 지점 { $number }

## 잘못된 곳

editor-verdict = 잘못된 곳
editor-sound = 없습니다. 저장하고 할 수 있는 지도입니다.
editor-alike = 양쪽이 같습니다.
editor-not-alike = 양쪽이 같지 않습니다.
editor-size = { $width } × { $height }칸
editor-units = { $side }: 부대 { $count }개
editor-no-forces = 이 지도에 맞는 병력을 뽑을 수 없습니다. 출발 구역을 넓히거나 예산을 늘리십시오

## 저장

editor-saved = 모드 { $mod }에 저장했습니다. 새 전투의 목록에 있습니다.
editor-kept-as-draft = 초안으로 두었습니다. 잘못된 곳이 있으면 할 수 없습니다.
editor-not-saved = 지도를 저장하지 못했습니다
editor-foreign = 편집기로 만든 파일이 아니어서 그대로 둡니다: { $name }
editor-name-taken = 파일 이름이 { $name }인 지도가 이미 있습니다. 다른 이름을 쓰십시오.
ask-editor-replace = { $name }을(를) 바꿀까요?
ask-editor-replace-text = 이 파일 이름의 지도가 이미 있습니다. 예전 지도는 사본으로 남습니다.
ask-editor-replace-yes = 바꾸기
ask-editor-leave = 이 지도를 떠날까요?
ask-editor-leave-text = 저장하지 않은 변경이 있습니다. 초안은 남습니다.
ask-editor-leave-yes = 떠나기
ask-editor-leave-no = 계속 그리기
editor-no-test = 지도를 시험할 수 없습니다

## 시작

editor-sources = 무엇으로 시작할까요
editor-begin = 시작
editor-source-empty = 빈 지도
editor-source-empty-words = 끝에서 끝까지 트인 땅입니다.
editor-source-random = 무작위 지도
editor-source-random-words = 공평한 지도이며 마음대로 고칠 수 있습니다. 같은 시드는 같은 지도를 만듭니다.
editor-source-draft = 초안
editor-source-draft-words = 저장하지 않고 떠난 지도입니다.
editor-source-own = 내 지도
editor-source-own-words = 이어서 그립니다.
editor-source-copy = 지도의 사본
editor-source-copy-words = 원래 지도는 그대로 남습니다.
editor-copy-of = { $name } (사본)
editor-width = 가로 칸
editor-height = 세로 칸
editor-style = 모양
editor-dice = 무작위로 하나
editor-no-random = 지도를 찾지 못했습니다
editor-no-random-text = 이 모양과 크기로는 모든 곳에 갈 수 있는 지도가 나오지 않았습니다. 다른 시드나 더 큰 크기를 쓰십시오.
editor-no-map = 지도를 읽을 수 없습니다
editor-no-draft = 초안을 읽을 수 없습니다
editor-no-draft-text = 파일이 손상되었거나 편집기의 파일이 아닙니다.

## 지도 설정

editor-texts = 글
editor-map-title = 제목
editor-map-name = 파일 이름 (a-z, 숫자, _)
editor-map-name-hint = 제목에서 만듭니다
editor-map-about = 설명
editor-texts-words = 새 전투 화면에 보일 두 문장입니다. 영어와 사용하는 언어의 글로 저장됩니다.
editor-battle = 전투와 크기
editor-hour = 시각
editor-weather = 날씨
editor-round-limit = 최대 라운드 (–: 기본)
editor-forces-drawn = 무작위
editor-forces-kept = 지금 그대로
editor-forces-tip = 무작위: 양쪽이 같은 부대를 현재 구역에 둡니다. 그대로: 있는 부대가 남습니다.
editor-anchor = 자리를 지킬 곳
editor-anchor-middle = 가운데
editor-anchor-top-left = 왼쪽 위
editor-anchor-bottom-right = 오른쪽 아래
editor-resize = 이 크기로 바꾸기
editor-same-size = 지도가 이미 이 크기입니다
