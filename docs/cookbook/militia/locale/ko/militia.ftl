unit-militia = 민병대
unit-militia-about = 소총을 든 농민들. 값싸고 수가 많다.
