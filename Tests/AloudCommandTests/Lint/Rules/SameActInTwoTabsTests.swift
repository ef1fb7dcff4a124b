import Testing

@Suite struct SameActInTwoTabsTests {
  @Test("an act stands in one tab") func broken() throws {
    let broken1 = try remarks(
      """
      app: Test
      tabs:
      - {title: Orders, elements: [{button: New order, action: {present: order}}]}
      - {title: Stock, elements: [{button: New order, action: {present: order}}]}
      sheets:
      - {id: order, title: Order, elements: [{text: One cup.}]}
      """)
    #expect(broken1 == ["4:29 same-act-in-two-tabs"])
    let broken2 = try remarks(
      """
      app: Test
      values: {cups: "0"}
      tabs:
      - {title: Orders, elements: [{button: One more, action: {set: {cups: "1"}}}]}
      - {title: Stock, elements: [{button: One more, action: {set: {cups: "1"}}}]}
      """)
    #expect(broken2 == ["5:29 same-act-in-two-tabs"])
  }

  @Test("buttons of the same name that do different things are two acts") func kept() throws {
    let kept1 = try remarks(
      """
      app: Test
      values: {cups: "0", pots: "0"}
      tabs:
      - {title: Orders, elements: [{button: One more, action: {set: {cups: "1"}}}]}
      - {title: Stock, elements: [{button: One more, action: {set: {pots: "1"}}}]}
      """)
    #expect(kept1 == [])
  }
}
