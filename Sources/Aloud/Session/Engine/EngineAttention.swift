/// Work that the app has begun, and that may take long.
struct Work: Sendable, Equatable {
  var id: ID
  var title: LocalizedText
  /// The time when the work began, in milliseconds since the host started; nil if times must not be announced.
  var start: Int?
}

/// Announcements that ask for the user's attention (LOG): questions that the app asks by itself, and work that has ended.
extension Engine {
  /// Asks a question of the app above what is in front, or lets it wait until the questions before it are answered or left
  /// (ASK-7).
  mutating func ask(_ layer: Layer, isAnswer: Bool) {
    guard layers.areAsking || !memory.waitingQuestions.isEmpty else { return askNow(layer, isAnswer: isAnswer) }
    memory.waitingQuestions.append(Memory.WaitingQuestion(layer: layer, isAnswer: isAnswer))
    sayWaitingQuestions()
  }

  /// A question that the app asks by itself comes before all other announcements, and is asked once more if it waits long.
  private mutating func askNow(_ layer: Layer, isAnswer: Bool) {
    memory.mayAskAgain = !isAnswer
    if isAnswer { return open(layer) }
    // Log messages that led to the question keep their place before it.
    announceLogs(in: .answer)
    let asked = apart { $0.open(layer) }
    turn.add(asked.ahead)
  }

  /// Asks the next waiting question if none is open. If none waits, asks again for the text or the value whose input a question
  /// had covered.
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

  mutating func leaveQuestions() {
    let waiting = memory.waitingQuestions.compactMap(\.layer.askedSheet)
    memory.waitingQuestions = []
    let open = layers.askedSheets
    layers.clear()
    lookInFront()
    for id in open + waiting { send(.sheet(id, .did)) }
  }

  private mutating func sayWaitingQuestions() {
    say(.notice, .message(.questionsWait(count: .number(memory.waitingQuestions.count))))
  }

  /// The number of seconds after which a question that the app has asked by itself is announced once more; nil if none waits.
  var secondsToAskAgain: Int? {
    guard memory.mayAskAgain, layers.last?.isAskedByApp == true, user.settings.askAgain > 0 else { return nil }
    return user.settings.askAgain
  }

  mutating func askAgain() {
    guard secondsToAskAgain != nil, let layer = layers.last else { return }
    memory.mayAskAgain = false
    let asked = apart { engine in
      if layer.menu != nil { engine.arrive(.new) } else { engine.say(layer.question(in: engine.lineContext)) }
    }
    turn.add(asked.ahead)
  }

  /// Announces that work has ended, and how long it took if that is known, and requests a signal for a user who is elsewhere.
  mutating func sayDone(_ id: ID) {
    guard let index = memory.works.firstIndex(where: { $0.id == id }) else { return }
    let work = memory.works.remove(at: index)
    announceLogs(in: .answer)
    let title = Message.Argument.text(work.title)
    var message = Message.workDone(work: title)
    if let start = work.start, let uptime, uptime - start >= 1_000 {
      message = .workDoneAfter(work: title, duration: .text(.duration(seconds: (uptime - start) / 1_000)))
    }
    say(.change, .message(message))
    turn.request(.signal(.message(message)))
  }
}
