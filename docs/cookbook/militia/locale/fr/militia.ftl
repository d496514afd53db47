unit-militia = Milice
unit-militia-about = Des paysans armés de fusils : bon marché et nombreux.
