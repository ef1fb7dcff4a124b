import Aloud
import Testing

@testable import AloudTerminal

@Suite struct ColorDeskTests {
  @Test func `Each request has its answer`() throws {
    let scratch = try Scratch()
    let desk = ColorDesk(dataFolder: scratch.path)
    func answer(_ request: ColorRequest) -> ColorAnswer { desk.answer(request) { _ in } }
    #expect(answer(.palette) == .palette([]))
    #expect(answer(.keep(.white)) == .palette([.white]))
    #expect(answer(.palette) == .palette([.white]))
    #expect(answer(.forget(.white)) == .palette([]))
    let path = "\(scratch.path)/none.png"
    let error: ColorError = PictureLibrary() == nil ? .noLibrary : .noFile(path: path)
    #expect(answer(.pixel(path: path, x: 0, y: 0)) == .failed(error))
  }

  @Test(
    "every error has a sentence in every language",
    arguments: [
      .noFile(path: "/a"), .unreadable(path: "/a"), .notPicture(path: "/a"), .tooLarge(path: "/a"),
      .outside(width: 3, height: 2), .noLibrary, .noTerminal, .paletteDamaged([], copy: "/a"), .paletteLocked,
      .paletteFull(limit: 1_000), .diskFull, .paletteFailed(path: "/a"),
    ] as [ColorError])
  func sentences(_ error: ColorError) throws {
    var known: Set<String> = []
    // A variant of a language may say it as the language does.
    for tag in LoadedLocale.bundledTags where tag != "pt-PT" {
      let sentence = try LoadedLocale(tag).wording.text(.message(error.message))
      #expect(known.insert(sentence).inserted, "\(tag): \(sentence)")
      #expect(!sentence.contains("color.error"))
    }
  }
}
