# The main menu of a configuration tool, until its last button.
# told: display options\n1\n3\nfinish\n
# printed: display\nsystem\nother 3 Interface Options\nfinished\n
while true; do
  fun=$("$W" --title "Configuration Tool" --cancel-button Finish --ok-button Select --menu "Setup Options" 18 60 8 \
    "1 System Options" "Configure system settings" "2 Display Options" "Configure display settings" \
    "3 Interface Options" "Configure connections to peripherals" 3>&1 1>&2 2>&3)
  code=$?
  if [ $code -eq 1 ]; then echo finished; exit 0; fi
  [ $code -eq 0 ] || exit 9
  case "$fun" in 1\ *) echo system ;; 2\ *) echo display ;; *) echo "other $fun" ;; esac
done
