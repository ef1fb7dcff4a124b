import Testing

@Suite("Lint: tabs") struct LintTabsTests {
  @Test(
    "TAB-1: a tab called Home says nothing of what it holds; a tab is called after what it holds; alone it needs no name"
  )
  func homeTab() throws {
    try check(documents: [
      "3:3 home-tab": """
      tabs:
      - {title: Home, elements: [{text: Welcome.}]}
      - {title: Orders, elements: [{text: None yet.}]}
      """,
      "none": """
      tabs:
      - {title: Orders, elements: [{text: None yet.}]}
      - {title: Home cooking, elements: [{text: Soup.}]}
      """,
      "none": """
      tabs:
      - {title: Home, elements: [{text: Welcome.}]}
      """,
    ])
  }

  @Test("TAB-1: the title of a tab is short; two words are short") func longTabTitle() throws {
    try check(documents: [
      "3:3 long-tab-title": """
      tabs:
      - {title: Everything we have in stock, elements: [{text: Tea.}]}
      - {title: Orders, elements: [{text: None.}]}
      """,
      "none": """
      tabs:
      - {title: All of the stock, elements: [{text: Tea.}]}
      - {title: Orders, elements: [{text: None.}]}
      """,
    ])
  }

  @Test("TAB-1: more than five tabs are too many; five tabs are not too many") func tooManyTabs() throws {
    try check(documents: [
      "8:3 too-many-tabs": """
      tabs:
      - {title: Orders, elements: [{text: Nothing.}]}
      - {title: Stock, elements: [{text: Nothing.}]}
      - {title: People, elements: [{text: Nothing.}]}
      - {title: Rooms, elements: [{text: Nothing.}]}
      - {title: Money, elements: [{text: Nothing.}]}
      - {title: Archive, elements: [{text: Nothing.}]}
      """,
      "none": """
      tabs:
      - {title: Orders, elements: [{text: Nothing.}]}
      - {title: Stock, elements: [{text: Nothing.}]}
      - {title: People, elements: [{text: Nothing.}]}
      - {title: Rooms, elements: [{text: Nothing.}]}
      - {title: Money, elements: [{text: Nothing.}]}
      """,
    ])
  }

  @Test("an act stands in one tab; buttons of the same name that do different things are two acts")
  func sameActInTwoTabs() throws {
    try check(documents: [
      "4:29 same-act-in-two-tabs": """
      tabs:
      - {title: Orders, elements: [{button: New order, action: {present: order}}]}
      - {title: Stock, elements: [{button: New order, action: {present: order}}]}
      sheets:
      - {id: order, title: Order, elements: [{text: One cup.}]}
      """,
      "5:29 same-act-in-two-tabs": """
      values: {cups: "0"}
      tabs:
      - {title: Orders, elements: [{button: One more, action: {set: {cups: "1"}}}]}
      - {title: Stock, elements: [{button: One more, action: {set: {cups: "1"}}}]}
      """,
      "none": """
      values: {cups: "0", pots: "0"}
      tabs:
      - {title: Orders, elements: [{button: One more, action: {set: {cups: "1"}}}]}
      - {title: Stock, elements: [{button: One more, action: {set: {pots: "1"}}}]}
      """,
    ])
  }

  @Test("LOOP-2: two things of a place have two names; in groups with titles of their own they may be alike")
  func sameLabel() throws {
    try check(elements: [
      "6:5 same-label": """
      - {button: Add, action: {say: One.}}
      - {button: add, action: {say: Two.}}
      """,
      "none": """
      values: {milk: "yes", sugar: "no"}
      - {radio: Milk, value: milk, options: [{option: "Yes", value: "yes"}, {option: "No", value: "no"}]}
      - {radio: Sugar, value: sugar, options: [{option: "Yes", value: "yes"}, {option: "No", value: "no"}]}
      """,
      "none": """
      - {text: Add}
      - {button: Add, action: {say: One.}}
      """,
    ])
  }

  @Test("VOICE-1: what sounds alike has another name; words that are written alike may sound different")
  func soundsAlike() throws {
    try check(elements: [
      "6:5 sounds-alike": """
      - {button: Fifteen, action: {say: One.}}
      - {button: Fifty, action: {say: Two.}}
      """,
      "6:5 sounds-alike": """
      - {button: Search, action: {say: One.}}
      - {button: Stop, action: {say: Two.}} # lint: disable=command-name
      """,
      "6:5 sounds-alike": """
      - {button: Close tab, action: {say: One.}}
      - {button: Last tab, action: {say: Two.}}
      """,
      "none": """
      - {button: Add a list, action: {say: One.}}
      - {button: Edit a list, action: {say: Two.}}
      - {button: Delete a list, action: {say: Three.}}
      - {button: Rename, action: {say: Four.}}
      - {button: Share, action: {say: Five.}}
      """,
    ])
  }

  @Test("BTN-1: a place has one main action; other places have their own") func twoMainActions() throws {
    try check(elements: [
      "6:5 two-main-actions": """
      - {button: Order, style: filled, action: {say: Done.}}
      - {button: Ask, style: filled, action: {say: Done.}}
      """
    ])
    try check(documents: [
      "none": """
      tabs:
      - {title: Tea, elements: [{button: Order, style: filled, action: {say: Done.}}, {button: Ask, action: {say: Done.}}]}
      - {title: Coffee, elements: [{button: Grind, style: filled, action: {say: Done.}}]}
      """
    ])
  }
}
