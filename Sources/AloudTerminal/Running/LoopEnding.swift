internal import Aloud
internal import Dispatch
internal import Glibc

extension Loop {
  /// Waits until all speech has been spoken. Ctrl-C and SIGTERM still end the program (LOOP-6), because speech may be long or may
  /// never be read, as from a named pipe.
  mutating func finishSpeaking() {
    // There is nothing to wait for, and a small machine may have no thread to wait on.
    if speech.isUnused { return }
    let (speech, inbox) = (speech, inbox)
    DispatchQueue.global().async {
      speech.finish()
      inbox.put(.spoken)
    }
    while ending == .done {
      switch inbox.take() {
      case .spoken: return
      case .interrupt: ending = .interrupted
      case .terminate(let signal): ending = .terminated(signal: signal)
      case .error(let sentence): StandardError.writeLine(sentence)
      case .note(let text): StandardError.writeLine(session.renderer.text(of: text))
      case .suspend: SignalHandlers.stop()
      case .reply, .resumed, .heard: break
      case nil:
        var entry = pollfd(fd: inbox.wakeDescriptor, events: Int16(POLLIN), revents: 0)
        if poll(&entry, 1, inbox.glance ?? -1) > 0 { inbox.clearWake() }
      }
    }
    speech.stop()
  }

  /// Ends the prompt's line after Ctrl-C, with a word that says that the program has ended (LOOP-6).
  mutating func sayGoodbye() {
    breakLine()
    write(Announcement(.notice, .message(.quitGoodbye)), session.renderer)
  }

  /// Writes the errors and notes that are still in the inbox to standard error.
  func tellErrors() {
    while let item = inbox.take() {
      if case .error(let sentence) = item { StandardError.writeLine(sentence) }
      if case .note(let text) = item { StandardError.writeLine(session.renderer.text(of: text)) }
    }
  }
}
