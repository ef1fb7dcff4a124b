"""Prints what ICU says for locales, one JSON object a line, in the form of `aloud locales TAG --format json`.

Usage: icu_report.py NOW CALENDAR TAG…   NOW is a local time such as 2026-11-20T15:30:00, CALENDAR a BCP 47 name, or
"default". Needs PyPI's icukit-pyicu.
A tag that ICU has no data for is left out.
"""
import datetime
import json
import sys

import icu

STYLES = {"Full": 0, "Long": 1, "Medium": 2, "Short": 3}
FIELDS = {"G": "era", "y": "year", "M": "month", "L": "month", "d": "day", "E": "weekday", "c": "weekday",
          "a": "dayPeriod", "b": "dayPeriod", "B": "dayPeriod", "h": "hour", "H": "hour", "K": "hour", "k": "hour",
          "m": "minute", "s": "second", "r": "year", "U": "year"}
# The numbers of ICU's UDateAbsoluteUnit, which PyICU has no names for.
UNITS = {"DAY": 7, "WEEK": 8, "MONTH": 9, "YEAR": 10, "HOUR": 13, "MINUTE": 14}
DIRECTIONS = {-1: icu.UDateDirection.LAST, 0: icu.UDateDirection.THIS, 1: icu.UDateDirection.NEXT}
CYCLES = {"h": "h12", "H": "h23", "K": "h11", "k": "h24"}


def fields(pattern):
    """The fields of a pattern, in order."""
    found, quoted, last = [], False, ""
    for letter in pattern:
        if letter == "'":
            quoted = not quoted
        elif not quoted and letter in FIELDS and letter != last:
            found.append(FIELDS[letter])
        last = letter
    return found


def categories(kind, locale):
    """The plural category of each whole number from 0 to 200, by a message that chooses one."""
    forms = " ".join(name + "{" + name + "}" for name in ("zero", "one", "two", "few", "many", "other"))
    message = icu.MessageFormat("{0, " + kind + ", " + forms + "}", locale)
    found = {}
    for number in range(201):
        found.setdefault(message.format([icu.Formattable(number)]), []).append(number)
    return found


def direction(locale):
    """By the first letter of the language's name in its own words."""
    name = locale.getDisplayLanguage(locale)
    right = (icu.UCharDirection.RIGHT_TO_LEFT, icu.UCharDirection.RIGHT_TO_LEFT_ARABIC)
    return "rtl" if icu.Char.charDirection(name[0]) in right else "ltr"


def relative(formatter, offset, unit):
    """A word where there is one ("yesterday"), else the phrase with the number."""
    if offset in DIRECTIONS:
        try:
            word = formatter.format(DIRECTIONS[offset], UNITS[unit])
            if word:
                return word
        except icu.ICUError:
            pass
    return str(formatter.formatNumeric(float(offset), getattr(icu.URelativeDateTimeUnit, unit)))


def report(tag, moment, wanted):
    locale = icu.Locale.forLanguageTag(tag if wanted == "default" else tag + "-u-ca-" + wanted)
    calendar = icu.Calendar.createInstance(locale)
    kind = str(calendar.getType())
    generator = icu.DateTimePatternGenerator.createInstance(locale)

    def pattern(date, time):
        none = icu.DateFormat.kNone
        return icu.DateFormat.createDateTimeInstance(
            none if date is None else date, none if time is None else time, locale).toPattern()

    def text(pattern_or_date, time=None):
        form = icu.DateFormat.createDateTimeInstance(
            icu.DateFormat.kNone if pattern_or_date is None else pattern_or_date,
            icu.DateFormat.kNone if time is None else time, locale)
        form.setTimeZone(icu.TimeZone.getGMT())
        return form.format(moment)

    def by(pattern_text):
        form = icu.SimpleDateFormat(pattern_text, locale)
        form.setTimeZone(icu.TimeZone.getGMT())
        return form.format(moment)

    def standard_join(style):
        """How CLDR joins a date and a time; ICU's own styles join long ones with "at" instead."""
        data = icu.ResourceBundle("", locale).get("calendar")
        for name in (kind, "generic", "gregorian"):
            try:
                # After four times, four dates and one for all lengths.
                return str(data.getWithFallback(name).getWithFallback("DateTimePatterns").get(9 + style).getString())
            except icu.ICUError:
                continue
        raise ValueError(tag)

    def joined(style):
        return standard_join(style).replace("'", "").replace("{1}", text(style)).replace("{0}", text(None, 3))

    formatter = icu.RelativeDateTimeFormatter(locale)
    number = icu.NumberFormat.createInstance(locale)
    lists = {"and": icu.UListFormatterType.AND, "or": icu.UListFormatterType.OR, "unit": icu.UListFormatterType.UNITS}
    formats = {"date" + name: text(style) for name, style in STYLES.items()}
    formats |= {
        "timeMedium": text(None, 2), "timeShort": text(None, 3), "dateTimeLong": joined(1), "dateTimeShort": text(3, 3),
        "yearMonth": by(generator.getBestPattern("yMMMM")), "monthDay": by(generator.getBestPattern("MMMMd"))}
    return {
        "locale": tag,
        "direction": direction(locale),
        "calendar": "gregory" if kind == "gregorian" else kind,
        "firstWeekday": (calendar.getFirstDayOfWeek() + 5) % 7 + 1,
        "hourCycle": CYCLES[[c for c in generator.getBestPattern("j") if c in CYCLES][0]],
        "numberingSystem": str(icu.NumberingSystem.createInstance(locale).getName()),
        "order": {"numeric": fields(generator.getBestPattern("yMd")), "long": fields(pattern(1, None)),
                  "time": fields(pattern(None, 3))},
        "formats": formats,
        "relative": {unit.lower(): {str(n): relative(formatter, n, unit) for n in (-3, -1, 0, 1, 3)} for unit in UNITS},
        "list": {name: icu.ListFormatter.createInstance(locale, kind, icu.UListFormatterWidth.WIDE)
                 .format(["A", "B", "C"]) for name, kind in lists.items()},
        "number": {"1234567.5": number.format(1234567.5), "-3": number.format(-3)},
        "cardinal": categories("plural", locale),
        "ordinal": categories("selectordinal", locale),
    }


def main():
    now = datetime.datetime.fromisoformat(sys.argv[1]).replace(tzinfo=datetime.timezone.utc)
    known = {name.replace("_", "-") for name in icu.Locale.getAvailableLocales()}
    for tag in sys.argv[3:]:
        if tag in known:
            print(json.dumps(report(tag, now.timestamp(), sys.argv[2]), ensure_ascii=False))


main()
