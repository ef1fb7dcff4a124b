import Aloud

/// The Routes tab: places, routes several screens deep, and itineraries planned on a sheet.
struct RoutesTab: AppTab {
  var itineraries: [Itinerary] = []
  /// The number for the next itinerary.
  private var nextID = 1
  private var draft = Draft()
  private var today: Day?

  /// The sheet for planning an itinerary.
  private var form: ItineraryForm { ItineraryForm(draft: draft, id: nextID, today: today) }

  var tab: Tab { Tab(.message(.appRoutesTitle), id: "routes") { RoutesScreens.root(itineraries) } }

  func screen(_ id: ID) -> Screen? {
    guard let screen = RoutesScreens(rawValue: id.name) else { return nil }
    return switch screen {
    case .places: RoutesScreens.allPlaces
    case .place: id.item.flatMap(TownPlace.init).map(RoutesScreens.screen)
    case .popularRoutes: RoutesScreens.allRoutes
    case .route: TownRoute.named(id.item).map(RoutesScreens.screen)
    case .step: RoutesScreens.screen(ofStep: id)
    case .itinerary: itinerary(id).map(RoutesScreens.screen)
    case .options: form.optionsScreen
    case .summary: form.summaryScreen
    }
  }

  func sheet(_ id: ID) -> Sheet? {
    if id == ItineraryForm.sheet { return form.content }
    return id == RoutesScreens.timesSheet ? RoutesScreens.aboutTimes : nil
  }

  mutating func update(_ event: Event) -> [Effect] {
    switch event {
    case .pressed(ItineraryForm.done): return saveItinerary()
    case .pressed(let id): return id.name == "deleteItinerary" ? deleteItinerary(id) : []
    case .changed(let id, let value): if ItineraryForm.has(id) { draft.set(id, to: value) }
    case .today(let day): today = day
    case .sheet(ItineraryForm.sheet, .did): draft = Draft()
    case .sheet, .performed, .opened, .printed, .finished, .loaded, .saved, .voices, .elapsed,
      .settings,
      .restored:
      break
    }
    return []
  }

  private mutating func saveItinerary() -> [Effect] {
    let itinerary = form.planned
    guard form.error == nil, !itinerary.name.isEmpty else { return [] }
    itineraries.append(itinerary)
    nextID += 1
    return [
      .dismiss, .undoable(naming(Message.appRoutesUndoAdd, itinerary)), .say(naming(Message.appRoutesAdded, itinerary)),
    ]
  }

  private mutating func deleteItinerary(_ id: ID) -> [Effect] {
    guard let itinerary = itinerary(id) else { return [] }
    itineraries.removeAll { $0.id == itinerary.id }
    return [
      .undoable(naming(Message.appRoutesUndoDelete, itinerary)), .say(naming(Message.appRoutesDeleted, itinerary)),
    ]
  }

  private func naming(_ message: (Message.Argument) -> Message, _ itinerary: Itinerary) -> LocalizedText {
    .message(message(.text(.verbatim(itinerary.name))))
  }

  /// Returns the itinerary whose number is in `id`.
  private func itinerary(_ id: ID) -> Itinerary? { itineraries.first { $0.id == id.number } }

  static var undoParts: [StatePart<RoutesTab>] { [.rows(\.itineraries), .within(\.draft, Draft.undoParts)] }
}
