/// The error that is returned when a picker can't have a value.
struct PickerRefusal: Error {
  /// The sentence that says what is wrong, and what is allowed.
  var reason: LocalizedText
}
