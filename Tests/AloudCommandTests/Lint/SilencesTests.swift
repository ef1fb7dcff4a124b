import Expectations
import Testing

@Suite struct SilencesTests {
  private static func document(_ top: String = "", _ above: String = "", _ beside: String = "") -> String {
    top + "app: Test\ntabs:\n- title: Tea\n  elements:\n  - {button: Add, action: {say: One.}}\n" + above
      + "  - {button: Add, action: {say: Two.}}" + beside + "\n"
  }

  @Test("without a comment it is told") func told() throws {
    try expect(remarks(of: Self.document()), is: ["6:5 same-label"])
  }

  @Test("a comment beside it, above it or at the top silences it") func silenced() throws {
    try expect(remarks(of: Self.document("", "", " # lint: disable=same-label")), is: [])
    try expect(remarks(of: Self.document("", "  # lint: disable=sounds-alike, same-label\n  # why\n")), is: [])
    try expect(remarks(of: Self.document("# Tea.\n#lint: disable=same-label\n\n")), is: [])
  }

  @Test("a comment elsewhere, or of another rule, does not") func elsewhere() throws {
    try expect(remarks(of: Self.document("", "", "\n# lint: disable=same-label")), is: ["6:5 same-label"])
    try expect(remarks(of: Self.document("", "  # lint: disable=home-tab\n")), is: ["7:5 same-label"])
    try expect(remarks(of: Self.document("", "", " # please lint: disable=same-label")), is: ["6:5 same-label"])
  }

  @Test("a rule that there is not is told, where it stands") func unknown() throws {
    try expect(remarks(of: Self.document("", "  # lint: disable=same-label,same-lable\n")), is: ["6:30 unknown-rule"])
    expect(
      try remarks(of: Self.document("# lint: disable=unknown-rule\n# lint: disable=nothing\n")), is: ["8:5 same-label"])
  }

  @Test("line ends of Windows are none of the name") func windows() throws {
    let text = Self.document("# lint: disable=same-label\n").replacing("\n", with: "\r\n")
    try expect(remarks(of: text), is: [])
  }
}
