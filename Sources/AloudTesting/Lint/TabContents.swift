internal import Aloud

/// The contents of a tab's first screen, by which a tab that has its share is told from one that has it all.
struct TabContents {
  private let title: String
  /// The folded titles of the parts of the screen, and of what is pressed there.
  private var titles: Set<String> = []
  private var sections = 0
  /// The number of buttons, links and menus, and of the places that rows open. Many rows are one list.
  private var acts = 0
  private var opened: Set<String> = []
  private let words: Linter

  init(_ tab: Tab, _ words: Linter) {
    self.words = words
    title = words.folded(tab.title)
    add(tab.screen.elements)
    acts += opened.count
  }

  private mutating func add(_ elements: [Element]) {
    for element in elements {
      let control = element.control
      if control.isHeading || control is Disclosure || !control.children.isEmpty && control.label != nil {
        sections += 1
        note(control)
      }
      switch control.usage {
      case .press(let action, _):
        note(control)
        if control is Row { open(action) } else { acts += 1 }
      case .openMenu: acts += control is PullDownButton ? 1 : 0
      case .read, .set, .enterText, .pick: break
      }
      add(control.children)
    }
  }

  private mutating func note(_ control: any Control) {
    if let label = control.label { titles.insert(words.folded(label)) }
  }

  private mutating func open(_ action: Action) {
    switch action {
    case .push(let id), .present(let id): opened.insert(id.name)
    case .send, .sendToOpen, .dismiss, .quit: break
    }
  }

  /// Returns whether what is in all other tabs is here too.
  func leadsToAll(_ others: ArraySlice<TabContents>) -> Bool { others.allSatisfy { titles.contains($0.title) } }

  /// Returns whether nearly all that can be done in the app is here, in many parts.
  func outweighs(_ others: ArraySlice<TabContents>) -> Bool {
    let (fewestSections, fewest, most) = (3, 5, 8)
    let all = others.reduce(acts) { $0 + $1.acts }
    return acts * 4 >= all * 3 && (acts >= most || acts >= fewest && sections >= fewestSections)
  }
}
