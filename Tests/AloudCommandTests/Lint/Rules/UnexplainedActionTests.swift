import Testing

@Suite struct UnexplainedActionTests {
  @Test("SHEET-1: a preferred action that is dimmed says why") func broken() throws {
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
        preferred action: {button: Order, action: dismiss, dimmed: on, dimmed when: {value: name, is: empty}}
      """)
    #expect(broken1 == ["11:21 unexplained-action"])
  }

  @Test("SHEET-1: a reason is enough, and so is what is required") func kept() throws {
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
        elements: [{field: Name, value: name}]
        preferred action: {button: Order, action: dismiss, dimmed: a name is needed, dimmed when: {value: name, is: empty}}
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
        elements: [{field: Name, value: name, required: yes}]
        preferred action: {button: Order, action: dismiss}
      """)
    #expect(kept2 == [])
  }
}
