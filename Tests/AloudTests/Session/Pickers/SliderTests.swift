import Expectations
import TestSupport
import Testing

@testable import Aloud

/// Sliders with words for their values, with fractions, and with limits that follow another value.
struct SliderTests {

  @Test("only what is to be kept within its limits is brought in") func kept() {
    let picker = Picker.slider("It", id: "it", value: 9, in: 0...5)
    expectNil(picker.broughtIn)
    expect(picker.keptWithinLimits().broughtIn?.value, is: .picked([ID("it", "5")]))
    expectNil(Picker.slider("It", id: "it", value: 5, in: 0...5).keptWithinLimits().broughtIn)
    let fraction = Picker.slider("It", id: "it", value: -0.3, in: 0...1, step: 0.25)
    expect(fraction.keptWithinLimits().broughtIn?.value, is: .picked([ID("it", "0")]))
    let unknown = Picker.slider("It", id: "it", value: Double.nan, in: 0...1, step: 0.25)
    expectNil(unknown.keptWithinLimits().broughtIn)
    expectNil(unknown.columns[0].selection)
    let far = Picker.slider("It", id: "it", value: .min, in: Int.max - 5...Int.max)
    expect(far.keptWithinLimits().broughtIn?.value, is: .picked([ID("it", String(Int.max - 5))]))
  }

  @Test("its scale keeps to decimal places, and to what numbers can be") func scale() {
    let scale = NumberScale(-0.3...0.3, step: 0.1)
    expect(scale.count, is: 7)
    expect((0..<7).map { scale.digits(scale.units(at: $0)) }, is: ["-0.3", "-0.2", "-0.1", "0", "0.1", "0.2", "0.3"])
    expect(NumberScale(0...1, step: 0).count, is: 2)
    expect(NumberScale(0...Double.infinity, step: .infinity).count >= 1)
    expect(NumberScale(Int.min...Int.max, step: -5).count > 0)
    expect(NumberScale(0...10, step: 3).count, is: 4)
    expect(NumberScale(0...10, step: 3).nearestIndex(to: 5), is: 2)
    expect(NumberScale(0...10, step: 3).nearestIndex(to: 10), is: 3)
  }

  @Test(
    "LOOP-9: each language's words move a value beside its name, by one step or by as many as are said",
    arguments: Nightly.languages(LoadedLocale.bundledTags))
  func steps(_ locale: String) throws {
    let start = try player(of: "Zuzu", locale)
    for (key, one, two) in [("value.raise", 51, 52), ("value.lower", 49, 48)] {
      for phrase in start.session.locale.wording.alternatives(key).own {
        var player = start
        player.say(
          phrase.replacing("{value}{name}", with: "{value} {name}").replacing("{name}", with: "Zuzu").replacing(
            "{value}", with: "2"))
        expect(player.session.state, is: phrase.contains("{value}") ? two : one, "\(phrase)")
      }
    }
  }

  private func player(of name: String, _ locale: String) throws -> SessionPlayer<ScreenApp<Int>> {
    let app = ScreenApp(50) { value in
      Picker.slider(.verbatim(name), id: "zuzu", value: value, in: 0...100)
    } on: { value, event in
      if case .changed(_, .picked(let picks)) = event { value = picks[0].flatMap { Picker.number(of: $0) } ?? value }
    }
    return try SessionPlayer(of: app) { $0.locale = locale }
  }
}
