/// The choice of the more likely half of the day if a line leaves it open. Questions list the likeliest answer first, and concern
/// one doubt at a time (DATE-10).
struct LikelierHalf: Sendable {
  let now: DateTime
  let hasDate: Bool

  /// The hours in which most times are set.
  private static let usual = 7..<19

  /// Returns the answers to ask about, and those that only a word can choose. If more than the half of the day is in doubt, only
  /// the likelier half of each day is asked about.
  func parted(_ answers: [PickerAnswer]) -> (asked: [PickerAnswer], others: [PickerAnswer]) {
    var days: [[PickerAnswer]] = []
    for answer in answers {
      if let index = days.firstIndex(where: { isOtherHalf(of: $0[0], answer) }) {
        days[index].append(answer)
      } else {
        days.append([answer])
      }
    }
    let ordered = days.map { day in day.filter(isLikely) + day.filter { !isLikely($0) } }
    let isOneDoubt = ordered.count == 1 && ordered[0][0].doubt == nil
    if isOneDoubt { return (ordered[0], []) }
    return (ordered.map { $0[0] }, ordered.flatMap { $0.dropFirst() })
  }

  /// Returns a Boolean value that indicates whether two answers are exactly twelve hours apart on the same day.
  private func isOtherHalf(of one: PickerAnswer, _ other: PickerAnswer) -> Bool {
    guard case .moment(let one?) = one.draft, case .moment(let other?) = other.draft else { return false }
    return one.day == other.day && (one.minutes - other.minutes).magnitude == 720
  }

  /// Returns a Boolean value that indicates whether an answer is likelier than twelve hours before or after it: the future one
  /// today, otherwise the one in the usual hours.
  private func isLikely(_ answer: PickerAnswer) -> Bool {
    guard case .moment(let moment?) = answer.draft else { return true }
    let minutes = moment.minutes, other = (minutes + 720) % 1_440
    if hasDate, moment.day == now.day, (minutes > now.minutes) != (other > now.minutes) { return minutes > now.minutes }
    return Self.usual.contains(moment.hour)
  }
}
