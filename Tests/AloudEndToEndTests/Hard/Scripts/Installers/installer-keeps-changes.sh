# An installer that keeps or changes an address.
# told: ok\nno\n10.0.0.9/24\n\n
# printed: 10.0.0.9/24 via 10.0.0.1\n
"$W" --title "Installer" --msgbox "This installer will turn your device into a network-wide blocker.\n\nIt is free." 10 60 1>&2
if "$W" --title "Static IP" --yesno "Use these settings?\n  IP address: 10.0.0.5/24\n  Gateway: 10.0.0.1" 12 60 1>&2; then
  echo kept
else
  ip=$("$W" --title "IPv4 address" --inputbox "Enter your IPv4 address" 10 60 "10.0.0.5/24" 3>&1 1>&2 2>&3) || exit 1
  gateway=$("$W" --title "Gateway" --inputbox "Enter the gateway" 10 60 "10.0.0.1" 3>&1 1>&2 2>&3) || exit 1
  echo "$ip via $gateway"
fi
