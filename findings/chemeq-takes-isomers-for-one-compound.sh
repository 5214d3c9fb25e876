#!/bin/sh
# Package:   chemeq 2.23-2 (Debian 12), analyses chemical equations
# Behaviour: `-n` writes an equation in a normal form, and by the manual two equations with the same one are chemically
#            equivalent. The form sorts the atoms within a formula by name, and with them goes what the order in a condensed
#            formula says: which atom is bound to which. Silver cyanate, AgOCN, and silver fulminate, AgCNO, which are known as
#            the first isomers that were found, become the same AgCNO, and so do their equations. As equal compounds on both
#            sides are left out, the change of hydrogen cyanide to hydrogen isocyanide is an empty equation. No error is raised,
#            and `-m`, which keeps the order, shows the difference. Where a number follows a group the isomers differ: CH3COOH
#            and HCOOCH3 become CCH3HOO and CCHH3OO.
# Input:     AgNO3 + KOCN -> AgOCN + KNO3 and AgNO3 + KCNO -> AgCNO + KNO3; HCN -> HNC; CH3COOH -> HCOOCH3
# Seen:      the first two have the same normal form, of the third only the arrow is left
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download chemeq=2.23-2
dpkg -x chemeq_*.deb .

for equation in 'AgNO3 + KOCN -> AgOCN + KNO3' 'AgNO3 + KCNO -> AgCNO + KNO3' 'HCN -> HNC' 'CH3COOH -> HCOOCH3'; do
    for option in -m -n; do
        printf '%s: ' "$option"
        echo "$equation" | usr/bin/chemeq "$option"
        echo
    done
done | sed '/^$/d; s/ *$//' > seen
cat seen
cat > expected << 'END'
-m: AgNO3 + KOCN -> AgOCN + KNO3
-n: AgNO3 + CKNO -> AgCNO + KNO3
-m: AgNO3 + KCNO -> AgCNO + KNO3
-n: AgNO3 + CKNO -> AgCNO + KNO3
-m: HCN -> HNC
-n:  ->
-m: CH3COOH -> HCOOCH3
-n: CCH3HOO -> CCHH3OO
END
cmp seen expected
