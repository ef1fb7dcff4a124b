import Testing

@Suite struct HomeTabTests {
  @Test("TAB-1: a tab called Home says nothing of what it holds") func broken() throws {
    let broken1 = try remarks(
      """
      app: Test
      tabs:
      - {title: Home, elements: [{text: Welcome.}]}
      - {title: Orders, elements: [{text: None yet.}]}
      """)
    #expect(broken1 == ["3:3 home-tab"])
  }

  @Test("TAB-1: a tab is called after what it holds; alone it needs no name") func kept() throws {
    let kept1 = try remarks(
      """
      app: Test
      tabs:
      - {title: Orders, elements: [{text: None yet.}]}
      - {title: Home cooking, elements: [{text: Soup.}]}
      """)
    #expect(kept1 == [])
    let kept2 = try remarks(
      """
      app: Test
      tabs:
      - {title: Home, elements: [{text: Welcome.}]}
      """)
    #expect(kept2 == [])
  }
}
