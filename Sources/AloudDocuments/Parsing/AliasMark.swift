/// What stands for the asterisk of an alias while the YAML library parses a document.
///
/// The library puts a copy of the anchored part wherever an alias stands, and compares keys by everything below them:
/// a few nested aliases in a key keep it busy for years. So it is never shown one. Each asterisk is put as a character
/// that no document has; a plain scalar that begins with it was an alias, and anywhere else it becomes an asterisk again.
enum AliasMark {
  /// A private-use character, which YAML lets through and `SourceText` does not take.
  static let scalar: Unicode.Scalar = "\u{F8F0}"

  /// `text` without asterisks.
  static func hide(_ text: String) -> String { replace("*", with: scalar, in: text) }

  /// `text` with its asterisks back.
  static func show(_ text: String) -> String { replace(scalar, with: "*", in: text) }

  /// The name of the alias that a plain scalar was, if it was one.
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
