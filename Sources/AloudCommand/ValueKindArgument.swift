public import Aloud
public import ArgumentParser

extension ValueKind: ExpressibleByArgument {}
