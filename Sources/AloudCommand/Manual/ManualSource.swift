import Aloud
import AloudApp
import AloudTerminal
import ArgumentParser
import Foundation

/// The source of a man(1) page under construction, with the elements common to all pages.
struct ManualSource {
  /// A page that another page refers to.
  struct Reference {
    let name: String
    let section: Int

    /// A `nil` command means `aloud` itself.
    static func command(_ command: (any ParsableCommand.Type)?) -> Self {
      Self(name: (["aloud"] + (command?.configuration.allNames.prefix(1) ?? [])).joined(separator: "-"), section: 1)
    }

    static let document = Self(name: "aloud-document", section: 5)
  }

  private(set) var lines: [String] = []
  private let words: Words

  init(_ page: Reference, about sentence: String, _ words: Words) {
    self.words = words
    // groff and man recognise the encoding by the first line. Justified lines would need spaces, which not all scripts have.
    lines.append(".\\\" -*- coding: UTF-8 -*-")
    lines.append(
      ".TH \(ManualText.line(page.name.uppercased())) \(page.section) \"\(ManualDate.text)\" "
        + "\"aloud \(ManualText.line(AloudCommand.configuration.version))\"")
    lines.append(".ad l")
    head("name")
    // A subject that fits on a terminal line, with characters up to two columns wide, need not be broken.
    let subject = "\(page.name) - \(sentence)"
    lines += ManualText.lines(subject, joined: subject.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 2) } <= 70)
  }

  /// Returns a word or sentence of the pages' own text.
  func text(_ key: String, _ arguments: Message.Arguments = [:]) -> String {
    words.text("command.help.manual.\(key)", arguments)
  }

  mutating func head(_ key: String) { head(titled: text(key)) }
  mutating func head(titled title: String) { lines.append(".SH \"\(ManualText.line(title))\"") }
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

  mutating func refer(to pages: [Reference]) {
    head("seeAlso")
    for (index, page) in pages.enumerated() {
      lines.append(".BR \(ManualText.line(page.name)) (\(page.section))" + (index + 1 < pages.count ? "," : ""))
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
