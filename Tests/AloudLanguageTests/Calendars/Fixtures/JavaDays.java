import java.time.*;
import java.time.chrono.*;
import java.time.temporal.ChronoField;

/** Prints "calendar number era year month day" for each day from 1899-01-01 to 2101-12-31 in java.time's calendars. */
class JavaDays {
  public static void main(String[] arguments) {
    System.out.println("version " + System.getProperty("java.version"));
    for (LocalDate day = LocalDate.of(1899, 1, 1); day.getYear() < 2102; day = day.plusDays(1)) {
      print("gregory", day, day, 0);
      print("buddhist", day, ThaiBuddhistDate.from(day), -1);
      print("roc", day, MinguoDate.from(day), 0);
      // java.time numbers Reiwa 3 and Meiji -1.
      print("japanese", day, JapaneseDate.from(day), 233);
      // java.time numbers the only era 1.
      print("islamic-umalqura", day, HijrahDate.from(day), -1);
    }
  }

  private static void print(String calendar, LocalDate day, ChronoLocalDate date, int shift) {
    System.out.println(calendar + " " + day.toEpochDay() + " " + (date.getEra().getValue() + shift) + " "
        + date.get(ChronoField.YEAR_OF_ERA) + " " + date.get(ChronoField.MONTH_OF_YEAR) + " "
        + date.get(ChronoField.DAY_OF_MONTH));
  }
}
