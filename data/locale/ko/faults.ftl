# 데이터 파일에서 잘못될 수 있는 것. 파일, 줄, 칸 다음, 해당 줄 위에 표시된다.

did-you-mean = 혹시 "{ $name }"?
possible-names = 쓸 수 있는 것: { $names }
more-faults = { $count ->
   *[other] … 그 밖에 오류 { $count }개
}

## Files

pack-missing = 해당 팩 폴더가 없습니다
file-missing = 이 파일이 없거나 이름의 철자가 다릅니다
manifest-missing = 모드에는 모드를 설명하는 이 파일이 필요합니다: name = "…", title = "…", version = "1.0", base = "clumsy"
file-unreadable = 파일을 읽을 수 없습니다: { $reason }
file-not-regular = 일반 파일이 아닙니다. 텍스트 파일로 바꾸십시오
file-outside = 이 링크는 팩 폴더 밖을 가리킵니다. 파일 자체를 여기에 두십시오
file-too-large = 파일이 { $most }바이트보다 큽니다. 여러 파일로 나누십시오
file-not-utf8 = 여기부터 UTF-8 텍스트가 아닙니다. UTF-8 인코딩으로 다시 저장하십시오
file-ending = 이 파일은 읽히지 않습니다. 이름이 ".toml"로 끝나야 합니다
folder-too-deep = 이 안의 폴더는 읽히지 않습니다. 파일을 한 단계 위 폴더에 두십시오
too-many-files = 이 폴더의 파일이 { $most }개를 넘습니다. 한 파일에 여러 항목을 모으십시오
unknown-file = 이런 이름은 읽히지 않습니다. 읽히는 이름: { $choices }

## TOML

syntax-character = 여기에 쓸 수 없는 문자입니다. 지우십시오
syntax-duplicate = 이 파일에 두 번 나온 키가 있습니다. 하나만 남기십시오
syntax-equals = 한 단어로 된 키 다음에 "="가 필요합니다
syntax-escape = 잘못된 이스케이프입니다. 역슬래시는 \\로 쓰십시오
syntax-header = 테이블 이름 다음에 닫는 대괄호가 필요합니다
syntax-key = 여기에는 키나 [테이블]이 와야 합니다
syntax-line-end = 이 줄에는 더 이상 아무것도 올 수 없습니다. 지우거나 여기서 줄을 바꾸십시오
syntax-list = 이 목록에서 여기에 쉼표나 닫는 "]"가 빠졌습니다
syntax-string = 문자열을 열고 닫지 않았습니다. 닫는 따옴표가 빠졌습니다
syntax-table = 이 테이블에서 여기에 쉼표나 닫는 "{"}"}"가 빠졌습니다
syntax-table-lines = 중괄호로 묶은 테이블은 한 줄에 써야 합니다. 이 줄에 이어 쓰거나 [이름] 아래에 키를 쓰십시오
syntax-value = 값이 필요합니다: 숫자, 따옴표로 묶은 문자열, true, false, 목록 또는 테이블
syntax-no-quotes = 문자열은 따옴표로 묶습니다: "large"
syntax-boolean = 예와 아니요는 true와 false로 씁니다
syntax-quotes = 글자 모양 따옴표입니다. "를 쓰십시오
syntax-carriage-return = 이 줄은 옛 맥 방식으로 끝납니다. 줄 끝을 LF나 CRLF로 저장하십시오
syntax-comment = 주석은 "#"로 시작합니다
syntax-leading-zero = 숫자 앞에 0을 붙이지 않습니다
syntax-leading-point = 소수는 숫자로 시작합니다: 0.5
syntax-decimal-comma = 소수는 점으로 씁니다: 0.5
syntax-comma-to-spare = 쉼표가 하나 더 있습니다. 지우십시오
duplicate-key = "{ $name }" 키는 { $line }번째 줄에 이미 있습니다. 하나만 남기십시오
too-deep = 테이블과 목록이 { $most }단계 넘게 중첩되었습니다. 나란히 쓰십시오
number-too-large = 숫자가 너무 큽니다. 18자리까지만 쓰십시오
not-a-number = 무한대나 NaN이 아닌 보통 숫자가 필요합니다

## Keys and values

unknown-key = 알 수 없는 키 "{ $name }"
missing-key = "{ $name }" 키가 빠졌습니다
missing-keys = { $names } 키가 빠졌습니다
wrong-type = 필요한 값: { $expected ->
    [integer] 정수
    [number] 숫자
    [text] 따옴표로 묶은 문자열
    [boolean] true 또는 false
    [list] 목록
   *[table] 테이블
  }, 실제 값: { $found_type ->
    [integer] 정수
    [number] 소수
    [text] 문자열
    [boolean] true 또는 false
    [list] 목록
    [table] 테이블
   *[date] 날짜 또는 시각
  }
