import Testing

@Suite struct FieldForPickingTests {
  @Test("DATE-4: a date is picked, not typed as text") func broken() throws {
    let broken1 = try remarks(
      """
      app: Test
      values: {due: ""}
      tabs:
      - title: Tea
        elements:
        - {field: Due date, value: due}
      """)
    #expect(broken1 == ["6:5 field-for-picking"])
    let broken2 = try remarks(
      """
      app: Test
      values: {due: ""}
      tabs:
      - title: Tea
        elements:
        - {field: When, value: due, placeholder: YYYY-MM-DD}
      """)
    #expect(broken2 == ["6:5 field-for-picking"])
    let broken3 = try remarks(
      """
      app: Test
      language: de
      values: {due: ""}
      tabs:
      - title: Tea
        elements:
        - {field: Farbe, value: due}
      """)
    #expect(broken3 == ["7:5 field-for-picking"])
  }

  @Test("DATE-4: other text is typed") func kept() throws {
    let kept1 = try remarks(
      """
      app: Test
      values: {due: ""}
      tabs:
      - title: Tea
        elements:
        - {field: Time zone, value: due}
        - {date: Due date, value: due}
      """)
    #expect(kept1 == [])
  }
}
