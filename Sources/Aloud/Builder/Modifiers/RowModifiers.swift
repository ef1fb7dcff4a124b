extension Row {
  /// The same with a value, said after its name.
  public consuming func value(_ value: LocalizedText?) -> Self { changed { $0.value = value } }
}
