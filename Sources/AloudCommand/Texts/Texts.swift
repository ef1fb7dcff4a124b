import Aloud
import AloudApp
import AloudDocuments
import AloudTerminal
import ArgumentParser
import Glibc

struct Texts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "texts", abstract: "Write a document's texts as a POT file, and update its translations.",
    example: "aloud texts app.yaml de")

  @Argument(help: "The document, a YAML file that names its folder of translations under \"texts\".")
  var document: String
  @Argument(help: "Languages to begin a translation in, such as de or pt-BR.") var languages: [String] = []

  @OptionGroup var locales: LocaleOptions

  /// The exit code is 65 if the document or a translation is invalid, 66 if one can't be read, and 74 if one can't be written.
  func run() throws {
    let words = try locales.words()
    let bytes = try Document.bytes(at: document, words)
    let document: Document
    do throws(DocumentErrors) { document = try Document(beside: bytes, path: self.document, readsTexts: false) } catch {
      throw error.report(words)
    }
    guard let folder = document.textsFolder else {
      throw ExitCode.failure(
        "\(self.document): No folder is named for translations. Add “texts: locales/” to the document.", 65)
    }
    if mkdir(folder, 0o777) != 0, errno != EEXIST { throw ExitCode.failure("\(folder): The folder can't be made.", 74) }
    var files = LocaleFolder.texts(folder) ?? [:]
    for language in languages where files["\(language).po"] == nil { files["\(language).po"] = [] }
    let name = self.document.split(separator: "/").last?.split(separator: ".").first ?? "app"
    var before: [String: POFile] = [:]
    for (file, bytes) in files { before[file] = try translation(bytes, path: "\(folder)/\(file)") }
    let plurals = Set(before.values.flatMap(\.entries).filter { $0.plural != nil && !$0.isObsolete }.map(\.id))
    let template = Self.template(of: document, plurals: plurals)
    try WholeFile.write(template.text, to: "\(folder)/\(name).pot")
    for (file, translation) in before.sorted(by: { $0.key < $1.key }) {
      let language = String(file.dropLast(3))
      let merged = (translation.header == nil ? POFile(header: Self.header(language: language)) : translation)
        .merged(with: template, formCount: try formCount(of: translation, language, words))
      try WholeFile.write(merged.text, to: "\(folder)/\(file)")
      try words.print("\(folder)/\(file): \(Self.counts(merged))")
    }
    if before.isEmpty { try words.print("\(folder)/\(name).pot: \(template.entries.count) texts.") }
  }

  private static func template(of document: Document, plurals: Set<String>) -> POFile {
    let entries = document.references.map { text, places in
      var entry = POFile.Entry(origin: ["#: " + places.joined(separator: " ")], id: text)
      if plurals.contains(text) { entry.plural = text }
      entry.forms = plurals.contains(text) ? ["", ""] : [""]
      return entry
    }
    return POFile(header: header(language: ""), entries: entries)
  }

  private static func header(language: String) -> POFile.Entry {
    let fields = ["Language: \(language)", "MIME-Version: 1.0", "Content-Type: text/plain; charset=UTF-8"]
    return POFile.Entry(forms: [(fields + ["Content-Transfer-Encoding: 8bit"]).map { $0 + "\n" }.joined()])
  }

  private static func counts(_ file: POFile) -> String {
    let entries = file.entries.filter { !$0.isObsolete }
    let fuzzy = entries.count(where: \.isFuzzy)
    let missing = entries.count { !$0.isTranslated }
    return "\(entries.count - fuzzy - missing) translated, \(fuzzy) fuzzy, \(missing) to translate."
  }

  private func translation(_ bytes: [UInt8], path: String) throws -> POFile {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ExitCode.failure("\(path): This is no UTF-8.", 65)
    }
    // A file with a malformed line is left as it is.
    let check = AppTextsCheck([String(path.split(separator: "/").last ?? ""): bytes])
    if let error = check.errors.first(where: { [.notAPOLine, .badString].contains($0.kind) }) {
      throw ExitCode.failure("\(path):\(error.line): This line is not in the form of a PO file.", 65)
    }
    return POFile(text)
  }

  private func formCount(of file: POFile, _ language: String, _ words: Words) throws -> Int {
    if let header = file.header?.forms.first, let match = header.firstMatch(of: /nplurals\s*=\s*([0-9]+)/) {
      return Int(match.1) ?? 2
    }
    return (try? LoadedLocale(language, files: words.files))?.table.plurals.categories.count ?? 2
  }
}

/// The update of a translation by the rules of msgmerge: what the app no longer says becomes obsolete, and what it says otherwise than
/// before keeps its translation, marked as fuzzy.
extension POFile {
  private static let leastSimilarity = 0.6

  func merged(with template: POFile, formCount: Int) -> POFile {
    let known = Dictionary(entries.map { ($0.key, $0) }) { first, other in first.isObsolete ? other : first }
    var used: Set<String> = []
    let merged = template.entries.map { wanted -> Entry in
      guard let before = known[wanted.key] ?? nearest(to: wanted) else { return wanted.untranslated(formCount) }
      used.insert(before.key)
      return before.renewed(as: wanted, formCount)
    }
    let obsolete = entries.filter { entry in
      entry.isTranslated && !used.contains(entry.key)
    }.map { entry in
      var entry = entry
      entry.isObsolete = true
      return entry
    }
    return POFile(header: header ?? template.header, entries: merged + obsolete)
  }

  private func nearest(to wanted: Entry) -> Entry? {
    var (best, nearest) = (Self.leastSimilarity, Entry?.none)
    for entry in entries where entry.isTranslated && entry.context == wanted.context {
      let similarity = Self.similarity(of: Array(wanted.id.utf8), Array(entry.id.utf8), atLeast: best)
      if similarity > best || similarity == best && nearest == nil { (best, nearest) = (similarity, entry) }
    }
    return nearest
  }

  /// Twice what two texts have in common by their length, as in gettext; 0 if that can't reach `least`.
  private static func similarity(of one: [UInt8], _ other: [UInt8], atLeast least: Double) -> Double {
    let both = Double(one.count + other.count)
    guard both > 0, 2 * Double(min(one.count, other.count)) / both >= least else { return 0 }
    return (both - Double(other.difference(from: one).count)) / both
  }
}

extension POFile.Entry {
  fileprivate func untranslated(_ formCount: Int) -> Self {
    var entry = self
    entry.forms = Array(repeating: "", count: plural == nil ? 1 : formCount)
    return entry
  }

  fileprivate func renewed(as wanted: Self, _ formCount: Int) -> Self {
    var entry = self
    (entry.origin, entry.context, entry.isObsolete) = (wanted.origin, wanted.context, false)
    let isOther = id != wanted.id || (plural == nil) != (wanted.plural == nil)
    if isOther, !isFuzzy { entry.flags.insert("fuzzy", at: 0) }
    if isOther { entry.previous = id }
    if !entry.isFuzzy { entry.previous = nil }
    entry.flags += wanted.flags.filter { !entry.flags.contains($0) }
    (entry.id, entry.plural) = (wanted.id, wanted.plural)
    switch (plural, wanted.plural) {
    case (nil, .some): entry.forms = Array(repeating: forms.first ?? "", count: formCount)
    case (.some, nil): entry.forms = Array(forms.prefix(1))
    case (nil, nil), (.some, .some): break
    }
    return entry
  }
}
