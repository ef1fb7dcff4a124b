# A place to store, of what a command has listed.
# told: zfs\n
# printed: on zfs\n
printf 'local dir 12G\nzfs zfspool 900G\n' >list
set --
while read -r tag kind free; do set -- "$@" "$tag" "Type: $kind Free: $free" off; done <list
place=$("$W" --title "Storage Pools" --radiolist "Which storage pool should be used?" 16 60 6 "$@" 3>&1 1>&2 2>&3) || exit 1
"$W" --infobox "Creating it on $place" 8 40 1>&2
echo "on $place"
