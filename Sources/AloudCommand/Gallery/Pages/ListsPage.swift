/// Lists: rows of every kind, rows and text of commands, a search, rows that are selected, and a screen that a row opens.
extension GalleryPage {
  static let lists = GalleryPage(
    commands: #"""
        drinks: {title: $output, run: [printf, "%s\n", $tea, $coffee, $cocoa]}
        nothing: {title: $emptyList, run: ["true"]}
        sentence: {title: $output, run: [printf, "%s\n", $finished]}
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
          selection:
            - {item: $app.reminders.share, action: {say: $done}}
            - item: $send
              destructive: on
              confirmation: {question: $sendRows, phrase: $sendRows.phrase}
              action: {say: $done}
      """#,
    screens: #"""
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
