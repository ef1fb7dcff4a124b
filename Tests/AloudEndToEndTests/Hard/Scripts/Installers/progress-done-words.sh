# Progress of what is done, with words.
# printed: code 0\n
{ for step in 10 30 60; do echo $step; done
  printf 'XXX\n80\nWriting the image\nXXX\n'; echo 100; } |
  "$W" --title "Installing" --gauge "Copying files" 8 60 0 1>&2
echo "code $?"
