// A file without what can be fixed, in bytes.
import { InputError } from "./errors.js";

// A text that is converted is in UTF-8 afterwards. Where that is not asked for, nothing else can be fixed either.
function checkIsConverted(engine, file, request, counts) {
  let isConverted = false;
  engine.lint(
    file,
    { ...request, boards: false },
    ({ encoding, code }) => (isConverted ||= encoding !== undefined && counts[code] > 0),
  );
  if (!isConverted)
    throw new InputError(
      `cannot write ${file.name}: what is fixed in it could not be written in the encoding in ` +
        `which it is; let 'ctlpgn lint --fix' fix that as well`,
    );
}

/** The new text, how often each code was fixed, and whether anything changes. */
export function fixed(engine, file, request, isUnsafe) {
  const { bytes } = file;
  const { text, notes } = engine.ask({ ...request, action: "fix", notation: file.notation, unsafe: isUnsafe }, bytes);
  const [counts] = notes;
  const isChanged = Object.keys(counts).length !== 0;
  if (isChanged && !file.isUtf8) checkIsConverted(engine, file, request, counts);
  return { text: isChanged ? text : bytes, counts, isChanged };
}
