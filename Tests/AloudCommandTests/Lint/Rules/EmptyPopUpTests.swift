import Testing

@Suite struct EmptyPopUpTests {
  @Test("BTN-4: a pop-up button always holds one of its items") func broken() throws {
    let broken1 = try remarks(
      """
      app: Test
      values: {drink: ""}
      commands: {drinks: {run: [echo, Tea]}}
      tabs:
      - title: Tea
        elements:
        - {popup: Drink, value: drink, from: drinks}
      """)
    #expect(broken1 == ["7:5 empty-pop-up"])
  }

  @Test("BTN-4: it holds what the command gave, if that was kept") func kept() throws {
    let kept1 = try remarks(
      """
      app: Test
      values: {drink: Tea}
      commands: {drinks: {run: [echo, Tea]}}
      tabs:
      - title: Tea
        elements:
        - {popup: Drink, value: drink, from: drinks}
      """)
    #expect(kept1 == [])
    let kept2 = try remarks(
      """
      app: Test
      values: {drink: tea}
      tabs:
      - title: Tea
        elements:
        - {popup: Drink, value: drink, options: [{option: Tea, value: tea}]}
      """)
    #expect(kept2 == [])
  }
}
