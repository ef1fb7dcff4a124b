import Testing

@Suite struct SheetOverSheetTests {
  @Test("SHEET-2: no sheet opens over a sheet") func broken() throws {
    let broken1 = try remarks(
      """
      app: Test
      tabs:
      - title: Tea
        elements:
        - {button: Order, action: {present: order}}
      sheets:
      - id: order
        title: Order
        elements: [{button: Choose a cup, action: {present: cup}}]
      - id: cup
        title: Cup
        elements: [{text: Blue.}]
      """)
    #expect(broken1 == ["10:3 sheet-over-sheet"])
  }

  @Test("SHEET-2: a sheet may push a screen, or go before another comes") func kept() throws {
    let kept1 = try remarks(
      """
      app: Test
      tabs:
      - title: Tea
        elements:
        - {button: Order, action: {present: order}}
      screens:
      - {id: cup, title: Cup, elements: [{text: Blue.}]}
      sheets:
      - id: order
        title: Order
        elements:
        - {button: Choose a cup, action: {push: cup}}
        - {button: Thanks, action: [dismiss, {present: thanks}]}
      - {id: thanks, title: Thanks, elements: [{text: It comes.}]}
      """)
    #expect(kept1 == [])
  }
}
