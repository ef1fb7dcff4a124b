import Aloud

extension RoutesTab {
  /// Does what a button of the tab is for.
  mutating func press(_ id: ID) -> [Effect] {
    switch id.name {
    case ItineraryForm.done.name: saveItinerary()
    case "deleteItinerary": deleteItinerary(id)
    default: []
    }
  }

  private mutating func saveItinerary() -> [Effect] {
    let itinerary = planned
    guard problem == nil, !itinerary.name.isEmpty else { return [] }
    itineraries.append(itinerary)
    nextID += 1
    return [
      .dismiss, .undoable(naming("app.routes.undo.add", itinerary)), .say(naming("app.routes.added", itinerary)),
    ]
  }

  private mutating func deleteItinerary(_ id: ID) -> [Effect] {
    guard let itinerary = itinerary(id) else { return [] }
    itineraries.removeAll { $0.id == itinerary.id }
    return [
      .undoable(naming("app.routes.undo.delete", itinerary)), .say(naming("app.routes.deleted", itinerary)),
    ]
  }

  private func naming(_ message: (Message.Argument) -> Message, _ itinerary: Itinerary) -> LocalizedText {
    .message(message(.text(.verbatim(itinerary.name))))
  }

  private func naming(_ key: String, _ itinerary: Itinerary) -> LocalizedText {
    .message(key, ["name": .text(.verbatim(itinerary.name))])
  }
}
