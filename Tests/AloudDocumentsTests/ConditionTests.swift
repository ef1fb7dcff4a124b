import Aloud
import Expectations
import Testing

@testable import AloudDocuments

/// What is so or not, by what values hold.
@Suite struct ConditionTests {
  /// Whether a text is hidden by `condition`, while the values are these.
  private func holds(_ condition: String, _ values: String) throws -> Bool {
    try page("- {text: Hello, hidden when: \(condition)}", "values: {\(values)}").elements().isEmpty
  }

  @Test(arguments: [
    ("{value: a, equals: '{b}'}", "a: x, b: x", true), ("{value: a, equals: '{b}'}", "a: x, b: y", false),
    ("{value: a, equals: 'Dr {b}'}", "a: Dr No, b: 'No'", true), ("{value: a, equals: ''}", "a: ''", true),
    ("{value: a, one of: [x, y]}", "a: y", true), ("{value: a, one of: [x, y]}", "a: z", false),
    ("{value: a, matches: '[0-9]+'}", "a: '12'", true), ("{value: a, matches: '[0-9]+'}", "a: 12a", false),
    ("{value: a, at least: 2}", "a: '2'", true), ("{value: a, at least: 2}", "a: '1.5'", false),
    ("{value: a, at least: 2, at most: 4}", "a: '4'", true), ("{value: a, at most: 4}", "a: '5'", false),
    ("{value: a, at most: '{b}'}", "a: '5', b: '6'", true), ("{value: a, at least: 2}", "a: two", false),
    ("{value: a, at most: 2}", "a: ''", false),
    ("{not: {value: a, is: on}}", "a: off", true), ("{not: {not: {value: a, is: on}}}", "a: off", false),
    ("{any: [{value: a, is: on}, {value: b, is: filled}]}", "a: off, b: x", true),
    ("{any: [{value: a, is: on}, {value: b, is: filled}]}", "a: off, b: ''", false),
    ("{all: [{value: a, is: on}, {value: b, is: filled}]}", "a: on, b: x", true),
    ("{all: [{value: a, is: on}, {value: b, is: filled}]}", "a: on, b: ''", false),
  ])
  func aCondition(_ condition: String, _ values: String, _ isSo: Bool) throws {
    try expect(holds(condition, values), is: isSo)
  }
}

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
    expect(fitting.allSatisfy(pattern.matches))
    expect(!others.contains(where: pattern.matches))
  }

  @Test(arguments: [
    "[", "[]", "[z-a]", "(", ")", "a)", "(a", "*", "a**b*+", "a{", "a{x}", "a{2,1}", "a{1,2,3}", "a{9999}", #"\"#,
    #"\1"#, #"\b"#,
    "(?=a)", "(?<=a)", "{2}", "a{1000}{1000}", "[\\",
    String(repeating: "(", count: 60) + String(repeating: ")", count: 60),
  ])
  func isNone(_ text: String) { expectNil(Pattern(text)) }

  @Test func whatNeverEndsElsewhereEndsAtOnce() throws {
    // Each of these takes a backtracking matcher longer than anybody lives.
    let text = String(repeating: "a", count: 5000) + "b"
    for pattern in ["(a*)*", "(a|a)*", "(a|aa)+", "(.*)*(.*)*(.*)*c", "((a?){50}){15}"] {
      try expect(!#require(Pattern(pattern)).matches(text))
    }
  }

  @Test func whatIsTooLongIsNoName() throws {
    try expect(!#require(Pattern("a*")).matches(String(repeating: "a", count: 10_001)))
  }
}
