# A connection that is set up step by step, by each box of pppoeconf: answers in a file, help for an empty one, questions before their advice.
# told: ok\nyes\nno\n/clear\nok\nann\nsecret\nyes\nyes\nno\n\nyes\nok\n
# printed: ann 6 no yes yes no kept started\n
for time in 6 12 18; do echo $time; done |
  "$W" --title "LOOKING" --gauge "Looking for a modem on eth0... (several modems)" 10 60 0 1>&2
"$W" --title "NOT CONNECTED" --clear --msgbox "One device was looked at, and no modem answered. Check the cables." 15 60 1>&2
"$W" --title "OKAY TO MODIFY" --clear --yesno "These files will be changed : options interfaces and *-secrets.

Go on?" 22 70 1>&2 || exit 1
ask() { "$W" --title "$1" --clear --yesno "$2" $3 1>&2; case $? in 0) answer=yes ;; 1) answer=no ;; *) exit 1 ;; esac; }
ask "POPULAR OPTIONS" "Most people prefer 'noauth' and remove 'nodetach'. Should these be set?" "22 70"
options=$answer
echo "The name is on the letter of your provider." >help
name=login
while true; do
  { "$W" --nocancel --title NAME --clear --inputbox "Your name. For help, delete it and press OK." 15 60 $name 2>answer; } 1>&2
  name=$(cat answer)
  [ -n "$name" ] && break
  "$W" --scrolltext --textbox help 17 75 1>&2
done
{ "$W" --nocancel --title PASSWORD --clear --inputbox "Enter your password.

NOTE: you can see it while typing." 15 60 2>answer; } 1>&2
ask "USE PEER DNS" "Your provider sends addresses of servers. Use them? (recommended)" "15 60"
dns=$answer
ask "LIMITED MSS PROBLEM" "Many routers can't take large packets.

Should they be kept small?

If unsure, say yes.

(If that is not enough, choose 1412 in the file.)" "22 70"
small=$answer
ask "DONE" "It is set up now. Would you like to start the connection at boot time?" "15 60"
boot=$answer
"$W" --title "ERROR" --clear --defaultno --yesno "The new file appears to be invalid. Should it be used nevertheless?
If you agree, the network may be gone.

This is not expected." 20 75 1>&2
case $? in 1) file=kept ;; *) file=lost ;; esac
"$W" --title "ESTABLISH A CONNECTION" --clear --yesno 'Now "pon" makes a connection and "poff" ends it. Start it now?' 15 60 1>&2
case $? in 0) "$W" --title "CONNECTION INITIATED" --clear --msgbox 'It has been started. "plog" shows how it is.' 10 60 1>&2 && file="$file started" ;; esac
echo "$name $(wc -c <answer | tr -d ' ') $options $dns $small $boot $file"
