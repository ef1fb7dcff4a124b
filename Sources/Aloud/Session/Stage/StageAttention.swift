/// Work that the app has said to have begun, and that may take long.
struct Work: Sendable, Equatable {
  var id: ID
  /// What is being done.
  var title: LocalizedText
  /// When it began, in milliseconds of the host's; nil where time is not to be told.
  var start: Int?
}

/// What asks for the user's attention by itself (LOG): questions that nobody has asked for, and work that has ended.
extension Stage {
  /// Puts a question of the app's over what is in front, or lets it wait until those before it are answered or left (ASK-7).
  mutating func ask(_ layer: Layer, isAnswer: Bool) {
    guard layers.areAsking || !memory.waitingQuestions.isEmpty else { return askNow(layer, isAnswer: isAnswer) }
    memory.waitingQuestions.append(Memory.WaitingQuestion(layer: layer, isAnswer: isAnswer))
    sayWaitingQuestions()
  }

  /// Puts a question over what is in front. What the app asks by itself comes before all that waits to be said, and is asked
  /// once more where it waits long.
  private mutating func askNow(_ layer: Layer, isAnswer: Bool) {
    memory.mayAskAgain = !isAnswer
    if isAnswer { return open(layer) }
    // What has led to it is heard in its place.
    tellLogs(in: .answer)
    let asked = apart { $0.open(layer) }
    turn.add(asked.ahead)
  }

  /// Asks the next of the questions that wait, where none is open any more. Where none waits, the text or the value that is
  /// being entered is asked for again that a question has covered.
  mutating func askNext(after coveredEntry: Bool) {
    guard !turn.isOver, !layers.areAsking else { return }
    guard !memory.waitingQuestions.isEmpty else {
      if coveredEntry, !layers.coverEntry, layers.picker != nil || layers.entry != nil { sayFront() }
      return
    }
    let next = memory.waitingQuestions.removeFirst()
    askNow(next.layer, isAnswer: next.isAnswer)
    if !memory.waitingQuestions.isEmpty { sayWaitingQuestions() }
  }

  /// Leaves all questions that the app has asked, at the end: whoever asked them is told so.
  mutating func leaveQuestions() {
    let waiting = memory.waitingQuestions.compactMap(\.layer.askedSheet)
    memory.waitingQuestions = []
    let open = layers.askedSheets
    layers.clear()
    lookInFront()
    for id in open + waiting { tell(.sheet(id, .did)) }
  }

  private mutating func sayWaitingQuestions() {
    say(.notice, .message(.questionsWait(count: .number(memory.waitingQuestions.count))))
  }

  /// After how many seconds a question that the app has asked by itself is to be said once more; nil where none waits.
  var secondsToAskAgain: Int? {
    guard memory.mayAskAgain, layers.isAskedByApp, user.settings.askAgain > 0 else { return nil }
    return user.settings.askAgain
  }

  /// Says the question that waits once more.
  mutating func askAgain() {
    guard secondsToAskAgain != nil, let layer = layers.last else { return }
    memory.mayAskAgain = false
    let asked = apart { stage in
      if layer.menu != nil { stage.arrive(.new) } else { stage.say(layer.question(in: stage.surroundings)) }
    }
    turn.add(asked.ahead)
  }

  /// Says that work has ended, how long it took where that can be told, and lets the host tell who is elsewhere.
  mutating func sayDone(_ id: ID) {
    guard let index = memory.works.firstIndex(where: { $0.id == id }) else { return }
    let work = memory.works.remove(at: index)
    tellLogs(in: .answer)
    let title = Message.Argument.text(work.title)
    var message = Message.workDone(work: title)
    if let start = work.start, let uptime, uptime - start >= 1_000 {
      message = .workDoneAfter(work: title, duration: .text(.duration(seconds: (uptime - start) / 1_000)))
    }
    say(.change, .message(message))
    turn.request(.signal(.message(message)))
  }
}

extension Layers {
  /// Whether what is in front is a question of the kind that an app asks.
  fileprivate var isAskedByApp: Bool {
    switch last {
    case .alert: true
    case .menu(let menu): if case .actionSheet = menu.owner { true } else { false }
    case .picker, .entry, .confirmation, .choice, .discard, .hearing, nil: false
    }
  }
}
