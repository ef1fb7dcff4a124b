/// Lists: rows of every kind, rows and text of commands, searches with scopes and tokens too, rows that are selected, and a
/// screen that a row opens.
enum ListsPage {
  static let page = GalleryPage(
    values: #"""
        query: ""
        searched list: ""
        searched state: all
      """#,
    commands: #"""
        drinks: {title: $output, run: [printf, "%s\n", $tea, $coffee, $cocoa]}
        nothing: {title: $emptyList, run: ["true"]}
        sentence: {title: $output, run: [printf, "%s\n", $finished]}
        found:
          title: $output
          run:
            - awk
            - >-
              BEGIN {{ for (i = 4; i < ARGC; i += 3)
              if ((ARGV[2] == "" || ARGV[i + 1] == ARGV[2]) && (ARGV[3] == "all" || ARGV[i + 2] == ARGV[3])
              && index(tolower(ARGV[i]), tolower(ARGV[1]))) print ARGV[i] }}
            - "{query}"
            - "{searched list}"
            - "{searched state}"
            - $app.reminders.sample.milk
            - $app.reminders.sample.groceries
            - open
            - $app.reminders.sample.bread
            - $app.reminders.sample.groceries
            - done
            - $app.reminders.sample.report
            - $app.reminders.sample.work
            - open
      """#,
    tab: #"""
        - id: lists
          title: $lists
          search: {title: $findRow, suggestions: [$app.reminders.sample.milk, $tea]}
          elements:
            - text: $lists.try
            - list: $app.reminders.sample.groceries
              rows:
                - {row: $app.reminders.sample.milk, value: $app.reminders.sample.today}
                - row: $app.reminders.sample.bread
                  subtitle: $subtitle
                  menu: [{item: $app.reminders.rename, action: {say: $done}}]
                - {row: $app.reminders.sample.eggs, dimmed: $app.shop.outOfStock}
                - {row: $app.shop.scarf, action: {push: scarf}}
            - list: $output
              from: drinks
              row: {action: {say: $done}}
            - list: $emptyList
              from: nothing
              empty: $nothingYet
            - output: sentence
            - {row: $app.reminders.search, action: {push: search}}
            - {row: $groups, action: {push: groups}}
          selection:
            - {item: $app.reminders.share, action: {say: $done}}
            - item: $send
              destructive: on
              confirmation: {question: $sendRows, phrase: $sendRows.phrase}
              action: {say: $done}
      """#,
    screens: #"""
        - id: search
          title: $app.reminders.search
          search:
            title: $app.reminders.search
            value: query
            scope: searched state
            scopes:
              - {option: $app.reminders.search.all, value: all}
              - {option: $app.reminders.search.open, value: open}
              - {option: $app.reminders.search.done, value: done}
            tokens:
              - token: $role.list
                value: searched list
                words: [$app.reminders.sample.groceries, $app.reminders.sample.work]
            action: {reload: found}
          elements: [{list: "", from: found}]
        - id: scarf
          title: $app.shop.scarf
          subtitle: $app.shop.scarf.price
          elements:
            - text: $app.shop.scarf.about
            - {row: $app.shop.delivery, action: {push: delivery}}
        - id: delivery
          title: $app.shop.delivery
          elements: [{text: $app.shop.delivery.text}]
      """#)
}
