#!/bin/sh
# Package:   atom-sorter 2.2.1 (npm), "Callback allowing to sort chemical elements (atoms) in Hill order"
# Behaviour: in the Hill system a formula with carbon has carbon first and hydrogen second, and the rest in alphabetical order;
#            a formula without carbon has all elements in alphabetical order, hydrogen among them, as in BrH for hydrogen
#            bromide. A callback of `sort` sees two elements at a time and cannot know whether there is carbon, so atom-sorter
#            always has hydrogen before all others but carbon: HBr. The same compound then has two formulas, and a search for
#            the text in a table in Hill order finds nothing.
# Input:     seven compounds; the formula layer of their InChI, written by @rdkit/rdkit 2026.9.1, is in Hill order
# Seen:      hydrogen bromide  atom-sorter HBr, Hill BrH
#            diborane(4)       atom-sorter H4B2, Hill B2H4
#            ethanol           both C2H6O
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts atom-sorter@2.2.1 @rdkit/rdkit@2026.9.1 > /dev/null
cat > formulas.cjs << 'END'
const { atomSorter } = require('atom-sorter');
require('@rdkit/rdkit')().then((rdkit) => {
    // The formula is the first layer of the InChI.
    for (const smiles of ['Br', 'BrCl', 'Cl', 'BB', 'CCO', 'NN', 'ClC(Br)Cl']) {
        const molecule = rdkit.get_mol(smiles);
        const formula = molecule.get_inchi().split('/')[1];
        molecule.delete();
        const atoms = formula.match(/[A-Z][a-z]?\d*/g);
        const name = (atom) => atom.replace(/\d+/, '');
        const sorted = [...atoms].sort((a, b) => atomSorter(name(a), name(b))).join('');
        console.log(`${smiles}: Hill ${formula}, atom-sorter ${sorted}`);
    }
});
END
node formulas.cjs > seen
cat seen
cat > expected << 'END'
Br: Hill BrH, atom-sorter HBr
BrCl: Hill BrCl, atom-sorter BrCl
Cl: Hill ClH, atom-sorter HCl
BB: Hill B2H4, atom-sorter H4B2
CCO: Hill C2H6O, atom-sorter C2H6O
NN: Hill H4N2, atom-sorter H4N2
ClC(Br)Cl: Hill CHBrCl2, atom-sorter CHBrCl2
END
cmp seen expected
