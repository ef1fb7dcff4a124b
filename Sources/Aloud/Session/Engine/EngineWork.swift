/// Work that the app has begun, and that may take long.
struct Work: Sendable, Equatable {
  var id: ID
  var title: LocalizedText
  /// The time when the work began, in milliseconds since the host started; nil if times must not be announced.
  var start: Int?
}

/// What is going on, which may be stopped, and announcements of its end (LOG).
extension Engine {
  /// Announces that work has ended or failed, how long it took if that is known, and the reason of a failure. Requests a signal
  /// for a user who is elsewhere.
  mutating func sayEnded(_ id: ID, failed: Bool = false, because reason: LocalizedText? = nil) {
    guard let index = memory.works.firstIndex(where: { $0.id == id }) else { return }
    let work = memory.works.remove(at: index)
    sayEnded(.message(work.end(failed: failed, at: uptime)), because: reason)
  }

  mutating func sayEnded(_ sentence: LocalizedText, because reason: LocalizedText? = nil) {
    announceLogs(in: .answer)
    turn.say(Announcement(.change, of: [sentence, reason].compactMap(\.self)))
    turn.request(.signal(sentence))
  }

  /// Announces what is going on, and how long work has been if that is known.
  mutating func sayWork() {
    let names = goingOn { $0.timedTitle(at: uptime) }
    say(.notice, .message(names.isEmpty ? .progressNothing : .progressStillWorkingOn(names: .list(names, .and))))
  }

  /// The sentence about the work that the app has begun; nil if there is none.
  var workSentence: LocalizedText? {
    let names = memory.works.map { $0.timedTitle(at: uptime) }
    return names.isEmpty ? nil : .message(.progressStillWorkingOn(names: .list(names, .and)))
  }

  /// Announces that what is going on has not ended, for a host that has heard nothing of it for a while.
  mutating func sayStillWorking() {
    let names = goingOn(\.title)
    say(.notice, .message(names.isEmpty ? .progressStillWorking : .progressStillWorkingOn(names: .list(names, .and))))
  }

  /// Tells the app that what is going on should stop. Returns false if nothing is going on, or if the app has been told already.
  @discardableResult
  mutating func interrupt() -> Bool {
    let names = goingOn(\.title)
    if names.isEmpty || memory.hasInterrupted { return false }
    memory.hasInterrupted = true
    let reaction = apart { $0.send(.interrupted) }
    if reaction.isSilent { say(.notice, .message(.workInterrupted(names: .list(names, .and)))) }
    turn.add(reaction)
    return true
  }

  /// Returns the names of the app's work, as `name` gives them, and of the busy things here. If there are none, but a program works
  /// on an answer, returns the name of the app.
  private func goingOn(_ name: (Work) -> LocalizedText) -> [LocalizedText] {
    let works = memory.works.map(name) + [runner.interface.underWay].compactMap(\.self)
    let busy = view.base.busyNames(except: runner.interface.controlsUnderWay)
    let names = works + busy.filter { !works.contains($0) }
    return names.isEmpty ? [overdue].compactMap(\.self) : names
  }

  /// The milliseconds after which a program that has not answered is at work.
  private static var promptness: Int { 1_000 }

  /// The name of the app if its program has not answered for so long that it must be at work; nil otherwise.
  var overdue: LocalizedText? {
    guard let uptime, let first = memory.awaited.values.min(), uptime - first >= Self.promptness else { return nil }
    return runner.interface.title
  }
}

extension Work {
  /// Returns the title, and how long the work has been going on if that is known.
  fileprivate func timedTitle(at now: Int?) -> LocalizedText {
    seconds(at: now).map { .facts([title, .duration(seconds: $0)]) } ?? title
  }

  /// Returns how long the work has been going on, in whole seconds; nil if that is less than a second or not to be announced.
  fileprivate func seconds(at now: Int?) -> Int? {
    guard let start, let now, now - start >= 1_000 else { return nil }
    return (now - start) / 1_000
  }

  /// The message that the work has ended; `now` are the milliseconds that the host has run.
  fileprivate func end(failed: Bool, at now: Int?) -> Message {
    let title = Message.Argument.text(title)
    guard let seconds = seconds(at: now) else {
      return failed ? .workFailed(work: title) : .workDone(work: title)
    }
    let duration = Message.Argument.text(.duration(seconds: seconds))
    return failed
      ? .workFailedAfter(work: title, duration: duration) : .workDoneAfter(work: title, duration: duration)
  }
}
