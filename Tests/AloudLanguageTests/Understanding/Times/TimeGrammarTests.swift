import Expectations
import Testing

@testable import AloudLanguage

struct TimeGrammarTests {
  private func times(_ tokens: TimeToken...) -> [String] {
    (TimeGrammar.seconds(tokens, rules: TimeRules()) ?? []).map { ISODate.text($0 % 86_400) }
  }

  private func time(_ tokens: TimeToken...) -> String? {
    TimeGrammar.seconds(tokens, rules: TimeRules())?.first.map { ISODate.text($0 % 86_400) }
  }

  @Test("hours, minutes and seconds by the clock of the words around") func clock() {
    expect(time(.number(15), .number(30)), is: "15:30:00")
    expect(time(.number(8), .number(40), .half(isLate: true)), is: "20:40:00")
    expect(time(.number(12), .half(isLate: false)), is: "00:00:00")
    expect(time(.number(10), .number(50), .number(5), .half(isLate: true)), is: "22:55:00")
    expect(time(.number(1140), .half(isLate: false)), is: "11:40:00")
    expect(time(.number(12), .night), is: "00:00:00")
    expect(time(.named(minute: 720)), is: "12:00:00")
    expect(time(.number(24), .number(0)), is: "00:00:00")
  }

  @Test("noughts, hundreds and hours as the military says them; an amount of hours is no time") func military() {
    expect(times(.number(0), .number(8), .number(30)), is: ["08:30:00"])
    expect(times(.number(0), .number(8), .hundred, .hours), is: ["08:00:00"])
    expect(time(.number(0), .filler, .number(8)), is: "00:08:00")
    expect(time(.number(1800), .hours), is: "18:00:00")
    expectNil(time(.number(3), .hours))
    expectNil(time(.hundred))
  }

  @Test("by day eleven is before noon and one after it; twelve is noon") func byDay() {
    expect(times(.number(11), .byDay), is: ["11:00:00"])
    expect(times(.number(12), .byDay), is: ["12:00:00"])
    expect(times(.number(3), .byDay), is: ["15:00:00"])
    expect(times(.byDay).isEmpty)
  }

  @Test("minutes of noon and midnight; a number that may be an hour is one") func minutesOfNoon() {
    expect(times(.named(minute: 720), .numeral(30, isPadded: false)), is: ["12:30:00"])
    expect(times(.named(minute: 0), .filler, .number(45)), is: ["00:45:00"])
    expect(times(.named(minute: 720), .number(11)), is: ["11:00:00"])
  }

  @Test("an hour and its minutes in one word are of either half of the day") func oneWord() {
    expect(times(.clock(minute: 90)), is: ["01:30:00", "13:30:00"])
    expect(times(.clock(minute: 90), .half(isLate: true)), is: ["13:30:00"])
    expect(times(.number(1), .clock(minute: 90)).isEmpty)
  }

  @Test("nine at night is not in the morning, nor twelve at noon") func contradictions() {
    expect(times(.half(isLate: false), .number(9), .night).isEmpty)
    expect(times(.half(isLate: false), .number(3), .night), is: ["03:00:00"])
    expect(times(.half(isLate: false), .number(12), .named(minute: 720)).isEmpty)
    expect(times(.half(isLate: false), .number(11), .named(minute: 720)), is: ["11:00:00"])
  }

  @Test("minutes after half an hour are added to it, those taken from a time to it") func minutesAfterHalf() {
    expect(time(.number(7), .minutes(30), .number(5)), is: "07:35:00")
    expect(time(.number(5), .number(30), .minute, .number(3), .minute, .less), is: "05:27:00")
  }

  @Test("what is told of one o'clock is at noon rather than at night") func one() {
    expect(times(.ahead(minutes: 30), .number(1)), is: ["12:30:00", "00:30:00"])
    expect(times(.minutes(15), .to, .number(1), .night), is: ["00:45:00"])
  }

  @Test("a word after the minutes that says nothing is no word before the hour") func gone() {
    expect(time(.number(6), .number(20), .gone), is: "06:20:00")
    expectNil(time(.gone, .number(11)))
  }

  @Test("past and to, half and quarter, in each language's way") func relative() {
    expect(time(.minutes(30), .past, .number(7)), is: "07:30:00")
    expect(time(.minutes(15), .to, .number(9), .half(isLate: true)), is: "20:45:00")
    expect(time(.number(3), .to, .number(5), .number(30)), is: "05:27:00")
    expect(time(.number(9), .less, .number(10)), is: "08:50:00")
    expect(time(.number(8), .filler, .minutes(15)), is: "08:15:00")
    expect(time(.ahead(minutes: 30), .number(8)), is: "07:30:00")
    expect(time(.number(10), .to, .ahead(minutes: 30), .number(8)), is: "07:20:00")
    expect(time(.number(10), .to, .number(0)), is: "23:50:00")
    expect(time(.ahead(minutes: 15), .number(9)), is: "08:45:00")
    expect(time(.ahead(minutes: 45), .number(9)), is: "08:15:00")
    expect(time(.minutes(15), .number(9)), is: "09:15:00")
    expectNil(time(.number(8), .number(3), .minutes(15)))
    expectNil(TimeGrammar.seconds([.minutes(15), .number(9)], rules: TimeRules(partsGoAhead: true)))
  }

