/// A character that replaces the asterisk of an alias while the YAML library parses a document.
///
/// The library copies the anchored part to every alias, and compares keys by everything below them. A few nested aliases in a key
/// would keep it busy for years, so it never sees one. Each asterisk is replaced by a character that no document contains. A plain
/// scalar that begins with it was an alias; anywhere else it becomes an asterisk again.
enum AliasMark {
  /// A private-use character, which YAML accepts and `SourceText` rejects.
  static let scalar: Unicode.Scalar = "\u{F8F0}"

  /// Returns `text` with its asterisks replaced.
  static func hide(_ text: String) -> String { replace("*", with: scalar, in: text) }

  /// Returns `text` with its asterisks restored.
  static func show(_ text: String) -> String { replace(scalar, with: "*", in: text) }

  /// Returns the name of the alias if a plain scalar was one.
  static func name(_ text: String) -> String? {
    text.unicodeScalars.first == scalar ? String(text.unicodeScalars.dropFirst()) : nil
  }

  private static func replace(_ old: Unicode.Scalar, with new: Unicode.Scalar, in text: String) -> String {
    guard text.unicodeScalars.contains(old) else { return text }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: text.unicodeScalars.lazy.map { $0 == old ? new : $0 })
    return String(result)
  }
}
