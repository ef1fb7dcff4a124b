extension Session {
  /// Says that the field is gone into which a line was to go, and keeps what was written for "paste", unless it was secret.
  mutating func loseEntry(_ line: Line?) {
    guard case .entry(let place) = navigation.overlays.popLast() else { return }
    keep(place, line?.text ?? "")
  }

  /// Says so where the whole place has gone with the field, if something had been written.
  mutating func loseEntry(_ place: EntryPlace) {
    if place.edited.isEdited { keep(place, "") }
  }

  private mutating func keep(_ place: EntryPlace, _ line: String) {
    let parts = (place.edited.isEdited ? [place.edited.text] : []) + [line]
    let text = parts.filter { !$0.isEmpty }.joined(separator: "\n")
    guard !place.isSecure, !text.isEmpty else {
      return refuse(.message("edit.gone", ["field": .text(place.title)]))
    }
    copyToClipboard(SearchQuery(text: text))
    refuse(.message("edit.goneKept", ["field": .text(place.title)]))
  }
}
