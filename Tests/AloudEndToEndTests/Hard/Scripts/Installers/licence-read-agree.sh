# A licence to read and to agree to.
# told: ok\nagree\n
# printed: agreed\n
printf 'LICENCE\n\nYou may use it.\n\nYou may pass it on.\n' >licence
"$W" --title "Licence" --textbox licence 20 70 1>&2 || exit 1
"$W" --yes-button Agree --no-button Refuse --title "Licence" --yesno "Do you agree?" 8 40 1>&2
case $? in 0) echo agreed ;; 1) echo refused ;; *) echo left ;; esac
