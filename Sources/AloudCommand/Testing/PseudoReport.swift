import Aloud
import AloudApp
import AloudDocuments
import AloudSpeech
import AloudTerminal
import AloudTesting
import ArgumentParser

/// `aloud test --pseudo`: walks through apps in pseudo-locales, and tells what is likely to be wrong in some language. In others it
/// also tells what their voices leave out.
struct PseudoReport {
  private let words: Words

  init(_ words: Words) { self.words = words }

  /// Walks through the documents at these paths; through the built-in app where there are none. Ends with exit code 1 where
  /// something is found. `spoken` are locales beside the pseudo-locales.
  func run(_ paths: [String], spoken: [String]) throws {
    var count = 0
    let canSay = spoken.isEmpty ? nil : voice
    for (name, app) in try apps(paths) {
      for finding in try PseudoWalk(app, canSay: canSay).findings(in: PseudoWalk.pseudoLocales + spoken) {
        count += 1
        try words.print(line(finding, name))
      }
    }
    try words.print("Findings: \(count).")
    if count > 0 { throw ExitCode(1) }
  }

  /// What the synthesiser has sounds for; of a language without a voice nothing is known. Nil where there is no synthesiser.
  private var voice: PseudoWalk.CanSay? {
    guard let phonemes = Phonemes() else {
      StandardError.writeLine(words.text(.speechNoSynthesiser))
      return nil
    }
    return { phonemes.hasSounds(for: $0, in: $1) ?? true }
  }

  private func apps(_ paths: [String]) throws -> [(String, TestedApp)] {
    guard !paths.isEmpty else {
      let files = words.files
      return [
        ("aloud", TestedApp(files: files) { BuiltInApp(languages: Languages(in: files, for: $0), files: files) })
      ]
    }
    return try paths.map { path in
      let bytes = try Document.bytes(at: path, words)
      let document = try Document(bytes, path: path, words)
      document.tellTranslationRemarks(source: bytes)
      return (path, TestedApp(document.app, files: words.adding(document.texts).files))
    }
  }

  /// `app.yaml (en-XA): unlocalised: not translated: “Milk”. …`
  private func line(_ finding: PseudoFinding, _ name: String) -> String {
    let path = finding.lines.isEmpty ? "" : " > " + finding.lines.joined(separator: " > ")
    return OutsideText.printed(
      "\(name) (\(finding.locale))\(path): \(finding.rule.rawValue): \(finding.rule.problem): \(finding.text) | \(finding.announcement)"
    )
  }
}

extension PseudoFinding.Rule {
  /// What is wrong, before the text that it is about.
  fileprivate var problem: String {
    switch self {
    case .unlocalised: "not translated"
    case .glued: "put together from pieces"
    case .missingPlural: "depends on a number, and has one form only"
    case .direction: "a direction mark is wrong"
    case .doubledStop: "two stops where one belongs"
    case .doubledColon: "two colons where one belongs"
    case .longBraille: "too long for a braille line"
    case .narrow: "a narrow width breaks it within a word"
    case .unspoken: "the voice can't say it"
    }
  }
}
