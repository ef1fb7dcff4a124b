public import Aloud

/// What is wrong with the arguments of a call, for the author of the script.
public enum DialectError: Error, Sendable, Equatable {
  /// There is no such option.
  case unknownOption(String)
  /// An option lacks its value.
  case missingValue(String)
  /// Something has to be a number.
  case badNumber(String)
  /// An option takes no value.
  case takesNoValue(String)
  /// An option does not go with the box.
  case unexpected(String)
  /// A box has not what it needs, which is this.
  case needs(String)
  /// No box is asked for, or several at once.
  case noBox
  /// An option is about a screen, of which there is none.
  case noScreen(String)
  /// A file can't be read, for the reason in its sentence.
  case badFile(LocalizedText)
  /// Nothing can be written to a descriptor.
  case badDescriptor(Int32)

  /// The sentence that tells of it.
  public var message: LocalizedText {
    switch self {
    case .unknownOption(let option): .message(.dialectUnknownOption(option: .text(.verbatim(option))))
    case .missingValue(let option): .message(.dialectMissingValue(option: .text(.verbatim(option))))
    case .badNumber(let text): .message(.dialectBadNumber(option: .text(.verbatim(text))))
    case .takesNoValue(let option): .message(.dialectNoValue(option: .text(.verbatim(option))))
    case .unexpected(let option): .message(.dialectUnexpected(option: .text(.verbatim(option))))
    case .needs(let usage): .message(.dialectNeeds(usage: .text(.verbatim(usage))))
    case .noBox: .message(.dialectNoBox(example: .text(.verbatim("--msgbox"))))
    case .noScreen(let option): .message(.dialectNoScreen(option: .text(.verbatim(option))))
    case .badFile(let reason): reason
    case .badDescriptor(let number): .message(.promptBadDescriptor(number: .number(Int(number))))
    }
  }

  /// Whether it is about an option: those of whiptail are read by a library that has an exit code of its own.
  public var isOfOption: Bool {
    switch self {
    case .unknownOption, .missingValue, .badNumber, .takesNoValue: true
    case .unexpected, .needs, .noBox, .noScreen, .badFile, .badDescriptor: false
    }
  }
}

extension DialectError {
  /// A number as the programs read it: an empty text is 0.
  static func number(_ text: String, of place: String) throws(DialectError) -> Int {
    let digits = text.drop { $0 == " " || $0 == "\t" }
    if digits.isEmpty, text.isEmpty { return 0 }
    guard let number = Int(digits) else { throw .badNumber(place) }
    return number
  }
}
