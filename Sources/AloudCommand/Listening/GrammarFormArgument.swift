public import AloudTerminal
public import ArgumentParser

extension GrammarForm: ExpressibleByArgument {}
