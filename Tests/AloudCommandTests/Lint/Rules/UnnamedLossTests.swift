import Testing

@Suite struct UnnamedLossTests {
  @Test("ASK-1: what destroys says what will be lost") func broken() throws {
    let broken1 = try remarks(
      """
      app: Test
      tabs:
      - title: Tea
        elements:
        - button: Delete the list
          role: destructive
          action: {say: Done.}
      """)
    #expect(broken1 == ["5:5 unnamed-loss"])
    let broken2 = try remarks(
      """
      app: Test
      tabs:
      - title: Tea
        elements:
        - menu: More
          items:
          - {item: Delete all, destructive: on, hidden: on, action: {say: Done.}}
      """)
    #expect(broken2 == ["7:7 unnamed-loss"])
    let broken3 = try remarks(
      """
      app: Test
      tabs:
      - title: Tea
        elements:
        - button: Delete the list
          role: destructive
          confirmation: {question: Delete the list?, phrase: delete the list}
          action: {say: Done.}
      """)
    #expect(broken3 == ["5:5 unnamed-loss"])
  }

  @Test("ASK-1: the loss, its number in the question, or the thing's own name") func kept() throws {
    let kept1 = try remarks(
      """
      app: Test
      tabs:
      - title: Tea
        elements:
        - button: Delete the list
          role: destructive
          confirmation: {question: Delete the list?, loss: All that is on it., phrase: delete the list}
          action: {say: Done.}
      """)
    #expect(kept1 == [])
    let kept2 = try remarks(
      """
      app: Test
      tabs:
      - title: Tea
        elements:
        - button: Delete the list
          role: destructive
          confirmation: {question: Delete the 3 reminders?, phrase: delete the list}
          action: {say: Done.}
      """)
    #expect(kept2 == [])
    let named = try remarks(
      """
      app: Test
      tabs:
      - title: Tea
        elements:
        - row: Groceries
          menu:
          - item: Delete
            destructive: on
            confirmation: {question: Delete Groceries?, phrase: delete Groceries}
            action: {say: Done.}
      """)
    #expect(named == [])
  }
}
