package import ArgumentParser

/// Command-line arguments in their plainest form: words, `--name value`, `--name=value` and `--flag`, each option once. They are
/// read without the parser, whose search through all commands and options takes longer than everything else at the start. Arguments
/// that are not plain, or wrong, are left to the parser.
package struct PlainArguments {
  /// The words among the arguments, in order.
  package private(set) var words: [String] = []
  /// A Boolean value that indicates whether all arguments read so far are plain.
  package private(set) var isPlain = true
  private var rest: ArraySlice<String>
  /// The value in the same argument as the last option.
  private var attached: Substring?
  private var given: Set<Substring> = []

  /// Creates plain arguments from those after the program's name.
  package init(_ arguments: [String]) { rest = arguments[...] }

  /// Returns the name of the next option, without its dashes, or nil at the end and if an argument is not plain.
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

  /// Reads the value of the last option. Returns false if it has none, or none of this type.
  package mutating func set<Value: ExpressibleByArgument>(_ value: inout Value) -> Bool {
    guard let text = takeValue(), let given = Value(argument: text) else { return false }
    value = given
    return true
  }

  /// Reads the value of the last option. Returns false if it has none, or none of this type.
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

  /// Returns the name of a flag without the prefix "no-", because only one of the two may be given.
  private static func affirmed(_ name: Substring) -> Substring { name.hasPrefix("no-") ? name.dropFirst(3) : name }
}

/// A group of options that can be read without the parser.
package protocol PlainlyGiven: ParsableArguments {
  /// Sets all options as if none were given, so that they can be read.
  mutating func setNone()

  /// Reads the option with a name. Returns false if there is no such option, or its value is not allowed.
  mutating func take(_ name: String, from arguments: inout PlainArguments) -> Bool
}

extension PlainlyGiven {
  /// Options of which none is given. Their help is not looked up, because nobody reads the help of options that are in use.
  package static var noneGiven: Self {
    var options = Words.$areWanted.withValue(false) { Self() }
    options.setNone()
    return options
  }

  /// Creates the options from plain arguments, or returns nil if they are not plain.
  package init?(plain arguments: inout PlainArguments) {
    self = .noneGiven
    while let name = arguments.next() {
      guard take(name, from: &arguments) else { return nil }
    }
    guard arguments.isPlain else { return nil }
  }
}
