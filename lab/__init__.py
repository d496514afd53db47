"""Many games without a screen: tournaments, benchmarks, balance."""
