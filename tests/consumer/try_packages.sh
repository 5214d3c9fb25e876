#!/bin/sh
# try_packages.sh, run inside a root by .ci/packages: installs the packages in its folder and uses each.
set -eux
cd "$(dirname "$0")"
apt-get install -y --no-install-recommends ./ctlpgn_*.deb ./ctlpgn-data_*.deb ./libctlpgn*.deb ./ctlpgn-doc_*.deb

# The program, its manual, its data, from any folder.
cd /
ctlpgn --version
printf '[Event "?"]\n\n1. e4 e5 *\n' | ctlpgn json - | grep -q '"moves"'
ctlpgn conformance --self > /dev/null
python3 /usr/share/ctlpgn/corpus/runner/conformance.py --section results \
    --linter 'ctlpgn lint --no-config --output-format json -' > /dev/null
test -s /usr/share/man/man1/ctlpgn-lint.1.gz || test -s /usr/share/man/man1/ctlpgn.1.gz || ls /etc/dpkg/dpkg.cfg.d

# The library: by CMake, with the examples, and by pkg-config.
cmake -S /packages -B /tmp/use -DEXAMPLES=/packages/examples > /dev/null
cmake --build /tmp/use > /dev/null
/tmp/use/use_ctlpgn > /dev/null
/tmp/use/example_positions
# shellcheck disable=SC2046 # flags are words
g++ -std=c++20 /packages/main.cpp -o /tmp/by_pkg_config $(pkg-config --cflags --libs ctlpgn)
/tmp/by_pkg_config > /dev/null
ldd /tmp/by_pkg_config | grep -q libctlpgn.so.0.1

apt-get purge -y ctlpgn ctlpgn-data libctlpgn-dev libctlpgn0.1 ctlpgn-doc
test ! -e /usr/share/ctlpgn
