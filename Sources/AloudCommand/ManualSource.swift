import Aloud
import AloudTerminal
import ArgumentParser
import FoundationEssentials

/// The source of a man(1) page under construction, with the elements common to all pages.
struct ManualSource {
  private(set) var lines: [String] = []

  init(_ topic: ManualTopic, about sentence: String) {
    let page = topic.page
    // groff and man recognise the encoding by the first line. Justified lines would need spaces, which not all scripts have.
    lines.append(".\\\" -*- coding: UTF-8 -*-")
    lines.append(
      ".TH \(ManualText.line(page.name.uppercased())) \(page.section) \"\(ManualDate.text)\" "
        + "\"aloud \(ManualText.line(CommandConfiguration.ownVersion))\"")
    lines.append(".ad l")
    head("NAME")
    lines += ManualText.lines("\(page.name) - \(sentence)")
  }

  mutating func head(_ title: String) { lines.append(".SH \"\(ManualText.line(title))\"") }
  mutating func subhead(titled title: String) { lines.append(".SS \"\(ManualText.line(title))\"") }

  /// Adds lines shown exactly as typed.
  mutating func show(_ examples: [String]) { lines += [".EX"] + examples.map(ManualText.line) + [".EE"] }

  mutating func add(_ paragraphs: [String]) {
    lines += paragraphs.first.map { ManualText.lines($0) } ?? []
    paragraphs.dropFirst().forEach { paragraph($0) }
  }

  /// Adds a paragraph that follows another.
  mutating func paragraph(_ text: String) { lines += [".PP"] + ManualText.lines(text) }

  /// Adds a term with its description; `example` is on a line of its own.
  mutating func item(_ term: String, _ text: String, example: String? = nil) {
    lines += [".TP", term] + ManualText.lines(text)
    if let example { lines += [".br", "\\(->\\ " + ManualText.line(example)] }
  }

  mutating func refer(to topics: [ManualTopic]) {
    head("SEE ALSO")
    for (index, page) in topics.map(\.page).enumerated() {
      lines.append(".BR \(ManualText.line(page.name)) (\(page.section))" + (index + 1 < topics.count ? "," : ""))
    }
  }
}

/// The date on a page: `SOURCE_DATE_EPOCH` if set, so that packages build reproducibly, or else today.
private enum ManualDate {
  static var text: String {
    let seconds = EnvironmentVariable.value("SOURCE_DATE_EPOCH").flatMap { TimeInterval($0) }
    let date = seconds.map { Date(timeIntervalSince1970: $0) } ?? Date()
    return String(date.formatted(.iso8601).prefix(10))
  }
}

/// Text escaped for man(7), in lines short enough for groff and mandoc.
enum ManualText {
  private static let lineLimit = 78

  /// Returns lines broken at spaces.
  static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map({ line(String($0)) }) {
      if let last = lines.last, last.count + word.count < lineLimit {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    // A line that began with a full stop would be a request.
    return lines.map { $0.hasPrefix(".") ? "\\&" + $0 : $0 }
  }

  static func line(_ text: String) -> String { text.unicodeScalars.map(escaped).joined() }

  /// Escapes a character that groff would otherwise print as a typographic variant.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": "\\e"
    case "-": "\\-"
    case "'": "\\(aq"
    case "`": "\\(ga"
    case "^": "\\(ha"
    case "~": "\\(ti"
    case "\"": "\\(dq"
    case "“": "\\(lq"
    case "”": "\\(rq"
    default: String(scalar)
    }
  }
}
