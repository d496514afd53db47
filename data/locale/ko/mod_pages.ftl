# 모드 화면과 설치할 모드 고르기.

title-mods = 모드
title-mods-on = 모드: { $names }
title-mods-count = 모드 { $count }개가 켜져 있습니다
mods-page-words = 새 전투는 켜진 모드로 플레이합니다. 저장된 전투와 리플레이는 만들 때의 모드를 그대로 씁니다.
mods-page-none = 설치된 모드가 없습니다. 폴더나 zip에서 설치하거나 직접 만드십시오: clumsy mod new 이름
mods-asked = 이번에는 다음 모드로 시작했습니다: { $names }. 여기서 무엇이든 바꾸면 직접 고른 모드가 다시 적용됩니다.
mods-on = 켜짐, { $place }
mods-faults = 오류 { $count }개
mods-switch-on = 켜기
mods-switch-off = 끄기
mods-lower = 앞의 모드 아래에 놓기
mods-higher = 뒤의 모드 위에 놓기
mods-no-place = 그쪽에는 모드가 없습니다.
mods-no-place-off = 꺼져 있습니다.
mods-order-fixed = { $name } 모드와의 순서는 모드가 직접 정해 두었습니다.
mods-cannot-faults = 오류가 있습니다. 아래에 나와 있습니다.
mods-cannot-against = 켜져 있는 { $name } 모드와 함께 쓸 수 없습니다.
mods-fact-version = 버전
mods-fact-authors = 만든 사람
mods-fact-licence = 라이선스
mods-fact-needs = 필요한 모드
mods-fact-above = 아래에 놓이는 모드
mods-fact-against = 함께 쓸 수 없는 모드
mods-fact-folder = 폴더
mods-checking = 파일을 살펴보는 중...
mods-sound = 파일에 문제가 없습니다.
mods-sound-odd = 파일에 문제가 없으나 이상한 점이 { $count }개 있습니다. clumsy mod check { $name } 명령이 알려 줍니다.
mods-wrong = 오류 { $count }개
mods-place = { $file }, { $line }행 { $column }열
mods-fault = { $file }: { $message }
mods-fault-line = { $file }, { $line }행: { $message }
mods-install = 모드 설치...
mods-show-folder = 모드 폴더 열기
mods-remove = 제거...
mods-left-out = 일부 모드를 제외했습니다
mods-left-out-text = 켜져 있지만 쓸 수 없습니다:
mods-not-together = 함께 쓸 수 없습니다
mods-not-installed = 설치하지 못했습니다
mods-not-removed = 제거하지 못했습니다
mods-no-file-manager = 파일 관리자를 열지 못했습니다
ask-mods-on = { $name } 모드를 켤까요?
ask-mods-on-text = 다음 모드가 필요하므로 함께 켜집니다: { $names }
ask-mods-on-yes = 함께 켜기
ask-mods-off = { $name } 모드를 끌까요?
ask-mods-off-text = 다음 모드에 필요하므로 함께 꺼집니다: { $names }
ask-mods-off-yes = 함께 끄기
ask-mods-replace = { $name } 모드를 바꿀까요?
ask-mods-replace-text = { $version } 버전이 설치되어 있습니다. 그 내용은 사라집니다.
ask-mods-replace-yes = 바꾸기
ask-mods-remove = { $name } 모드를 제거할까요?
ask-mods-remove-text = { $folder } 폴더가 완전히 지워집니다. 저장된 전투와 리플레이는 그대로 남습니다.
ask-mods-remove-yes = 제거
browse-title = 모드 설치
browse-install = 설치
browse-nothing = zip 파일이나 모드가 든 폴더를 고르십시오.
browse-words = 모드는 zip 파일이거나 pack.toml 파일이 든 폴더입니다.
browse-up = 위로
browse-empty = 여기에는 폴더도 zip 파일도 없습니다.
browse-unreadable = 이 폴더를 읽을 수 없습니다: { $message }
browse-kind-mod = 모드
browse-kind-zip = Zip
browse-downloads = 다운로드
browse-desktop = 바탕 화면
browse-documents = 문서
browse-home = 홈

## --dev

dev-changed = 변경 { $count }개를 반영했습니다: { $what }
dev-cannot-be = 이 전투의 어떤 부대가 새 데이터로는 있을 수 없는 상태입니다({ $what })
dev-faults = 저장한 파일에 오류가 있습니다
dev-faults-text = 전투는 문제가 없던 마지막 데이터로 계속됩니다. 파일을 고쳐 다시 저장하십시오.
dev-new-battle = 새 전투가 필요한 변경입니다
dev-new-battle-text = 전투는 그대로 계속됩니다. 다시 시작하면 반영됩니다.

## Replays

watch-mods-gone = 이 전투의 다음 모드가 없습니다: { $names }. 그 부대는 게임의 모델로 표시됩니다.
