package import Aloud

/// A program whose command line Aloud understands, so that the scripts that call it speak.
package enum Dialect: String, Sendable, CaseIterable {
  case whiptail
  case dialog

  /// Creates the dialect of a program from its name or path, or `nil` if it has none.
  package init?(program: String) {
    let name = program.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? program
    self.init(rawValue: name)
  }

  /// Returns the call that the arguments after the program's name describe. `environment` returns the value of a variable; `file`
  /// returns the contents of a file of arguments.
  package func call(
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

  package var version: String {
    switch self {
    case .whiptail: "whiptail (newt): 0.52.23"
    case .dialog: "Version: 1.3-20230209"
    }
  }
}

/// The work that a call of one of the programs asks for, and the descriptors that it uses.
package struct DialectCall: Sendable, Equatable {
  package enum Wanted: Sendable, Equatable {
    case version
    case help
    case boxes([BoxRequest])
  }

  /// A line that is written before the answers, by the option that asks for it.
  package enum Report: String, Sendable, Equatable {
    case version = "print-version"
    /// The number of lines and columns of the terminal.
    case maxSize = "print-maxsize"
  }

  package var wanted: Wanted
  package var reports: [Report] = []
  package var outputDescriptor: Int32 = 2
  package var inputDescriptor: Int32 = 0
}

extension Dialect {
  package var usage: [String] {
    switch self {
    case .whiptail: WhiptailArguments.usages + WhiptailArguments.options
    case .dialog: DialogBoxKind.allCases.map(\.usage) + DialogOption.usage
    }
  }
}

/// An error in the arguments of a call, described for the author of the script.
package struct DialectError: Error, Sendable, Equatable {
  /// The sentence that describes the error, in English as those of the programs themselves, except for the reason of a file.
  package private(set) var message: LocalizedText
  /// A Boolean value that indicates whether the error concerns an option. whiptail's options are read by a library, popt(3), and
  /// their errors have an exit code of their own.
  package private(set) var isOfOption = false

  private static func error(_ sentence: String) -> Self { Self(message: .verbatim(sentence)) }

  private static func error(ofOption sentence: String) -> Self { Self(message: .verbatim(sentence), isOfOption: true) }

  static func unknownOption(_ option: String) -> Self { error(ofOption: "\(option): unknown option") }

  package static func missingValue(_ option: String) -> Self { error(ofOption: "\(option): missing argument") }

  package static func badNumber(_ text: String) -> Self { error(ofOption: "\(text): invalid numeric value") }

  static func takesNoValue(_ option: String) -> Self { error(ofOption: "\(option): option does not take an argument") }

  static func unexpected(_ option: String) -> Self { error("\(option): not with this box") }

  static func needs(_ usage: String) -> Self { error("Write it so: \(usage)") }

  static let noBox = error("Name one box, such as --msgbox.")

  static func noScreen(_ option: String) -> Self {
    error("\(option): there is no screen here that has colors and keys.")
  }

  package static func badFile(_ reason: LocalizedText) -> Self { Self(message: reason) }

  package static func badDescriptor(_ number: Int32) -> Self {
    error("Nothing can be written to descriptor \(number).")
  }

  /// Reads a number as the programs do: an empty text is 0.
  static func number(_ text: String, of place: String) throws(DialectError) -> Int {
    if text.isEmpty { return 0 }
    guard let number = Int(text.drop { $0 == " " || $0 == "\t" }) else { throw .badNumber(place) }
    return number
  }
}
