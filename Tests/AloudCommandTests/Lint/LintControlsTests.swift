import Testing

@Suite("Lint: controls") struct LintControlsTests {
  @Test("BTN-4: a pop-up button always holds one of its items; it holds what the command gave, if that was kept")
  func emptyPopUp() throws {
    try check(elements: [
      "7:5 empty-pop-up": """
      values: {drink: ""}
      commands: {drinks: {run: [echo, Tea]}}
      - {popup: Drink, value: drink, from: drinks}
      """,
      "none": """
      values: {drink: Tea}
      commands: {drinks: {run: [echo, Tea]}}
      - {popup: Drink, value: drink, from: drinks}
      """,
      "none": """
      values: {drink: tea}
      - {popup: Drink, value: drink, options: [{option: Tea, value: tea}]}
      """,
    ])
  }

  @Test("DATE-4: a date is picked, not typed as text; other text is typed") func fieldForPicking() throws {
    try check(elements: [
      "6:5 field-for-picking": """
      values: {due: ""}
      - {field: Due date, value: due}
      """,
      "6:5 field-for-picking": """
      values: {due: ""}
      - {field: When, value: due, placeholder: YYYY-MM-DD}
      """,
      "7:5 field-for-picking": """
      language: de
      values: {due: ""}
      - {field: Farbe, value: due}
      """,
      "none": """
      values: {due: ""}
      - {field: Time zone, value: due}
      - {date: Due date, value: due}
      """,
    ])
  }

  @Test("BTN-1: a picture says what it shows; an empty description says that there is nothing to say")
  func imageNotDescribed() throws {
    try check(elements: [
      "5:5 image-not-described": """
      - button: Ring
        image: {name: bell}
        action: {say: Done.}
      """,
      "5:5 image-not-described": "- {picture: boat.png}",
      "none": """
      - button: Ring
        image: {name: bell, description: A brass bell}
        action: {say: Done.}
      """,
      "none": """
      - button: Ring
        image: {name: bell, description: ""}
        action: {say: Done.}
      """,
      "none": "- {picture: A boat on a lake}",
    ])
  }

  @Test("BTN-1: the description of a picture adds to the title; what adds to it is told")
  func imageRepeatsTitle() throws {
    try check(elements: [
      "5:5 image-repeats-title": """
      - button: Ring
        image: {name: bell, description: ring}
        action: {say: Done.}
      """,
      "none": """
      - button: Ring
        image: {name: bell, description: A brass bell}
        action: {say: Done.}
      """,
    ])
  }

  @Test("PICK-2: a long list has an index; what stands in the order of its letters has one by itself")
  func listWithoutIndex() throws {
    try check(elements: [
      "6:5 list-without-index": """
      values: {name: ""}
      - {picker: Name, value: name, options: [Bake, Boat, Best, Cake, Coat, Cest, Dake, Doat, Dest, Fake, Foat, Fest, Gake, Goat, Gest, Hake, Hoat, Hest, Jake, Joat, Jest, Kake, Koat, Kest, Lake, Loat, Lest, Make, Moat, Mest, Nake, Noat, Nest, Pake, Poat, Pest, Rake, Roat, Rest, Sake, Soat, Sest, Take, Toat, Test, Vake, Voat, Vest, Wake, Woat, West, Bine, Bund, Bill, Cine, Cund, Cill, Dine, Dund, Dill, Fine, Fund, Fill, Gine, Gund, Gill, Hine, Hund, Hill, Jine, Jund, Jill, Kine, Kund, Kill, Line, Lund, Lill, Mine, Mund, Mill, Nine, Nund, Nill, Pine, Pund, Pill, Rine, Rund, Rill, Sine, Sund, Sill, Tine, Tund, Till, Vine, Vund, Vill, Wine, Wund]}
      """,
      "none": """
      values: {name: ""}
      - {picker: Name, value: name, options: [Bake, Bine, Boat, Bund, Best, Bill, Cake, Cine, Coat, Cund, Cest, Cill, Dake, Dine, Doat, Dund, Dest, Dill, Fake, Fine, Foat, Fund, Fest, Fill, Gake, Gine, Goat, Gund, Gest, Gill, Hake, Hine, Hoat, Hund, Hest, Hill, Jake, Jine, Joat, Jund, Jest, Jill, Kake, Kine, Koat, Kund, Kest, Kill, Lake, Line, Loat, Lund, Lest, Lill, Make, Mine, Moat, Mund, Mest, Mill, Nake, Nine, Noat, Nund, Nest, Nill, Pake, Pine, Poat, Pund, Pest, Pill, Rake, Rine, Roat, Rund, Rest, Rill, Sake, Sine, Soat, Sund, Sest, Sill, Take, Tine, Toat, Tund, Test, Till, Vake, Vine, Voat, Vund, Vest, Vill, Wake, Wine, Woat, Wund, West]}
      """,
      "none": """
      values: {name: ""}
      - {picker: Name, value: name, options: [Bake, Best, Bill, Bine, Boat, Bund, Cake, Cest, Cill, Cine, Coat, Cund, Dake, Dest, Dill, Dine, Doat, Dund, Fake, Fine]}
      """,
    ])
  }

