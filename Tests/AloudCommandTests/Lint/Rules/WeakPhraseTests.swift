import Testing

@Suite struct WeakPhraseTests {
  @Test("ASK-6: what confirms is two spoken words at least") func broken() throws {
    let broken1 = try remarks(
      """
      app: Test
      tabs:
      - title: Tea
        elements:
        - button: Delete the list
          role: destructive
          confirmation: {question: Delete the list?, loss: All of it., phrase: delete}
          action: {say: Done.}
      """)
    #expect(broken1 == ["5:5 weak-phrase"])
    let broken2 = try remarks(
      """
      app: Test
      tabs:
      - title: Tea
        elements:
        - button: Delete the list
          role: destructive
          confirmation: {question: Delete the list?, loss: All of it., phrase: delete 4}
          action: {say: Done.}
      """)
    #expect(broken2 == ["5:5 weak-phrase"])
    let broken3 = try remarks(
      """
      app: Test
      tabs:
      - title: Tea
        elements:
        - button: Delete the list
          role: destructive
          confirmation: {question: Delete the list?, loss: All of it., phrase: "!!!"}
          action: {say: Done.}
      """)
    #expect(broken3 == ["5:5 weak-phrase"])
  }

  @Test("ASK-6: a verb and a name are enough") func kept() throws {
    let kept1 = try remarks(
      """
      app: Test
      tabs:
      - title: Tea
        elements:
        - button: Delete the list
          role: destructive
          confirmation: {question: Delete the list?, loss: All of it., phrase: delete it}
          action: {say: Done.}
      """)
    #expect(kept1 == [])
  }
}
