// ctlpgn lint --diff: what --fix would change.
import { CtlpgnError } from "../../instance.js";
import { InputError, OutputError, clean, failed, found } from "../errors.js";
import { fixed } from "../fixing.js";
import { findInputs, openGames } from "../input/inputs.js";
import { Output, checkOutputName } from "../output/output.js";
import { complain } from "../output/standard_streams.js";
import { unifiedDiff } from "../report/unified_diff.js";
import { requestOf } from "./lint_request.js";

export function lintDiff(engine, words, values) {
  const inputs = findInputs(engine, words, values);
  checkOutputName(values.output, inputs, "a report");
  const to = new Output(values.output);
  let [hasFailed, differs] = [false, false];
  for (const file of inputs) {
    try {
      openGames(engine, file);
      if (file.packing)
        throw new OutputError(
          `cannot write ${file.name}: it is compressed by ${file.packing.name}, and only plain files ` + `are changed in place`,
        );
      const { text, isChanged } = fixed(engine, file, requestOf(values), values["unsafe-fixes"]);
      if (isChanged && !values.quiet) unifiedDiff(file.name, file.bytes, text, (part) => to.write(part));
      if (isChanged && !file.isUtf8 && !values.quiet) complain("would be written in UTF-8", file.name);
      differs ||= isChanged;
    } catch (error) {
      if (!(error instanceof InputError || error instanceof OutputError || error instanceof CtlpgnError)) {
        to.abandon();
        throw error;
      }
      complain(error.message);
      hasFailed = true;
    } finally {
      file.forget();
    }
  }
  to.commit();
  if (hasFailed) return failed;
  return differs && !values["exit-zero"] ? found : clean;
}
