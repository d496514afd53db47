# 전투 밖의 화면: 타이틀, 일시 정지, 설정, 전투 목록.

screen-back = 뒤로
screen-cancel = 취소
screen-go-on = 계속
screen-loading = 불러오는 중…
screen-round = { $round }라운드

## 타이틀

title-name = General Clumsy
title-words = 턴제 전술 게임. 주사위는 없습니다. 미리 보기에 나온 그대로 일어납니다.
title-continue = 이어하기
title-nothing-unfinished = 끝나지 않은 전투가 없습니다.
title-new-battle = 새 전투
title-missions = 임무
title-load = 불러오기
title-replays = 리플레이
title-options = 설정
title-help = 도움말
title-credits = 만든 사람들
title-quit = 종료
title-version = 버전 { $version }

## 일시 정지

pause-title = 일시 정지
pause-resume = 계속하기
pause-save = 저장
pause-load = 불러오기
pause-options = 설정
pause-help = 조작 키
pause-restart = 다시 시작
pause-surrender = 항복
pause-title-screen = 타이틀로
pause-quit = 게임 종료
pause-no-surrender = 항복은 자기 차례에만 할 수 있습니다.

## 질문

ask-quit = 게임을 종료할까요?
ask-quit-text = 지금까지 진행한 내용은 기록되어 있습니다.
ask-quit-yes = 종료
ask-title = 전투에서 나갈까요?
ask-title-text = 전투는 여기서 멈춥니다. 기록은 남습니다.
ask-title-yes = 타이틀로
ask-restart = 처음부터 다시 할까요?
ask-restart-text = 같은 날씨와 같은 운으로 1라운드부터 다시 시작합니다.
ask-restart-yes = 다시 시작
ask-surrender = 항복할까요?
ask-surrender-text = 모든 부대가 맵에서 물러나고 전투에서 패배합니다.
ask-surrender-yes = 항복

## 만든 사람들

credits-made = General Clumsy
credits-made-text = 규칙, 엔진, 모델, 화면, 글, 소리: General Clumsy 창립자들.
credits-built-on = 바탕이 된 것
credits-built-on-text =
    Python · Panda3D(장면과 창) · esper(세계) · NumPy(메시)
    msgspec, msgpack, pydantic(파일) · Fluent(글) · tree-sitter(줄과 칸)
    typer, rich, platformdirs
credits-fonts = 글꼴
credits-fonts-text = Adobe와 Google의 Noto Sans CJK, SIL 오픈 폰트 라이선스.
credits-licence = 라이선스
credits-licence-text = 이 게임과 딸린 모든 것은 MIT 라이선스로 자유롭게 쓸 수 있습니다. 즐기고, 고치고, 나누세요.
credits-thanks = 감사합니다
credits-thanks-text = 자유로운 전술 게임을 만드는 모든 분과, 이 게임을 즐겨 주시는 여러분께.

## 저장되지 않은 설정

settings-not-kept = 설정을 저장하지 못했습니다
settings-not-kept-text = 게임을 끝낼 때까지만 적용됩니다. 이유: { $message }
settings-no-table = 설정 [테이블]이 있어야 합니다
settings-no-keys = ["f", "shift-f"]처럼 키 목록이 있어야 합니다
settings-put-aside = 파일은 { $name } 이름으로 보관되고, 설정은 처음부터 시작합니다
