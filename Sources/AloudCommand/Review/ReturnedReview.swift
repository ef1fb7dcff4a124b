import AloudApp
import AloudLanguage
import AloudTerminal
import ArgumentParser
import FoundationEssentials

/// A file that a reader has made with the page of `aloud review`.
struct ReturnedReview {
  private let path: String
  private let file: POFile
  private let reading: MessageReading
  private let words: Words

  /// Reads the file. If it is damaged, writes each error to standard error, and throws exit code 65, or 66 if it can't be read.
  init(_ path: String, by name: String?, _ words: Words) throws {
    (self.path, self.words) = (path, words)
    let given = try WholeFile.bytes(of: path, words)
    let text = String(decoding: given, as: UTF8.self).replacing("\r\n", with: "\n")
    let wording = "wording/\(words.locale.tag).po"
    let errors = LocaleFileCheck([wording: Array(text.utf8)], over: words.files).errors.filter { error in
      switch error.kind {
      case .untranslated, .noPluralHeader: false
      default: true
      }
    }
    guard errors.isEmpty else { throw Self.failure(errors.map { "\(path):\($0.line): \($0.message)" }) }
    file = POFile(text)
    let language = file.field("Language")
    guard language == words.locale.tag else {
      throw Self.failure([
        "\(path): This is no review of \(words.locale.tag), but of \(language ?? "no language"). Name it by --locale."
      ])
    }
    guard let name = name ?? file.field("Last-Translator"), !name.isEmpty, !name.contains("\n") else {
      throw Self.failure(["\(path): The file doesn't say who has read it. Name the reader by --by."])
    }
    let date = file.field("PO-Revision-Date").flatMap { $0.firstMatch(of: /^[0-9]{4}-[0-9]{2}-[0-9]{2}/) }.map {
      String($0.0)
    }
    reading = MessageReading(name: name, date: date ?? String(Date.now.formatted(.iso8601).prefix(10)))
  }

  /// If anything contradicts the wording, changes nothing, and throws exit code 65.
  func merge(into folder: String) throws {
    let wording = "wording/\(words.locale.tag).po", target = folder + "/" + wording
    let bytes: [UInt8]
    do throws(WholeFileError) { bytes = try WholeFile.bytes(target, limit: 64 << 20) } catch {
      guard error == .missing, let own = words.files.bytes(wording) else {
        throw words.failure(error.message(of: target), 66)
      }
      bytes = own
    }
    let damage = LocaleFileCheck([wording: bytes], over: words.files).damage
    guard damage.isEmpty else { throw Self.failure(damage.map { "\(target):\($0.line): \($0.message)" }) }
    var merge = ReviewMerge(POFile(String(decoding: bytes, as: UTF8.self)), reading, words.files)
    for entry in file.entries { merge.take(entry) }
    guard merge.problems.isEmpty else { throw Self.failure(merge.problems.map { "\(path): \($0)" }) }
    try WholeFile.write(merge.result.text, to: target)
    try words.print(
      OutsideText.printed(
        "\(target): \(file.entries.count) messages read by \(reading.name), \(merge.changed) changed."))
  }

  private static func failure(_ sentences: [String]) -> ExitCode {
    for sentence in sentences { StandardError.writeLine(OutsideText.printed(sentence)) }
    return ExitCode(65)
  }
}

extension POFile {
  fileprivate func field(_ name: String) -> String? {
    let lines = (header?.forms.first ?? "").split(separator: "\n")
    return lines.first { $0.hasPrefix(name + ": ") }.map { String($0.dropFirst(name.count + 2)) }
  }
}

private struct ReviewMerge {
  private(set) var wording: POFile
  private(set) var problems: [String] = []
  private(set) var changed = 0
  private let reading: MessageReading
  private let order: [String]

  init(_ wording: POFile, _ reading: MessageReading, _ files: LocaleFiles) {
    (self.wording, self.reading) = (wording, reading)
    order = POFile(String(decoding: files.bytes("wording/en.po") ?? [], as: UTF8.self)).entries.compactMap(\.context)
  }

  /// The wording, whose header no longer says that nobody has read it.
  var result: POFile {
    var result = wording
    result.header?.comments.removeAll { $0 == "# Not yet reviewed by a native reader." }
    return result
  }

  mutating func take(_ returned: POFile.Entry) {
    guard let key = returned.context else {
      problems.append("“\(returned.id)” has no msgctxt. Keep that line of the page's file.")
      return
    }
    let index = wording.entries.firstIndex { $0.context == key }
    let before = index.map { wording.entries[$0] } ?? returned.emptied
    if before.id != returned.id || before.plural != returned.plural {
      problems.append("“\(key)” has other English now: “\(before.id)”. Make the page anew.")
    } else if zip(before.forms, returned.forms).contains(where: { !$0.isEmpty && $1.isEmpty }) {
      problems.append("“\(key)” has no words. Write them, or remove the message.")
    } else if before.forms != returned.was, before.forms != returned.forms {
      problems.append(
        "“\(key)” has other words since the page was made: \(before.quotedForms). Write them into the file in place of "
          + "\(returned.quotedForms), or remove the message.")
    } else {
      if before.forms != returned.forms { changed += 1 }
      let entry = before.read(as: returned.forms, reading)
      if let index { wording.entries[index] = entry } else { wording.entries.insert(entry, at: place(of: key)) }
    }
  }

  private func place(of key: String) -> Int {
    let before = Set(order.prefix { $0 != key })
    return wording.entries.lastIndex { before.contains($0.context ?? "") }.map { $0 + 1 } ?? wording.entries.endIndex
  }
}

extension POFile.Entry {
  fileprivate var was: [String] {
    origin.compactMap { line in
      line.hasPrefix("#. Was: ") ? POString.text(line.dropFirst("#. Was: ".count)) : nil
    }
  }

  fileprivate var quotedForms: String { forms.map { "“\($0)”" }.joined(separator: ", ") }

  fileprivate var emptied: Self {
    var entry = self
    (entry.comments, entry.origin, entry.forms) = ([], [], forms.map { _ in "" })
    return entry
  }

  /// Returns the entry with the words that a reader has confirmed or written. Readers of other words no longer count.
  fileprivate func read(as forms: [String], _ reading: MessageReading) -> Self {
    var entry = self
    entry.comments.removeAll { comment in
      MessageReading(comment: comment).map { forms != self.forms || $0.name == reading.name } ?? false
    }
    (entry.forms, entry.flags) = (forms, flags.filter { $0 != "fuzzy" })
    entry.comments.append(reading.comment)
    return entry
  }
}
