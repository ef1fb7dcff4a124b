import Testing

@testable import Aloud

struct SettingNameTests {
  @Test(arguments: SettingName.allCases)
  func itsKeyIsTheNameOfItsCase(_ name: SettingName) { #expect(name.key == "\(name)") }
}
