#!/bin/sh
# Packages:  libgedcom-perl 1.22-2 (Debian 12), module Gedcom; beside it parse-gedcom 2.0.1 and read-gedcom 0.3.2 (npm)
# Behaviour: in GEDCOM 5.5.1 one space ends the tag CONT, and all further ones belong to the text; a note that is cut between
#            two words has the space at the beginning of its next CONC. The module drops these spaces when it reads a file,
#            so words are joined and lists lose their indentation, in `get_value` and in the file that it writes. And by the
#            grammar there is one space between level and tag. `write` puts two more there for each level, and an empty line
#            before each record; its second argument switches off the spaces only. parse-gedcom refuses the file with these
#            spaces, read-gedcom either file.
# Input:     1 NOTE Children of the first / 2 CONC  marriage: / 2 CONT   Dora, died young / 2 CONT Emil
# Seen:      the input     "Children of the first marriage:\n  Dora, died young\nEmil" in both npm packages
#            Gedcom        Children of the firstmarriage: / Dora, died young / Emil
#            write(f)      parse-gedcom Expected tag; read-gedcom Invalid format for line 2
#            write(f, 1)   parse-gedcom "Children of the firstmarriage:\nDora, died young\nEmil"; read-gedcom Invalid format
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts parse-gedcom@2.0.1 read-gedcom@0.3.2 > /dev/null
apt-get -qq download libgedcom-perl=1.22-2
dpkg -x libgedcom-perl_*.deb .

cat > input.ged << 'END'
0 HEAD
1 SOUR TEST
1 GEDC
2 VERS 5.5.1
2 FORM LINEAGE-LINKED
1 CHAR UTF-8
1 SUBM @S1@
0 @S1@ SUBM
1 NAME Anna
0 @I1@ INDI
1 NAME Ben /Carter/
1 NOTE Children of the first
2 CONC  marriage:
2 CONT   Dora, died young
2 CONT Emil
0 TRLR
END
cat > write.pl << 'END'
use Gedcom;
my $gedcom = Gedcom->new(gedcom_file => 'input.ged', read_only => 0);
print $gedcom->validate ? "valid\n" : "not valid\n";
print $gedcom->get_individual('I1')->get_value('note'), "\n";
$gedcom->write('default.ged');
$gedcom->write('flush.ged', 1);
END
cat > read.mjs << 'END'
import { readFileSync } from 'node:fs';
import gedcom from 'parse-gedcom';
import { readGedcom } from 'read-gedcom';
const show = (name, read) => {
    try {
        console.log(`  ${name}: ${JSON.stringify(read())}`);
    } catch (error) {
        console.log(`  ${name}: error, ${error.message.replace(/:.*/s, '')}`);
    }
};
const child = (node, type) => node.children.find(part => part.type === type);
for (const file of ['input.ged', 'default.ged', 'flush.ged']) {
    console.log(file);
    const bytes = new Uint8Array(readFileSync(file));
    show('parse-gedcom', () => child(child(gedcom.parse(readFileSync(file, 'utf8')), 'INDI'), 'NOTE').value);
    show('read-gedcom', () => readGedcom(bytes.buffer).getIndividualRecord('@I1@').getNote().value()[0]);
}
END
{
    perl -Iusr/share/perl5 write.pl
    sed -n 2,5p default.ged
    node read.mjs
} > seen
cat seen
cat > expected << 'END'
valid
Children of the firstmarriage:
Dora, died young
Emil
1   SOUR TEST
1   GEDC
2     VERS 5.5.1
2     FORM LINEAGE-LINKED
input.ged
  parse-gedcom: "Children of the first marriage:\n  Dora, died young\nEmil"
  read-gedcom: "Children of the first marriage:\n  Dora, died young\nEmil"
default.ged
  parse-gedcom: error, Expected tag
  read-gedcom: error, Invalid format for line 2
flush.ged
  parse-gedcom: "Children of the firstmarriage:\nDora, died young\nEmil"
  read-gedcom: error, Invalid format for line 8
END
cmp seen expected
