// The functions of the module in another order.
import assert from "node:assert/strict";
import { test } from "node:test";
import { orderByLikeness } from "../tools/order.mjs";
import { readModule, writeModule } from "../tools/wasm_functions.mjs";
import { lacksModule, moduleBytes } from "./support.mjs";

const when = { skip: lacksModule };
const text = "1. e4 e5 2. Qh5 Nc6 3. Bf1-c4 Nf6 4. Qxf7\n";

test("their own order gives the same bytes", when, () => {
  const module = readModule(moduleBytes());
  assert.ok(Buffer.from(writeModule(module, [...module.functions.keys()])).equals(moduleBytes()));
});

test("in any other order the module does the same", when, async () => {
  const { load } = await import("../load.js");
  const module = readModule(moduleBytes());
  const turned = writeModule(module, [...module.functions.keys()].reverse());
  assert.ok(!Buffer.from(turned).equals(moduleBytes()));
  const [kit, other] = [await load(moduleBytes()), await load(turned)];
  assert.deepEqual(other.lint(text), kit.lint(text));
  assert.equal(other.json(text), kit.json(text));
});

test("similar functions are neighbours, and each occurs once", () => {
  const bytes = Uint8Array.from([...Array(20).keys(), ...Array(20).keys()].map((value, at) => (at < 20 ? value : value + 100)));
  const like = (begin) => ({ begin, to: begin + 20, uses: [] });
  const order = orderByLikeness({ bytes, functions: [like(0), like(20), like(0), like(20), like(0)] });
  assert.deepEqual([...order].sort(), [0, 1, 2, 3, 4]);
  assert.deepEqual(order.map((place) => place % 2), [0, 0, 0, 1, 1]);
});
