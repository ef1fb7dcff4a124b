import Testing

@Suite struct InputNotKeptTests {
  @Test("SHEET-1: what is filled in on a sheet can be kept") func broken() throws {
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
      """)
    #expect(broken1 == ["8:3 input-not-kept"])
    let broken2 = try remarks(
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
        elements: [{toggle: Big, value: big}, {button: Leave, role: cancel, action: dismiss}]
      """)
    #expect(broken2 == ["8:3 input-not-kept"])
  }

  @Test("SHEET-1: a preferred action keeps it, and so may another button") func kept() throws {
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
        preferred action: {button: Order, action: dismiss}
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
        elements: [{field: Name, value: name}, {button: Order, action: [{say: Done.}, dismiss]}]
      """)
    #expect(kept2 == [])
    let kept3 = try remarks(
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
      """)
    #expect(kept3 == [])
  }
}
