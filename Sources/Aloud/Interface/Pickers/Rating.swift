extension Picker {
  /// The most stars of a rating.
  private static let mostStars = 100

  /// A rating `title`: a number of stars, or none. A choice sends what a stepper's does, 0 where it was cleared.
  public static func rating(_ title: LocalizedText, id: ID, value: Int, of stars: Int = 5) -> Picker {
    let scale = NumberScale(0...min(max(1, stars), mostStars), words: .stars)
    return Picker(title, id: id, kind: .rating(scale), units: value)
  }
}
