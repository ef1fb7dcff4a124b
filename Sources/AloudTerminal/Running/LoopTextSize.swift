internal import Aloud

/// Larger text at a terminal (SET-1): drawn by the terminal if it can, and otherwise by its own zoom, which the user is told about.
extension Loop {
  /// Applies a changed text size.
  mutating func followTextSize() {
    let size = session.renderer.settings.textSize
    guard size != textSize else { return }
    let isLarger = size.scale > textSize.scale
    textSize = size
    scaleText()
    guard isLarger, isInteractive, options.format == .text, writer.scaling == .none, !hasToldZoom else { return }
    hasToldZoom = true
    handle(session.note(.message(TerminalKind().zoom)))
  }

  /// Sets the size at which the terminal draws letters. Only kitty is asked whether it can, when that is first needed.
  mutating func scaleText() {
    let wanted = TextScaling(textSize)
    guard wanted != .none, isInteractive, options.format == .text, TerminalKind() == .kitty else {
      return writer.scaling = .none
    }
    if canScale == nil {
      flush()
      let answer = TextScaling.ask()
      canScale = answer.canScale
      if modes.mode == .keys { keys?.take(answer.typed) } else { reader.take(answer.typed) }
    }
    writer.scaling = canScale == true ? wanted : .none
  }
}
