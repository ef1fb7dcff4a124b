import Testing

@testable import AloudDocuments

/// What the whole of a text looks like.
@Suite struct PatternTests {
  @Test(arguments: [
    ("abc", ["abc"], ["", "ab", "abcd", "ABC"]), ("a.c", ["abc", "aéc"], ["ac", "abbc"]),
    ("[a-z_][a-z0-9_-]*", ["a", "_x-9", "user_1"], ["", "9a", "Ann", "a b"]), ("[^a-c]+", ["xyz"], ["", "xa"]),
    (#"\d{2,4}"#, ["12", "1234"], ["1", "12345", "١٢"]), ("a{3}", ["aaa"], ["aa", "aaaa"]),
    ("a{2,}", ["aa", "aaaaa"], ["a"]),
    ("(ab|cd)+e?", ["ab", "cdabe"], ["", "abc", "e"]), ("(?:x|)y", ["xy", "y"], ["x"]), ("^a$", ["a"], ["aa"]),
    (#"\w+@\w+\.org"#, ["ann@example.org", "bj\u{F6}rn@x.org"], ["ann@example-org", "@x.org"]),
    (#"[\w.\-]+"#, ["a.b-c"], ["a b"]), (#"\S+\s\S+"#, ["a b"], ["ab", "a  b"]), (#"\$\.\\"#, [#"$.\"#], ["$.", "x"]),
    ("", [""], ["a"]), ("日本.", ["日本語"], ["日本"]),
  ])
  func matches(_ pattern: String, _ fitting: [String], _ others: [String]) throws {
    let pattern = try #require(Pattern(pattern))
    #expect(fitting.allSatisfy(pattern.matches))
    #expect(!others.contains(where: pattern.matches))
  }

  @Test(arguments: [
    "[", "[]", "[z-a]", "(", ")", "a)", "(a", "*", "a**b*+", "a{", "a{x}", "a{2,1}", "a{1,2,3}", "a{9999}", #"\"#,
    #"\1"#, #"\b"#,
    "(?=a)", "(?<=a)", "{2}", "a{1000}{1000}", "[\\",
    String(repeating: "(", count: 60) + String(repeating: ")", count: 60),
  ])
  func isNone(_ text: String) { #expect(Pattern(text) == nil) }

  @Test func whatNeverEndsElsewhereEndsAtOnce() throws {
    // Each of these takes a backtracking matcher longer than anybody lives.
    let text = String(repeating: "a", count: 5000) + "b"
    for pattern in ["(a*)*", "(a|a)*", "(a|aa)+", "(.*)*(.*)*(.*)*c", "((a?){50}){15}"] {
      #expect(try !#require(Pattern(pattern)).matches(text))
    }
  }

  @Test func whatIsTooLongIsNoName() throws {
    #expect(try !#require(Pattern("a*")).matches(String(repeating: "a", count: 10_001)))
  }
}
