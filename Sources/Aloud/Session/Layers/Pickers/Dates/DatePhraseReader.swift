/// Reads phrases said to a date picker: a whole value, or a part of it that leaves the rest (DATE-4).
struct DatePhraseReader: Sendable {
  /// What a phrase can mean.
  struct Reading: Sendable, Equatable {
    var moment: DateTime
    /// The part that was said; nil where a date was.
    var part: DateField?
    /// Whether it is all that the picker holds.
    var isWhole: Bool
    /// What the phrase says of the day, where it names one.
    var day: DayReading?
    /// Whether a part of the day stands for its usual time.
    var isAround = false
  }

  let columns: DateColumns
  let understander: Understander
  let now: DateTime

  var mode: DatePicker.Mode { columns.picker.mode }

  /// What a phrase can mean, the likeliest first.
  func readings(_ phrase: String) -> [Reading] {
    let readings =
      switch mode {
      case .countdown: durations(phrase)
      case .date: ahead(understander.days(phrase, today: now.day).map { reading(MomentReading($0)) })
      case .dateTime: ahead(understander.moments(phrase, now: now).map(reading))
      case .time:
        understander.minutes(phrase, now: now).map {
          Reading(moment: DateTime(day: columns.start.day, minutes: $0), part: .hour, isWhole: true)
        }
      }
    let mayBeMinutes = readings.isEmpty && mode.hasTime && impossible(phrase) == nil
    return mayBeMinutes ? minutesAlone(phrase) : readings
  }

  /// A moment, of which a phrase may name the day or the time alone: the other stays as it is.
  private func reading(_ reading: MomentReading) -> Reading {
    let day = reading.day == nil ? columns.start.day : reading.moment.day
    let minutes = reading.namesTime ? reading.moment.minutes : columns.start.minutes
    return Reading(
      moment: DateTime(day: day, minutes: minutes), part: reading.day == nil ? .hour : nil,
      isWhole: reading.day != nil && (reading.namesTime || mode == .date), day: reading.day, isAround: reading.isAround)
  }

  private func durations(_ phrase: String) -> [Reading] {
    understander.seconds(phrase).map { seconds in
      let minutes = min(Int(min(seconds / 60, 1_000_000).rounded()), 1_440)
      return Reading(moment: DateTime(day: Day(minutes / 1_440), minutes: minutes % 1_440), isWhole: true)
    }
  }
}
