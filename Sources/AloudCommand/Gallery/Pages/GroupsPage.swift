/// Headings, groups, links, disclosures, progress indicators, live text and a log.
enum GroupsPage {
  static let page = GalleryPage(
    values: #"""
        folded: off
        downloaded: "40"
        download note: "Not finished yet."
      """#,
    screens: #"""
        - id: groups
          title: "Groups"
          elements:
            - text: "Headings, groups and links tell where you are."
            - {heading: "A heading", level: 1}
            - {heading: "A heading below it", level: 2}
            - group: "Together"
              elements: [{text: "What belongs together stands together."}]
            - disclosure: "More about this"
              value: folded
              elements: [{text: "This was folded away."}]
            - link: "Wool scarf"
              subtitle: "20 euros"
              action: {push: scarf}
            - {link: "Groups", current: on}
            - {link: "Close", dimmed: "the shop is closed"}
            - {progress: "Paying", percent: 10}
            - {progress: "Download", value: downloaded}
            - {id: note, text: "{download note}", live: on}
            - {button: "Finish", action: {set: {downloaded: "100", download note: "Finished."}}}
            - {button: "Send", action: {write: "It is being sent.", log: log, speaker: tool}}
            - {log: "Notes", id: log}
            - {row: "Every kind of group", action: {push: every group}}
        - id: every group
          title: "Every kind of group"
          elements:
            - {group: "Gallery", role: banner, elements: [{text: "What belongs together stands together."}]}
            - {group: "", role: navigation, elements: [{link: "Lists"}, {link: "Groups", current: on}]}
            - {group: "", role: search, elements: [{field: "Find a row", value: name}]}
            - {group: "Text", role: form, elements: [{field: "Postcode", value: postcode}]}
            - {group: "", role: main, elements: [{text: "There is nothing to fill in here."}]}
            - {group: "Dates", role: region, elements: [{text: "Nothing yet."}]}
            - {group: "Drink", role: list, elements: [{row: "Tea"}, {row: "Coffee"}]}
            - {group: "Notes", role: complementary, elements: [{text: "Nothing yet."}]}
            - {group: "", role: contentInfo, elements: [{text: "Finished."}]}
      """#)
}
