@testable internal import Aloud
internal import AloudLanguage
internal import TestSupport

/// What each number was called when it was announced last, at each place (LOOP-14).
struct CalledNumbers {
  private var names: [String: [Int: String]] = [:]

  /// Keeps what announcements call numbers.
  mutating func hear<Base: App>(_ announcements: [Announcement], in session: Session<ToldApp<Base>>) {
    let place = Self.place(session)
    for announcement in announcements {
      // "3 is now Parcel 21": the number means it from then on.
      for case .message(let message) in announcement.sentences where message.key == "number.moved" {
        guard case .number(let number) = message.arguments["number"], case .text(let now) = message.arguments["now"]
        else { continue }
        names[place, default: [:]][Int(number)] = session.engine.lineContext.folded(now)
      }
      guard let number = announcement.number, let name = announcement.name else { continue }
      names[place, default: [:]][number] = session.engine.lineContext.folded(name)
    }
  }

  /// What a number was called at the place where a session is; nil where it was not announced there.
  func name<Base: App>(of number: Int, in session: Session<ToldApp<Base>>) -> String? {
    names[Self.place(session)]?[number]
  }

  /// Where numbers are those of one list.
  private static func place<Base: App>(_ session: Session<ToldApp<Base>>) -> String {
    let engine = session.engine
    var layer = ""
    switch engine.layers.last {
    case .menu(let menu): layer = "menu \(menu.path) \(menu.element?.description ?? "")"
    case .picker(let picker): layer = "picker \(picker.id) \(picker.column) \(picker.question?.answers.count ?? 0)"
    case .choice(let choice): layer = "choice \(choice.candidates)"
    case .entry(let entry): layer = "entry \(entry.text.id)"
    case .confirmation, .discard, .alert, .hearing: layer = "question"
    case nil: break
    }
    return "\(engine.navigator.path) \(layer)"
  }
}
