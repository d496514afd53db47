# 모드 설치와 제거: 알리는 말, 설치할 수 없는 까닭.

mods-installed-at = { $name } { $version } 모드를 { $folder }에 설치했습니다
    이 모드로 플레이하기: clumsy play --mod { $name }
mods-removed = { $name } 모드를 제거했습니다
mods-installed = "{ $name }" 모드가 이미 설치되어 있습니다
mods-replace-how = --replace 옵션을 쓰면 이것으로 바꿉니다

install-no-mod = 여기에는 모드가 없습니다. pack.toml 파일이 바로 안에, 또는 그 안의 폴더 하나에 있어야 합니다
install-several = 여기에 모드가 여러 개 있습니다({ $names }). 하나씩 설치하십시오
install-lies-there = 이미 모드 폴더 안에 있습니다
install-too-many = 모드의 파일은 { $most }개까지 허용됩니다
install-too-large = 모드의 크기는 { $most }MB까지 허용됩니다
install-too-deep = { $name }: 너무 깊은 곳에 있습니다. 폴더는 { $most }단계까지 겹칠 수 있습니다
install-no-file = { $name }: 링크이거나 일반 파일이 아닙니다. 모드는 파일과 폴더로만 이루어집니다
install-taken = 모드 폴더에 모드가 아닌 "{ $name }" 폴더가 있습니다
install-linked = 그 자리의 모드는 다른 폴더로 가는 링크입니다. 먼저 제거하십시오

zip-broken = zip 파일이 아니거나 손상되었습니다
zip-damaged = 압축 파일 안의 { $name }: 손상되었습니다
zip-encrypted = 압축 파일 안의 { $name }: 암호화되어 있습니다
zip-packed-otherwise = 압축 파일 안의 { $name }: 흔하지 않은 방식으로 압축되었습니다. 일반 zip으로 압축하십시오
zip-name = 압축 파일 안의 { $name }: 허용되지 않는 이름입니다. 폴더를 벗어나거나, 쓸 수 없는 운영 체제가 있습니다
zip-twice = 압축 파일 안에 { $name } 파일이 두 번 있습니다. 대소문자는 구별하지 않습니다
zip-bomb = 압축 파일 안의 { $name }: 압축을 풀면 지나치게 커집니다
