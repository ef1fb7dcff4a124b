/// The value words of a locale: a file of `locales/lexicon/`, read.
public struct Lexicon: Sendable {
  /// What each number word means, by the word as `Folding` folds it.
  private let numbers: [String: Int]

  init(_ bytes: [UInt8], tag: String) throws(LocaleFileError) {
    let file = try KeyValueFile(bytes, path: "lexicon/\(tag).txt")
    var numbers: [String: Int] = [:]
    for key in file.keys {
      guard key.hasPrefix("number."), let value = Int(key.dropFirst("number.".count)), let words = file[key] else {
        throw file.error(about: key, .badValue(key: key))
      }
      for word in words.alternatives() { numbers[Folding.fold(word)] = value }
    }
    self.numbers = numbers
  }

  /// The whole number that a folded word or phrase means.
  public func number(_ folded: String) -> Int? { numbers[folded] }
}
