import Aloud

/// The names of the controls of the sheet on which an itinerary is planned.
enum ItineraryForm {
  static let sheet: ID = "itineraryForm"
  static let start = sheet.part("start")
  static let destination = sheet.part("destination")
  static let departure = sheet.part("departure")
  static let name = sheet.part("name")
  static let stepFree = sheet.part("stepFree")
  static let going = sheet.part("going")
  static let done = sheet.part("done")
}
