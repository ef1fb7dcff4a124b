name=$(whiptail --title Setup --inputbox "Your name?" 8 40 3>&1 1>&2 2>&3) || exit 5
one=$(dialog --stdout --menu "Which one?" 12 40 2 a Ann b Bob) || exit 6
echo "$name, $one"
