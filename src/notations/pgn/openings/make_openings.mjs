// Writes openings.tsv from the package that README.md names:
//
//     node make_openings.mjs FOLDER > openings.tsv
//
// FOLDER is where the package has been unpacked.
import { createRequire } from 'node:module';
import path from 'node:path';

const data = path.resolve(process.argv[2], 'dist/chess/openings/eco.js');
const { eco } = createRequire(import.meta.url)(data);
const lines = Object.entries(eco).map(([position, entry]) => [entry.eco, entry.name, position].join('\t'));
lines.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
process.stdout.write(lines.join('\n') + '\n');
