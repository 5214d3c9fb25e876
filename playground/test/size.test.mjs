// The size of what the page has to load.
import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { brotliSize } from "../../npm/test/support.mjs";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const most = 745_000;

test(`the folder has at most ${most} bytes, compressed by brotli`, { skip: !existsSync(dist) && "playground/dist is not built: .ci/wasm builds it" }, (context) => {
  const sizes = readdirSync(dist).map((name) => [name, brotliSize(readFileSync(join(dist, name)))]);
  const whole = sizes.reduce((sum, [, size]) => sum + size, 0);
  context.diagnostic(`${whole} bytes: ${sizes.map(([name, size]) => `${name} ${size}`).join(", ")}`);
  assert.ok(whole <= most, `${whole} bytes`);
});
