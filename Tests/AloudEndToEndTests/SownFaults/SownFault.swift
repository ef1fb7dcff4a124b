/// A kind of fault in a translation, and how it is sown: in the document with the files that its language is said from, and in
/// Aloud's own files.
struct SownFault: Sendable {
  /// A file in which faults are sown.
  enum File: String, Sendable {
    case texts, wording, table, values, characters, colors, spoken

    /// The path in a translator's folder, or beside the document.
    func path(_ tag: String) -> String {
      switch self {
      case .texts: "locales/\(tag).po"
      case .wording: "wording/\(tag).po"
      case .table, .values, .characters, .colors, .spoken: "\(rawValue)/\(tag).txt"
      }
    }
  }

  /// A check that finds faults.
  enum Net: String, Sendable {
    case lint = "`aloud lint`"
    case check = "`aloud locales --check`"
    case play = "`aloud test`"
    case walk = "`aloud test --pseudo`"
  }

  /// A small edit of a file, and the check that finds it in a message with `names`.
  struct Sowing: Sendable {
    var file: File
    var net: Net
    var names: String
    var edit: @Sendable (String) -> String
  }

  var kind: String
  var document: Sowing
  var own: Sowing

  init(_ kind: String, document: Sowing, own: Sowing) { (self.kind, self.document, self.own) = (kind, document, own) }

  /// A fault that is sown in the same way in both.
  init(_ kind: String, _ sowing: Sowing) { self.init(kind, document: sowing, own: sowing) }
}

/// Edits of the lines of an entry, or of a key.
extension SownFault.Sowing {
  /// Changes the lines of a PO file's entry with a `msgid` or `msgctxt`.
  static func entry(
    _ key: String, in file: SownFault.File, _ net: SownFault.Net, names: String? = nil,
    _ edit: @escaping @Sendable ([String]) -> [String]
  ) -> Self {
    Self(file: file, net: net, names: names ?? key) { text in
      text.split(separator: "\n\n").map { block in
        let lines = block.split(separator: "\n").map(String.init)
        let isEntry = lines.contains("msgctxt \"\(key)\"") || file == .texts && lines.contains("msgid \"\(key)\"")
        return (isEntry ? edit(lines) : lines).joined(separator: "\n")
      }.joined(separator: "\n\n") + "\n"
    }
  }

  /// Changes the words of an entry, which its forms have in order.
  static func words(
    of key: String, in file: SownFault.File, _ net: SownFault.Net, names: String? = nil,
    _ edit: @escaping @Sendable ([String]) -> [String]
  ) -> Self {
    entry(key, in: file, net, names: names) { lines in
      let forms = lines.filter { $0.hasPrefix("msgstr") }
      let words = edit(forms.map { String($0.drop { $0 != "\"" }.dropFirst().dropLast()) })
      let isPlural = forms.first?.hasPrefix("msgstr[") == true
      return lines.filter { !$0.hasPrefix("msgstr") }
        + words.enumerated().map { (isPlural ? "msgstr[\($0)] " : "msgstr ") + "\"\($1)\"" }
    }
  }

  /// Gives an entry words made of its own and of another's.
  static func words(
    of key: String, with other: String, in file: SownFault.File, _ net: SownFault.Net, names: String,
    _ edit: @escaping @Sendable (_ own: String, _ other: String) -> String
  ) -> Self {
    Self(file: file, net: net, names: names) { text in
      let lines = text.split(separator: "\n").map(String.init)
      let start = lines.firstIndex { $0 == "msgctxt \"\(other)\"" || $0 == "msgid \"\(other)\"" } ?? 0
      let others = lines[start...].first { $0.hasPrefix("msgstr ") }?.dropFirst("msgstr \"".count).dropLast() ?? ""
      return words(of: key, in: file, net) { $0.map { edit($0, String(others)) } }.edit(text)
    }
  }

  /// Removes the first line that begins with one of `starts`.
  static func removed(_ starts: String..., from file: SownFault.File, names: String) -> Self {
    Self(file: file, net: .check, names: names) { text in
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let index = starts.lazy.compactMap { start in lines.firstIndex { $0.hasPrefix(start) } }.first
      if let index { lines.remove(at: index) }
      return lines.joined(separator: "\n")
    }
  }

  /// Changes the value of a key.
  static func value(
    of key: String, in file: SownFault.File, _ net: SownFault.Net = .check, names: String? = nil,
    _ edit: @escaping @Sendable (String) -> String
  ) -> Self {
    Self(file: file, net: net, names: names ?? key) { text in
      text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.hasPrefix(key + " = ") ? "\(key) = \(edit(String(line.dropFirst(key.count + 3))))" : String(line)
      }.joined(separator: "\n")
    }
  }

  /// Gives a key the value of another.
  static func value(of key: String, with other: String, in file: SownFault.File) -> Self {
    Self(file: file, net: .check, names: key) { text in
      let line = text.split(separator: "\n").first { $0.hasPrefix(other + " = ") } ?? ""
      return value(of: key, in: file) { _ in String(line.dropFirst(other.count + 3)) }.edit(text)
    }
  }

  /// Adds an entry.
  static func added(_ entry: String, to file: SownFault.File, _ net: SownFault.Net, names: String) -> Self {
    Self(file: file, net: net, names: names) { $0 + "\n" + entry + "\n" }
  }
}
