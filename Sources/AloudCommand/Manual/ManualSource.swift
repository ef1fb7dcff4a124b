import Aloud
import AloudApp
import ArgumentParser

/// The source of a page for man(1), as it grows: what all pages have alike.
struct ManualSource {
  /// A page that another one refers to.
  struct Reference {
    let name: String
    let section: Int

    /// The page of a command; without one, of `aloud`.
    static func command(_ command: (any ParsableCommand.Type)?) -> Self {
      Self(name: (["aloud"] + (command?.configuration.allNames.prefix(1) ?? [])).joined(separator: "-"), section: 1)
    }

    /// The page of the form of documents.
    static let document = Self(name: "aloud-document", section: 5)
  }

  /// Its lines.
  private(set) var lines: [String] = []
  private let words: Words

  /// The beginning of a page: its title, and in a sentence what it is about.
  init(_ page: Reference, about sentence: String, _ words: Words) {
    self.words = words
    // groff and man know by the first what the rest is in. Lines that are set even would want spaces, which not all have.
    lines.append(".\\\" -*- coding: UTF-8 -*-")
    lines.append(
      ".TH \(ManualText.line(page.name.uppercased())) \(page.section) \"\(ManualDate.text)\" "
        + "\"aloud \(ManualText.line(AloudCommand.configuration.version))\"")
    lines.append(".ad l")
    head("name")
    // What finds room in a line of a terminal, where each character may be two wide, need not be broken.
    let subject = "\(page.name) - \(sentence)"
    lines += ManualText.lines(subject, joined: subject.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 2) } <= 70)
  }

  /// A word or a sentence of the pages themselves.
  func text(_ key: String, _ arguments: Message.Arguments = [:]) -> String {
    words.text("command.help.manual.\(key)", arguments)
  }

  /// Begins a section with a heading of the pages.
  mutating func head(_ key: String) { head(titled: text(key)) }

  /// Begins a section.
  mutating func head(titled title: String) { lines.append(".SH \"\(ManualText.line(title))\"") }

  /// Begins a part of a section.
  mutating func subhead(titled title: String) { lines.append(".SS \"\(ManualText.line(title))\"") }

  /// Shows lines as they are typed.
  mutating func show(_ examples: [String]) { lines += [".EX"] + examples.map(ManualText.line) + [".EE"] }

  /// Paragraphs of text.
  mutating func add(_ paragraphs: [String]) {
    lines += paragraphs.first.map { ManualText.lines($0) } ?? []
    paragraphs.dropFirst().forEach { paragraph($0) }
  }

  /// A paragraph after others.
  mutating func paragraph(_ text: String) { lines += [".PP"] + ManualText.lines(text) }

  /// A term, and what is said of it; `example` stands on a line of its own.
  mutating func item(_ term: String, _ text: String, example: String? = nil) {
    lines += [".TP", term] + ManualText.lines(text)
    if let example { lines += [".br", "\\(->\\ " + ManualText.line(example)] }
  }

  /// What there is to read besides.
  mutating func refer(to pages: [Reference]) {
    head("seeAlso")
    for (index, page) in pages.enumerated() {
      lines.append(".BR \(ManualText.line(page.name)) (\(page.section))" + (index + 1 < pages.count ? "," : ""))
    }
  }
}
