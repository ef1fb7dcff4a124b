import Testing

@Suite struct ListWithoutIndexTests {
  @Test("PICK-2: a long list has an index") func broken() throws {
    let broken1 = try remarks(
      """
      app: Test
      values: {name: ""}
      tabs:
      - title: Tea
        elements:
        - {picker: Name, value: name, options: [Bake, Boat, Best, Cake, Coat, Cest, Dake, Doat, Dest, Fake, Foat, Fest, Gake, Goat, Gest, Hake, Hoat, Hest, Jake, Joat, Jest, Kake, Koat, Kest, Lake, Loat, Lest, Make, Moat, Mest, Nake, Noat, Nest, Pake, Poat, Pest, Rake, Roat, Rest, Sake, Soat, Sest, Take, Toat, Test, Vake, Voat, Vest, Wake, Woat, West, Bine, Bund, Bill, Cine, Cund, Cill, Dine, Dund, Dill, Fine, Fund, Fill, Gine, Gund, Gill, Hine, Hund, Hill, Jine, Jund, Jill, Kine, Kund, Kill, Line, Lund, Lill, Mine, Mund, Mill, Nine, Nund, Nill, Pine, Pund, Pill, Rine, Rund, Rill, Sine, Sund, Sill, Tine, Tund, Till, Vine, Vund, Vill, Wine, Wund]}
      """)
    #expect(broken1 == ["6:5 list-without-index"])
  }

  @Test("PICK-2: what stands in the order of its letters has one by itself") func kept() throws {
    let kept1 = try remarks(
      """
      app: Test
      values: {name: ""}
      tabs:
      - title: Tea
        elements:
        - {picker: Name, value: name, options: [Bake, Bine, Boat, Bund, Best, Bill, Cake, Cine, Coat, Cund, Cest, Cill, Dake, Dine, Doat, Dund, Dest, Dill, Fake, Fine, Foat, Fund, Fest, Fill, Gake, Gine, Goat, Gund, Gest, Gill, Hake, Hine, Hoat, Hund, Hest, Hill, Jake, Jine, Joat, Jund, Jest, Jill, Kake, Kine, Koat, Kund, Kest, Kill, Lake, Line, Loat, Lund, Lest, Lill, Make, Mine, Moat, Mund, Mest, Mill, Nake, Nine, Noat, Nund, Nest, Nill, Pake, Pine, Poat, Pund, Pest, Pill, Rake, Rine, Roat, Rund, Rest, Rill, Sake, Sine, Soat, Sund, Sest, Sill, Take, Tine, Toat, Tund, Test, Till, Vake, Vine, Voat, Vund, Vest, Vill, Wake, Wine, Woat, Wund, West]}
      """)
    #expect(kept1 == [])
    let kept2 = try remarks(
      """
      app: Test
      values: {name: ""}
      tabs:
      - title: Tea
        elements:
        - {picker: Name, value: name, options: [Bake, Boat, Best, Cake, Coat, Cest, Dake, Doat, Dest, Fake, Bine, Bund, Bill, Cine, Cund, Cill, Dine, Dund, Dill, Fine]}
      """)
    #expect(kept2 == [])
  }
}
