/// Facts that several kinds of control announce in common.
extension Announcement {
  /// Adds a control's name, its description, and the description of its image.
  mutating func describe(_ title: LocalizedText, _ subtitle: LocalizedText?, _ image: Image?) {
    name = title
    description = subtitle
    describe(image)
  }

  /// Adds the description of an image, if that adds something to the name.
  mutating func describe(_ image: Image?) {
    guard let shown = image?.description, shown != name, shown != "" else { return }
    self.image = .message(.imageShows(description: .text(shown)))
  }

  /// Adds the state that tells which place an action opens.
  mutating func describe(_ action: Action?) {
    switch action {
    case .push, .sendToOpen(.screen): states.append(.opensScreen)
    case .present, .sendToOpen(.sheet): states.append(.opensSheet)
    case .send, .dismiss, .quit, nil: break
    }
  }

  /// Adds the state of a control that can't be used now, and the reason.
  mutating func describe(_ availability: Availability) {
    switch availability {
    case .enabled: break
    case .dimmed(let because):
      states.append(.dimmed)
      reason = because
    case .busy: states.append(.busy)
    }
  }

  /// Adds the state of a control whose value is not valid, and the reason.
  mutating func describe(_ validity: Validity) {
    guard case .invalid(let because) = validity else { return }
    states.append(.invalid)
    error = because
  }

  /// Adds the state of a control that has a menu besides its action.
  mutating func describe(_ menu: Menu?) { if menu != nil { states.append(.hasMenu) } }
}
