import Aloud
import Glibc

/// Dates and times as scripts want them.
enum DialectTimes {
  /// A moment by a pattern of strftime(3), in the words of the C locale.
  static func text(_ moment: DateTime, second: Int, _ pattern: String) -> String {
    let date = ISODate.text(moment.day).split(separator: "-").compactMap { Int32($0) }
    guard date.count == 3 else { return "" }
    var time = tm()
    (time.tm_year, time.tm_mon, time.tm_mday) = (date[0] - 1900, date[1] - 1, date[2])
    (time.tm_hour, time.tm_min, time.tm_sec) = (Int32(moment.hour), Int32(moment.minute), Int32(second))
    // Weekdays and numbers of days are made from the rest; noon is of no time zone's gaps.
    var day = time
    day.tm_hour = 12
    _ = timegm(&day)
    (time.tm_wday, time.tm_yday) = (day.tm_wday, day.tm_yday)
    var bytes = [CChar](repeating: 0, count: 256)
    let count = strftime(&bytes, bytes.count, pattern, &time)
    return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
