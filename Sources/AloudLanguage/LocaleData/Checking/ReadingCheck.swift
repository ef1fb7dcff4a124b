/// Finds what is wrong in a file of readings: what can't be read, and what reads no message of the wording.
struct ReadingCheck {
  /// Keys that begin so are readings of numbers and words, not of messages.
  private static let others = ["number.", "counter.", "clock.", "word."]

  private(set) var errors: [LocaleFileError]

  init(_ name: LocaleFileName, _ bytes: [UInt8], path: String, files: LocaleFiles) {
    var reader = POReader(path: path, byteCount: bytes.count, keepsLines: true)
    reader.read(bytes)
    errors = reader.errors
    let wordingPath = "wording/\(name.tag).po"
    let wording = files.bytes(wordingPath).flatMap { try? POCatalog($0, path: wordingPath).entries } ?? [:]
    for entry in reader.entries.values.sorted(by: { $0.line < $1.line }) {
      guard !Self.others.contains(where: entry.key.hasPrefix) else { continue }
      guard let original = wording[entry.key] else {
        errors.append(LocaleFileError(file: path, line: entry.line, kind: .unused(key: entry.key)))
        continue
      }
      for (_, kind) in PlacesCheck.errors(in: entry, original) {
        errors.append(LocaleFileError(file: path, line: entry.line, kind: kind))
      }
    }
  }
}
