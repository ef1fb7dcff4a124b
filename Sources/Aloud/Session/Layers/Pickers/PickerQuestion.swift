/// A picker's question which of several values is meant, or whether a single one is right.
struct PickerQuestion: Sendable {
  let answers: [PickerAnswer]
  /// Less likely meanings, which are not listed. A word such as the part of the day chooses them (DATE-10).
  let others: [PickerAnswer]

  /// The question and its answers, or the question about a single answer.
  var announcements: [Announcement] {
    guard answers.count > 1 else { return [short] }
    let choices = answers.enumerated().map { index, answer in
      var announcement = Announcement(.item)
      announcement.name = answer.text
      announcement.number = index + 1
      return announcement
    }
    return [short] + choices
  }

  /// The question in short.
  var short: Announcement {
    guard answers.count > 1 else {
      return Announcement(.question, (answers[0].doubt ?? .open).question(answers[0].text))
    }
    return Announcement(
      .question, sameWeekday ?? .message(.whichQuestion(count: .number(answers.count))))
  }

  /// The explanation why two days of the weekday that was said may be meant: "Friday is also December 4. Which?"
  private var sameWeekday: LocalizedText? {
    guard answers.count == 2, let first = answers[0].weekday, let second = answers[1].weekday, first.day != second.day
    else { return nil }
    return .message(
      .datePickerAlso(
        weekday: .moment(first, .field(.weekday)), day: .moment(second, .date(.monthDay))))
  }
}
