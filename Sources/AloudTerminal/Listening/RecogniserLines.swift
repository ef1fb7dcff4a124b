/// Cuts what a recogniser prints into lines, and notices where these are more than anybody can say.
struct RecogniserLines {
  /// How many lines may come within a second.
  private static let mostASecond = 100

  private var open: [UInt8] = []
  private var isTooLong = false
  private var count = 0
  private var second = ContinuousClock.now

  /// Whether more lines come than anybody can say.
  var isFlood: Bool { count > Self.mostASecond }

  /// The lines that have ended with what has come now. A line that is too long is cut: it is no text then.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [[UInt8]] {
    let now = ContinuousClock.now
    if now - second > .seconds(1) { (count, second) = (0, now) }
    var lines: [[UInt8]] = []
    for byte in bytes where count <= Self.mostASecond {
      if byte != UInt8(ascii: "\n") {
        if open.count < RecogniserLine.limit { open.append(byte) } else { isTooLong = true }
        continue
      }
      // What is left out must not be taken for the whole.
      lines.append(isTooLong ? [0] : open)
      (open, isTooLong) = ([], false)
      count += 1
    }
    return lines
  }

  /// The last line, where it has no end.
  var last: [UInt8]? { open.isEmpty || isTooLong ? nil : open }
}
