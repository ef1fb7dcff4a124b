import Expectations
import Testing

@testable import Aloud

/// What has been printed before is printed the same, and nothing else is printed for it.
struct PrintedMemoryTests {
  /// Announcements that share their places in the memory: they differ in one fact each.
  private static let announcements: [Announcement] = (0..<300).map { number in
    var announcement = Announcement(.item)
    announcement.name = .verbatim("A thing whose name begins as others do \(number / 8 % 10)")
    announcement.number = number % 4
    if number.isMultiple(of: 2) { announcement.value = .message(.progressPercent(percent: .percent(number % 7))) }
    if number.isMultiple(of: 3) { announcement.states = [.dimmed] }
    if number.isMultiple(of: 5) { announcement.sentences = [.verbatim("It is \(number % 11).")] }
    return announcement
  }

  @Test("each announcement has its own words, said before or not") func sameAsAnew() throws {
    let locale = try LoadedLocale("en")
    let renderer = Renderer(locale: locale, settings: Settings())
    let twice = (Self.announcements + Self.announcements.reversed()).map(renderer.printed)
    let anew = Self.announcements.map { Renderer(locale: locale, settings: Settings()).printed($0) }
    expect(twice, is: anew + anew.reversed())
    expect(Set(anew).count > 100)
  }
}
