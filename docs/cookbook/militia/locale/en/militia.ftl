unit-militia = Militia
unit-militia-about = Farmers with rifles: cheap, and many.
