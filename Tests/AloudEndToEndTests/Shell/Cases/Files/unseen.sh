# A name that turns around, hides and says something that nobody sees, and how it is printed. `clean` copies its input, and tells of
# each of these characters, and of an escape, on standard error.
name=$(printf 'x\342\200\256y\342\201\246\342\200\213\302\255\363\240\201\201z')
printed='x\u{202E}y\u{2066}\u{200B}\u{AD}\u{E0041}z'
clean() {
  tee all
  LC_ALL=C grep "$(printf '\033\|\342\200\256\|\342\201\246\|\342\200\213\|\302\255\|\363\240\201\201')" all >&2
}
