# A container's settings, each with a default and a way out.
# told: yes\n4\n\n\n
# printed: 4 2048 no\n
leave() { echo "left at $1"; exit 0; }
"$W" --backtitle "Helper Scripts" --title "New container" --yesno "This will create a new container. Proceed?" 10 58 1>&2 || leave start
cores=$("$W" --backtitle "Helper Scripts" --cancel-button Exit-Script --inputbox "Set the number of cores" 8 58 2 3>&1 1>&2 2>&3) || leave cores
memory=$("$W" --backtitle "Helper Scripts" --cancel-button Exit-Script --inputbox "Set the memory in MiB" 8 58 2048 3>&1 1>&2 2>&3) || leave memory
if "$W" --backtitle "Helper Scripts" --defaultno --title "Verbose" --yesno "Enable verbose mode?" 10 58 1>&2; then verbose=yes; else verbose=no; fi
echo "$cores $memory $verbose"
