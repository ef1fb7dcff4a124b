public import Aloud

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
  public func call(
    _ arguments: [String], environment: (String) -> String? = { _ in nil },
    file: (String) throws(DialectError) -> String = { _ throws(DialectError) in throw .missingValue("--file") }
  ) throws(DialectError) -> DialectCall {
    var call =
      switch self {
      case .whiptail: try WhiptailArguments.call(arguments)
      case .dialog: try DialogArguments.call(arguments, environment, file)
      }
    // Each of debconf's questions has a default, and only "no" is told by an option.
    if environment("DEBIAN_HAS_FRONTEND") != nil, case .boxes(var boxes) = call.wanted {
      for index in boxes.indices { boxes[index].options.standardAnswer = boxes[index].options.standardAnswer ?? true }
      call.wanted = .boxes(boxes)
    }
    return call
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
    /// Widgets to ask one after the other.
    case boxes([BoxRequest])
  }

  /// A line that is written before the answers, by the option that asks for it.
  public enum Report: String, Sendable, Equatable {
    case version = "print-version"
    /// The number of lines and columns of the terminal.
    case maxSize = "print-maxsize"
  }

  /// The work that the call asks for.
  public var wanted: Wanted
  /// The lines to write before the answers, in order.
  public var reports: [Report] = []
  /// The file descriptor to which the answer is written.
  public var outputDescriptor: Int32 = 2
  /// The file descriptor from which a gauge reads.
  public var inputDescriptor: Int32 = 0
}

extension Dialect {
  /// The lines of the program's help.
  public var usage: [String] {
    switch self {
    case .whiptail: WhiptailArguments.usages + WhiptailArguments.options
    case .dialog: DialogBoxKind.allCases.map(\.usage) + DialogOption.usage
    }
  }
}

/// An error in the arguments of a call, described for the author of the script.
public enum DialectError: Error, Sendable, Equatable {
  /// There is no such option.
  case unknownOption(String)
  /// An option lacks its value.
  case missingValue(String)
  /// A value is not a number.
  case badNumber(String)
  /// An option takes no value.
  case takesNoValue(String)
  /// An option cannot be used with the widget.
  case unexpected(String)
  /// A widget lacks arguments. The value is the widget's usage.
  case needs(String)
  /// No widget is asked for, or several at once.
  case noBox
  /// An option applies to a screen, and there is none.
  case noScreen(String)
  /// A file cannot be read, for the given reason.
  case badFile(LocalizedText)
  /// A file descriptor cannot be written to.
  case badDescriptor(Int32)

  /// The sentence that describes the error, in English as those of the programs themselves, except for the reason of a file.
  public var message: LocalizedText {
    switch self {
    case .unknownOption(let option): .verbatim("\(option): unknown option")
    case .missingValue(let option): .verbatim("\(option): missing argument")
    case .badNumber(let text): .verbatim("\(text): invalid numeric value")
    case .takesNoValue(let option): .verbatim("\(option): option does not take an argument")
    case .unexpected(let option): .verbatim("\(option): not with this box")
    case .needs(let usage): .verbatim("Write it so: \(usage)")
    case .noBox: .verbatim("Name one box, such as --msgbox.")
    case .noScreen(let option): .verbatim("\(option): there is no screen here that has colors and keys.")
    case .badFile(let reason): reason
    case .badDescriptor(let number): .verbatim("Nothing can be written to descriptor \(number).")
    }
  }

  /// A Boolean value that indicates whether the error concerns an option. whiptail's options are read by a library, popt(3), and
  /// their errors have an exit code of their own.
  public var isOfOption: Bool {
    switch self {
    case .unknownOption, .missingValue, .badNumber, .takesNoValue: true
    case .unexpected, .needs, .noBox, .noScreen, .badFile, .badDescriptor: false
    }
  }
}

extension DialectError {
  /// Reads a number as the programs do: an empty text is 0.
  static func number(_ text: String, of place: String) throws(DialectError) -> Int {
    let digits = text.drop { $0 == " " || $0 == "\t" }
    if digits.isEmpty, text.isEmpty { return 0 }
    guard let number = Int(digits) else { throw .badNumber(place) }
    return number
  }
}
