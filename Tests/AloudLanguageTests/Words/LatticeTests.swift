import Expectations
import Testing

@testable import AloudLanguage

struct LatticeTests {
  private func readings(_ words: [(String, Int)], _ phrase: String) -> [[Int]] {
    var list = WordList<Int>()
    for (word, token) in words { list.add(token, word) }
    let phrase = Phrase(number: phrase, decimal: ".")
    let lattice = Lattice(phrase, WordStore(list)) { if case .number(let value, _) = $0 { Int(value) } else { nil } }
    return lattice.readings([0..<phrase.symbols.count]) { [$0] }
  }

  @Test("a phrase is cut into all known words, the longest first") func longest() {
    let words = [("あ", 1), ("あい", 2), ("い", 3), ("いう", 4), ("う", 5)]
    expect(readings(words, "あいう"), is: [[2, 5], [1, 4]])
    expect(readings(words, "あいx").isEmpty)
    expect(readings(words, "").isEmpty)
    expect(readings(words, "あい 7 う"), is: [[2, 7, 5]])
  }

  @Test("a single letter does not begin a longer word, where words are parted") func singleLetters() {
    let words = [("h", 1), ("um", 2), ("hora", 3), ("u", 4)]
    expect(readings(words, "hum").isEmpty)
    expect(readings(words, "h um"), is: [[1, 2]])
    expect(readings(words, "7h"), is: [[7, 1]])
    expect(readings(words, "horau"), is: [[3, 4]])
  }

  @Test("a short name is no part of a longer word, where words are parted (DATE-4)") func shortNames() {
    var list = WordList<Int>()
    for (word, token) in [("mo", 1), ("in", 2), ("monday", 1), ("ב", 2), ("שני", 1)] { list.add(token, word) }
    func readings(_ text: String) -> [[Int]] {
      let phrase = Phrase(moment: text)
      let lattice = Lattice(phrase, WordStore(list), standsAlone: { $0 == 1 }) {
        if case .number = $0 { 7 } else { nil }
      }
      return lattice.readings([phrase.symbols.indices]) { [$0] }
    }
    expect(readings("moin").isEmpty)
    expect(readings("mo in"), is: [[1, 2]])
    expect(readings("mo7"), is: [[1, 7]])
    expect(readings("mondayin"), is: [[1, 2]])
    expect(readings("בשני"), is: [[2, 1]])
  }

  @Test("a known word is not cut into parts, unless all that is left makes no sense") func whole() {
    var list = WordList<Int>()
    for (word, token) in [("drei", 3), ("zehn", 10), ("dreizehn", 13)] { list.add(token, word) }
    let phrase = Phrase(number: "dreizehn", decimal: ".")
    let lattice = Lattice(phrase, WordStore(list)) { _ in nil }
    expect(lattice.readings([0..<8]) { [$0] }, is: [[13]])
    expect(lattice.readings([0..<8]) { $0 == [13] ? nil : [$0] }, is: [[3, 10]])
    expect(lattice.readings([0..<8]) { $0 == [13] ? [] : [$0] }.isEmpty)
  }

  @Test("a word over a space comes after words that the space parts") func spaces() {
    let words = [("en", 1), ("miljoen", 2), ("miljoenen", 3), ("kwart", 4)]
    expect(readings(words, "miljoen en kwart").first, is: [2, 1, 4])
    expect(readings(words, "miljoenen kwart"), is: [[3, 4]])
  }

  @Test("words are looked for in several places together") func ranges() {
    var list = WordList<Int>()
    for (word, token) in [("あ", 1), ("い", 2), ("あい", 3)] { list.add(token, word) }
    let lattice = Lattice(Phrase(number: "あxい", decimal: "."), WordStore(list)) { _ in nil }
    expect(lattice.readings([0..<1, 2..<3]) { [$0] }, is: [[1, 2]])
    expect(lattice.reached(from: 0), is: [true, true, false, false])
    expect(lattice.leading(through: [2..<3]), is: [false, false, true, true])
    expect(lattice.hasWord(from: 0, to: 1) && !lattice.hasWord(from: 0, to: 0) && !lattice.hasWord(from: 3, to: 3))
  }

  @Test("a phrase of very many readings ends") func limit() {
    let words = [("a", 1), ("aa", 2), ("aaa", 3)]
    expect(readings(words, String(repeating: "a", count: 300)).count <= 120)
  }
}
