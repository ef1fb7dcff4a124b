import Expectations
import Testing

@testable import AloudLanguage

struct WordStoreTests {
  private func found(_ list: WordList<String>, _ phrase: String) -> [[String]] { found(WordStore(list), phrase) }

  private func found(_ store: WordStore<String>, _ phrase: String) -> [[String]] {
    var found: [[String]] = []
    let symbols = Phrase(number: phrase, decimal: ".").symbols
    let trie = store.trie(for: symbols)
    trie.words(in: symbols, from: 0) { _, meaning, _ in
      found.append(trie.tokens(of: meaning))
    }
    return found
  }

  @Test("words are found by their letters, whatever the case, accents and spaces") func words() {
    var list = WordList<String>()
    list.add("half", "halb acht")
    list.add("short", "Hál")
    expect(found(list, "HALB-ACHT"), is: [["short"], ["half"]])
    expect(found(list, "ha").isEmpty)
  }

  @Test("a word has each meaning once, in the order they were added, also from another list") func meanings() {
    var list = WordList<String>()
    list.add("one", "ein")
    list.add("one", "EIN")
    var numbers = WordList<Int>()
    numbers.add(1, "ein")
    numbers.add(2, "eine")
    list.add(numbers) { number, _ in "number \(number)" }
    expect(found(list, "eine"), is: [["one", "number 1"], ["number 2"]])
  }

  @Test("a word without letters is none") func empty() {
    var list = WordList<String>()
    list.add("nothing", " - ")
    expect(found(list, "a").isEmpty)
  }

  @Test("words are found in one phrase after the other, whichever letters they begin with") func oneAfterTheOther() {
    var list = WordList<String>()
    for word in ["a", "ab", "abc", "ac", "b", "ba"] { list.add(word, word) }
    let store = WordStore(list)
    expect(found(store, "a"), is: [["a"]])
    expect(found(store, "abc"), is: [["a"], ["ab"], ["abc"]])
    expect(found(store, "a c"), is: [["a"], ["ac"]])
    expect(found(store, "ba"), is: [["b"], ["ba"]])
    expect(found(store, "abc"), is: [["a"], ["ab"], ["abc"]])
  }

  @Test(
    "a word can begin a text where it begins with the same two letters, or is the first alone",
    arguments: [("two", true), ("twelve", true), ("tabs", false), ("a hundred", true), ("t", false), ("a", true)])
  func beginnings(_ text: String, _ isThere: Bool) throws {
    var list = WordList<String>()
    for word in ["two", "twelve", "a"] { list.add(word, word) }
    let beginning = try #require(WordBeginning(folded: text))
    expect(beginning.isPlain)
    expect(list.hasWord(beginning), is: isThere)
  }

  @Test("what a phrase may fold otherwise is not plain", arguments: ["t-shirt", "é", "2", "l'un"])
  func plain(_ text: String) throws {
    expect(try #require(WordBeginning(folded: text)).isPlain, is: false)
  }
}
