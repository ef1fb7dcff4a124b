/// An element of a screen or a sheet.
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

  /// Asks the control inside the element a question. This is the only switch over all kinds.
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

  package var control: any Control { ask(WhichControl()) }

  /// The stable identifier; nil for a heading or a group, which can't be used.
  public var id: ID? { ask(ItsIdentity()) }
  package var label: LocalizedText? { ask(ItsLabel()) }
  package var isNumbered: Bool { ask(WhetherNumbered()) }
  package var ownNumber: Int? { ask(ItsOwnNumber()) }
  package var isFollowed: Bool { ask(WhetherFollowed()) }
  package var isOutsideLimits: Bool { ask(WhetherOutsideLimits()) }
  package var contents: Contents { ask(ItsContents()) }
}

/// A question to a control of any kind. Properties that are read from a thousand lines at each change use a question instead of
/// `control`, because that makes no copy of the control.
package protocol ControlQuestion {
  associatedtype Answer
  func answer(of control: some Control) -> Answer
}

private struct WhichControl: ControlQuestion { func answer(of control: some Control) -> any Control { control } }
private struct ItsIdentity: ControlQuestion { func answer(of control: some Control) -> ID? { control.identity } }
private struct ItsLabel: ControlQuestion { func answer(of control: some Control) -> LocalizedText? { control.label } }
private struct WhetherNumbered: ControlQuestion { func answer(of control: some Control) -> Bool { control.isNumbered } }
private struct ItsOwnNumber: ControlQuestion { func answer(of control: some Control) -> Int? { control.ownNumber } }
private struct WhetherFollowed: ControlQuestion { func answer(of control: some Control) -> Bool { control.isFollowed } }
private struct WhetherOutsideLimits: ControlQuestion {
  func answer(of control: some Control) -> Bool { control.broughtIn != nil }
}
private struct ItsContents: ControlQuestion { func answer(of control: some Control) -> Contents { control.contents } }

extension Announcement { init(_ element: Element) { self.init(element.control) } }

/// A type that can be placed on a screen or a sheet.
public protocol ElementConvertible {
  /// The value, as an element.
  var element: Element { get }
}

extension Element: ElementConvertible {
  /// The element itself.
  public var element: Element { self }
}

extension [Element] {
  /// The elements in reading order, with the content of groups and disclosures in place, even if hidden. Groups are left out.
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
