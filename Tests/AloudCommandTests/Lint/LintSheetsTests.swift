import Testing

@Suite("Lint: sheets") struct LintSheetsTests {
  @Test("SHEET-1: Close is not for sheets with input; Close is for what is only read") func closeWithInput() throws {
    try check(sheets: [
      "11:21 close-with-input": """
      elements: [{field: Name, value: name}]
      preferred action: {button: Close, action: dismiss}
      """,
      "none": """
      elements: [{text: Tea is out.}]
      preferred action: {button: Close, action: dismiss}
      """,
      "none": """
      elements: [{field: Name, value: name}]
      preferred action: {button: Close the order, action: dismiss}
      """,
    ])
  }

  @Test("SHEET-1: what is filled in on a sheet can be kept; a preferred action keeps it, and so may another button")
  func inputNotKept() throws {
    try check(sheets: [
      "8:3 input-not-kept": "elements: [{field: Name, value: name}]",
      "8:3 input-not-kept": "elements: [{toggle: Big, value: big}, {button: Leave, role: cancel, action: dismiss}]",
      "none": """
      elements: [{field: Name, value: name}]
      preferred action: {button: Order, action: dismiss}
      """,
      "none": "elements: [{field: Name, value: name}, {button: Order, action: [{say: Done.}, dismiss]}]",
      "none": "elements: [{text: Tea is out.}]",
    ])
  }

  @Test("SHEET-2: no sheet opens over a sheet; a sheet may push a screen, or go before another comes")
  func sheetOverSheet() throws {
    try check(documents: [
      "10:3 sheet-over-sheet": """
      tabs:
      - title: Tea
        elements:
        - {button: Order, action: {present: order}}
      sheets:
      - id: order
        title: Order
        elements: [{button: Choose a cup, action: {present: cup}}]
      - id: cup
        title: Cup
        elements: [{text: Blue.}]
      """,
      "none": """
      tabs:
      - title: Tea
        elements:
        - {button: Order, action: {present: order}}
      screens:
      - {id: cup, title: Cup, elements: [{text: Blue.}]}
      sheets:
      - id: order
        title: Order
        elements:
        - {button: Choose a cup, action: {push: cup}}
        - {button: Thanks, action: [dismiss, {present: thanks}]}
      - {id: thanks, title: Thanks, elements: [{text: It comes.}]}
      """,
    ])
  }

  @Test("SHEET-1: a preferred action that is dimmed says why; a reason is enough, and so is what is required")
  func unexplainedAction() throws {
    try check(sheets: [
      "11:21 unexplained-action": """
      elements: [{field: Name, value: name}]
      preferred action: {button: Order, action: dismiss, dimmed: on, dimmed when: {value: name, is: empty}}
      """,
      "none": """
      elements: [{field: Name, value: name}]
      preferred action: {button: Order, action: dismiss, dimmed: a name is needed, dimmed when: {value: name, is: empty}}
      """,
      "none": """
      elements: [{field: Name, value: name, required: yes}]
      preferred action: {button: Order, action: dismiss}
      """,
    ])
  }

  @Test("SHEET-1: what the preferred action waits for is not folded away; what is folded away may be left empty")
  func unseenRequirement() throws {
    try check(sheets: [
      "13:16 unseen-requirement": """
      elements:
      - disclosure: More
        value: big
        elements: [{field: Name, value: name, required: yes}]
      preferred action: {button: Order, action: dismiss}
      """,
      "none": """
      elements:
      - {field: Name, value: name, required: yes}
      - disclosure: More
        value: big
        elements: [{text: We have green tea.}]
      preferred action: {button: Order, action: dismiss}
      """,
    ])
  }

  @Test("ASK-1: what destroys says what will be lost; the loss, its number in the question, or the thing's own name")
  func unnamedLoss() throws {
    try check(elements: [
      "5:5 unnamed-loss": """
      - button: Delete the list
        role: destructive
        action: {say: Done.}
      """,
      "7:7 unnamed-loss": """
      - menu: More
        items:
        - {item: Delete all, destructive: on, hidden: on, action: {say: Done.}}
      """,
      "5:5 unnamed-loss": """
      - button: Delete the list
        role: destructive
        confirmation: {question: Delete the list?, phrase: delete the list}
        action: {say: Done.}
      """,
      "none": """
      - button: Delete the list
        role: destructive
        confirmation: {question: Delete the list?, loss: All that is on it., phrase: delete the list}
        action: {say: Done.}
      """,
      "none": """
      - button: Delete the list
        role: destructive
        confirmation: {question: Delete the 3 reminders?, phrase: delete the list}
        action: {say: Done.}
      """,
      "none": """
      - row: Groceries
        menu:
        - item: Delete
          destructive: on
          confirmation: {question: Delete Groceries?, phrase: delete Groceries}
          action: {say: Done.}
      """,
    ])
  }

  @Test("ASK-6: what confirms is two spoken words at least; a verb and a name are enough") func weakPhrase() throws {
    try check(elements: [
      "5:5 weak-phrase": """
      - button: Delete the list
        role: destructive
        confirmation: {question: Delete the list?, loss: All of it., phrase: delete}
        action: {say: Done.}
      """,
      "5:5 weak-phrase": """
      - button: Delete the list
        role: destructive
        confirmation: {question: Delete the list?, loss: All of it., phrase: delete 4}
        action: {say: Done.}
      """,
      "5:5 weak-phrase": """
      - button: Delete the list
        role: destructive
        confirmation: {question: Delete the list?, loss: All of it., phrase: "!!!"}
        action: {say: Done.}
      """,
      "none": """
      - button: Delete the list
        role: destructive
        confirmation: {question: Delete the list?, loss: All of it., phrase: delete it}
        action: {say: Done.}
      """,
    ])
  }

  @Test("MENU-3: a menu has no Cancel of its own; an item may cancel something else") func cancelInMenu() throws {
    try check(elements: [
      "6:50 cancel-in-menu": """
      - menu: More
        items: [{item: Share, action: {say: Done.}}, {item: Cancel, action: {say: Done.}}]
      """,
      "7:66 cancel-in-menu": """
      language: de
      - button: Fragen
        action: {ask: Was?, items: [{item: Tee, action: {say: Ja.}}, {item: Abbrechen, action: {say: Nein.}}]}
      """,
      "none": """
      - menu: More
        items: [{item: Cancel the order, action: {say: Done.}}]
      """,
    ])
  }
}
