extension LocaleFileError {
  /// The sentence that tells what is wrong and what to do, for `Wording.text(_:)` to word. Say `file` and `line` before it.
  public var message: Message {
    switch problem {
    case .notKeyAndValue: Message("localeFile.notKeyAndValue")
    case .notAPOLine: Message("localeFile.notAPOLine")
    case .badString: Message("localeFile.badString")
    case .twice(let key): Message("localeFile.twice", ["key": Self.words(key)])
    case .badPluralRule(let rule): Message("localeFile.badPluralRule", ["rule": Self.words(rule)])
    case .missing(let key): Message("localeFile.missing", ["key": Self.words(key)])
    case .badValue(let key): Message("localeFile.badValue", ["key": Self.words(key)])
    case .unknownKey(let key): Message("localeFile.unknownKey", ["key": Self.words(key)])
    case .notUTF8: Message("localeFile.notUTF8")
    case .controlCharacter: Message("localeFile.controlCharacter")
    case .misnamed(let example): Message("localeFile.misnamed", ["file": Self.words(example)])
    case .noTable(let tag):
      Message("localeFile.noTable", ["tag": Self.words(tag), "file": Self.words("table/\(tag).txt")])
    default: wordingMessage
    }
  }

  /// The sentence about what is wrong in a wording.
  private var wordingMessage: Message {
    switch problem {
    case .untranslated(let key, let english):
      Message("localeFile.untranslated", ["key": Self.words(key), "english": Self.words(english)])
    case .unused(let key): Message("localeFile.unused", ["key": Self.words(key)])
    case .unknownPlace(let place, let key):
      Message("localeFile.unknownPlace", ["key": Self.words(key), "place": Self.words("{\(place)}")])
    case .missingPlace(let place, let key):
      Message("localeFile.missingPlace", ["key": Self.words(key), "place": Self.words("{\(place)}")])
    case .brace(let key): Message("localeFile.brace", ["key": Self.words(key)])
    case .formCount(let key, let wanted):
      Message("localeFile.formCount", ["key": Self.words(key), "forms": Self.list(wanted)])
    case .notPlural(let key): Message("localeFile.notPlural", ["key": Self.words(key)])
    case .noPluralHeader(let wanted): Message("localeFile.noPluralHeader", ["forms": Self.list(wanted)])
    case .wrongPluralHeader(.number(let number), let wanted, let category):
      Message(
        "localeFile.pluralNumber",
        [
          "number": .number(number), "category": Self.words(category?.rawValue ?? ""), "forms": Self.list(wanted),
        ])
    case .wrongPluralHeader(.count, let wanted, _): Message("localeFile.pluralCount", ["forms": Self.list(wanted)])
    default: Message("localeFile.badPluralHeader")
    }
  }

  private static func words(_ text: String) -> Message.Argument { .text(.verbatim(String(text.prefix(200)))) }

  private static func list(_ categories: [PluralCategory]) -> Message.Argument {
    .list(categories.map { .verbatim($0.rawValue) }, .and)
  }
}
