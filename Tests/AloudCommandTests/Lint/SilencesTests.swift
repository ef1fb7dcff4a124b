import Testing

@Suite struct SilencesTests {
  private static func document(_ top: String = "", _ above: String = "", _ beside: String = "") -> String {
    top + "app: Test\ntabs:\n- title: Tea\n  elements:\n  - {button: Add, action: {say: One.}}\n" + above
      + "  - {button: Add, action: {say: Two.}}" + beside + "\n"
  }

  @Test("without a comment it is told") func told() throws {
    #expect(try remarks(of: Self.document()) == ["6:5 same-label"])
  }

  @Test("a comment beside it, above it or at the top silences it") func silenced() throws {
    #expect(try remarks(of: Self.document("", "", " # lint: disable=same-label")) == [])
    #expect(try remarks(of: Self.document("", "  # lint: disable=sounds-alike, same-label\n  # why\n")) == [])
    #expect(try remarks(of: Self.document("# Tea.\n#lint: disable=same-label\n\n")) == [])
  }

  @Test("a comment elsewhere, or of another rule, does not") func elsewhere() throws {
    #expect(try remarks(of: Self.document("", "", "\n# lint: disable=same-label")) == ["6:5 same-label"])
    #expect(try remarks(of: Self.document("", "  # lint: disable=home-tab\n")) == ["7:5 same-label"])
    #expect(try remarks(of: Self.document("", "", " # please lint: disable=same-label")) == ["6:5 same-label"])
  }

  @Test("a rule that there is not is told, where it stands") func unknown() throws {
    #expect(
      try remarks(of: Self.document("", "  # lint: disable=same-label,same-lable\n")) == ["6:30 unknown-rule"])
    #expect(
      try remarks(of: Self.document("# lint: disable=unknown-rule\n# lint: disable=nothing\n")) == ["8:5 same-label"])
  }

  @Test("line ends of Windows are none of the name") func windows() throws {
    let text = Self.document("# lint: disable=same-label\n").replacing("\n", with: "\r\n")
    #expect(try remarks(of: text) == [])
  }
}
