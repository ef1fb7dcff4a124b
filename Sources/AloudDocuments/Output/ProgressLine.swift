internal import Aloud

/// What a line of a program tells of how far it is: a number, the lines that dialog reads, or a JSON object with `percent` and
/// `text`.
enum ProgressLine {
  /// Whether a line is an object that tells a percentage.
  static func isPercent(_ line: String) -> Bool { line.first == "{" && JSONTree(line)?.fields["percent"] != nil }

  /// What `line` tells; nil where it tells nothing yet.
  static func news(in line: String, _ feed: inout ProgressFeed) -> ProgressFeed.News? {
    guard line.first == "{", let fields = JSONTree(line)?.fields else {
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
