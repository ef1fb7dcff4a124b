/// Where things stand: headings, groups, links, what is folded away, progress, text that changes, and a log.
enum GroupsPage {
  static let page = GalleryPage(
    values: #"""
        folded: off
        downloaded: "40"
        download note: $waiting
      """#,
    screens: #"""
        - id: groups
          title: $groups
          elements:
            - text: $groups.try
            - {heading: $heading, level: 1}
            - {heading: $subheading, level: 2}
            - group: $together
              elements: [{text: $together.text}]
            - disclosure: $more
              value: folded
              elements: [{text: $folded}]
            - link: $app.shop.scarf
              subtitle: $app.shop.scarf.price
              action: {push: scarf}
            - {link: $groups, current: on}
            - {link: $close, dimmed: $closed}
            - {progress: $app.shop.paying.title, percent: 10}
            - {progress: $download, value: downloaded}
            - {id: note, text: "{download note}", live: on}
            - {button: $finish, action: {set: {downloaded: "100", download note: $finished}}}
            - {button: $send, action: {write: $sending, log: log, speaker: tool}}
            - {log: $notes, id: log}
            - {row: $everyGroup, action: {push: every group}}
        - id: every group
          title: $everyGroup
          elements:
            - {group: $title, role: banner, elements: [{text: $together.text}]}
            - {group: "", role: navigation, elements: [{link: $lists}, {link: $groups, current: on}]}
            - {group: "", role: search, elements: [{field: $findRow, value: name}]}
            - {group: $text, role: form, elements: [{field: $postcode, value: postcode}]}
            - {group: "", role: main, elements: [{text: $page.text}]}
            - {group: $dates.short, role: region, elements: [{text: $nothingYet}]}
            - {group: $drink, role: list, elements: [{row: $tea}, {row: $coffee}]}
            - {group: $notes, role: complementary, elements: [{text: $nothingYet}]}
            - {group: "", role: contentInfo, elements: [{text: $finished}]}
      """#)
}
