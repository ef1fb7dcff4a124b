extension Confirmation: Modifiable {
  /// The same, with what is said when nothing happened.
  public func kept(_ kept: LocalizedText) -> Self { changed { $0.kept = kept } }
}
