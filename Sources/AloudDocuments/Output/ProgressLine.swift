internal import Aloud

/// What a line of a program tells of how far it is: a number, the lines that dialog reads, or a JSON object with `percent` and
/// `text`.
enum ProgressLine {
  /// What `line` tells, which has these members where it is an object; nil where it tells nothing yet.
  static func news(
    in line: String, _ fields: [String: String]?, _ feed: inout ProgressFeed
  ) -> ProgressFeed.News? {
    guard let fields else {
      // dialog has line ends in a passage; a value is told in one go.
      return feed.take(line).map { news in
        let text = news.text?.split(separator: "\n").joined(separator: " ")
        return ProgressFeed.News(percent: news.percent, text: text)
      }
    }
    let percent = fields["percent"].flatMap(Double.init).flatMap { $0.isFinite ? Int(max(0, min(100, $0))) : nil }
    return ProgressFeed.News(percent: percent, text: fields["text"])
  }
}
