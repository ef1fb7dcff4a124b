import Testing

@Suite struct SameLabelTests {
  @Test("LOOP-2: two things of a place have two names") func broken() throws {
    let broken1 = try remarks(
      """
      app: Test
      tabs:
      - title: Tea
        elements:
        - {button: Add, action: {say: One.}}
        - {button: add, action: {say: Two.}}
      """)
    #expect(broken1 == ["6:5 same-label"])
  }

  @Test("LOOP-2: in groups with titles of their own they may be alike") func kept() throws {
    let kept1 = try remarks(
      """
      app: Test
      values: {milk: "yes", sugar: "no"}
      tabs:
      - title: Tea
        elements:
        - {radio: Milk, value: milk, options: [{option: "Yes", value: "yes"}, {option: "No", value: "no"}]}
        - {radio: Sugar, value: sugar, options: [{option: "Yes", value: "yes"}, {option: "No", value: "no"}]}
      """)
    #expect(kept1 == [])
    let kept2 = try remarks(
      """
      app: Test
      tabs:
      - title: Tea
        elements:
        - {text: Add}
        - {button: Add, action: {say: One.}}
      """)
    #expect(kept2 == [])
  }
}
