/// A line of a settings file that is ignored, and the reason.
public struct SettingsError: Error, Sendable, Equatable {
  /// The reason why a line is ignored.
  public enum Kind: Sendable, Equatable {
    case notNameAndValue
    case unknownName(String)
    case badValue(SettingName, String)
  }

  /// The line number, counted from 1.
  public var line: Int
  /// The reason why the line is ignored.
  public var kind: Kind
}

extension SettingsError.Kind {
  /// Returns the sentence that reports the error and says what to write instead; `place` is a file and a line, or a variable.
  public func message(at place: String) -> LocalizedText {
    let place = Message.Argument.text(.verbatim(place))
    switch self {
    case .notNameAndValue: return .message(.settingsNotNameAndValue(place: place))
    case .unknownName(let name):
      return .message(.settingsUnknownName(place: place, name: .text(.verbatim(name))))
    case .badValue(let name, let value):
      let told = (name: Message.Argument.text(.verbatim(name.rawValue)), value: Message.Argument.text(.verbatim(value)))
      let values = name.values
      switch values {
      case .numbers(let range, _):
        return .message(
          .settingsBadNumber(
            place: place, name: told.name, value: told.value, first: .number(range.lowerBound),
            last: .number(range.upperBound)))
      case .flag, .words, .free:
        return .message(
          .settingsBadWord(
            place: place, name: told.name, value: told.value, values: .list(values.words.map { .verbatim($0) }, .or)))
      }
    }
  }
}
