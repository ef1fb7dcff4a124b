@testable internal import Aloud
@testable internal import AloudTesting

/// Every code point as a part of a label: what is printed and said of it is checked as after any line.
public enum CodePoints {
  /// How many stand on one screen.
  private static let count: UInt32 = 100

  /// Checks them all; throws what is wrong with the first that something is wrong with. Returns how many there are.
  public static func check() throws -> Int {
    var checked = 0
    for start in stride(from: UInt32(0), through: 0x10FFFF, by: Int(count)) {
      let labels = (start..<(start + count)).compactMap(Unicode.Scalar.init).map { "a\($0)b" }
      guard !labels.isEmpty else { continue }
      let session = try FuzzedSession(Labels(labels: labels), locale: "en", [])
      for label in labels {
        var session = session
        for announcement in try session.take(Line(label)) {
          do { try AnnouncementCheck.check(announcement, session.session.renderer) } catch {
            throw Finding("\(error)", after: [label])
          }
        }
        checked += 1
      }
    }
    return checked
  }

  /// An app of buttons.
  private struct Labels: App {
    let labels: [String]

    var initialState: Int { 0 }

    func interface(for state: Int) -> Interface {
      Interface("Labels") {
        Tab("Labels", id: "labels") {
          for (index, label) in labels.enumerated() {
            Button(.verbatim(label), id: ID("button", String(index)))
          }
        }
      }
    }

    func update(_ state: inout Int, _ event: Event) -> [Effect] {
      guard case .pressed(let id) = event, let index = id.item.flatMap({ Int($0) }) else { return [] }
      return [.say(.verbatim(labels[index]))]
    }
  }
}
