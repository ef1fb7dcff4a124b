/// One thing on a screen or a sheet.
public indirect enum Element: Sendable, Equatable {
  case text(TextBlock)
  case picture(Picture)
  case heading(Heading)
  case group(Group)
  case row(Row)
  case rows(Rows)
  case log(Log)
  case button(Button)
  case toggle(Toggle)
  case link(Link)
  case disclosure(Disclosure)
  case radioGroup(RadioGroup)
  case popUpButton(PopUpButton)
  case pullDownButton(PullDownButton)
  case textField(TextField)
  case comboBox(ComboBox)
  case picker(Picker)
  case datePicker(DatePicker)
  case colorPicker(ColorPicker)
  case progress(ProgressIndicator)

  /// Asks the control that it is. This is the only switch over all kinds.
  package func ask<Question: ControlQuestion>(_ question: Question) -> Question.Answer {
    switch self {
    case .text(let text): question.answer(of: text)
    case .picture(let picture): question.answer(of: picture)
    case .heading(let heading): question.answer(of: heading)
    case .group(let group): question.answer(of: group)
    case .row(let row): question.answer(of: row)
    case .rows(let rows): question.answer(of: rows)
    case .log(let log): question.answer(of: log)
    case .button(let button): question.answer(of: button)
    case .toggle(let toggle): question.answer(of: toggle)
    case .link(let link): question.answer(of: link)
    case .disclosure(let disclosure): question.answer(of: disclosure)
    case .radioGroup(let group): question.answer(of: group)
    case .popUpButton(let button): question.answer(of: button)
    case .pullDownButton(let button): question.answer(of: button)
    case .textField(let field): question.answer(of: field)
    case .comboBox(let box): question.answer(of: box)
    case .picker(let picker): question.answer(of: picker)
    case .datePicker(let picker): question.answer(of: picker)
    case .colorPicker(let picker): question.answer(of: picker)
    case .progress(let progress): question.answer(of: progress)
    }
  }

  /// The control that it is, as what all kinds have in common.
  package var control: any Control { ask(WhichControl()) }

  /// The stable name of the thing, or nil for a heading or a group, which can't be used.
  public var id: ID? { ask(ItsIdentity()) }
  /// What it is called by.
  package var label: LocalizedText? { ask(ItsLabel()) }
  /// Whether it has a number among the lines of its place.
  package var isNumbered: Bool { ask(WhetherNumbered()) }
  /// The number that it has of its own.
  package var ownNumber: Int? { ask(ItsOwnNumber()) }
  /// Whether what becomes of it is told without the user's asking.
  package var isFollowed: Bool { ask(WhetherFollowed()) }
  /// Whether its limits have left what it holds outside.
  package var isOutsideLimits: Bool { ask(WhetherOutsideLimits()) }
  /// What it holds of other things, as the lines of its place show it.
  package var contents: Contents { ask(ItsContents()) }
}

/// A question to a control of any kind. What a thousand lines are asked at each change is asked so and not of `control`: no
/// copy of the control is made for it.
package protocol ControlQuestion {
  /// What a control answers.
  associatedtype Answer
  /// What a control answers to it.
  func answer(of control: some Control) -> Answer
}

private struct WhichControl: ControlQuestion {
  func answer(of control: some Control) -> any Control { control }
}
private struct ItsIdentity: ControlQuestion {
  func answer(of control: some Control) -> ID? { control.identity }
}
private struct ItsLabel: ControlQuestion {
  func answer(of control: some Control) -> LocalizedText? { control.label }
}
private struct WhetherNumbered: ControlQuestion {
  func answer(of control: some Control) -> Bool { control.isNumbered }
}
private struct ItsOwnNumber: ControlQuestion {
  func answer(of control: some Control) -> Int? { control.ownNumber }
}
private struct WhetherFollowed: ControlQuestion {
  func answer(of control: some Control) -> Bool { control.isFollowed }
}
private struct WhetherOutsideLimits: ControlQuestion {
  func answer(of control: some Control) -> Bool { control.broughtIn != nil }
}
private struct ItsContents: ControlQuestion {
  func answer(of control: some Control) -> Contents { control.contents }
}

extension Announcement {
  /// What is said of one element of a screen or a sheet.
  init(_ element: Element) { self.init(element.control) }
}

/// A thing that can stand on a screen or a sheet.
public protocol ElementConvertible {
  /// The thing, as an element.
  var element: Element { get }
}

extension Element: ElementConvertible {
  /// The element itself.
  public var element: Element { self }
}

extension [Element] {
  /// What stands in them, with what is in groups and disclosures in its place, also where it is not shown.
  package var leaves: [Element] {
    flatMap { element -> [Element] in
      let inside = element.control.children.leaves
      return switch element.contents {
      case .together, .group: inside
      case .none, .rows, .log, .disclosed, .radioButtons: [element] + inside
      }
    }
  }
}
