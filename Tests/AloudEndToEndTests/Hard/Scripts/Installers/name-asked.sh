# A name that is asked for until it can be one.
# told: \nmy host\nok\nattic\n
# printed: name attic\n
current=pi
"$W" --msgbox "Only letters and digits may be used." 20 70 1>&2
while true; do
  new=$("$W" --inputbox "Please enter a hostname" 20 60 "$current" 3>&1 1>&2 2>&3) || { echo unchanged; exit 0; }
  case "$new" in *[!a-z0-9]*|"") "$W" --msgbox "'$new' is no hostname." 8 40 1>&2 ;; *) break ;; esac
done
echo "name $new"
