# What hosts that are shell scripts begin with: `say` prints a message, `show` the app, and `answer` the end of the work on an event.
say() { printf '%s\n' "$1"; }
app='{"aloud": 1, "interface": {"app": "Host", "language": "en", "values": {"pin": "", "loud": false},
"tabs": [{"title": "Home", "elements": [{"button": "Go", "id": "go"}, {"text": "Here.", "id": "text", "live": true},
{"field": "PIN", "id": "pin", "value": "pin", "secure": true}]}]}}'
show() { say "$app" | tr -d '\n'; echo; }
answer() { number=${event#*'"n":'}; say "{\"done\": ${number%%[!0-9]*}}"; }
read -r greeting
