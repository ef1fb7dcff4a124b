import Testing

@testable import AloudLanguage

struct VocabularyTests {
  private func found(_ list: WordList<String>, _ phrase: String) -> [[String]] { found(Vocabulary(list), phrase) }

  private func found(_ vocabulary: Vocabulary<String>, _ phrase: String) -> [[String]] {
    var found: [[String]] = []
    let symbols = Phrase(number: phrase, decimal: ".").symbols
    let trie = vocabulary.trie(for: symbols)
    trie.words(in: symbols, from: 0) { _, meaning, _ in
      found.append(trie.tokens(of: meaning))
    }
    return found
  }

  @Test("words are found by their letters, whatever the case, accents and spaces") func words() {
    var list = WordList<String>()
    list.add("half", "halb acht")
    list.add("short", "Hál")
    #expect(found(list, "HALB-ACHT") == [["short"], ["half"]])
    #expect(found(list, "ha").isEmpty)
  }

  @Test("a word has each meaning once, in the order they were added, also from another list") func meanings() {
    var list = WordList<String>()
    list.add("one", "ein")
    list.add("one", "EIN")
    var numbers = WordList<Int>()
    numbers.add(1, "ein")
    numbers.add(2, "eine")
    list.add(numbers) { "number \($0)" }
    #expect(found(list, "eine") == [["one", "number 1"], ["number 2"]])
  }

  @Test("a word without letters is none") func empty() {
    var list = WordList<String>()
    list.add("nothing", " - ")
    #expect(found(list, "a").isEmpty)
  }

  @Test("words are found in one phrase after the other, whichever letters they begin with") func oneAfterTheOther() {
    var list = WordList<String>()
    for word in ["a", "ab", "abc", "ac", "b", "ba"] { list.add(word, word) }
    let vocabulary = Vocabulary(list)
    #expect(found(vocabulary, "a") == [["a"]])
    #expect(found(vocabulary, "abc") == [["a"], ["ab"], ["abc"]])
    #expect(found(vocabulary, "a c") == [["a"], ["ac"]])
    #expect(found(vocabulary, "ba") == [["b"], ["ba"]])
    #expect(found(vocabulary, "abc") == [["a"], ["ab"], ["abc"]])
    #expect(vocabulary.hasWord(beginningWith: "b"))
    #expect(!vocabulary.hasWord(beginningWith: "c"))
  }
}
