# One of several servers, and one's own.
# told: custom\n9.9.9.9\n
# printed: dns 9.9.9.9\n
set -- "Google (ECS, DNSSEC)" "" on "OpenDNS (ECS, DNSSEC)" "" off "Quad9 (filtered)" "" off Custom "" off
dns=$("$W" --separate-output --title "Upstream" --radiolist "Select a provider." 20 60 4 "$@" 3>&1 1>&2 2>&3) \
  || dns=$("$W" --title "Upstream" --radiolist "Select a provider." 20 60 4 "$@" 3>&1 1>&2 2>&3)
if [ "$dns" = Custom ]; then
  dns=$("$W" --inputbox "Enter your server" 10 60 3>&1 1>&2 2>&3) || exit 1
fi
echo "dns $dns"
