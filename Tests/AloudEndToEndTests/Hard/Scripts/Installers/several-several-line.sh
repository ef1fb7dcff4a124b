# Several of several, a line each.
# told: nginx\n3\nsamba\ndone\n
# printed: install nginx\ninstall cups\n
{ "$W" --separate-output --title "Software" --checklist "Select what is to be installed:" 20 60 4 \
  nginx "Web server" off samba "File server" on cups "Print server" off 2>choices || exit 1; } 1>&2
while read -r one; do echo "install $one"; done <choices