  @Test("an hour of either half of the day is both; one that is told is one") func halves() {
    expect(times(.minutes(30), .past, .number(3)), is: ["03:30:00", "15:30:00"])
    expect(times(.number(12)), is: ["12:00:00", "00:00:00"])
    expect(times(.number(15), .number(30)), is: ["15:30:00"])
    expect(times(.number(8), .half(isLate: false)), is: ["08:00:00"])
    expect(times(.numeral(7, isPadded: true), .numeral(30, isPadded: false)), is: ["07:30:00"])
    expect(times(.numeral(7, isPadded: false), .numeral(0, isPadded: true)), is: ["07:00:00", "19:00:00"])
  }

  @Test("the half of the day is that of the time, and is not told of hours above twelve") func lateHours() {
    expect(time(.number(10), .to, .ahead(minutes: 30), .number(12), .half(isLate: true)), is: "23:20:00")
    expect(time(.minutes(15), .to, .number(12), .half(isLate: false)), is: "11:45:00")
    expect(time(.number(15), .half(isLate: true)), is: "15:00:00")
    expectNil(time(.number(15), .half(isLate: false)))
    expectNil(time(.number(25), .half(isLate: true)))
  }

  @Test("times with a name: as the hour, and with the half of the day that they are in") func named() {
    expect(time(.minutes(15), .past, .named(minute: 720)), is: "12:15:00")
    expect(time(.number(10), .to, .named(minute: 0)), is: "23:50:00")
    expect(time(.named(minute: 720), .half(isLate: true)), is: "12:00:00")
    expectNil(time(.named(minute: 720), .half(isLate: false)))
    expectNil(time(.named(minute: 600), .half(isLate: true)))
    expect(time(.named(minute: 0), .half(isLate: false)), is: "00:00:00")
  }

  @Test("\"oh five\" is five minutes in words; digits stand for themselves") func ohFive() {
    expect(time(.number(9), .number(0), .number(5)), is: "09:05:00")
    let digits: [TimeToken] = [7, 0, 5].map { .numeral($0, isPadded: true) }
    expect(TimeGrammar.seconds(digits, rules: TimeRules()), is: [25_205])
  }

  @Test("minutes before an hour that follows, and of an hour named by the next") func russian() {
    expect(time(.without, .number(5), .number(9)), is: "08:55:00")
    expect(time(.without, .number(20), .number(5), .number(9)), is: "08:35:00")
    expect(time(.without, .number(20), .number(5)), is: "04:40:00")
    expect(time(.without, .minutes(15), .number(9), .half(isLate: true)), is: "20:45:00")
    expect(time(.without, .number(5), .named(minute: 0)), is: "23:55:00")
    expect(time(.number(5), .minute, .nextHour(9)), is: "08:05:00")
    expect(times(.minutes(30), .nextHour(1)), is: ["12:30:00", "00:30:00"])
    expect(time(.minutes(30), .nextHour(1), .night), is: "00:30:00")
    expect(time(.hour(1), .number(5)), is: "01:05:00")
    expect(time(.number(21), .hour(1)), is: "21:00:00")
    expectNil(time(.nextHour(9)))
    expectNil(time(.without, .number(5)))
    expect(time(.less, .number(5), .minute, .number(9)), is: "08:55:00")
  }

  @Test("minutes before, said after the hour: 8時3分前") func minutesAfter() {
    expect(time(.number(8), .filler, .number(3), .minute, .less), is: "07:57:00")
    expectNil(time(.number(8), .number(3), .less))
  }

  @Test("hours go on after midnight where a language counts so, and nowhere else") func goesOn() {
    expect(TimeGrammar.seconds([.number(26), .number(45)], rules: TimeRules(goesOn: true)), is: [96_300])
    expectNil(time(.number(26), .number(45)))
    expectNil(TimeGrammar.seconds([.number(30)], rules: TimeRules(goesOn: true)))
    expectNil(time(.number(24), .number(1)))
  }

  @Test("the end of a day is its last second") func end() {
    expect(time(.end), is: "23:59:59")
    expectNil(time(.end, .number(5)))
  }

  @Test("what is no time has no reading") func nothing() {
    expectNil(time())
    expectNil(time(.number(25)))
    expectNil(time(.number(12), .number(60)))
    expectNil(time(.past, .number(7)))
    expectNil(time(.number(7), .past))
    expectNil(time(.half(isLate: true)))
    expectNil(time(.number(7), .half(isLate: true), .half(isLate: false)))
    expectNil(time(.number(1), .number(2), .number(3), .number(4)))
  }
}
