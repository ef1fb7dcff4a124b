/// The parts of a wording. In its file, the core comes first.
package enum WordingPart: String, CaseIterable, Sendable {
  /// The messages that every app uses: navigation, questions, answers and dates.
  case core
  /// The messages of the built-in app, settings, braille and individual commands. A first translation can omit them.
  case rest

  /// The keys in `rest`: those after the comment in the English wording that begins it.
  private static let keysOfRest: Set<Substring> = {
    let english = String(decoding: LocaleFiles.bundled.bytes("wording/en.po") ?? [], as: UTF8.self)
    let lines = english.split(separator: "\n").drop { !$0.hasPrefix("# The rest:") }
    return Set(lines.filter { $0.hasPrefix("msgctxt ") }.map { $0.dropFirst("msgctxt \"".count).dropLast() })
  }()

  package init(of key: String) { self = Self.keysOfRest.contains(key[...]) ? .rest : .core }
}
