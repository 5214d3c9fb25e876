#!/bin/sh
# Package:   dicelab 0.7-6 (Debian 12), computes the distribution of rolls of dice
# Behaviour: `let x = ... in` gives a value a name, and n#e is a list of n evaluations of e. `--calc`, which computes exactly,
#            has a shorter way for sum(n#e), and on that way variables have no value: the list is empty if x is the number,
#            and x counts as nothing within e. The distribution is wrong, the exit code 0, and the only sign is a line on
#            standard error about a variable that is in the text. `--eval`, which rolls many times, knows the variable. With
#            foreach for #, and with count or prod for sum, both agree.
# Input:     let x=2 in sum(x#d2); let x=2 in sum(2#(d2+x)); let x=2 in sum(foreach y in 1..x do d2)
# Seen:      --calc  0 with certainty; 2 to 4 (should be 6 to 8); 2 to 4
#            --eval  2 to 4; 6 to 8; 2 to 4
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download dicelab=0.7-6
dpkg -x dicelab_*.deb .

for expression in 'let x=2 in sum(x#d2)' 'let x=2 in sum(2#(d2+x))' 'let x=2 in sum(foreach y in 1..x do d2)'; do
    echo "$expression" > roll
    echo "$expression"
    # The probabilities of --eval are left out: they differ from one time to the next.
    usr/bin/dicelab --calc -f roll 2> message | awk '{ print "calc", $1, $2 }'
    sed 's/.*Variable/message: Variable/' message
    usr/bin/dicelab --eval -n 2000 -f roll | awk '{ print "eval", $1 }'
done > seen
cat seen
cat > expected << 'END'
let x=2 in sum(x#d2)
calc 0 1.000000
message: Variable "x" not found
eval 2
eval 3
eval 4
let x=2 in sum(2#(d2+x))
calc 2 0.250000
calc 3 0.500000
calc 4 0.250000
message: Variable "x" not found
eval 6
eval 7
eval 8
let x=2 in sum(foreach y in 1..x do d2)
calc 2 0.250000
calc 3 0.500000
calc 4 0.250000
eval 2
eval 3
eval 4
END
cmp seen expected
