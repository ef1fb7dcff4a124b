import Aloud
import AloudApp
import AloudDocuments
import AloudSpeech
import AloudTerminal
import AloudTesting
import ArgumentParser

/// The command `aloud test --pseudo`, which walks through apps in pseudo-locales and reports likely translation problems. In real
/// locales, it also reports words that their voices leave out.
struct PseudoReport {
  let words: Words

  /// Without paths, walks through the built-in app. `spoken` holds locales to walk through besides the pseudo-locales. Throws
  /// exit code 1 if there are findings.
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

  /// The synthesiser's check for sounds, or `nil` without a synthesiser. In a language without a voice, every word passes.
  private var voice: PseudoWalk.CanSay? {
    guard let phonemes = Phonemes() else {
      StandardError.writeLine(words.text(.speechNoSynthesiser))
      return nil
    }
    return { phonemes.hasSounds(for: $0, in: $1) ?? true }
  }

  private func apps(_ paths: [String]) throws -> [(String, TestedApp)] {
    if paths.isEmpty { return [("aloud", TranscriptApps(words).builtIn)] }
    return try paths.map { path in
      let bytes = try Document.bytes(at: path, words)
      let document = try Document(bytes, path: path, words)
      document.tellTranslationRemarks(source: bytes)
      return (path, TestedApp(document.app, files: words.adding(document.texts).files))
    }
  }

  /// Returns a line such as `app.yaml (en-XA) > 2: unlocalised: not translated: Milk | …`.
  private func line(_ finding: PseudoFinding, _ name: String) -> String {
    let path = finding.lines.isEmpty ? "" : " > " + finding.lines.joined(separator: " > ")
    return OutsideText.printed(
      "\(name) (\(finding.locale))\(path): \(finding.rule.rawValue): \(finding.rule.problem): \(finding.text) | \(finding.announcement)"
    )
  }
}

extension PseudoFinding.Rule {
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
