// arrow.mjs FILE: prints the rows of an Arrow stream as JSON, with integers of 64 bits as texts, and the types
// of its columns.
import { readFileSync } from 'node:fs';
import { tableFromIPC } from 'apache-arrow';

const table = tableFromIPC(readFileSync(process.argv[2]));
console.log(JSON.stringify({
    types: Object.fromEntries(table.schema.fields.map((field) => [field.name, String(field.type)])),
    rows: table.toArray().map((row) => row.toJSON()),
}, (_, value) => (typeof value === 'bigint' ? String(value) : value)));
