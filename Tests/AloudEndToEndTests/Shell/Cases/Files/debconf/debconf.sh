# debconf with a database of its own, in this folder, and Aloud in the place of whiptail: nothing of the system is changed.
export DEBCONF_SYSTEMRC=$PWD/debconf.conf DEBCONF_NOWARNINGS=yes DEBIAN_PRIORITY=low TERM=xterm LC_ALL=C.UTF-8
: "${DEBIAN_FRONTEND:=dialog}"
export DEBIAN_FRONTEND
cat >debconf.conf <<END
Config: mine
Templates: mytemplates

Name: mine
Driver: File
Filename: $PWD/config.dat

Name: mytemplates
Driver: File
Filename: $PWD/templates.dat
END

# Asks what a script of debconf's commands asks, by the templates of a package called "speak".
configure() {
  {
    printf '#!/bin/sh\nset -e\n. /usr/share/debconf/confmodule\ndb_version 2.0\ndb_capb backup\n'
    printf 'db_x_loadtemplatefile "%s" speak\n' "$(realpath "$1")"
    cat "$2"
  } >steps
  install -m 755 steps speak.config
  debconf -ospeak "$PWD/speak.config"
}

# Copies the system's database, as if nothing had been asked.
copy_database() {
  for name in config.dat templates.dat; do grep -v '^Flags: seen' /var/cache/debconf/$name >$name; done
}

# Runs the configuration of a package that is installed, as dpkg-reconfigure does.
reconfigure() {
  copy_database
  DEBCONF_RECONFIGURE=1 debconf -o$1 /var/lib/dpkg/info/$1.config reconfigure
}

# What the database holds for questions.
values() {
  for question in "$@"; do awk -v RS= -v name="Name: $question" 'index($0, name "\n") == 1' config.dat | sed -n 's/^Value: //p'; done
}

# Chooses German, and a screen on which debconf splits no question.
german() {
  localedef -i de_DE -f UTF-8 "$PWD/de_DE.UTF-8"
  export LC_ALL=de_DE.UTF-8 LOCPATH=$PWD
}
