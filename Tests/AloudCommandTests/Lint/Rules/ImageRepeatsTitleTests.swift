import Testing

@Suite struct ImageRepeatsTitleTests {
  @Test("BTN-1: the description of a picture adds to the title") func broken() throws {
    let broken1 = try remarks(
      """
      app: Test
      tabs:
      - title: Tea
        elements:
        - button: Ring
          image: {name: bell, description: ring}
          action: {say: Done.}
      """)
    #expect(broken1 == ["5:5 image-repeats-title"])
  }

  @Test("BTN-1: what adds to it is told") func kept() throws {
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
  }
}