too-small = { $least } 이상이어야 합니다
too-large = { $most } 이하여야 합니다
wrong-length = 목록에 { $wanted }개가 있어야 하는데 { $count }개입니다
list-too-short = 목록의 길이는 { $least } 이상이어야 하는데 { $count }입니다
list-too-long = 목록의 길이는 { $most } 이하여야 하는데 { $count }입니다
listed-twice = 이 목록에 "{ $name }" 항목이 두 번 있습니다. 하나를 빼십시오
text-too-short = 문자열이 너무 짧습니다. 최소 { $least }자가 필요합니다
text-too-long = 문자열이 너무 깁니다. 최대 { $most }자까지 쓸 수 있습니다
text-malformed = 문자열이 요구되는 형식 { $pattern }에 맞지 않습니다
unknown-choice = 여기에는 "{ $name }" 값을 쓸 수 없습니다. 가능한 값: { $choices }
unknown-name = "{ $name }"(이)라는 이름은 없습니다
malformed-name = "{ $name }"은(는) 이름이 될 수 없습니다: 영문 소문자로 시작하고 소문자, 숫자, 밑줄만 쓰십시오
malformed-key = "{ $name }"은(는) 텍스트의 키가 될 수 없습니다: 영문 소문자로 시작하고 소문자, 숫자, "_", "-"만 쓰십시오
malformed-version = "1.0"이나 "1.0.2"와 같은 버전이 필요합니다
malformed-glyph = 영문 자판에 있는 문자 하나가 필요합니다. 빈칸은 안 됩니다
invalid-value = 올바르지 않은 값입니다: { $detail }

## Entries

duplicate-entry = "{ $name }" 항목은 { $file } 파일 { $line }번째 줄에 이미 정의되어 있습니다. 하나만 남기십시오
nothing-to-remove = 제거할 "{ $name }" 항목이 없습니다
remove-not-alone = 제거할 항목에는 "remove = true" 외에 다른 키를 둘 수 없습니다
removed-but-used = 제거한 "{ $name }" 항목을 아직 { $users }{ $more ->
    [0] {""}
   *[other] {" "}외 { $more }곳
  }에서 씁니다. 그것들도 바꾸거나 제거하거나 "{ $name }" 항목을 남겨 두십시오
inherits-itself = 이 항목이 상속하는 "{ $name }" 항목이 다시 이 항목을 상속합니다. 하나는 전부 쓰십시오
range-reversed = 최소 거리를 먼저, 최대 거리를 나중에 쓰십시오
glyph-taken = 지도에서 이 문자는 이미 "{ $name }" 항목을 나타냅니다. 다른 문자를 쓰십시오
headquarters-for-gold = 사령부는 모집하거나 판매할 수 없습니다. 각 진영은 처음부터 하나를 가집니다

## Mods

mod-missing = "{ $name }" 모드가 없습니다
mod-without-base = 모드에는 바꿀 팩의 이름이 있어야 합니다: base = "clumsy"
mod-other-pack = 이 모드는 "{ $name }" 팩용이 아닙니다
mod-other-base = "{ $name }" 모드는 다른 팩 "{ $other }"을(를) 바꿉니다. 둘을 함께 쓸 수 없습니다
mod-twice = "{ $name }" 모드가 이미 { $other }에 있습니다. 이름을 바꾸거나 하나를 지우십시오
mod-needs = 이 모드에 필요한 "{ $name }" 모드가 설치되어 있지 않습니다. 모드 폴더에 넣으십시오
mod-conflict = 이 모드는 "{ $name }" 모드와 함께 쓸 수 없습니다. 하나를 끄십시오
mods-in-a-circle = "{ $name }" 모드는 이 모드 아래에, 이 모드는 그 모드 아래에 놓여야 합니다. 한쪽의 이름을 빼십시오
engine-other = 다른 버전의 게임이 필요합니다. 지금 버전은 { $present }입니다. 게임이나 모드의 새 버전을 찾으십시오
engine-malformed = ">=0.1, <1"과 같은 버전 범위가 필요합니다
formerly-taken = "{ $name }"은(는) 이미 "{ $other }" 항목의 이름입니다. 여기서 빼십시오
game-unfit = 이 모드와 함께 쓰면 게임의 이 파일들이 맞지 않습니다: { $files }. 모드에 같은 이름의 파일을 넣거나, 그것들에 필요한 것을 덜 바꾸십시오

## Texts

unknown-language = 게임에 이 언어의 텍스트가 없습니다. 폴더 이름: { $choices }
text-file-place = 텍스트는 언어별 폴더에 둡니다: locale/ko/
text-file-ending = 이것은 읽히지 않습니다. 텍스트 파일은 ".ftl"로 끝나고 나란히 놓입니다
text-twice = "{ $name }" 텍스트는 { $file } 파일 { $line }번째 줄에 이미 있습니다. 하나만 남기십시오
text-broken = "키 = 낱말" 형식의 텍스트가 아닙니다
text-broken-equals = 키 다음에 "="가 필요합니다. 앞의 텍스트를 잇는 줄은 빈칸으로 시작합니다
text-broken-brace = "{"{"}"를 열었는데 여기에 닫는 "{"}"}"가 빠졌습니다
text-broken-brace-to-spare = 이 "{"}"}"는 닫을 것이 없습니다. 지우십시오
text-broken-empty = "=" 다음에 낱말이 빠졌습니다
text-broken-default = 선택지 가운데 하나는 기본이어야 합니다. 앞에 *를 쓰십시오: *[other]
text-broken-quote = 따옴표를 열고 닫지 않았습니다
text-unknown-text = 여기에 넣을 "{ $name }" 텍스트가 없습니다
text-unknown-function = "{ $name }" 함수는 없습니다
text-unknown-placeholder = 이 텍스트에서 게임은 "{ $name }"을(를) 채우지 않습니다
