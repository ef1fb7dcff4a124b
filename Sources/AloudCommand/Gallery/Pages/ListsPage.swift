/// Lists with rows of every kind, rows and text from commands, searches with scopes and tokens, selection, and pushed screens.
enum ListsPage {
  static let page = GalleryPage(
    values: #"""
        query: ""
        searched list: ""
        searched state: all
      """#,
    commands: #"""
        drinks: {title: "From a command", run: [printf, "%s\n", "Tea", "Coffee", "Cocoa"]}
        nothing: {title: "An empty list", run: ["true"]}
        sentence: {title: "From a command", run: [printf, "%s\n", "Finished."]}
        found:
          title: "From a command"
          run:
            - awk
            - >-
              BEGIN {{ for (i = 4; i < ARGC; i += 3)
              if ((ARGV[2] == "" || ARGV[i + 1] == ARGV[2]) && (ARGV[3] == "all" || ARGV[i + 2] == ARGV[3])
              && index(tolower(ARGV[i]), tolower(ARGV[1]))) print ARGV[i] }}
            - "{query}"
            - "{searched list}"
            - "{searched state}"
            - "Milk"
            - "Groceries"
            - open
            - "Bread"
            - "Groceries"
            - done
            - "Send the report"
            - "Work"
            - open
      """#,
    tab: #"""
        - id: lists
          title: "Lists"
          search: {title: "Find a row", suggestions: ["Milk", "Tea"]}
          elements:
            - text: "Search the rows, or edit to select several."
            - list: "Groceries"
              rows:
                - {row: "Milk", value: "today"}
                - row: "Bread"
                  subtitle: "a few more words"
                  menu: [{item: "Rename", action: {say: "Done."}}]
                - {row: "Eggs", dimmed: "out of stock"}
                - {row: "Wool scarf", action: {push: scarf}}
            - list: "From a command"
              from: drinks
              row: {action: {say: "Done."}}
            - list: "An empty list"
              from: nothing
              empty: "Nothing yet."
            - output: sentence
            - {row: "Search reminders", action: {push: search}}
            - {row: "Groups", action: {push: groups}}
          selection:
            - {item: "Share", action: {say: "Done."}}
            - item: "Send"
              destructive: on
              confirmation: {question: "Send the selected rows, {selected} in all?", phrase: "send them all"}
              action: {say: "Done."}
      """#,
    screens: #"""
        - id: search
          title: "Search reminders"
          search:
            title: "Search reminders"
            value: query
            scope: searched state
            scopes:
              - {option: "All", value: all}
              - {option: "Open", value: open}
              - {option: "Done", value: done}
            tokens:
              - token: "list"
                value: searched list
                words: ["Groceries", "Work"]
            action: {reload: found}
          elements: [{list: "", from: found}]
        - id: scarf
          title: "Wool scarf"
          subtitle: "20 euros"
          elements:
            - text: "Soft wool. The label has the color in braille."
            - {row: "Delivery", action: {push: delivery}}
        - id: delivery
          title: "Delivery"
          elements: [{text: "It takes three days, and costs nothing."}]
      """#)
}
