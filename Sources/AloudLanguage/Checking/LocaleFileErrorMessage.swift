extension LocaleFileError {
  /// A sentence in English that describes the error and its remedy. Put `file` and `line` before it.
  public var message: String {
    switch kind {
    case .notKeyAndValue: "This line is not of the form key = value. Write it so, or begin it with #."
    case .notAPOLine:
      """
      This line does not belong here in a PO file. An entry is msgctxt, msgid and msgstr in this order, each with a text in \
      quotation marks; plural forms are counted from msgstr[0].
      """
    case .badString:
      """
      A quotation mark or an escape in this line is wrong. Close the text with a quotation mark, and check what follows each \
      backslash.
      """
    case .twice(let key): "The key “\(short(key))” stands in this file twice. Remove one of the two."
    case .badPluralRule(let rule):
      "The plural rule “\(short(rule))” can't be read. Write it as CLDR does, such as n % 10 = 1."
    case .missing(let key): "The key “\(short(key))” is missing. Add a line for it, as in the program's own file."
    case .badValue(let key):
      "The value of the key “\(short(key))” can't be used. Correct it, as in the program's own file."
    case .unknownKey(let key): "The key “\(short(key))” is unknown. Remove the line, or correct the key."
    case .notUTF8: "This line is not UTF-8 text. Save the file in UTF-8."
    case .controlCharacter: "This line has a control character. Remove it."
    case .misnamed(let example):
      "This file is not named after a locale, so it is not read. Name it such as \(short(example))."
    case .noTable(let tag):
      "There are no facts about the locale \(short(tag)). Correct the name of the file, or add table/\(short(tag)).txt."
    case .untranslated(let key, let english):
      "The message “\(short(key))” has no words here. Add them. In the original: \(short(english))"
    case .fuzzy(let key):
      "The message “\(short(key))” is marked as fuzzy, and is not used. Check its words, and remove the mark."
    case .original(let key): "The message “\(short(key))” has the words of the original. Translate them."
    case .narrow(let word, let key):
      "The word “\(short(word))” of the message “\(short(key))” does not fit in 20 columns. Use a shorter one, or two."
    case .doubledStop(let key): "The message “\(short(key))” has a full stop twice. Remove one of the two."
    case .alike(let words, let key, let other):
      "The words “\(short(words))” of “\(short(key))” are those of “\(short(other))”, too. Change one of the two."
    case .notReadBack(let date, let key):
      "“\(short(date))” is not read back as it is printed by the key “\(short(key))”. Correct its words or their order."
    case .unused(let key): "The message “\(short(key))” is never said. Remove it, or correct its msgctxt."
    case .unknownPlace(let place, let key):
      """
      The message “\(short(key))” has no place {\(short(place))} in the original, so nothing will stand there. Remove it, or \
      correct its name.
      """
    case .missingPlace(let place, let key):
      "The message “\(short(key))” lacks the place {\(short(place))}. Put it where the words need it."
    case .brace(let key):
      "The message “\(short(key))” has a brace without its partner. A place is a name between two braces."
    case .formCount(let key, let wanted):
      "The message “\(short(key))” does not have the plural forms of its language. \(inOrder(wanted))"
    case .notPlural(let key):
      "The message “\(short(key))” depends on no number. Remove msgid_plural, and write one msgstr."
    case .noPluralHeader(let wanted): "The header has no Plural-Forms. Add it. \(inOrder(wanted))"
    case .wrongPluralHeader(.number(let number), let wanted, let category):
      """
      Plural-Forms disagrees with CLDR about the number \(number), which takes the form \(category?.rawValue ?? ""). \
      \(inOrder(wanted))
      """
    case .wrongPluralHeader(.count, let wanted, _):
      "Plural-Forms does not count the plural forms that CLDR has for the language. \(inOrder(wanted))"
    case .badPluralHeader:
      "Plural-Forms can't be read, or has no form for a number. Write it such as nplurals=2; plural=(n != 1);"
    }
  }

  private func short(_ text: String) -> Substring { text.prefix(200) }

  private func inOrder(_ forms: [PluralCategory]) -> String {
    "The forms are, in this order: \(forms.map(\.rawValue).listed("and"))."
  }
}

/// English lists for text that only authors read. Text for users goes through ``Wording``.
extension Collection<String> {
  /// Puts `conjunction` before the last string: "a, b, or c".
  package func listed(_ conjunction: String) -> String {
    guard count > 2 else { return joined(separator: " \(conjunction) ") }
    let last = self[index(endIndex, offsetBy: -1)]
    return dropLast().joined(separator: ", ") + ", \(conjunction) \(last)"
  }
}
