import Testing

@Suite struct CancelInMenuTests {
  @Test("MENU-3: a menu has no Cancel of its own") func broken() throws {
    let broken1 = try remarks(
      """
      app: Test
      tabs:
      - title: Tea
        elements:
        - menu: More
          items: [{item: Share, action: {say: Done.}}, {item: Cancel, action: {say: Done.}}]
      """)
    #expect(broken1 == ["6:50 cancel-in-menu"])
    let broken2 = try remarks(
      """
      app: Test
      language: de
      tabs:
      - title: Tea
        elements:
        - button: Fragen
          action: {ask: Was?, items: [{item: Tee, action: {say: Ja.}}, {item: Abbrechen, action: {say: Nein.}}]}
      """)
    #expect(broken2 == ["7:66 cancel-in-menu"])
  }

  @Test("MENU-3: an item may cancel something else") func kept() throws {
    let kept1 = try remarks(
      """
      app: Test
      tabs:
      - title: Tea
        elements:
        - menu: More
          items: [{item: Cancel the order, action: {say: Done.}}]
      """)
    #expect(kept1 == [])
  }
}
