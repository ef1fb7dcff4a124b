/// A program whose command line Aloud understands, so that the scripts that call it speak.
public enum Dialect: String, Sendable, CaseIterable {
  case whiptail
  case dialog

  /// Creates the dialect of a program from its name or path, or `nil` if it has none.
  public init?(program: String) {
    let name = program.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? program
    self.init(rawValue: name)
  }

  /// Returns the call that the arguments after the program's name describe. `environment` returns the value of a variable; `file`
  /// returns the contents of a file of arguments.
  ///
  /// - Throws: The error in the arguments.
  public func call(
    _ arguments: [String], environment: (String) -> String? = { _ in nil },
    file: (String) throws(DialectError) -> String = { _ throws(DialectError) in throw .missingValue("--file") }
  ) throws(DialectError) -> DialectCall {
    switch self {
    case .whiptail: try WhiptailArguments.call(arguments)
    case .dialog: try DialogArguments.call(arguments, environment, file)
    }
  }

  /// The version text that the program prints.
  public var version: String {
    switch self {
    case .whiptail: "whiptail (newt): 0.52.23"
    case .dialog: "Version: 1.3-20230209"
    }
  }
}

/// The work that a call of one of the programs asks for, and the descriptors that it uses.
public struct DialectCall: Sendable, Equatable {
  /// The work that a call asks for.
  public enum Wanted: Sendable, Equatable {
    case version
    case help
    /// The number of lines and columns of the terminal.
    case maxSize
    /// Widgets to ask one after the other.
    case boxes([BoxRequest])
  }

  /// The work that the call asks for.
  public var wanted: Wanted
  /// The file descriptor to which the answer is written.
  public var outputDescriptor: Int32 = 2
  /// The file descriptor from which a gauge reads.
  public var inputDescriptor: Int32 = 0
}

extension Dialect {
  /// The lines of the program's help.
  public var usage: [String] {
    switch self {
    case .whiptail: WhiptailArguments.Kind.allCases.map(\.usage) + WhiptailArguments.options
    case .dialog: DialogBoxKind.allCases.map(\.usage) + DialogOption.usage
    }
  }
}
