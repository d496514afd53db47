"""What can be looked up: entries of the encyclopedia and topics of the help, made from the data. No Panda3D here.

What is the same for every ruleset lies here and names none of them; what one has of its own is a package of its name.
"""
