weapon-flame = Flamethrower
weapon-flame-about = Burns out whoever is close, and the wood with them.
