/// Why a picker can't hold a value.
struct PickerRefusal: Error {
  /// What is said: what is wrong, and what is allowed.
  var reason: LocalizedText
}
