import Testing

@Suite struct LongTabTitleTests {
  @Test("TAB-1: the title of a tab is short") func broken() throws {
    let broken1 = try remarks(
      """
      app: Test
      tabs:
      - {title: Everything we have in stock, elements: [{text: Tea.}]}
      - {title: Orders, elements: [{text: None.}]}
      """)
    #expect(broken1 == ["3:3 long-tab-title"])
  }

  @Test("TAB-1: two words are short") func kept() throws {
    let kept1 = try remarks(
      """
      app: Test
      tabs:
      - {title: All of the stock, elements: [{text: Tea.}]}
      - {title: Orders, elements: [{text: None.}]}
      """)
    #expect(kept1 == [])
  }
}
