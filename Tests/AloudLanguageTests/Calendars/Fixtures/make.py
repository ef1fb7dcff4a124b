"""Writes the fixtures of this folder: pip install icukit-pyicu convertdate, a JDK, then python3 make.py.

Each day is asked of two sources that know nothing of Aloud, and of each other; where they differ, nothing is written.
"""
import datetime
import functools
import pathlib
import subprocess
from importlib.metadata import version

import convertdate.hebrew
import convertdate.islamic
import convertdate.persian
import icu

FOLDER = pathlib.Path(__file__).parent
EPOCH = datetime.date(1970, 1, 1).toordinal()
FIRST, LAST = (datetime.date(y, m, d).toordinal() - EPOCH for y, m, d in ((1900, 1, 1), (2100, 12, 31)))
# Whole calendar years about the first and the last day.
DAYS = range(datetime.date(1899, 1, 1).toordinal() - EPOCH, datetime.date(2102, 1, 1).toordinal() - EPOCH)

# It reckons the equinox anew for each day, which takes an hour.
convertdate.persian.equinox_jd = functools.cache(convertdate.persian.equinox_jd)


def icu_days(name):
    calendar = icu.Calendar.createInstance(icu.TimeZone.createTimeZone("UTC"), icu.Locale("en@calendar=" + name))
    fields = icu.UCalendarDateFields
    for number in DAYS:
        calendar.setTime(number * 86400.0)
        yield (calendar.get(fields.ERA), calendar.get(fields.YEAR), calendar.get(fields.MONTH) + 1,
               calendar.get(fields.DAY_OF_MONTH))


def convertdate_days(module, shift=0):
    for number in DAYS:
        day = datetime.date.fromordinal(number + EPOCH + shift)
        year, month, of_month = module.from_gregorian(day.year, day.month, day.day)
        if module is convertdate.hebrew:
            # convertdate counts months from Nisan, ICU from Tishri with a place kept for Adar I.
            leap = module.leap(year)
            month = month - 6 if month >= 7 else month + 7
            if month in (6, 7) and not leap:
                month = 7
        yield (0, year, month, of_month)


def java_days():
    lines = subprocess.run(["java", FOLDER / "JavaDays.java"], check=True, capture_output=True, text=True).stdout
    days = {}
    for line in lines.splitlines()[1:]:
        name, _, *date = line.split()
        days.setdefault(name, []).append(tuple(map(int, date)))
    return lines.splitlines()[0].split()[1], days


def lines(days):
    years = {}
    for number, (era, year, month, day) in zip(DAYS, days):
        start, first, months = years.setdefault((era, year), (number, day, {}))
        months[month] = day
    for (era, year), (start, first, months) in years.items():
        last = start + sum(months.values()) - first
        # A year cut off by the ends of DAYS can't reach into 1900…2100.
        if last >= FIRST and start <= LAST:
            lasts = [str(months.get(month, "-")) for month in range(1, 14 if 13 in months else 13)]
            yield " ".join(map(str, [era, year, start, first, *lasts]))


java_version, java = java_days()
java_name = f"java.time of OpenJDK {java_version}"
convertdate_name = f"PyPI convertdate {version('convertdate')}"
SOURCES = {
    **{name: (java_name, days) for name, days in java.items()},
    "persian": (convertdate_name, convertdate_days(convertdate.persian)),
    "hebrew": (convertdate_name, convertdate_days(convertdate.hebrew)),
    "islamic-civil": (convertdate_name, convertdate_days(convertdate.islamic)),
    "islamic-tbla": (convertdate_name + ", its civil calendar moved by one day", convertdate_days(convertdate.islamic, 1)),
}
for name, (second, days) in SOURCES.items():
    one, two = list(icu_days("gregorian" if name == "gregory" else name)), list(days)
    differences = [(n, a, b) for n, a, b in zip(DAYS, one, two) if a != b]
    if differences or len(one) != len(two):
        raise SystemExit(f"{name}: {len(differences)} days differ, first {differences[:1]}")
    header = (f"# {name}, each day of 1899…2101 asked of ICU {icu.ICU_VERSION} (PyPI icukit-pyicu"
              f" {version('icukit-pyicu')}) and of {second}; both agree. Written by make.py.\n"
              "# era, year, number of its first day from 1970-01-01, which day of its month that is, last day of each"
              " month (- where there is none)\n")
    (FOLDER / f"{name}.txt").write_text(header + "".join(line + "\n" for line in lines(one)))
