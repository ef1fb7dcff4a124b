import AloudDocuments
import AloudLanguage
import AloudTesting

extension Document {
  /// Returns the names that are the same in a translation, and not in the original, of which `own` are the findings.
  func findings(inTranslationsBy linter: Linter, besides own: [Finding]) -> [Finding] {
    let outline = app.outline()
    let known = Set(own.filter { $0.rule == .sameLabel }.map(\.subjects))
    return texts.tags.filter { $0 != app.language }.flatMap { tag -> [Finding] in
      guard let translated = linter.translated(into: tag, texts) else { return [] }
      let found = translated.findings(in: outline, screens: app.screens, sheets: app.sheets)
      return found.filter { $0.rule == .sameLabel && !known.contains($0.subjects) }
        .map { Finding($0.rule, at: $0.subjects, "In \(tag): \($0.message)") }
    }
  }
}
