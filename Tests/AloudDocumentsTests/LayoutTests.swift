import Expectations
import Testing

@testable import AloudDocuments

/// Documents in one layout, with their comments.
@Suite struct LayoutTests {
  private func laidOut(_ text: String) throws -> String? {
    try DocumentLayout.laidOut(Array(text.utf8), path: "app.yaml")
  }

  @Test(arguments: [
    (
      "app: A\ntabs:\n- title: T\n  elements:\n  - text: x\n",
      "app: A\ntabs:\n  - title: T\n    elements:\n      - text: x\n"
    ),
    ("a:\n      b:   1\n      c: 2  \n", "a:\n  b: 1\n  c: 2\n"),
    ("a:\n    -   b: 1\n        c: 2\n    -   3\n", "a:\n  - b: 1\n    c: 2\n  - 3\n"),
    ("- - 1\n  - 2\n-   - 3\n", "- - 1\n  - 2\n- - 3\n"),
    ("\n\na: 1\r\n\n\n\nb: 2", "a: 1\n\nb: 2\n"),
    ("a: {b:  1,\n    c: 2}\nd: [\n 1, # one\n 2]\n", "a: {b:  1,\n    c: 2}\nd: [\n 1, # one\n 2]\n"),
    ("a: 'one\n   two'\nb:\n    c: one\n      two\n", "a: 'one\n   two'\nb:\n  c: one\n    two\n"),
    ("a:\n    b: &x {c: 1}\n    d: *x\n", "a:\n  b: &x {c: 1}\n  d: *x\n"),
  ])
  func lines(_ text: String, _ expected: String) throws {
    try expect(laidOut(text), is: expected)
    try expect(laidOut(expected), is: expected)
  }

  @Test func commentsStayAndGoToWhatTheyAreAbout() throws {
    let text = """
      # About all.
      app: A   # a name
      tabs:
      # The first.
      - title: T
        # What is in it.
        elements:
          - text: x
            # more about x
          # the end
      # last
      """
    expect(
      try laidOut(text),
      is: """
        # About all.
        app: A   # a name
        tabs:
          # The first.
          - title: T
            # What is in it.
            elements:
              - text: x
                # more about x
              # the end
        # last

        """)
  }

  @Test func blocksOfTextKeepTheirLines() throws {
    let text =
      "a:\n    b: |\n        one\n          # two\n\n\n        three  \n    # about c\n    c: >-\n      x\n      y\n"
    expect(
      try laidOut(text),
      is: "a:\n  b: |\n      one\n        # two\n\n\n      three  \n  # about c\n  c: >-\n    x\n    y\n")
  }

  @Test(
    "what is laid out in an unusual way stays as it is, or says the same",
    arguments: [
      ("? a\n: 1\n", nil), ("-\n  a: 1\n-\n   b: 2\n", "-\n  a: 1\n-\n  b: 2\n"), ("--- {a: 1}\n", "--- {a: 1}\n"),
      ("a:\n    b: |2\n        x\n", "a:\n  b: |2\n      x\n"), ("", ""),
    ])
  func unusual(_ text: String, _ expected: String?) throws { try expect(laidOut(text), is: expected) }

  @Test func aGreatManyCommentsTakeNoLongerThanTheyAreLong() throws {
    let text = "a:\n    b: 1\n" + String(repeating: "  # c\n", count: 200_000)
    try expect(laidOut(text)?.hasPrefix("a:\n  b: 1\n  # c\n  # c\n"), is: true)
  }

  @Test func whatIsNoYAMLIsTold() {
    #expect(throws: DocumentErrors.self) { try laidOut("a: [") }
    #expect(throws: DocumentErrors.self) { try DocumentLayout.laidOut([0xFF], path: "x") }
  }
}
