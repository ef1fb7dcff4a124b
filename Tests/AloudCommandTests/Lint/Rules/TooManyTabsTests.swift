import Testing

@Suite struct TooManyTabsTests {
  @Test("TAB-1: more than five tabs are too many") func broken() throws {
    let broken1 = try remarks(
      """
      app: Test
      tabs:
      - {title: Orders, elements: [{text: Nothing.}]}
      - {title: Stock, elements: [{text: Nothing.}]}
      - {title: People, elements: [{text: Nothing.}]}
      - {title: Rooms, elements: [{text: Nothing.}]}
      - {title: Money, elements: [{text: Nothing.}]}
      - {title: Archive, elements: [{text: Nothing.}]}
      """)
    #expect(broken1 == ["8:3 too-many-tabs"])
  }

  @Test("TAB-1: five tabs are not too many") func kept() throws {
    let kept1 = try remarks(
      """
      app: Test
      tabs:
      - {title: Orders, elements: [{text: Nothing.}]}
      - {title: Stock, elements: [{text: Nothing.}]}
      - {title: People, elements: [{text: Nothing.}]}
      - {title: Rooms, elements: [{text: Nothing.}]}
      - {title: Money, elements: [{text: Nothing.}]}
      """)
    #expect(kept1 == [])
  }
}
