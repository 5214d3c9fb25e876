// The types of the JSON agree with its schema.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { types } from "../tools/types.mjs";

test("json.d.ts is what the schema says; node tools/types.mjs writes it anew", () => {
  assert.equal(readFileSync(new URL("../json.d.ts", import.meta.url), "utf8"), types());
});
