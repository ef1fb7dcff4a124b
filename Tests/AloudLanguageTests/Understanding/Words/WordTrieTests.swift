import Testing

@testable import AloudLanguage

struct WordTrieTests {
  private func found(_ trie: WordTrie<String>, _ phrase: String) -> [[String]] {
    var found: [[String]] = []
    trie.words(in: Phrase(number: phrase, decimal: ".").symbols, from: 0) { _, meaning, _ in
      found.append(trie.tokens(of: meaning))
    }
    return found
  }

  @Test("words are found by their letters, whatever the case, accents and spaces") func words() {
    var trie = WordTrie<String>()
    trie.add("half", "halb acht")
    trie.add("short", "Hál")
    #expect(found(trie, "HALB-ACHT") == [["short"], ["half"]])
    #expect(found(trie, "ha").isEmpty)
  }

  @Test("a word has each meaning once, in the order they were added, also from another trie") func meanings() {
    var trie = WordTrie<String>()
    trie.add("one", "ein")
    trie.add("one", "EIN")
    var numbers = WordTrie<Int>()
    numbers.add(1, "ein")
    numbers.add(2, "eine")
    trie.add(numbers) { "number \($0)" }
    #expect(found(trie, "eine") == [["one", "number 1"], ["number 2"]])
  }

  @Test("a word without letters is none") func empty() {
    var trie = WordTrie<String>()
    trie.add("nothing", " - ")
    #expect(found(trie, "a").isEmpty)
  }
}
