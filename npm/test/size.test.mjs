// The size of what a page has to load.
import assert from "node:assert/strict";
import { test } from "node:test";
import { brotliSize, lacksModule, moduleBytes } from "./support.mjs";

const most = 528 * 1024;

test(`the module has at most ${most} bytes, compressed by brotli`, { skip: lacksModule }, (context) => {
  const size = brotliSize(moduleBytes());
  context.diagnostic(`${moduleBytes().length} bytes, ${size} compressed`);
  assert.ok(size <= most, `${size} bytes`);
});
