import Expectations
import Testing

@testable import Aloud

/// LOOP-9: a text and the moment at one of its ends.
struct DatedTextTests {
  private static let now = DateTime(day: Day(year: 2026, month: 11, day: 22) ?? Day(0), hour: 10)

  @Test(
    "the longest end that means a moment is cut off, or else a beginning that counts from today",
    arguments: [
      ("en", "buy oats tomorrow at five", "buy oats", "tomorrow at five"),
      ("en", "call Ann on Friday", "call Ann", "on Friday"), ("en", "buy oats tomorrow", "buy oats", "tomorrow"),
      ("en", "Tea by monday", "Tea", "by monday"), ("en", "tomorrow call Ann", "call Ann", "tomorrow"),
      ("en", "tomorrow at five call Ann", "call Ann", "tomorrow at five"),
      ("de", "morgen Hafer kaufen", "Hafer kaufen", "morgen"), ("ja", "明日牛乳を買う", "牛乳を買う", "明日"),
      ("ko", "내일 우유 사기", "우유 사기", "내일"), ("zh", "明天买牛奶", "买牛奶", "明天"),
      ("tr", "yarın süt al", "süt al", "yarın"), ("nl", "morgen haver kopen", "haver kopen", "morgen"),
      ("hi", "कल दूध खरीदना", "दूध खरीदना", "कल"),
      ("fa", "فردا شیر بخر", "شیر بخر", "فردا"),
      // A number beside a day counts things, unless a word or an ending makes it a time.
      ("de", "morgen drei Brote", "drei Brote", "morgen"),
      ("fr", "pour demain trois pains", "trois pains", "pour demain"),
      ("en", "tomorrow three loaves", "three loaves", "tomorrow"), ("ru", "завтра два батона", "два батона", "завтра"),
      ("tr", "yarın üç ekmek", "üç ekmek", "yarın"),
      ("tr", "yarın sabah sekizde kahvaltılık gevrek", "kahvaltılık gevrek", "yarın sabah sekizde"),
      ("ja", "明日パンを三つ", "パンを三つ", "明日"),
      ("fr", "le journal de midi pour demain", "le journal de midi", "pour demain"),
      ("fr", "rôti du dimanche pour samedi", "rôti du dimanche", "pour samedi"),
      ("ru", "воскресный обед на субботу", "воскресный обед", "на субботу"),
      ("pl", "niedzielny obiad na sobotę", "niedzielny obiad", "na sobotę"),
      ("ko", "점심을 토요일에", "점심을", "토요일에"), ("ko", "우유 사 토요일에", "우유 사", "토요일에"),
      ("ja", "昼ごはんを土曜日に", "昼ごはんを", "土曜日に"), ("en", "call Ann tomorrow at noon", "call Ann", "tomorrow at noon"),
      // A word said again belongs to the text.
      ("ja", "明日の朝八時に朝食用シリアル", "朝食用シリアル", "明日の朝八時に"),
      ("ko", "내일 아침 여덟 시에 아침 시리얼", "아침 시리얼", "내일 아침 여덟 시에"),
    ])
  func cut(_ tag: String, _ all: String, _ text: String, _ moment: String) throws {
    let dated = try #require(DatedText(all, Understander(LoadedLocale(tag)), now: Self.now))
    expect(dated.text == text && dated.moment == moment)
  }

  @Test(
    "a number, a moment alone, words alone and a beginning that may be part of a name are no text with a moment",
    arguments: [
      "buy 2 eggs", "buy eggs 12", "tomorrow", "buy oats", "", "Sunday roast", "May Day speech", "Today's news",
      "two minutes steak",
    ])
  func none(_ all: String) throws {
    try expectNil(DatedText(all, Understander(LoadedLocale("en")), now: Self.now))
  }

  @Test(
    "a weekday that a thing is of or not on belongs to the text, and two numbers of one digit in words are no time",
    arguments: [
      ("fr", "rôti du dimanche"), ("es", "asado de domingo"), ("it", "arrosto della domenica"),
      ("de", "Zeitung vom Sonntag"), ("ru", "газета за воскресенье"), ("ko", "일요일 구이"), ("en", "three four"),
      ("en", "call mum on monday not tuesday"), ("en", "milk by friday not by monday"), ("en", "eggs before tuesday"),
      ("en", "call mum on monday and thursday"), ("en", "wine for lunch"), ("ja", "今日じゃなくて卵"), ("zh", "面包,不是周一"),
      ("en", "pay rent every monday"), ("de", "Brot am Montag nicht Dienstag"),
      ("ru", "хлеб в понедельник не во вторник"),
    ])
  func partsOfNames(_ tag: String, _ all: String) throws {
    try expectNil(DatedText(all, Understander(LoadedLocale(tag)), now: Self.now))
  }
}
