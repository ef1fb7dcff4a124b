import Testing

@Suite struct NumberListTests {
  @Test("PICK-1: many numbers are said, not looked for") func broken() throws {
    let broken1 = try remarks(
      """
      app: Test
      values: {cups: "1"}
      tabs:
      - title: Tea
        elements:
        - {picker: Cups, value: cups, options: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30", "31", "32", "33", "34", "35", "36", "37", "38", "39", "40", "41", "42", "43", "44", "45", "46", "47", "48", "49", "50", "51", "52", "53", "54", "55", "56", "57", "58", "59", "60", "61"]}
      """)
    #expect(broken1 == ["6:5 number-list"])
  }

  @Test("PICK-1: few numbers may be chosen from a list") func kept() throws {
    let kept1 = try remarks(
      """
      app: Test
      values: {cups: "1"}
      tabs:
      - title: Tea
        elements:
        - {picker: Cups, value: cups, options: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]}
      """)
    #expect(kept1 == [])
    let kept2 = try remarks(
      """
      app: Test
      values: {cups: "1"}
      tabs:
      - title: Tea
        elements:
        - {stepper: Cups, value: cups, minimum: 0, maximum: 500}
      """)
    #expect(kept2 == [])
  }
}
