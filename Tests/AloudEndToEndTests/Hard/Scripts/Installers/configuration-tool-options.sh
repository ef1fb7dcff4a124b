# A configuration tool whose options stand between sizes and items, with a number too many.
# told: 1\nnetwork\nattic\nhunter22\n1\naudio\n1\n1\nback\n3\n\n3\nyes\nok\nabout\n\nfinish\nno\n
# printed: 1 on attic 8 1\n
# asks: whiptail
tool() { "$W" --title "Configuration Tool" "$@" 3>&1 1>&2 2>&3; }
ssh=off key= sound=
while true; do
  fun=$(tool --menu "Options" 20 76 8 --cancel-button Finish --ok-button Select \
    "1 System" "Names and passwords" "3 Interfaces" "Connections" "9 About" "What this is")
  case $? in 1) break ;; 0) ;; *) exit 9 ;; esac
  case "$fun" in
    1\ *)
      fun=$(tool --menu "System" 20 76 8 --cancel-button Back --ok-button Select \
        "S1 Network" "Name and passphrase" "S2 Audio" "Where sound goes") || continue
      case "$fun" in
        S1\ *) ssid=$(tool --inputbox "Name of the network" 20 60) || continue
          key=$(tool --passwordbox "Passphrase. Leave it empty if there is none." 20 60) || continue ;;
        S2\ *) sound=$(tool --menu "Where does sound go?" 20 60 10 0 Headphones 1 HDMI) || continue ;;
      esac ;;
    3\ *)
      default=--defaultno
      [ $ssh = off ] || default=
      "$W" --yesno "Should the remote shell be on? It is $ssh." $default 20 60 2 1>&2
      case $? in 0) ssh=on; "$W" --msgbox "The remote shell is on." 20 60 1 1>&2 ;; 1) ssh=off ;; esac ;;
    9\ *) "$W" --msgbox "\
This tool configures the computer." 20 70 1 1>&2 ;;
  esac
done
"$W" --yesno "Restart now?" 20 60 2 1>&2
echo "$? $ssh $ssid ${#key} $sound"
