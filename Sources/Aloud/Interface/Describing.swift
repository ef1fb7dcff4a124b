/// What things of several kinds say of themselves.
extension Announcement {
  /// Says what a thing is called, what stands under that, and what its image shows.
  mutating func describe(_ title: LocalizedText, _ subtitle: LocalizedText?, _ image: Image?) {
    name = title
    description = subtitle
    describe(image)
  }

  /// Says what an image shows, where that adds something to the name.
  mutating func describe(_ image: Image?) {
    guard let shown = image?.description, shown != name, shown != "" else { return }
    self.image = .message(.imageShows(description: .text(shown)))
  }

  /// Says what using a thing opens.
  mutating func describe(_ action: Action?) {
    switch action {
    case .push, .sendToOpen(.screen): states.append(.opensScreen)
    case .present, .sendToOpen(.sheet): states.append(.opensSheet)
    case .send, .dismiss, .quit, nil: break
    }
  }

  /// Says that a thing can't be used now, and why.
  mutating func describe(_ availability: Availability) {
    switch availability {
    case .enabled: break
    case .dimmed(let because):
      states.append(.dimmed)
      reason = because
    case .busy: states.append(.busy)
    }
  }

  /// Says that what a thing holds is not valid, and why.
  mutating func describe(_ validity: Validity) {
    guard case .invalid(let because) = validity else { return }
    states.append(.invalid)
    error = because
  }

  /// Says that a thing has a menu that using it does not open.
  mutating func describe(_ menu: Menu?) { if menu != nil { states.append(.hasMenu) } }
}
