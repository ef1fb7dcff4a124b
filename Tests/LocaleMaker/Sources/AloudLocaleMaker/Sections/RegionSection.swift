/// What a locale has by its region: calendar, week, clock.
enum RegionSection {
  static func add(_ locale: String, _ cldr: CLDR, to table: inout Table) {
    let (language, _, region) = cldr.supplemental.likely.parts(locale)
    let regions = cldr.supplemental.regions
    table["calendar"] = regions.calendar(region)
    table["week.first"] = String(regions.firstWeekday(region))
    let (start, end) = regions.weekend(region)
    table["week.weekend"] = "\(start) \(end)"
    table["hourCycle"] = regions.hourCycle(language, region)
    let chain = cldr.supplemental.languageChain(locale)
    table["dayPeriods"] = chain.lazy.compactMap { cldr.supplemental.dayPeriods[$0] }.first
  }
}
