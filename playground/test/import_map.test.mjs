// The package in a page without a bundler, as its README shows it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { npm, when, withPackage } from "./package_pages.mjs";

const [, example] = readFileSync(join(npm, "README.md"), "utf8").match(/```html\n(<script type="importmap">.*?)```/s);

test("a page without a bundler imports the package", when, () =>
  withPackage({ "/": `<body>${example}` }, async (page, { faults }) => {
    await page.waitForFunction(() => document.body.lastChild.nodeType === Node.TEXT_NODE && /illegal move/.test(document.body.lastChild.data));
    assert.match(await page.evaluate(() => document.body.lastChild.data), /Ke3|e3/);
    assert.deepEqual(faults, []);
  }),
);
