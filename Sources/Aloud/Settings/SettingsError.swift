/// A line of a settings file that counts for nothing, and why.
public struct SettingsError: Error, Sendable, Equatable {
  /// Why a line counts for nothing.
  public enum Kind: Sendable, Equatable {
    case notNameAndValue
    case unknownName(String)
    case badValue(SettingName, String)
  }

  /// The line, counted from 1.
  public var line: Int
  /// Why it counts for nothing.
  public var kind: Kind
}

extension SettingsError.Kind {
  /// The sentence that tells of it, and what to write instead; `place` is a file and a line, or a variable.
  public func message(at place: String) -> LocalizedText {
    let place = Message.Argument.text(.verbatim(place))
    switch self {
    case .notNameAndValue: return .message("settings.notNameAndValue", ["place": place])
    case .unknownName(let name):
      return .message("settings.unknownName", ["place": place, "name": .text(.verbatim(name))])
    case .badValue(let name, let value):
      var arguments: Message.Arguments = [
        "place": place, "name": .text(.verbatim(name.rawValue)), "value": .text(.verbatim(value)),
      ]
      switch name.values {
      case .numbers(let range):
        arguments["first"] = .number(range.lowerBound)
        arguments["last"] = .number(range.upperBound)
        return .message("settings.badNumber", arguments)
      case .words(let words), .free(let words):
        arguments["values"] = .list(words.map { .verbatim($0) }, .or)
        return .message("settings.badWord", arguments)
      }
    }
  }
}
