import Testing

@Suite struct CloseWithInputTests {
  @Test("SHEET-1: Close is not for sheets with input") func broken() throws {
    let broken1 = try remarks(
      """
      app: Test
      values: {name: "", big: off}
      tabs:
      - title: Tea
        elements:
        - {button: Order, action: {present: order}}
      sheets:
      - id: order
        title: Order
        elements: [{field: Name, value: name}]
        preferred action: {button: Close, action: dismiss}
      """)
    #expect(broken1 == ["11:21 close-with-input"])
  }

  @Test("SHEET-1: Close is for what is only read") func kept() throws {
    let kept1 = try remarks(
      """
      app: Test
      values: {name: "", big: off}
      tabs:
      - title: Tea
        elements:
        - {button: Order, action: {present: order}}
      sheets:
      - id: order
        title: Order
        elements: [{text: Tea is out.}]
        preferred action: {button: Close, action: dismiss}
      """)
    #expect(kept1 == [])
    let kept2 = try remarks(
      """
      app: Test
      values: {name: "", big: off}
      tabs:
      - title: Tea
        elements:
        - {button: Order, action: {present: order}}
      sheets:
      - id: order
        title: Order
        elements: [{field: Name, value: name}]
        preferred action: {button: Close the order, action: dismiss}
      """)
    #expect(kept2 == [])
  }
}
