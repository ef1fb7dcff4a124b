import Testing

@Suite struct ImageNotDescribedTests {
  @Test("BTN-1: a picture says what it shows") func broken() throws {
    let broken1 = try remarks(
      """
      app: Test
      tabs:
      - title: Tea
        elements:
        - button: Ring
          image: {name: bell}
          action: {say: Done.}
      """)
    #expect(broken1 == ["5:5 image-not-described"])
    let broken2 = try remarks(
      """
      app: Test
      tabs:
      - title: Tea
        elements:
        - {picture: boat.png}
      """)
    #expect(broken2 == ["5:5 image-not-described"])
  }

  @Test("BTN-1: an empty description says that there is nothing to say") func kept() throws {
    let kept1 = try remarks(
      """
      app: Test
      tabs:
      - title: Tea
        elements:
        - button: Ring
          image: {name: bell, description: A brass bell}
          action: {say: Done.}
      """)
    #expect(kept1 == [])
    let kept2 = try remarks(
      """
      app: Test
      tabs:
      - title: Tea
        elements:
        - button: Ring
          image: {name: bell, description: ""}
          action: {say: Done.}
      """)
    #expect(kept2 == [])
    let kept3 = try remarks(
      """
      app: Test
      tabs:
      - title: Tea
        elements:
        - {picture: A boat on a lake}
      """)
    #expect(kept3 == [])
  }
}
