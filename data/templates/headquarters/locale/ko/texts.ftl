unit-militia = 민병
unit-militia-about = 값이 싸고 도시를 점령합니다. 세게 때리지는 못합니다.
