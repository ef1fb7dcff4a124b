import Aloud

/// The names of the sheet on which an itinerary is planned, of its steps and of their controls.
enum ItineraryForm {
  static let sheet: ID = "itineraryForm"
  /// The second and the third step, on screens of their own.
  static let options: ID = "itineraryOptions"
  static let summary: ID = "itinerarySummary"
  static let start = sheet.part("start")
  static let destination = sheet.part("destination")
  static let departure = sheet.part("departure")
  static let name = sheet.part("name")
  static let stepFree = sheet.part("stepFree")
  static let going = sheet.part("going")
  static let done = sheet.part("done")
}
