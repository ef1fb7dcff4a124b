@testable internal import Aloud
internal import AloudLanguage
internal import TestSupport

/// Nothing is done that no line has named, or answered a question about (LOOP-13, LOOP-14).
struct NamedActs {
  let before: Session<ToldApp<LedgerApp>>
  let called: CalledNumbers
  let last: Set<ID>

  /// Looks at one thing that the app was told to be used.
  func check(_ id: ID, by line: Line) throws {
    let engine = before.engine
    let context = engine.lineContext
    let folded = Folding.fold(line.text)
    if isAskedAbout(id, by: folded, in: context) || isSent(id, by: folded, in: context) { return }
    let words: [Message] = [.answerYes, .answerNo, .alertOk, .answerClose]
    if words.contains(where: { context.isWord($0, folded) }), !isCommand(folded) {
      throw Finding("\(id) was used by a word of an answer")
    }
    guard let title = title(of: id).map(context.folded) else { return }
    for number in numbers(in: folded, context) {
      guard let name = called.name(of: number, in: before), name != title else { continue }
      throw Finding("\(number) was called \(name.debugDescription), and \(title.debugDescription) was used")
    }
    // A line may correct the value that the line before gave, or tried to give.
    guard !isNamed(id, title, by: folded), numbers(in: folded, context).isEmpty, !isCommand(folded), !last.contains(id),
      engine.memory.assigned?.id != id
    else { return }
    throw Finding("\(title.debugDescription) was used, which nothing has named")
  }

  /// Whether what is in front waits for a line about the thing.
  private func isAskedAbout(_ id: ID, by folded: String, in context: LineContext) -> Bool {
    switch before.engine.layers.last {
    case .confirmation(let question): question.id == id
    case .picker(let picker): picker.id == id
    case .entry(let entry): entry.text.id == id
    case .choice(let choice): choice.candidates.contains { $0.line.map { context.entries[$0].id == id } ?? false }
    case .discard: id == "send"
    case .hearing(let hearing):
      hearing.alternatives.contains { isNamed(id, context.folded(title(of: id) ?? ""), by: Folding.fold($0)) }
    case .menu, .alert, nil: false
    }
  }

  /// Whether a line gives the sheet's only text after the name of the button that sends it: "send hello", and not "send cancel".
  private func isSent(_ id: ID, by folded: String, in context: LineContext) -> Bool {
    guard id == "subject", let action = before.engine.view.frame.sheet?.preferredAction, action.id == "send" else {
      return false
    }
    let name = context.folded(action.title) + " "
    guard folded.hasPrefix(name) else { return false }
    let text = String(folded.dropFirst(name.count))
    let leaving: [Command] = [.leaving(.back), .leaving(.cancel), .leaving(.done)]
    let isLeaving = before.engine.user.vocabulary.command(text).map(leaving.contains) ?? false
    return !isLeaving
      && !before.engine.view.front.entries.ownLines.contains { $0.entry.title.map(context.folded) == text }
  }

  private func title(of id: ID) -> LocalizedText? {
    let view = before.engine.view
    if let entry = view.front.entry(id, near: nil) ?? view.base.entry(id, near: nil) { return entry.title }
    if let action = view.frame.sheet?.preferredAction, action.id == id { return action.title }
    return view.base.entries.ownLines.lazy.compactMap { $0.entry.menu?.item(id)?.title }.first
  }

  /// Whether a line shares the beginning of a word with what a thing is called, or with a value that it takes.
  private func isNamed(_ id: ID, _ title: String, by folded: String) -> Bool {
    let values = id == "size" ? " small medium large" : ""
    func words(_ text: String) -> [Substring] { text.split { !$0.isLetter && !$0.isNumber } }
    let said = words(folded)
    return words(title + values).contains { word in
      folded.contains(word.prefix(3)) || said.contains { word.hasPrefix($0) }
    }
  }

  /// The numbers that a line says: itself, or what stands beside the words of a command.
  private func numbers(in folded: String, _ context: LineContext) -> [Int] {
    let objects = context.user.vocabulary.commandsWithObject(folded).map(\.object)
    return ([folded] + objects).compactMap(context.number)
  }

  private func isCommand(_ folded: String) -> Bool { before.engine.user.vocabulary.command(folded) != nil }
}
