extension LocaleFileError {
  /// The sentence that tells what is wrong and what to do, for `Wording.text(_:)` to word. Say `file` and `line` before it.
  public var message: Message {
    switch kind {
    case .notKeyAndValue: Message.localeFileNotKeyAndValue
    case .notAPOLine: Message.localeFileNotAPOLine
    case .badString: Message.localeFileBadString
    case .twice(let key): Message.localeFileTwice(key: Self.words(key))
    case .badPluralRule(let rule): Message.localeFileBadPluralRule(rule: Self.words(rule))
    case .missing(let key): Message.localeFileMissing(key: Self.words(key))
    case .badValue(let key): Message.localeFileBadValue(key: Self.words(key))
    case .unknownKey(let key): Message.localeFileUnknownKey(key: Self.words(key))
    case .notUTF8: Message.localeFileNotUTF8
    case .controlCharacter: Message.localeFileControlCharacter
    case .misnamed(let example): Message.localeFileMisnamed(file: Self.words(example))
    case .noTable(let tag):
      Message.localeFileNoTable(tag: Self.words(tag), file: Self.words("table/\(tag).txt"))
    default: wordingMessage
    }
  }

  /// The sentence about what is wrong in a wording.
  private var wordingMessage: Message {
    switch kind {
    case .untranslated(let key, let english):
      Message.localeFileUntranslated(key: Self.words(key), english: Self.words(english))
    case .unused(let key): Message.localeFileUnused(key: Self.words(key))
    case .unknownPlace(let place, let key):
      Message.localeFileUnknownPlace(key: Self.words(key), place: Self.words("{\(place)}"))
    case .missingPlace(let place, let key):
      Message.localeFileMissingPlace(key: Self.words(key), place: Self.words("{\(place)}"))
    case .brace(let key): Message.localeFileBrace(key: Self.words(key))
    case .formCount(let key, let wanted):
      Message.localeFileFormCount(key: Self.words(key), forms: Self.list(wanted))
    case .notPlural(let key): Message.localeFileNotPlural(key: Self.words(key))
    case .noPluralHeader(let wanted): Message.localeFileNoPluralHeader(forms: Self.list(wanted))
    case .wrongPluralHeader(.number(let number), let wanted, let category):
      Message.localeFilePluralNumber(
        number: .number(number), category: Self.words(category?.rawValue ?? ""), forms: Self.list(wanted))
    case .wrongPluralHeader(.count, let wanted, _): Message.localeFilePluralCount(forms: Self.list(wanted))
    default: Message.localeFileBadPluralHeader
    }
  }

  private static func words(_ text: String) -> Message.Argument { .text(.verbatim(String(text.prefix(200)))) }

  private static func list(_ categories: [PluralCategory]) -> Message.Argument {
    .list(categories.map { .verbatim($0.rawValue) }, .and)
  }
}
