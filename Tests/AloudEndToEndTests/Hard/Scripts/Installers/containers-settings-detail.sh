# A container's settings in detail, with the title after the box, until each is right.
# told: ok\n2\nubuntu\npi\nok\nhunter22\n\n\n\nyes\n
# printed: 2 ubuntu 8 helper none no\n
# asks: whiptail
box() { "$W" --backtitle "Helper Scripts" "$@" 3>&1 1>&2 2>&3; }
box --msgbox --title "Here is a tip" "To choose, use the space bar." 8 58
fun=$(box --title SUPPORT --radiolist --cancel-button Exit-Script "Space bar = select" 11 58 2 \
  1 "Update it" ON 2 "Set it up anew" OFF) || exit 1
while [ -z "$os" ]; do
  os=$(box --title DISTRIBUTION --radiolist "Choose a distribution" 10 58 2 debian "" OFF ubuntu "" OFF) || exit 1
done
while true; do
  word=$(box --passwordbox --title "PASSWORD" "\nSet the password of root" 9 58) || exit 1
  [ -z "$word" ] && break
  [ ${#word} -ge 5 ] && break
  box --msgbox "It has to have at least 5 characters." 8 58
done
host=$(box --inputbox "Set the host name" 8 58 helper --title "HOST NAME") || exit 1
vlan=$(box --inputbox "Set a VLAN (leave empty for none)" 8 58 --title VLAN) || exit 1
if (box --defaultno --title "SSH ACCESS" --yesno "Allow root to log in?" 10 58); then ssh=yes; else ssh=no; fi
box --title "READY" --yesno "Create it?" --no-button Do-Over 10 58 || exit 1
echo "$fun $os ${#word} $host ${vlan:-none} $ssh"
