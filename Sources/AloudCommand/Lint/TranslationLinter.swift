import AloudDocuments
import AloudLanguage
import AloudTesting

/// A linter of a document's translations: names that are the same in a translation, and not in the original.
struct TranslationLinter {
  private let document: Document
  private let files: LocaleFiles

  init(_ document: Document) {
    (self.document, files) = (document, LocaleFiles.bundled.with(texts: document.texts))
  }

  /// Returns the findings in all translations beyond those in the original.
  func findings(besides own: [Finding]) -> [Finding] {
    let app = document.app
    let known = Set(own.filter { $0.rule == .sameLabel }.map(\.subjects))
    return document.texts.tags.filter { $0 != app.language }.flatMap { tag -> [Finding] in
      guard let linter = try? Linter(tag, files: files) else { return [] }
      let found = linter.findings(in: app, screens: app.screens, sheets: app.sheets)
      return found.filter { $0.rule == .sameLabel && !known.contains($0.subjects) }
        .map { Finding($0.rule, at: $0.subjects, "In \(tag): \($0.message)") }
    }
  }
}
