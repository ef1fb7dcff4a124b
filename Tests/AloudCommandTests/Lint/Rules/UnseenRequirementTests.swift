import Testing

@Suite struct UnseenRequirementTests {
  @Test("SHEET-1: what the preferred action waits for is not folded away") func broken() throws {
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
        elements:
        - disclosure: More
          value: big
          elements: [{field: Name, value: name, required: yes}]
        preferred action: {button: Order, action: dismiss}
      """)
    #expect(broken1 == ["13:16 unseen-requirement"])
  }

  @Test("SHEET-1: what is folded away may be left empty") func kept() throws {
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
        elements:
        - {field: Name, value: name, required: yes}
        - disclosure: More
          value: big
          elements: [{text: We have green tea.}]
        preferred action: {button: Order, action: dismiss}
      """)
    #expect(kept1 == [])
  }
}
