/// An entry of the English wording, reduced to what its function needs: key, words and places.
struct EnglishEntry: Equatable {
  /// The key (`msgctxt`).
  var key = ""
  /// The English words (`msgid`), with their escapes, followed by those of the plural.
  var texts: [String] = []
  /// A Boolean value that indicates whether the entry has plural forms, which the place `count` chooses.
  var isPlural: Bool { texts.count > 1 }

  /// The names of the places in the order in which they occur, including the number that chooses the plural form.
  var places: [String] {
    var names: [String] = []
    for text in texts {
      for part in text.split(separator: "{", omittingEmptySubsequences: false).dropFirst() {
        guard let end = part.firstIndex(of: "}") else { continue }
        let name = String(part[..<end])
        if !names.contains(name) { names.append(name) }
      }
    }
    return isPlural && !names.contains("count") ? ["count"] + names : names
  }

  /// Returns the entries of a PO file, in file order, without the header. Only the text between `msgctxt` and `msgstr` is read.
  static func entries(of file: String) -> [EnglishEntry] {
    var entries: [EnglishEntry] = []
    var part = ""
    for line in file.split(separator: "\n") where !line.hasPrefix("#") {
      guard let quote = line.firstIndex(of: "\"") else { continue }
      let text = String(line[quote...].dropFirst().dropLast())
      let isContinued = quote == line.startIndex
      if !isContinued { part = String(line[..<quote].prefix { $0 != " " && $0 != "[" }) }
      switch part {
      case "msgctxt" where isContinued: entries[entries.count - 1].key += text
      case "msgctxt": entries.append(EnglishEntry(key: text))
      case "msgid" where entries.isEmpty, "msgid_plural" where entries.isEmpty: continue
      case "msgid", "msgid_plural":
        let index = entries.count - 1
        if isContinued {
          entries[index].texts[entries[index].texts.count - 1] += text
        } else {
          entries[index].texts.append(text)
        }
      default: continue
      }
    }
    return entries
  }
}
