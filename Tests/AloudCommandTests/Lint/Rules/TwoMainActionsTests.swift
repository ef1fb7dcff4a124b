import Testing

@Suite struct TwoMainActionsTests {
  @Test("BTN-1: a place has one main action") func broken() throws {
    let broken1 = try remarks(
      """
      app: Test
      tabs:
      - title: Tea
        elements:
        - {button: Order, style: filled, action: {say: Done.}}
        - {button: Ask, style: filled, action: {say: Done.}}
      """)
    #expect(broken1 == ["6:5 two-main-actions"])
  }

  @Test("BTN-1: other places have their own") func kept() throws {
    let kept1 = try remarks(
      """
      app: Test
      tabs:
      - {title: Tea, elements: [{button: Order, style: filled, action: {say: Done.}}, {button: Ask, action: {say: Done.}}]}
      - {title: Coffee, elements: [{button: Grind, style: filled, action: {say: Done.}}]}
      """)
    #expect(kept1 == [])
  }
}
