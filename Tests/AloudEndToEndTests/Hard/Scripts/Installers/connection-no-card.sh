# A connection that can't be set up, as pppoeconf ends without a network card: nobody has to answer but for a message.
# told: ok\n
# printed: 0\n
"$W" --title "NO INTERFACE FOUND" --clear --msgbox "No network card was found that works here." 12 50 1>&2
echo $?
