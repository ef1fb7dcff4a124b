import Aloud
import AloudDocuments
import AloudPrompts

/// An app that announces the output of a program line by line, and keeps it as a log to walk through, while the program runs and after
/// (LOG-4). The program's questions are asked, and its progress is announced at milestones.
struct LogApp: App {
  enum Form: Sendable { case plain, markdown, jsonLines }

  struct Question: Sendable, Equatable {
    var text: String
    var isSecret: Bool
    /// Each question has a field of its own, so that one that comes after another has gone is announced.
    var field: ID
  }

  struct State: Sendable, Equatable {
    fileprivate(set) var messages = LogMessages()
    fileprivate var feed = LogFeed()
    fileprivate(set) var errorCount = 0, warningCount = 0
    /// The message that counts as an error only until another error comes.
    fileprivate var consequence: Int?
    fileprivate var lastError: Int?
    fileprivate var placedErrors: Set<String> = []
    fileprivate var hasErrorDetails = false
    fileprivate var isInTrace = false
    fileprivate var counts: [OutputProfile.Counted: Int] = [:]
    /// A heading that waits for its title, and the lines after it.
    fileprivate var untitled: [PlainLine] = []
    fileprivate var summary: [String] = []
    fileprivate var percent: Int?
    /// What the program has last said that it is doing, beside a percentage.
    fileprivate var activity = ""
    fileprivate(set) var question: Question?
    fileprivate var questionCount = 0
    /// The sentences that tell how the program has ended; empty while it runs.
    fileprivate var ending: [LocalizedText] = []
    fileprivate var isInterrupted = false

    var isOver: Bool { !ending.isEmpty }
  }

  static let lines: ID = "lines", progress: ID = "progress", question: ID = "question", secret: ID = "secret"
  static let questionGone: ID = "questionGone"
  static let lastLine: ID = "lastLine", ended: ID = "ended"
  static let answer: ID = "answer"
  static let interruption: ID = "interruption"
  private static let sheetID: ID = "log", log: ID = "output", work: ID = "work", done: ID = "done"
  private static let summaryLimit = 5
  /// The number of lines after which a heading waits for its title no longer.
  private static let titleLimit = 10
  /// The number of errors about places that are known again, so that they do not fill the memory.
  private static let placeLimit = 10_000

  let title: LocalizedText
  let form: Form
  let profile: OutputProfile
  var isWanted: @Sendable (String) -> Bool = { _ in true }
  /// A Boolean value that indicates whether the output is that of a command, whose end is told; else the output merely ends.
  var isCommand = false
  var staysOpen = true

  init(_ title: LocalizedText, as form: Form = .plain, profile: OutputProfile) {
    (self.title, self.form, self.profile) = (title, form, profile)
  }

  var initialState: State { State() }

  var initialEffects: [Effect] { isCommand ? [.begin(Self.work, title)] : [] }

  func interface(for state: State) -> Interface {
    var task = SoleTask(sheet: Self.sheetID)
    (task.isAnsweredByDone, task.readsOn, task.isAtWork) = (true, true, isCommand && !state.isOver)
    return Interface(title, task: task)
  }

