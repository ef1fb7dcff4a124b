/// Uses that real scripts make of `whiptail` and `dialog`, written anew: raspi-config, Pi-hole's installer, Proxmox helper
/// scripts, pppoeconf and armbian-config ask so. `$W` is the one that is called.
struct InstallerScript: Sendable, CustomStringConvertible {
  let description: String
  /// Lines of a shell.
  let text: String
  /// What the person answers.
  let lines: String
  /// What the script prints in the end.
  let printed: String
  /// The programs that take the arguments in this order.
  var programs = ["whiptail", "dialog"]

  /// The lines of a person who answers in German. What the script has named is called the same.
  var linesInGerman: String {
    let words = ["yes": "ja", "no": "nein", "done": "fertig", "cancel": "abbrechen", "back": "zurück"]
    return lines.split(separator: "\n", omittingEmptySubsequences: false).map { words[String($0)] ?? String($0) }
      .joined(separator: "\n")
  }

  static let all = [
    InstallerScript(
      description: "the main menu of a configuration tool, until its last button",
      text: """
        while true; do
          fun=$("$W" --title "Configuration Tool" --cancel-button Finish --ok-button Select --menu "Setup Options" 18 60 8 \\
            "1 System Options" "Configure system settings" "2 Display Options" "Configure display settings" \\
            "3 Interface Options" "Configure connections to peripherals" 3>&1 1>&2 2>&3)
          code=$?
          if [ $code -eq 1 ]; then echo finished; exit 0; fi
          [ $code -eq 0 ] || exit 9
          case "$fun" in 1\\ *) echo system ;; 2\\ *) echo display ;; *) echo "other $fun" ;; esac
        done
        """,
      lines: "display options\n1\n3\nfinish\n", printed: "display\nsystem\nother 3 Interface Options\nfinished\n"),
    InstallerScript(
      description: "a name that is asked for until it can be one",
      text: """
        current=pi
        "$W" --msgbox "Only letters and digits may be used." 20 70 1>&2
        while true; do
          new=$("$W" --inputbox "Please enter a hostname" 20 60 "$current" 3>&1 1>&2 2>&3) || { echo unchanged; exit 0; }
          case "$new" in *[!a-z0-9]*|"") "$W" --msgbox "'$new' is no hostname." 8 40 1>&2 ;; *) break ;; esac
        done
        echo "name $new"
        """,
      lines: "\nmy host\nok\nattic\n", printed: "name attic\n"),
    InstallerScript(
      description: "a password that is asked for twice",
      text: """
        while true; do
          one=$("$W" --title "Root password" --passwordbox "Enter a password:" 10 58 3>&1 1>&2 2>&3) || exit 1
          two=$("$W" --passwordbox "Verify the password:" 10 58 3>&1 1>&2 2>&3) || exit 1
          [ "$one" = "$two" ] && break
          "$W" --msgbox "They differ. Please try again." 8 58 1>&2
        done
        echo "same: ${#one}"
        """,
      lines: "secret\nsecert\nok\nhunter22\nhunter22\n", printed: "same: 8\n"),
    InstallerScript(
      description: "an installer that keeps or changes an address",
      text: """
        "$W" --title "Installer" --msgbox "This installer will turn your device into a network-wide blocker.\\n\\nIt is free." 10 60 1>&2
        if "$W" --title "Static IP" --yesno "Use these settings?\\n  IP address: 10.0.0.5/24\\n  Gateway: 10.0.0.1" 12 60 1>&2; then
          echo kept
        else
          ip=$("$W" --title "IPv4 address" --inputbox "Enter your IPv4 address" 10 60 "10.0.0.5/24" 3>&1 1>&2 2>&3) || exit 1
          gateway=$("$W" --title "Gateway" --inputbox "Enter the gateway" 10 60 "10.0.0.1" 3>&1 1>&2 2>&3) || exit 1
          echo "$ip via $gateway"
        fi
        """,
      lines: "ok\nno\n10.0.0.9/24\n\n", printed: "10.0.0.9/24 via 10.0.0.1\n"),
    InstallerScript(
      description: "one of several servers, and one's own",
      text: """
        set -- "Google (ECS, DNSSEC)" "" on "OpenDNS (ECS, DNSSEC)" "" off "Quad9 (filtered)" "" off Custom "" off
        dns=$("$W" --separate-output --title "Upstream" --radiolist "Select a provider." 20 60 4 "$@" 3>&1 1>&2 2>&3) \\
          || dns=$("$W" --title "Upstream" --radiolist "Select a provider." 20 60 4 "$@" 3>&1 1>&2 2>&3)
        if [ "$dns" = Custom ]; then
          dns=$("$W" --inputbox "Enter your server" 10 60 3>&1 1>&2 2>&3) || exit 1
        fi
        echo "dns $dns"
        """,
      lines: "custom\n9.9.9.9\n", printed: "dns 9.9.9.9\n"),
    InstallerScript(
      description: "several of several, a line each",
      text: """
        { "$W" --separate-output --title "Software" --checklist "Select what is to be installed:" 20 60 4 \\
          nginx "Web server" off samba "File server" on cups "Print server" off 2>choices || exit 1; } 1>&2
        while read -r one; do echo "install $one"; done <choices
        """,
      lines: "nginx\n3\nsamba\ndone\n", printed: "install nginx\ninstall cups\n"),
    InstallerScript(
      description: "a container's settings, each with a default and a way out",
      text: """
        leave() { echo "left at $1"; exit 0; }
        "$W" --backtitle "Helper Scripts" --title "New container" --yesno "This will create a new container. Proceed?" 10 58 1>&2 || leave start
        cores=$("$W" --backtitle "Helper Scripts" --cancel-button Exit-Script --inputbox "Set the number of cores" 8 58 2 3>&1 1>&2 2>&3) || leave cores
        memory=$("$W" --backtitle "Helper Scripts" --cancel-button Exit-Script --inputbox "Set the memory in MiB" 8 58 2048 3>&1 1>&2 2>&3) || leave memory
        if "$W" --backtitle "Helper Scripts" --defaultno --title "Verbose" --yesno "Enable verbose mode?" 10 58 1>&2; then verbose=yes; else verbose=no; fi
        echo "$cores $memory $verbose"
        """,
      lines: "yes\n4\n\n\n", printed: "4 2048 no\n"),
    InstallerScript(
      description: "a place to store, of what a command has listed",
      text: """
        printf 'local dir 12G\\nzfs zfspool 900G\\n' >list
        set --
        while read -r tag kind free; do set -- "$@" "$tag" "Type: $kind Free: $free" off; done <list
        place=$("$W" --title "Storage Pools" --radiolist "Which storage pool should be used?" 16 60 6 "$@" 3>&1 1>&2 2>&3) || exit 1
        "$W" --infobox "Creating it on $place" 8 40 1>&2
        echo "on $place"
        """,
      lines: "zfs\n", printed: "on zfs\n"),
    InstallerScript(
      description: "progress of what is done, with words",
      text: """
        { for step in 10 30 60; do echo $step; done
          printf 'XXX\\n80\\nWriting the image\\nXXX\\n'; echo 100; } |
          "$W" --title "Installing" --gauge "Copying files" 8 60 0 1>&2
        echo "code $?"
        """,
      lines: "", printed: "code 0\n"),
    InstallerScript(
      description: "a licence to read and to agree to",
      text: """
        printf 'LICENCE\\n\\nYou may use it.\\n\\nYou may pass it on.\\n' >licence
        "$W" --title "Licence" --textbox licence 20 70 1>&2 || exit 1
        "$W" --yes-button Agree --no-button Refuse --title "Licence" --yesno "Do you agree?" 8 40 1>&2
        case $? in 0) echo agreed ;; 1) echo refused ;; *) echo left ;; esac
        """,
      lines: "ok\nagree\n", printed: "agreed\n"),
    InstallerScript(
      description: "a configuration tool whose options stand between sizes and items, with a number too many",
      text: """
        tool() { "$W" --title "Configuration Tool" "$@" 3>&1 1>&2 2>&3; }
        ssh=off key= sound=
        while true; do
          fun=$(tool --menu "Options" 20 76 8 --cancel-button Finish --ok-button Select \\
            "1 System" "Names and passwords" "3 Interfaces" "Connections" "9 About" "What this is")
          case $? in 1) break ;; 0) ;; *) exit 9 ;; esac
          case "$fun" in
            1\\ *)
              fun=$(tool --menu "System" 20 76 8 --cancel-button Back --ok-button Select \\
                "S1 Network" "Name and passphrase" "S2 Audio" "Where sound goes") || continue
              case "$fun" in
                S1\\ *) ssid=$(tool --inputbox "Name of the network" 20 60) || continue
                  key=$(tool --passwordbox "Passphrase. Leave it empty if there is none." 20 60) || continue ;;
                S2\\ *) sound=$(tool --menu "Where does sound go?" 20 60 10 0 Headphones 1 HDMI) || continue ;;
              esac ;;
            3\\ *)
              default=--defaultno
              [ $ssh = off ] || default=
              "$W" --yesno "Should the remote shell be on? It is $ssh." $default 20 60 2 1>&2
              case $? in 0) ssh=on; "$W" --msgbox "The remote shell is on." 20 60 1 1>&2 ;; 1) ssh=off ;; esac ;;
            9\\ *) "$W" --msgbox "\\
        This tool configures the computer." 20 70 1 1>&2 ;;
          esac
        done
        "$W" --yesno "Restart now?" 20 60 2 1>&2
        echo "$? $ssh $ssid ${#key} $sound"
        """,
      lines: "1\nnetwork\nattic\nhunter22\n1\naudio\n1\n1\nback\n3\n\n3\nyes\nok\nabout\n\nfinish\nno\n",
      printed: "1 on attic 8 1\n", programs: ["whiptail"]),
    InstallerScript(
      description: "a container's settings in detail, with the title after the box, until each is right",
      text: """
        box() { "$W" --backtitle "Helper Scripts" "$@" 3>&1 1>&2 2>&3; }
        box --msgbox --title "Here is a tip" "To choose, use the space bar." 8 58
        fun=$(box --title SUPPORT --radiolist --cancel-button Exit-Script "Space bar = select" 11 58 2 \\
          1 "Update it" ON 2 "Set it up anew" OFF) || exit 1
        while [ -z "$os" ]; do
          os=$(box --title DISTRIBUTION --radiolist "Choose a distribution" 10 58 2 debian "" OFF ubuntu "" OFF) || exit 1
        done
        while true; do
          word=$(box --passwordbox --title "PASSWORD" "\\nSet the password of root" 9 58) || exit 1
          [ -z "$word" ] && break
          [ ${#word} -ge 5 ] && break
          box --msgbox "It has to have at least 5 characters." 8 58
        done
        host=$(box --inputbox "Set the host name" 8 58 helper --title "HOST NAME") || exit 1
        vlan=$(box --inputbox "Set a VLAN (leave empty for none)" 8 58 --title VLAN) || exit 1
        if (box --defaultno --title "SSH ACCESS" --yesno "Allow root to log in?" 10 58); then ssh=yes; else ssh=no; fi
        box --title "READY" --yesno "Create it?" --no-button Do-Over 10 58 || exit 1
        echo "$fun $os ${#word} $host ${vlan:-none} $ssh"
        """,
      lines: "ok\n2\nubuntu\npi\nok\nhunter22\n\n\n\nyes\n", printed: "2 ubuntu 8 helper none no\n",
      programs: ["whiptail"]),
    InstallerScript(
      description: "a connection that is set up step by step, with the answers in a file and help for an empty one",
      text: """
        for time in 6 12 18; do echo $time; done |
          "$W" --title "LOOKING" --gauge "Looking for a modem on eth0..." 10 60 0 1>&2
        "$W" --title "OKAY TO MODIFY" --clear --yesno "These files will be changed: options and interfaces.

        Go on?" 22 70 1>&2 || exit 1
        echo "The name is on the letter of your provider." >help
        name=login
        while true; do
          { "$W" --nocancel --title NAME --clear --inputbox "Your name. For help, delete it." 15 60 $name 2>answer; } 1>&2
          name=$(cat answer)
          [ -n "$name" ] && break
          "$W" --scrolltext --textbox help 17 75 1>&2
        done
        { "$W" --nocancel --title PASSWORD --clear --inputbox "Enter your password." 15 60 2>answer; } 1>&2
        "$W" --title "USE PEER DNS" --clear --yesno "Use the addresses of your provider?" 15 60 1>&2 && dns=yes
        "$W" --title "START" --clear --yesno "Start the connection now?" 15 60 1>&2
        case $? in 0) "$W" --title "STARTED" --clear --msgbox "It has been started." 10 60 1>&2 ;; esac
        echo "$name $(wc -c <answer | tr -d ' ') $dns"
        """,
      lines: "yes\n/clear\nok\nann\nsecret\nyes\nyes\nok\n", printed: "ann 6 yes\n"),
  ]
}
