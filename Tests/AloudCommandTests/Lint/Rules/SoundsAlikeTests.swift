import Testing

@Suite struct SoundsAlikeTests {
  @Test("VOICE-1: what sounds alike has another name") func broken() throws {
    let broken1 = try remarks(
      """
      app: Test
      tabs:
      - title: Tea
        elements:
        - {button: Fifteen, action: {say: One.}}
        - {button: Fifty, action: {say: Two.}}
      """)
    #expect(broken1 == ["6:5 sounds-alike"])
    let broken2 = try remarks(
      """
      app: Test
      tabs:
      - title: Tea
        elements:
        - {button: Search, action: {say: One.}}
        - {button: Stop, action: {say: Two.}}
      """)
    #expect(broken2 == ["6:5 sounds-alike"])
    let broken3 = try remarks(
      """
      app: Test
      tabs:
      - title: Tea
        elements:
        - {button: Close tab, action: {say: One.}}
        - {button: Last tab, action: {say: Two.}}
      """)
    #expect(broken3 == ["6:5 sounds-alike"])
  }

  @Test("VOICE-1: words that are written alike may sound different") func kept() throws {
    let kept1 = try remarks(
      """
      app: Test
      tabs:
      - title: Tea
        elements:
        - {button: Add a list, action: {say: One.}}
        - {button: Edit a list, action: {say: Two.}}
        - {button: Delete a list, action: {say: Three.}}
        - {button: Rename, action: {say: Four.}}
        - {button: Share, action: {say: Five.}}
      """)
    #expect(kept1 == [])
  }
}
