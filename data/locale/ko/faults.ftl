# 데이터 파일에서 잘못될 수 있는 것. 파일, 줄, 칸 다음, 해당 줄 위에 표시된다.

did-you-mean = 혹시 "{ $name }"?
more-faults = { $count ->
   *[other] … 그 밖에 오류 { $count }개
}

## Files

pack-missing = 해당 팩 폴더가 없습니다
file-missing = 이 파일이 없습니다
file-unreadable = 파일을 읽을 수 없습니다: { $reason }
file-not-regular = 일반 파일이 아닙니다
file-outside = 이 링크는 팩 폴더 밖을 가리킵니다
file-too-large = 파일이 { $most }바이트보다 큽니다
file-not-utf8 = 여기부터 UTF-8 텍스트가 아닙니다
too-many-files = 이 폴더의 파일이 { $most }개를 넘습니다
unknown-file = 팩에 이런 이름의 구성 요소는 없습니다

## TOML

syntax-character = 여기에 쓸 수 없는 문자입니다
syntax-duplicate = 이 파일에 두 번 나온 키가 있습니다
syntax-equals = 키 다음에 "="가 필요합니다
syntax-escape = 잘못된 이스케이프입니다. 역슬래시는 \\로 쓰십시오
syntax-header = 테이블 이름 다음에 닫는 대괄호가 필요합니다
syntax-key = 여기에는 키나 [테이블]이 와야 합니다
syntax-line-end = 이 줄에는 더 이상 아무것도 올 수 없습니다
syntax-list = 목록을 열고 닫지 않았습니다
syntax-string = 문자열을 열고 같은 줄에서 닫지 않았습니다
syntax-table = 테이블을 열고 같은 줄에서 닫지 않았습니다
syntax-value = 값이 필요합니다: 숫자, 따옴표로 묶은 문자열, true, false, 목록 또는 테이블
duplicate-key = "{ $name }" 키는 { $line }번째 줄에 이미 있습니다
too-deep = 테이블과 목록이 { $most }단계 넘게 중첩되었습니다
number-too-large = 숫자가 너무 큽니다
not-a-number = 무한대나 NaN이 아닌 보통 숫자가 필요합니다

## Keys and values

unknown-key = 알 수 없는 키 "{ $name }"
missing-key = "{ $name }" 키가 빠졌습니다
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
wrong-length = 목록의 길이는 { $wanted }이어야 하는데 { $count }입니다
list-too-short = 목록의 길이는 { $least } 이상이어야 하는데 { $count }입니다
list-too-long = 목록의 길이는 { $most } 이하여야 하는데 { $count }입니다
listed-twice = 이 목록에 "{ $name }" 항목이 두 번 있습니다
text-too-short = 문자열이 너무 짧습니다. 최소 { $least }자가 필요합니다
text-too-long = 문자열이 너무 깁니다. 최대 { $most }자까지 쓸 수 있습니다
text-malformed = 문자열이 요구되는 형식 { $pattern }에 맞지 않습니다
unknown-choice = 여기에는 "{ $name }" 값을 쓸 수 없습니다. 가능한 값: { $choices }
unknown-name = "{ $name }"(이)라는 이름은 없습니다
malformed-name = "{ $name }"은(는) 이름이 될 수 없습니다: 영문 소문자로 시작하고 소문자, 숫자, 밑줄만 쓰십시오
invalid-value = 올바르지 않은 값입니다: { $detail }

## Entries

duplicate-entry = "{ $name }" 항목은 { $file } 파일 { $line }번째 줄에 이미 정의되어 있습니다
nothing-to-remove = 제거할 "{ $name }" 항목이 없습니다
remove-not-alone = 제거할 항목에는 "remove = true" 외에 다른 키를 둘 수 없습니다
inherits-itself = 이 항목이 상속하는 "{ $name }" 항목이 다시 이 항목을 상속합니다
range-reversed = 최소 거리를 먼저, 최대 거리를 나중에 쓰십시오
glyph-taken = 지도에서 이 문자는 이미 "{ $name }" 항목을 나타냅니다

## Mods

mod-missing = "{ $name }" 모드가 없습니다
mod-without-base = 모드에는 바꿀 팩의 이름이 있어야 합니다: base = "clumsy"
mod-other-pack = 이 모드는 "{ $name }" 팩용이 아닙니다
mod-other-base = "{ $name }" 모드는 다른 팩 "{ $other }"을(를) 바꿉니다. 둘을 함께 쓸 수 없습니다
mod-twice = "{ $name }" 모드가 이미 { $other }에 있습니다
mod-needs = 이 모드에 필요한 "{ $name }" 모드가 설치되어 있지 않습니다
mod-conflict = 이 모드는 "{ $name }" 모드와 함께 쓸 수 없습니다
mods-in-a-circle = "{ $name }" 모드는 이 모드 아래에, 이 모드는 그 모드 아래에 놓여야 하므로 순서를 정할 수 없습니다
engine-other = 다른 버전의 게임이 필요합니다. 지금 버전은 { $present }입니다
engine-malformed = ">=0.1, <1"과 같은 버전 범위가 필요합니다
formerly-taken = "{ $name }"은(는) 이미 "{ $other }" 항목의 이름입니다
