// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “Plural-Forms can't be read. Write it such as nplurals=2; plural=(n != 1);”
  package static var localeFileBadPluralHeader: Message { Message("localeFile.badPluralHeader") }

  /// “The plural rule {rule} can't be read. Write it as CLDR does, such as n % 10 = 1.”
  package static func localeFileBadPluralRule(rule: Argument) -> Message {
    Message("localeFile.badPluralRule", ["rule": rule])
  }

  /// “A quotation mark or an escape in this line is wrong. Close the text with a quotation mark, and check what follo…”
  package static var localeFileBadString: Message { Message("localeFile.badString") }

  /// “The value of the key {key} can't be used. Correct it, as in the program's own file.”
  package static func localeFileBadValue(key: Argument) -> Message { Message("localeFile.badValue", ["key": key]) }

  /// “The message {key} has a brace without its partner. A place is a name between two braces.”
  package static func localeFileBrace(key: Argument) -> Message { Message("localeFile.brace", ["key": key]) }

  /// “This line has a control character. Remove it.”
  package static var localeFileControlCharacter: Message { Message("localeFile.controlCharacter") }

  /// “The message {key} does not have the plural forms of its language. They are, in this order: {forms}.”
  package static func localeFileFormCount(key: Argument, forms: Argument) -> Message {
    Message("localeFile.formCount", ["key": key, "forms": forms])
  }

  /// “This file is not named after a locale, so it is not read. Name it such as {file}.”
  package static func localeFileMisnamed(file: Argument) -> Message { Message("localeFile.misnamed", ["file": file]) }

  /// “The key {key} is missing. Add a line for it, as in the program's own file.”
  package static func localeFileMissing(key: Argument) -> Message { Message("localeFile.missing", ["key": key]) }

  /// “The message {key} lacks the place {place}. Put it where the words need it.”
  package static func localeFileMissingPlace(key: Argument, place: Argument) -> Message {
    Message("localeFile.missingPlace", ["key": key, "place": place])
  }

  /// “The header has no Plural-Forms. Add it, for these forms in this order: {forms}.”
  package static func localeFileNoPluralHeader(forms: Argument) -> Message {
    Message("localeFile.noPluralHeader", ["forms": forms])
  }

  /// “There are no facts about the locale {tag}. Correct the name of the file, or add {file}.”
  package static func localeFileNoTable(tag: Argument, file: Argument) -> Message {
    Message("localeFile.noTable", ["tag": tag, "file": file])
  }

  /// “This line does not belong here in a PO file. An entry is msgctxt, msgid and msgstr in this order, each with a t…”
  package static var localeFileNotAPOLine: Message { Message("localeFile.notAPOLine") }

  /// “This line is not of the form key = value. Write it so, or begin it with #.”
  package static var localeFileNotKeyAndValue: Message { Message("localeFile.notKeyAndValue") }

  /// “The message {key} depends on no number. Remove msgid_plural, and write one msgstr.”
  package static func localeFileNotPlural(key: Argument) -> Message { Message("localeFile.notPlural", ["key": key]) }

  /// “This line is not UTF-8 text. Save the file in UTF-8.”
  package static var localeFileNotUTF8: Message { Message("localeFile.notUTF8") }

  /// “Plural-Forms does not count the plural forms that CLDR has for the language. They are, in this order: {forms}.”
  package static func localeFilePluralCount(forms: Argument) -> Message {
    Message("localeFile.pluralCount", ["forms": forms])
  }

  /// “Plural-Forms disagrees with CLDR about the number {number}, which takes the form {category}. The forms are, in …”
  package static func localeFilePluralNumber(number: Argument, category: Argument, forms: Argument) -> Message {
    Message("localeFile.pluralNumber", ["number": number, "category": category, "forms": forms])
  }

  /// “The key {key} stands in this file twice. Remove one of the two.”
  package static func localeFileTwice(key: Argument) -> Message { Message("localeFile.twice", ["key": key]) }

  /// “The key {key} is unknown. Remove the line, or correct the key.”
  package static func localeFileUnknownKey(key: Argument) -> Message { Message("localeFile.unknownKey", ["key": key]) }

  /// “The message {key} has no place {place} in English, so nothing will stand there. Remove it, or correct its name.”
  package static func localeFileUnknownPlace(key: Argument, place: Argument) -> Message {
    Message("localeFile.unknownPlace", ["key": key, "place": place])
  }

  /// “The message {key} has no words here. Add them. In English: {english}”
  package static func localeFileUntranslated(key: Argument, english: Argument) -> Message {
    Message("localeFile.untranslated", ["key": key, "english": english])
  }

  /// “The message {key} is never said. Remove it, or correct its msgctxt.”
  package static func localeFileUnused(key: Argument) -> Message { Message("localeFile.unused", ["key": key]) }
}
