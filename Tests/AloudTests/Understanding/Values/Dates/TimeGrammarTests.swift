import Testing

@testable import Aloud

struct TimeGrammarTests {
  private func time(_ tokens: TimeToken...) -> String? { TimeGrammar.second(tokens).map { ISODate.text($0) } }

  @Test("hours, minutes and seconds by the clock of the words around") func clock() {
    #expect(time(.number(15), .number(30)) == "15:30:00")
    #expect(time(.number(8), .number(40), .half(isLate: true)) == "20:40:00")
    #expect(time(.number(12), .half(isLate: false)) == "00:00:00")
    #expect(time(.number(10), .number(50), .number(5), .half(isLate: true)) == "22:55:00")
    #expect(time(.number(1140), .half(isLate: false)) == "11:40:00")
    #expect(time(.number(12), .night) == "00:00:00")
    #expect(time(.named(minute: 720)) == "12:00:00")
    #expect(time(.number(24), .number(0)) == "00:00:00")
  }

  @Test("past and to, half and quarter, in each language's way") func relative() {
    #expect(time(.minutes(30), .past, .number(7)) == "07:30:00")
    #expect(time(.minutes(15), .to, .number(9), .half(isLate: true)) == "20:45:00")
    #expect(time(.number(3), .to, .number(5), .number(30)) == "05:27:00")
    #expect(time(.number(9), .less, .number(10)) == "08:50:00")
    #expect(time(.number(8), .filler, .minutes(15)) == "08:15:00")
    #expect(time(.halfTo, .number(8)) == "07:30:00")
    #expect(time(.number(10), .to, .halfTo, .number(8)) == "07:20:00")
    #expect(time(.number(10), .to, .number(0)) == "23:50:00")
  }

  @Test("what is no time has no reading") func nothing() {
    #expect(time() == nil)
    #expect(time(.number(25)) == nil)
    #expect(time(.number(12), .number(60)) == nil)
    #expect(time(.past, .number(7)) == nil)
    #expect(time(.number(7), .past) == nil)
    #expect(time(.half(isLate: true)) == nil)
    #expect(time(.number(7), .half(isLate: true), .half(isLate: false)) == nil)
    #expect(time(.number(1), .number(2), .number(3), .number(4)) == nil)
  }
}
