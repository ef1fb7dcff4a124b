extension Message {
  /// What goes into the places of a message, by the places' names.
  ///
  /// There are a few at most, and every announcement is made of them: they are looked through sooner than a dictionary of
  /// them is made.
  public struct Arguments: Sendable, ExpressibleByDictionaryLiteral {
    package private(set) var all: [(String, Argument)] = []

    /// The arguments that a literal lists, each name once.
    public init(dictionaryLiteral all: (String, Argument)...) { self.all = all }

    /// The argument of a name; nil where there is none.
    public subscript(name: String) -> Argument? {
      get { all.first { $0.0 == name }?.1 }
      set {
        all.removeAll { $0.0 == name }
        if let newValue { all.append((name, newValue)) }
      }
    }

    /// These with `others`, which count where both have one of a name.
    public func merging(_ others: Arguments) -> Arguments {
      var result = self
      for (name, argument) in others.all { result[name] = argument }
      return result
    }
  }
}

extension Message.Arguments: Equatable {
  /// Whether both have the same arguments, in whatever order they were listed.
  public static func == (first: Message.Arguments, second: Message.Arguments) -> Bool {
    first.all.count == second.all.count && first.all.allSatisfy { second[$0.0] == $0.1 }
  }
}
