"""What can be looked up: entries of the encyclopedia and topics of the help, made from the data. No Panda3D here."""
