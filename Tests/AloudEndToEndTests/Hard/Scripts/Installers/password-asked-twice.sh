# A password that is asked for twice.
# told: secret\nsecert\nok\nhunter22\nhunter22\n
# printed: same: 8\n
while true; do
  one=$("$W" --title "Root password" --passwordbox "Enter a password:" 10 58 3>&1 1>&2 2>&3) || exit 1
  two=$("$W" --passwordbox "Verify the password:" 10 58 3>&1 1>&2 2>&3) || exit 1
  [ "$one" = "$two" ] && break
  "$W" --msgbox "They differ. Please try again." 8 58 1>&2
done
echo "same: ${#one}"
