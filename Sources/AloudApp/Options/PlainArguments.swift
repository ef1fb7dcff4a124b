package import ArgumentParser

/// Command-line arguments in their plainest form: words, `--name value`, `--name=value` and `--flag`, each option once. They are
/// read without the parser, whose look through all commands and options takes longer than all else at a start; what is not
/// plain, or wrong, is left to it.
package struct PlainArguments {
  /// The words among them, in order.
  package private(set) var words: [String] = []
  /// Whether all that was read so far is plain.
  package private(set) var isPlain = true
  private var rest: ArraySlice<String>
  /// The value that stands in the same argument as the option that was read last.
  private var attached: Substring?
  private var given: Set<Substring> = []

  /// The arguments after the program's name.
  package init(_ arguments: [String]) { rest = arguments[...] }

  /// The name of the next option, without its dashes; nil at the end, and where something is not plain.
  package mutating func next() -> String? {
    if attached != nil { isPlain = false }
    while isPlain, let argument = rest.popFirst() {
      guard argument.hasPrefix("-") else {
        words.append(argument)
        if argument.isEmpty { isPlain = false }
        continue
      }
      let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts.first ?? ""
      attached = parts.count > 1 ? parts[1] : nil
      isPlain = argument.hasPrefix("--") && !name.isEmpty && given.insert(Self.affirmed(name)).inserted
      return isPlain ? String(name) : nil
    }
    return nil
  }

  /// Takes the value of the option that was read last; false where it has none, or none of that kind.
  package mutating func set<Value: ExpressibleByArgument>(_ value: inout Value) -> Bool {
    guard let text = takeValue(), let given = Value(argument: text) else { return false }
    value = given
    return true
  }

  /// Takes the value of the option that was read last; false where it has none, or none of that kind.
  package mutating func set<Value: ExpressibleByArgument>(_ value: inout Value?) -> Bool {
    guard let text = takeValue(), let given = Value(argument: text) else { return false }
    value = given
    return true
  }

  private mutating func takeValue() -> String? {
    let next = attached.map(String.init) ?? rest.popFirst()
    attached = nil
    return next.flatMap { $0.isEmpty || $0.hasPrefix("-") ? nil : $0 }
  }

  /// The name of a flag without what takes it back: of the two, one may be given.
  private static func affirmed(_ name: Substring) -> Substring { name.hasPrefix("no-") ? name.dropFirst(3) : name }
}

/// Options that can be read without the parser.
package protocol PlainlyGiven: ParsableArguments {
  /// Makes all options readable, as where none is given.
  mutating func setNone()

  /// Takes the option of that name; false where there is none, or its value is not allowed.
  mutating func take(_ name: String, from arguments: inout PlainArguments) -> Bool
}

extension PlainlyGiven {
  /// None given. Nobody reads the help of options that are being used.
  package static var noneGiven: Self {
    var options = Words.$areWanted.withValue(false) { Self() }
    options.setNone()
    return options
  }

  /// The options of these arguments; nil where they are not plain.
  package init?(plain arguments: inout PlainArguments) {
    self = .noneGiven
    while let name = arguments.next() {
      guard take(name, from: &arguments) else { return nil }
    }
    guard arguments.isPlain else { return nil }
  }
}
