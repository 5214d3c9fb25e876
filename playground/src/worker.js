// The toolkit in a worker, so that no text can block the page.
import { load } from "../../npm/load.js";
import { answerTo } from "./answers.js";

const loaded = load();

addEventListener("message", async ({ data }) => postMessage(await answerTo(data, loaded)));
