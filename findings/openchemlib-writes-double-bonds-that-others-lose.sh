#!/bin/sh
# Packages:  openchemlib 9.25.0 (npm), from and to SMILES; beside it @rdkit/rdkit 2026.9.1 (npm)
# Behaviour: in SMILES / and \ before and after a double bond say what is on which side of it. Where an atom of the double bond
#            has both its other neighbours marked, one before it and one after it, they must have the same sign, C/C(/Br)=,
#            as the first bond goes up to the atom and the second goes on up. openchemlib writes opposite signs, C/C(\Br)=,
#            which puts both neighbours on one side, and the same happens where a ring closes on such an atom. It reads that back
#            as what it meant. RDKit, like Open Babel, finds no arrangement in it and forgets it: the isomer is lost on the
#            way, with no error, and the InChI of IUPAC has no /b layer any more. What RDKit writes openchemlib reads alike.
# Input:     Br/C(C)=N/O and three more isomers, written by openchemlib and by RDKit, each read by both
# Seen:      openchemlib writes  C/C(\Br)=N\O, to itself the same, to RDKit without an arrangement, no /b in the InChI
#            RDKit writes        C/C(Br)=N\O, the same to both, /b4-2+ in the InChI
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts openchemlib@9.25.0 @rdkit/rdkit@2026.9.1 > /dev/null
cat > isomers.cjs << 'END'
const { Molecule } = require('openchemlib');
require('@rdkit/rdkit')().then((rdkit) => {
    const inchi = (smiles) => {
        const molecule = rdkit.get_mol(smiles);
        const text = molecule.get_inchi();
        molecule.delete();
        return text.slice('InChI=1S/'.length);
    };
    for (const smiles of ['Br/C(C)=N/O', 'Br/C(C)=N\\O', 'F/N=C(/C)C1CC1', 'C/C=C1/CCC(C)C1']) {
        const molecule = Molecule.fromSmiles(smiles);
        const written = molecule.toIsomericSmiles();
        const again = Molecule.fromSmiles(written).getIDCode() === molecule.getIDCode() ? 'same' : 'another';
        const other = rdkit.get_mol(smiles).get_smiles();
        const alike = Molecule.fromSmiles(other).getIDCode() === molecule.getIDCode() ? 'same' : 'another';
        console.log(`${smiles}: ${inchi(smiles)}`);
        console.log(`    openchemlib ${written}: to itself the ${again}, to RDKit ${inchi(written)}`);
        console.log(`    RDKit ${other}: to openchemlib the ${alike}, to RDKit ${inchi(other)}`);
    }
});
END
node isomers.cjs > seen
cat seen
cat > expected << 'END'
Br/C(C)=N/O: C2H4BrNO/c1-2(3)4-5/h5H,1H3/b4-2+
    openchemlib C/C(\Br)=N\O: to itself the same, to RDKit C2H4BrNO/c1-2(3)4-5/h5H,1H3
    RDKit C/C(Br)=N\O: to openchemlib the same, to RDKit C2H4BrNO/c1-2(3)4-5/h5H,1H3/b4-2+
Br/C(C)=N\O: C2H4BrNO/c1-2(3)4-5/h5H,1H3/b4-2-
    openchemlib C/C(\Br)=N/O: to itself the same, to RDKit C2H4BrNO/c1-2(3)4-5/h5H,1H3
    RDKit C/C(Br)=N/O: to openchemlib the same, to RDKit C2H4BrNO/c1-2(3)4-5/h5H,1H3/b4-2-
F/N=C(/C)C1CC1: C5H8FN/c1-4(7-6)5-2-3-5/h5H,2-3H2,1H3/b7-4-
    openchemlib C/C(\C1CC1)=N/F: to itself the same, to RDKit C5H8FN/c1-4(7-6)5-2-3-5/h5H,2-3H2,1H3
    RDKit C/C(=N/F)C1CC1: to openchemlib the same, to RDKit C5H8FN/c1-4(7-6)5-2-3-5/h5H,2-3H2,1H3/b7-4-
C/C=C1/CCC(C)C1: C8H14/c1-3-8-5-4-7(2)6-8/h3,7H,4-6H2,1-2H3/b8-3-
    openchemlib CC(CC1)C/C\1=C\C: to itself the same, to RDKit C8H14/c1-3-8-5-4-7(2)6-8/h3,7H,4-6H2,1-2H3
    RDKit C/C=C1/CCC(C)C1: to openchemlib the same, to RDKit C8H14/c1-3-8-5-4-7(2)6-8/h3,7H,4-6H2,1-2H3/b8-3-
END
cmp seen expected
