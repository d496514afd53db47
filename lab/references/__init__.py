"""Plain implementations kept as they are, for the benchmarks to compare the engine with."""
