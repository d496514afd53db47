# 프로그램이 예상하지 못한 오류: 플레이어가 읽는 글.

trouble-title = 문제가 생겼습니다
trouble-what = General Clumsy에 예상하지 못한 오류가 생겨 멈추어야 합니다: { $error }
trouble-saved = 잃은 것은 없습니다. 전투는 마지막 명령까지 다음 파일에 남아 있습니다: { $file }
trouble-bundle = 오류를 찾는 데 필요한 모든 것이 담긴 파일: { $file } 무엇을 하고 있었는지 적어 함께 보내 주세요.
trouble-no-bundle = 오류 보고 파일을 쓰지 못했습니다: { $message }
trouble-leave = Enter 키를 누르면 나갑니다.
