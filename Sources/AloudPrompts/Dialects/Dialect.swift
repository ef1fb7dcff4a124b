/// The programs whose arguments are understood, so that scripts that call them speak.
public enum Dialect: String, Sendable, CaseIterable {
  case whiptail
  case dialog

  /// The one that a program is which was called by this name or path; nil where it is none.
  public init?(program: String) {
    let name = program.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? program
    self.init(rawValue: name)
  }

  /// What the arguments after the name ask for; `environment` gives a variable, `file` what a file of arguments holds.
  ///
  /// - Throws: what is wrong with them.
  public func call(
    _ arguments: [String], environment: (String) -> String? = { _ in nil },
    file: (String) throws(DialectError) -> String = { _ throws(DialectError) in throw .missingValue("--file") }
  ) throws(DialectError) -> DialectCall {
    switch self {
    case .whiptail: try WhiptailArguments.call(arguments)
    case .dialog: try DialogArguments.call(arguments, environment, file)
    }
  }

  /// What the program says of its version.
  public var version: String {
    switch self {
    case .whiptail: "whiptail (newt): 0.52.23"
    case .dialog: "Version: 1.3-20230209"
    }
  }
}

/// What a call of one of the programs asks for, and where its answer goes.
public struct DialectCall: Sendable, Equatable {
  /// What is asked for.
  public enum Wanted: Sendable, Equatable {
    case version
    case help
    /// How many lines and columns there are.
    case maxSize
    /// Boxes, one after the other.
    case boxes([BoxRequest])
  }

  /// What is asked for.
  public var wanted: Wanted
  /// The descriptor that the answer goes to.
  public var outputDescriptor: Int32 = 2
  /// The descriptor that a gauge reads.
  public var inputDescriptor: Int32 = 0
}

extension Dialect {
  /// What can be asked for, a line each.
  public var usage: [String] {
    switch self {
    case .whiptail: WhiptailArguments.Kind.allCases.map(\.usage) + WhiptailArguments.options
    case .dialog: DialogBoxKind.allCases.map(\.usage) + DialogOption.usage
    }
  }
}
