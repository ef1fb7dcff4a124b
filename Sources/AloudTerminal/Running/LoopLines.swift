internal import Aloud

/// The handling of input lines, their echo, and the prompt.
extension Loop {
  /// Handles the next line. Returns false if there is none yet.
  mutating func takeLine() -> Bool {
    let reading = nextReading()
    switch reading {
    case .nothing: return false
    case .end:
      // The user can still be heard.
      if ear.recogniser != nil, !isTyped {
        ear.isKeyboardAtEnd = true
        return false
      }
      breakLine()
      if isInteractive { speech.stop() }
      // Ctrl-D only ends a file at a terminal: the keyboard can still answer.
      if isTyped, let asked = session.askBeforeEnd() {
        reader.goOn()
        handle(asked)
        prompt()
        return true
      }
      hasInputEnded = true
      handle(session.end())
      ending = ending ?? .done
    case .error(let error):
      markAnswer()
      handle(session.reject(error))
      prompt()
    case .line(let text, let isTypedAhead):
      markAnswer()
      timers.passLine()
      while let id = timers.takeDue() { receive(.elapsed(id)) }
      echo(text, isSecret: session.prompt == .secret)
      session.now = options.clock()
      tellTime()
      keepPlace()
      let isPiped = !isTyped && !options.isRecognised
      let line = Line(text, isRecognised: options.isRecognised, isTypedAhead: isTypedAhead, isPiped: isPiped)
      handle(session.take(line))
      prompt()
    }
    return true
  }

  /// Writes an accepted line, in the form for a transcript. A secret is never written.
  mutating func echo(_ text: String, isHeard: Bool = false, isSecret: Bool) {
    if isEchoOff, isInteractive { output.write("\n") }
    // Typed text is visible already; heard text is not.
    if isHeard, isInteractive {
      if isSecret { return }
      if keys?.hasBegun == true { breakLine() }
      return output.writeLine(OutsideText.printed(text))
    }
    guard options.echo, !isInteractive else { return }
    writer.write(typed: isSecret ? "> " : "> " + OutsideText.printed(text), to: &output)
  }

  mutating func prompt() {
    guard ending == nil else { return }
    if isInteractive { writePrompt() }
    guard isTyped else { return }
    setMode()
    if session.prompt == .answer {
      flush()
      markTypedAhead()
    }
  }

  /// Writes the prompt. A braille display shows the line with the cursor, so if one is in use, the prompt is put at the end of the
  /// announcement, unless Aloud edits the line, which needs a line of its own.
  private mutating func writePrompt() {
    defer { endsWithAnnouncement = false }
    let prompt = " " + LineDisplay.prompt
    if options.joinsPrompt, endsWithAnnouncement, !takesKeys,
      output.reopenLine(leaving: 2 * prompt.utf8.count, of: device.columns ?? 80)
    {
      // A shell mark would begin a new line.
      output.write(prompt)
    } else {
      output.write(marks.beforePrompt() + writer.style.prompt(LineDisplay.prompt) + marks.afterPrompt)
    }
  }
}