  @Test("PICK-2: what is chosen among many is a picker; a menu of few serves") func longPopUp() throws {
    try check(elements: [
      "6:5 long-pop-up": """
      values: {town: Redwood}
      - {popup: Town, value: town, options: [{option: Bluecastle, value: Bluecastle}, {option: Bluefield, value: Bluefield}, {option: Blueharbour, value: Blueharbour}, {option: Bluemouth, value: Bluemouth}, {option: Bluewood, value: Bluewood}, {option: Goldcastle, value: Goldcastle}, {option: Goldfield, value: Goldfield}, {option: Goldharbour, value: Goldharbour}, {option: Goldmouth, value: Goldmouth}, {option: Goldwood, value: Goldwood}, {option: Maplewood, value: Maplewood}, {option: Redcastle, value: Redcastle}, {option: Redfield, value: Redfield}, {option: Redharbour, value: Redharbour}, {option: Redmouth, value: Redmouth}, {option: Redwood, value: Redwood}, {option: Stonecastle, value: Stonecastle}, {option: Stonefield, value: Stonefield}, {option: Stoneharbour, value: Stoneharbour}, {option: Stonemouth, value: Stonemouth}, {option: Stonewood, value: Stonewood}]}
      """,
      "none": """
      values: {town: Redwood}
      - {popup: Town, value: town, options: [{option: Bluefield, value: Bluefield}, {option: Blueharbour, value: Blueharbour}, {option: Bluewood, value: Bluewood}, {option: Redcastle, value: Redcastle}, {option: Redfield, value: Redfield}, {option: Redharbour, value: Redharbour}, {option: Redmouth, value: Redmouth}, {option: Redwood, value: Redwood}]}
      """,
      "none": """
      values: {town: Redwood}
      - {picker: Town, value: town, options: [{option: Bluecastle, value: Bluecastle}, {option: Bluefield, value: Bluefield}, {option: Blueharbour, value: Blueharbour}, {option: Bluemouth, value: Bluemouth}, {option: Bluewood, value: Bluewood}, {option: Goldcastle, value: Goldcastle}, {option: Goldfield, value: Goldfield}, {option: Goldharbour, value: Goldharbour}, {option: Goldmouth, value: Goldmouth}, {option: Goldwood, value: Goldwood}, {option: Maplewood, value: Maplewood}, {option: Redcastle, value: Redcastle}, {option: Redfield, value: Redfield}, {option: Redharbour, value: Redharbour}, {option: Redmouth, value: Redmouth}, {option: Redwood, value: Redwood}, {option: Stonecastle, value: Stonecastle}, {option: Stonefield, value: Stonefield}, {option: Stoneharbour, value: Stoneharbour}, {option: Stonemouth, value: Stonemouth}, {option: Stonewood, value: Stonewood}]}
      """,
    ])
  }

  @Test("PICK-1: many numbers are said, not looked for; few numbers may be chosen from a list")
  func numberList() throws {
    try check(elements: [
      "6:5 number-list": """
      values: {cups: "1"}
      - {picker: Cups, value: cups, options: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30", "31", "32", "33", "34", "35", "36", "37", "38", "39", "40", "41", "42", "43", "44", "45", "46", "47", "48", "49", "50", "51", "52", "53", "54", "55", "56", "57", "58", "59", "60", "61"]}
      """,
      "none": """
      values: {cups: "1"}
      - {picker: Cups, value: cups, options: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]}
      """,
      "none": """
      values: {cups: "1"}
      - {stepper: Cups, value: cups, minimum: 0, maximum: 500}
      """,
    ])
  }
}
