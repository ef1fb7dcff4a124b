/// A picker's question: which of several values is meant, or is the one right?
struct PickerQuestion: Sendable {
  let answers: [PickerAnswer]
  /// What the line may have meant as well, less likely: a word puts it right, such as the part of the day (DATE-10).
  let others: [PickerAnswer]

  /// Says the answers that there are to choose from, or the one that may be right.
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

  /// Asks again in short.
  var short: Announcement {
    guard answers.count > 1 else {
      return Announcement(.question, (answers[0].doubt ?? .open).question(answers[0].text))
    }
    return Announcement(
      .question, sameWeekday ?? .message(.whichQuestion(count: .number(answers.count))))
  }

  /// Why two days of the weekday that was said may be meant: "Friday is also December 4. Which?"
  private var sameWeekday: LocalizedText? {
    guard answers.count == 2, let first = answers[0].weekday, let second = answers[1].weekday, first.day != second.day
    else { return nil }
    return .message(
      .datePickerAlso(
        weekday: .moment(first, .field(.weekday)), day: .moment(second, .date(.monthDay))))
  }
}
