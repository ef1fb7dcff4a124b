import Expectations
import Testing

@testable import Aloud

/// LOOP-3: commands in the locale's words, English beside them.
struct VocabularyTests {
  private func vocabulary(_ words: [String: String], tag: String = "de") throws -> Vocabulary {
    let po = words.sorted { $0.key < $1.key }.map { "msgctxt \"\($0.key)\"\nmsgid \"x\"\nmsgstr \"\($0.value)\"\n" }
    let files = LocaleFiles.bundled.overridden(by: ["wording/\(tag).po": Array(po.joined(separator: "\n").utf8)])
    return Vocabulary(try LoadedLocale(tag, files: files).wording)
  }

  private func objects(_ vocabulary: Vocabulary, _ line: String) -> [String] {
    vocabulary.commandsWithObject(Folding.fold(line)).map { "\($0.command) \($0.object)" }
  }

  @Test("LOOP-3: the locale's own phrases and the English ones are commands") func both() throws {
    let vocabulary = try vocabulary(["command.back": "zurück|geh zurück"])
    expect(vocabulary.command("zuruck"), is: .leaving(.back))
    expect(vocabulary.command("geh zuruck"), is: .leaving(.back))
    expect(vocabulary.command("back"), is: .leaving(.back))
    expect(vocabulary.command("what can i say"), is: .reading(.help))
    expectNil(vocabulary.command("ba"))
    expectNil(vocabulary.command(""))
  }

  @Test("LOOP-3: where a phrase is the locale's for one thing and English for another, the locale's own wins")
  func ownWins() throws {
    let vocabulary = try vocabulary(["command.last": "stop", "command.actions": "open {object}"])
    expect(vocabulary.command("stop"), is: .moving(.last))
    expect(vocabulary.command("quiet"), is: .session(.stop))
    expect(objects(vocabulary, "open milk"), is: ["actions milk", "open milk"])
  }

  @Test("LOOP-3: an object stands after the verb, before it, or between its parts") func objectPlaces() throws {
    let vocabulary = try vocabulary([
      "command.open": "öffne {object}|{object} öffnen", "command.choose": "wähle {object} aus",
    ])
    expect(objects(vocabulary, "Öffne die Liste"), is: ["open die liste"])
    expect(objects(vocabulary, "Die Liste öffnen"), is: ["open die liste"])
    expect(objects(vocabulary, "wähle die Liste aus"), is: ["choose die liste"])
    expect(objects(vocabulary, "wähle aus"), is: [])
    expect(objects(vocabulary, "öffnen"), is: [])
    expect(objects(vocabulary, "open it"), is: ["open it"])
  }

  @Test("an object is beside its verb, or hangs on it, as the phrase has it") func joined() throws {
    let vocabulary = try vocabulary(["command.number": "{object}번", "command.open": "열기 {object}"], tag: "ko")
    expect(objects(vocabulary, "3번"), is: ["number 3"])
    expect(objects(vocabulary, "열기 우유"), is: ["open \(Folding.fold("우유"))"])
    expect(objects(vocabulary, "열기우유"), is: [])
  }

  @Test("the most specific reading comes first") func specific() throws {
    let vocabulary = try vocabulary(["command.open": "nimm {object}", "command.number": "nimm nummer {object}"])
    expect(objects(vocabulary, "nimm nummer 3"), is: ["number 3", "open nummer 3"])
  }

  @Test("LOOP-3: no English phrase with an object means two things") func complete() throws {
    let wording = try LoadedLocale("en").wording
    let vocabulary = Vocabulary(wording)
    for command in ObjectCommand.allCases {
      let phrases = wording.alternatives(command.key).english
      expect(!phrases.isEmpty, "\(command)")
      for phrase in phrases {
        let line = Folding.fold(phrase.replacing("{object}", with: "x"))
        expect(vocabulary.commandsWithObject(line).first?.command, is: command, "\(phrase)")
      }
    }
  }

  @Test("LOOP-3: every bundled locale has a phrase of its own for every command, and none that means two things")
  func locales() throws {
    for tag in LoadedLocale.bundledTags {
      let wording = try LoadedLocale(tag).wording
      let vocabulary = Vocabulary(wording)
      for command in Command.allCases {
        let own = wording.alternatives(command.key).own
        expect(!own.isEmpty, "\(tag) \(command)")
        for phrase in own {
          let meant = vocabulary.command(Folding.fold(phrase))
          // One word for both cancels, or else undoes.
          let isForBoth = command == .session(.undo) && meant == .leaving(.cancel)
          expect(meant == command || isForBoth, "\(tag) \(phrase)")
        }
      }
      for command in ObjectCommand.allCases {
        let own = wording.alternatives(command.key).own
        expect(own.contains { $0.contains("{object}") }, "\(tag) \(command)")
        // "Apágalo" says "it" itself.
        for phrase in own where !phrase.contains("{object}") {
          let meant = vocabulary.commandsWithObject(Folding.fold(phrase)).first
          expect(meant?.command, is: command, "\(tag) \(phrase)")
          expect(wording.phrases("name.it").map { Folding.fold($0) }.contains(meant?.object ?? ""), "\(tag) \(phrase)")
        }
      }
    }
  }

  @Test("TEST-3: a pseudo-locale's own words are commands, and not the English ones", arguments: ["en-XA", "ar-XB"])
  func commands(tag: String) throws {
    let locale = try LoadedLocale(tag), english = try LoadedLocale("en")
    let vocabulary = Vocabulary(locale.wording), plain = Vocabulary(english.wording)
    for command in Command.allCases {
      let own = locale.wording.alternatives(command.key).own
      expect(own.count, is: english.wording.alternatives(command.key).own.count)
      for phrase in own {
        expect(vocabulary.command(Folding.fold(phrase)), is: command, "\(phrase)")
        expectNil(plain.command(Folding.fold(phrase)), "\(phrase)")
      }
    }
    for command in ObjectCommand.allCases {
      for phrase in locale.wording.alternatives(command.key).own {
        let line = Folding.fold(phrase.replacing("{object}", with: "7"))
        expect(vocabulary.commandsWithObject(line).contains { $0.command == command && $0.object == "7" }, "\(phrase)")
      }
    }
  }
}
