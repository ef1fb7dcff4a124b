import Testing

@Suite struct LongPopUpTests {
  @Test("PICK-2: what is chosen among many is a picker") func broken() throws {
    let broken1 = try remarks(
      """
      app: Test
      values: {town: Redwood}
      tabs:
      - title: Tea
        elements:
        - {popup: Town, value: town, options: [{option: Redwood, value: Redwood}, {option: Redfield, value: Redfield}, {option: Redharbour, value: Redharbour}, {option: Redmouth, value: Redmouth}, {option: Redcastle, value: Redcastle}, {option: Bluewood, value: Bluewood}, {option: Bluefield, value: Bluefield}, {option: Blueharbour, value: Blueharbour}, {option: Bluemouth, value: Bluemouth}, {option: Bluecastle, value: Bluecastle}, {option: Goldwood, value: Goldwood}, {option: Goldfield, value: Goldfield}, {option: Goldharbour, value: Goldharbour}, {option: Goldmouth, value: Goldmouth}, {option: Goldcastle, value: Goldcastle}, {option: Stonewood, value: Stonewood}, {option: Stonefield, value: Stonefield}, {option: Stoneharbour, value: Stoneharbour}, {option: Stonemouth, value: Stonemouth}, {option: Stonecastle, value: Stonecastle}, {option: Maplewood, value: Maplewood}]}
      """)
    #expect(broken1 == ["6:5 long-pop-up"])
  }

  @Test("PICK-2: a menu of few serves") func kept() throws {
    let kept1 = try remarks(
      """
      app: Test
      values: {town: Redwood}
      tabs:
      - title: Tea
        elements:
        - {popup: Town, value: town, options: [{option: Redwood, value: Redwood}, {option: Redfield, value: Redfield}, {option: Redharbour, value: Redharbour}, {option: Redmouth, value: Redmouth}, {option: Redcastle, value: Redcastle}, {option: Bluewood, value: Bluewood}, {option: Bluefield, value: Bluefield}, {option: Blueharbour, value: Blueharbour}]}
      """)
    #expect(kept1 == [])
    let kept2 = try remarks(
      """
      app: Test
      values: {town: Redwood}
      tabs:
      - title: Tea
        elements:
        - {picker: Town, value: town, options: [{option: Redwood, value: Redwood}, {option: Redfield, value: Redfield}, {option: Redharbour, value: Redharbour}, {option: Redmouth, value: Redmouth}, {option: Redcastle, value: Redcastle}, {option: Bluewood, value: Bluewood}, {option: Bluefield, value: Bluefield}, {option: Blueharbour, value: Blueharbour}, {option: Bluemouth, value: Bluemouth}, {option: Bluecastle, value: Bluecastle}, {option: Goldwood, value: Goldwood}, {option: Goldfield, value: Goldfield}, {option: Goldharbour, value: Goldharbour}, {option: Goldmouth, value: Goldmouth}, {option: Goldcastle, value: Goldcastle}, {option: Stonewood, value: Stonewood}, {option: Stonefield, value: Stonefield}, {option: Stoneharbour, value: Stoneharbour}, {option: Stonemouth, value: Stonemouth}, {option: Stonecastle, value: Stonecastle}, {option: Maplewood, value: Maplewood}]}
      """)
    #expect(kept2 == [])
  }
}
