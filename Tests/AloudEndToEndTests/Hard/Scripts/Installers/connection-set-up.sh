# A connection that is set up step by step, with the answers in a file and help for an empty one.
# told: yes\n/clear\nok\nann\nsecret\nyes\nyes\nok\n
# printed: ann 6 yes\n
for time in 6 12 18; do echo $time; done |
  "$W" --title "LOOKING" --gauge "Looking for a modem on eth0..." 10 60 0 1>&2
"$W" --title "OKAY TO MODIFY" --clear --yesno "These files will be changed: options and interfaces.

Go on?" 22 70 1>&2 || exit 1
echo "The name is on the letter of your provider." >help
name=login
while true; do
  { "$W" --nocancel --title NAME --clear --inputbox "Your name. For help, delete it." 15 60 $name 2>answer; } 1>&2
  name=$(cat answer)
  [ -n "$name" ] && break
  "$W" --scrolltext --textbox help 17 75 1>&2
done
{ "$W" --nocancel --title PASSWORD --clear --inputbox "Enter your password." 15 60 2>answer; } 1>&2
"$W" --title "USE PEER DNS" --clear --yesno "Use the addresses of your provider?" 15 60 1>&2 && dns=yes
"$W" --title "START" --clear --yesno "Start the connection now?" 15 60 1>&2
case $? in 0) "$W" --title "STARTED" --clear --msgbox "It has been started." 10 60 1>&2 ;; esac
echo "$name $(wc -c <answer | tr -d ' ') $dns"