  func sheet(_ id: ID, for state: State) -> Sheet? {
    guard id == Self.sheetID else { return nil }
    var log = Log(title, id: Self.log, messages: state.messages)
    log.summary = state.summary.map { .verbatim($0) } + counts(in: state) + problems(in: state) + state.ending
    var elements: [Element] = [.log(log)]
    if let percent = state.percent, !state.isOver {
      elements.insert(.progress(ProgressIndicator(title, id: Self.progress, percent: percent)), at: 0)
    }
    if let question = state.question {
      var field = TextField(.verbatim(question.text), id: question.field, value: "")
      (field.isSecure, field.takesEmptyLine, field.takesEnd) = (question.isSecret, true, isCommand)
      elements.append(.textField(field))
    }
    var sheet = Sheet(title, id: id, elements: elements)
    if isCommand, !state.isOver, !state.isInterrupted { sheet.dismissal = .forbidden(because: nil) }
    if state.isOver { sheet.preferredAction = Button(.message(.promptOk), id: Self.done) }
    return sheet
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .loaded(Self.lines, .contents(let text)):
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) { take(String(line), &state) }
      return []
    case .loaded(Self.progress, .contents(let progress)): return advance(to: progress, &state)
    case .loaded(Self.question, .contents(let text)): return ask(text, isSecret: false, &state)
    case .loaded(Self.secret, .contents(let text)): return ask(text, isSecret: true, &state)
    case .loaded(Self.lastLine, _):
      giveUpTitle(&state)
      state.feed.end(&state.messages)
      state.messages.endAll()
      return []
    case .loaded(Self.questionGone, _): return withdrawQuestion(&state)
    case .changed(let id, .text(let answer)) where id == state.question?.field: return give(answer, &state)
    case .loaded(Self.ended, .contents(let text)): return end(text, &state)
    case .pressed(Self.done): return [.dismiss]
    case .sheet(Self.sheetID, .didAttempt):
      return [.say(.message(.workInterrupted(names: .text(title))))] + interrupt(&state)
    case .interrupted: return interrupt(&state)
    case .loaded, .pressed, .changed, .performed, .opened, .sheet, .printed, .finished, .saved, .voices, .elapsed,
      .settings, .today, .restored:
      return []
    }
  }

  /// `progress` is a percentage, and what is done, which is said once, with the next percentage that is.
  private func advance(to progress: String, _ state: inout State) -> [Effect] {
    let parts = progress.split(separator: " ", maxSplits: 1).map(String.init)
    let (before, percent) = (state.percent, parts.first.flatMap { Int($0) })
    state.percent = percent
    guard let before, let percent, before / 10 != percent / 10, parts.count > 1, parts[1] != state.activity
    else { return [] }
    state.activity = parts[1]
    return [.say(.verbatim(state.activity))]
  }

  // MARK: - Lines

  private func take(_ line: String, _ state: inout State) {
    switch form {
    case .jsonLines: record(line, &state)
    case .markdown where isWanted(line): state.feed.take(line, nil, from: .named(""), &state.messages)
    case .markdown: break
    case .plain where line.allSatisfy(\.isWhitespace) || !isWanted(line): break
    case .plain: add(line, &state)
    }
  }

  /// Adds an object of the program, as the profile reads it, or as a message of its own form. Another line is light Markdown.
  private func record(_ line: String, _ state: inout State) {
    guard isWanted(line) else { return }
    let tree = line.first == "{" ? JSONTree(line) : nil
    guard let tree, !profile.records.isEmpty else {
      return state.feed.take(line, tree?.fields, from: .named(""), &state.messages)
    }
    for rule in profile.records {
      for (speaker, text) in rule.messages(in: tree) {
        if rule.isSummary {
          state.summary = text.split(separator: "\n").prefix(Self.summaryLimit).map { line in
            // The commonest marks of Markdown.
            String(line.drop { $0 == "#" || $0 == " " }).replacing("**", with: "")
          }
          continue
        }
        state.messages.add(speaker, text)
        if speaker == .error { state.errorCount += 1 }
      }
    }
  }

  private func add(_ text: String, _ state: inout State) {
    var line = PlainLine(text)
    if !state.untitled.isEmpty, text.first?.isWhitespace == true { return give(title: text.trimmed, &state) }
    let reading = profile.reading(of: text)
    if reading?.meaning != .noise, let counted = profile.counted(text) { state.counts[counted, default: 0] += 1 }
    let endsTrace = state.isInTrace && text.first?.isWhitespace == false
    guard let meaning = endsTrace ? .error : reading?.meaning else {
      // A line of signs, such as one that points at a place in the line before, says nothing by ear.
      if !text.contains(where: { $0.isLetter || $0.isNumber }) { line.kind = .noise }
      return keep(line, &state)
    }
    if endsTrace { state.isInTrace = false }
    line.file = meaning == .noise ? nil : reading?.file
    let title = reading?.title
    switch meaning {
    case .progress:
      state.percent = reading?.percent ?? state.percent
      return
    case .error where line.file != nil && !isNewAtPlace(text, &state): break
    case .error: line.kind = .error
    case .failure:
      (line.headingLevel, line.text, line.kind, state.hasErrorDetails) = (2, title ?? text.trimmed, .error, true)
    case .repetition: if !state.hasErrorDetails { line.kind = .error }
    case .trace: state.isInTrace = true
    case .consequence where state.errorCount == 0:
      line.kind = .error
      state.consequence = state.messages.count
    case .cause: state.consequence = state.lastError
    case .consequence, .plain, .place: break
    case .warning: line.kind = .warning
    case .noise: line.kind = .noise
    case .titled:
      giveUpTitle(&state)
      (line.headingLevel, line.text) = (1, title ?? text.trimmed)
      state.untitled = [line]
      return
    case .heading, .file: (line.headingLevel, line.text) = (1, title ?? line.file ?? text.trimmed)
    case .subheading:
      (line.headingLevel, line.text, line.lines) = (
        2, title ?? (reading?.lines == nil ? text.trimmed : ""), reading?.lines
      )
    case .summary:
      line.text = title ?? text.trimmed
      state.summary = Array((state.summary + [line.text]).suffix(Self.summaryLimit))
    }
    if line.kind == .error { countError(&state) }
    if line.kind == .warning { state.warningCount += 1 }
    keep(line, &state)
  }

  private func keep(_ line: PlainLine, _ state: inout State) {
    if state.untitled.isEmpty { return state.messages.add(line) }
    state.untitled.append(line)
    if state.untitled.count > Self.titleLimit { giveUpTitle(&state) }
  }

  /// Gives the heading that waits for it a title, and adds it with the lines after it.
  private func give(title: String, _ state: inout State) {
    state.untitled[0].text = title + ", " + state.untitled[0].text
    giveUpTitle(&state)
  }

  private func giveUpTitle(_ state: inout State) {
    for line in state.untitled { state.messages.add(line) }
    state.untitled = []
  }

  /// Returns whether an error about a place in a file has not come before. Programs that compile a file twice tell its errors twice.
  private func isNewAtPlace(_ text: String, _ state: inout State) -> Bool {
    if state.placedErrors.count >= Self.placeLimit { state.placedErrors = [] }
    return state.placedErrors.insert(text).inserted
  }

  /// Counts the error that comes next. A consequence that has come before it is none any more.
  private func countError(_ state: inout State) {
    state.errorCount += 1
    state.lastError = state.messages.count
    guard let consequence = state.consequence, consequence < state.messages.count else { return }
    state.messages.makeOrdinary(at: consequence)
    state.consequence = nil
    state.errorCount -= 1
  }

  // MARK: - Questions

  private func ask(_ text: String, isSecret: Bool, _ state: inout State) -> [Effect] {
    state.questionCount += 1
    let field = ID("answer", String(state.questionCount))
    state.question = Question(text: text.withoutColon, isSecret: isSecret, field: field)
    return [.edit(field)]
  }

  /// Gives the program an answer, which the log keeps beside the question unless it is secret.
  private func give(_ answer: String, _ state: inout State) -> [Effect] {
    guard let question = state.question else { return [] }
    state.question = nil
    let isShown = !question.isSecret && answer != TextField.endOfInput
    var line = PlainLine(isShown ? question.text + " " + answer : question.text)
    line.kind = .you
    state.messages.add(line)
    return [.tell(Self.answer, answer)]
  }

  private func withdrawQuestion(_ state: inout State) -> [Effect] {
    guard let question = state.question else { return [] }
    state.question = nil
    return [.say(.message(.logQuestionGone(question: .text(.verbatim(question.text)))))]
  }

  // MARK: - The end

  /// Whoever leaves a program that runs asks it to stop, and hears what it still does.
  private func interrupt(_ state: inout State) -> [Effect] {
    if state.isOver { return [] }
    state.isInterrupted = true
    return [.tell(Self.interruption, "")]
  }

  /// `text` is the exit code and the seconds that the command took.
  private func end(_ text: String, _ state: inout State) -> [Effect] {
    let withdrawn = withdrawQuestion(&state)
    state.percent = nil
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    let last = problems(in: state).map { Effect.say($0) } + (staysOpen ? [] : [.dismiss])
    guard isCommand, numbers.count == 2 else {
      state.ending = [.message(.logOutputEnded)]
      return withdrawn + [.say(.message(.logOutputEnded))] + last
    }
    let sentence = LocalizedText.ending(of: title, status: numbers[0], seconds: numbers[1])
    state.ending = [sentence]
    return withdrawn + [.ended(Self.work, sentence)] + last
  }

  private func counts(in state: State) -> [LocalizedText] {
    let facts = OutputProfile.Counted.allCases.compactMap { counted in
      state.counts[counted].map { LocalizedText.message(counted.message(.number($0))) }
    }
    return facts.isEmpty ? [] : [.message(.logProblems(problems: .facts(facts)))]
  }

  private func problems(in state: State) -> [LocalizedText] {
    var facts: [LocalizedText] = []
    if state.errorCount > 0 { facts.append(.message(.logErrors(count: .number(state.errorCount)))) }
    if state.warningCount > 0 { facts.append(.message(.logWarnings(count: .number(state.warningCount)))) }
    return facts.isEmpty ? [] : [.message(.logProblems(problems: .facts(facts)))]
  }
}

extension OutputProfile.Counted {
  fileprivate func message(_ count: Message.Argument) -> Message {
    switch self {
    case .commits: .logCommits(count: count)
    case .files: .logChangedFiles(count: count)
    case .added: .logAddedLines(count: count)
    case .removed: .logRemovedLines(count: count)
    }
  }
}
