// The browser of the tests, and a page in it.
import { existsSync } from "node:fs";

const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";

export const lacksBrowser = existsSync(executablePath) ? "" : `There is no browser ${executablePath}; CHROMIUM names another one. `;

export async function openPage(address) {
  const { chromium } = await import("playwright-core");
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  if (process.env.CTLPGN_LOG) page.on("console", (message) => console.log(message.text()));
  await page.goto(address);
  return { page, close: () => browser.close() };
}
