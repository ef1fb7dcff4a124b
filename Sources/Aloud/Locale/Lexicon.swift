/// The value words of a locale: a file of `locales/lexicon/`, read.
public struct Lexicon: Sendable {
  /// What each number word means, by the word as `Folding` folds it. Read when the first word is looked up.
  private let source: OnceRead<[String: Int]>

  /// The lexicon of the first tag in `chain` that has one; without any, no word means a value.
  init(_ chain: [String], files: LocaleFiles) throws(LocaleFileError) {
    guard let tag = chain.first(where: { files.has("lexicon/\($0).txt") }),
      let bytes = files.bytes("lexicon/\(tag).txt")
    else {
      source = OnceRead([:])
      return
    }
    // Those compiled in are tested; a translator's are read at once, because what is wrong in them has to be told.
    if files.areBundled {
      source = OnceRead { (try? Self.numbers(in: bytes, tag: tag)) ?? [:] }
    } else {
      self = try Lexicon(bytes, tag: tag)
    }
  }

  /// Reads a whole file.
  init(_ bytes: [UInt8], tag: String) throws(LocaleFileError) {
    source = OnceRead(try Self.numbers(in: bytes, tag: tag))
  }

  /// The whole number that a folded word or phrase means.
  public func number(_ folded: String) -> Int? { source.value[folded] }

  private static func numbers(in bytes: [UInt8], tag: String) throws(LocaleFileError) -> [String: Int] {
    let file = try KeyValueFile(bytes, path: "lexicon/\(tag).txt")
    var numbers: [String: Int] = [:]
    for key in file.keys {
      guard key.hasPrefix("number."), let value = Int(key.dropFirst("number.".count)), let words = file[key] else {
        throw file.error(about: key, .badValue(key: key))
      }
      for word in words.alternatives() { numbers[Folding.fold(word)] = value }
    }
    return numbers
  }
}
