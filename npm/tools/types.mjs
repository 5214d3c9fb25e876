// Writes json.d.ts, the types of docs/ctlpgn.schema.json: `node tools/types.mjs`. With --check it only says whether
// the file is up to date.
import { readFileSync, writeFileSync } from "node:fs";

const schemaFile = new URL("../../docs/ctlpgn.schema.json", import.meta.url);
const typesFile = new URL("../json.d.ts", import.meta.url);

const capital = (word) => word[0].toUpperCase() + word.slice(1);

function remark(schema, indent) {
  return schema.description ? `${indent}/** ${schema.description.replaceAll("*/", "*\\/")} */\n` : "";
}

// "#/$defs/game/properties/file" is Game["file"].
function nameOf(reference) {
  const [, , first, ...rest] = reference.split("/");
  return capital(first) + rest.filter((word) => word !== "properties").map((word) => `["${word}"]`).join("");
}

function typeOf(schema, indent) {
  if (schema === false) return "never";
  if (schema.$ref) return nameOf(schema.$ref);
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(" | ");
  if (schema.oneOf && !schema.properties) return schema.oneOf.map((each) => typeOf(each, indent)).join(" | ");
  switch (schema.type) {
    case "string": return "string";
    case "integer":
    case "number": return "number";
    case "boolean": return "boolean";
    case "array": {
      if (schema.prefixItems) return `[${schema.prefixItems.map((each) => typeOf(each, indent)).join(", ")}]`;
      const item = typeOf(schema.items, indent);
      return /[|]/.test(item) ? `(${item})[]` : `${item}[]`;
    }
    case "object": return schema.properties ? objectOf(schema, indent) : `Record<string, ${typeOf(schema.additionalProperties, indent)}>`;
    default: throw new Error(`no type for ${JSON.stringify(schema)}`);
  }
}

function objectOf(schema, indent) {
  const required = new Set(schema.required ?? []);
  const inner = `${indent}  `;
  const members = Object.entries(schema.properties).map(
    ([key, value]) => `${remark(value, inner)}${inner}${key}${required.has(key) ? "" : "?"}: ${typeOf(value, inner)};\n`,
  );
  return `{\n${members.join("")}${indent}}`;
}

export function types() {
  const schema = JSON.parse(readFileSync(schemaFile, "utf8"));
  const definitions = Object.entries(schema.$defs).map(([key, value]) => {
    const type = typeOf(value, "");
    const name = capital(key);
    return remark(value, "") + (type.startsWith("{") ? `export interface ${name} ${type}\n` : `export type ${name} = ${type};\n`);
  });
  return `// Written by tools/types.mjs from docs/ctlpgn.schema.json.\n\n${definitions.join("\n")}`;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  if (!process.argv.includes("--check")) writeFileSync(typesFile, types());
  else if (readFileSync(typesFile, "utf8") !== types()) {
    console.error("json.d.ts is not what the schema says: node tools/types.mjs writes it anew");
    process.exitCode = 1;
  }
}
