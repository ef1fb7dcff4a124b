internal import Aloud

/// Larger text at a terminal (SET-1): drawn by it where it can, and else by its own zoom, which the user is told of.
extension Loop {
  /// Follows what the user has set.
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

  /// Has letters drawn as large as they are to be, where the terminal can: kitty alone is asked, when it is needed first.
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
