@testable import Aloud
@testable import AloudCommand

/// What is in front in a session: all that the walk asks of a session's insides, beside `PlaceName`.
struct SessionFront {
  /// What takes the next line.
  enum Kind: Equatable {
    case place, entry, confirmation, alert, which, discard, picker, pickerQuestion
  }

  /// What confirms an act that waits, and what leaves everything as it is.
  struct Confirmation {
    var phrase: LocalizedText
    var keep: LocalizedText
  }

  private let session: Session<BuiltInApp>

  init(_ session: Session<BuiltInApp>) { self.session = session }

  /// What takes the next line: a screen, a sheet or a menu is a place.
  var kind: Kind {
    switch session.stage.layers.last {
    case .entry: .entry
    case .confirmation: .confirmation
    case .alert: .alert
    case .choice: .which
    case .discard: .discard
    case .picker(let picker): picker.question == nil ? .picker : .pickerQuestion
    case .menu, nil: .place
    }
  }

  /// Whether nothing lies over the screen or the sheet.
  var isBare: Bool { session.stage.layers.isEmpty }

  /// Whether it is the first screen of a tab, with nothing over it.
  var isTab: Bool { session.stage.navigator.path.count == 2 && isBare }

  /// How many things have numbers.
  var numberedCount: Int { session.stage.view.front.entries.numberedCount }

  /// The columns of an open picker.
  var columns: [(id: ID, title: LocalizedText)] { session.stage.view.front.columns.map { ($0.id, $0.title) } }

  /// Whether colors are chosen.
  var isColorPicker: Bool { session.stage.view.front.role == .colorPicker }

  /// The act that waits for its confirmation.
  var confirmation: Confirmation? {
    guard case .confirmation(let act) = session.stage.layers.last else { return nil }
    return Confirmation(phrase: act.phrase, keep: act.confirmation.keep)
  }

  /// What stands in the field that is being edited, or is worked on where it stands; nil where none is.
  var text: String? {
    let stage = session.stage
    if case .entry(let entry) = stage.layers.last { return entry.text.edited.text }
    guard stage.layers.isEmpty, let focus = stage.bookmark.focus, focus < stage.view.front.entries.count,
      case .element(.textField(let field)) = stage.view.front.entries[focus]
    else { return nil }
    return field.value
  }
}
