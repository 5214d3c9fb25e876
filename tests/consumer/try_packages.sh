#!/bin/sh
# try_packages.sh, run inside a root by .ci/packages: installs the packages in its folder and uses each.
set -eux
cd "$(dirname "$0")"
here=$PWD
apt-get install -y --no-install-recommends ./*.deb

# The program, from any folder.
cd /
ctlpgn --version
status=0
ctlpgn lint "$here/pictures/game.pgn" > /tmp/findings || status=$?
test "$status" -eq 0 # warnings alone
grep -q 'GR033' /tmp/findings
status=0
ctlpgn lint "$here/pictures/beginners.ctl-pgn" > /tmp/findings || status=$?
test "$status" -eq 1
printf '[Event "?"]\n\n1. e4 e5 *\n' | ctlpgn json --notation pgn - | grep -q '"moves"'
printf '[Event "?"]\n\n1. e4 e5 *\n' > /tmp/game.pgn
gzip /tmp/game.pgn
ctlpgn stats /tmp/game.pgn.gz
ctlpgn html "$here/pictures/mate.pgn" -o /tmp/page.html
grep -q '<script type="module">' /tmp/page.html
ctlpgn board --output-format svg "$here/pictures/mate.pgn" | grep -q '</svg>'

# The manual has a page for every command, and shells complete them.
for command in $(ctlpgn --help | sed -n '/^Commands:/,/^$/ s/^  \([a-z]*\) .*/\1/p'); do
    test "$(man -w "ctlpgn-$command")" = "/usr/share/man/man1/ctlpgn-$command.1.gz"
done
man ctlpgn-lint | grep -q -- '--fix'
# shellcheck disable=SC2016 # bash expands it
bash -c 'set -e; . /usr/share/bash-completion/bash_completion; _completion_loader ctlpgn || test $? -eq 124
    complete -p ctlpgn
    COMP_WORDS=(ctlpgn li); COMP_CWORD=1; COMP_LINE="ctlpgn li"; COMP_POINT=9
    "$(complete -p ctlpgn | sed "s/.*-F \([^ ]*\).*/\1/")" ctlpgn li ctlpgn
    test "${COMPREPLY[*]% }" = lint'
test -s /usr/share/zsh/vendor-completions/_ctlpgn
test -s /usr/share/fish/vendor_completions.d/ctlpgn.fish

# Its data: the suite, by the program and by Python alone; documents whose links lead somewhere.
ctlpgn conformance --self > /dev/null
ctlpgn conformance --unpack /tmp/corpus
python3 /tmp/corpus/runner/conformance.py --section results \
    --linter 'ctlpgn lint --no-config --output-format json -' > /dev/null
python3 "$here/links_test.py" /usr/share/doc/ctlpgn

# The library: by CMake, with the examples, and by pkg-config.
cmake -S "$here" -B /tmp/use -DEXAMPLES="$here/examples" > /dev/null
cmake --build /tmp/use > /dev/null
/tmp/use/use_ctlpgn > /dev/null
/tmp/use/example_positions
# shellcheck disable=SC2046 # flags are words
g++ -std=c++20 "$here/main.cpp" -o /tmp/by_pkg_config $(pkg-config --cflags --libs ctlpgn)
/tmp/by_pkg_config > /dev/null
ldd /tmp/by_pkg_config | grep -q libctlpgn.so.0.1

# What is removed is gone.
apt-get purge -y ctlpgn ctlpgn-data libctlpgn-dev libctlpgn0.1 ctlpgn-doc
for left in /usr/bin/ctlpgn /usr/share/ctlpgn /usr/share/doc/ctlpgn /usr/include/ctlpgn /usr/share/man/man1/ctlpgn.1.gz; do
    test ! -e "$left"
done
