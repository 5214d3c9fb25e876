#!/usr/bin/env python3
"""Validates the expected and the written JSON of the corpus against docs/ctlpgn.schema.json.

    schema_test.py SOURCE-FOLDER PROGRAM

The program's output is validated as a document without spans, as lines with them, and with all that is known; the expected JSON is a document
with them for each file.
"""
import pathlib
import subprocess
import sys
import tempfile


def main(source, program):
    corpus = pathlib.Path(program).resolve().parent / "corpus"  # as single files
    folders = [each for each in sorted(corpus.iterdir()) if (each / "valid").is_dir()]
    return max(check(folder, source, program) for folder in folders)


def check(corpus, source, program):
    """The expected JSON of one notation's corpus, and the program's output for it."""
    validate = [sys.executable, "-B", source / "tests" / "emit" / "validate_schema.py"]
    # The file next to the folders describes them and is not a game.
    expected = sorted(corpus.glob("*/**/*.json"))
    inputs = sorted(path for path in corpus.glob("*/**/*")
                    if path.is_file() and path.suffix not in (".json", ".diagnostics", ".limits"))
    if not expected or not inputs:
        sys.exit(f"nothing to validate in {corpus}")
    status = subprocess.run([*validate, *expected]).returncode
    with tempfile.TemporaryDirectory() as folder:
        for name, options in {"document": [], "lines": ["--lines", "--spans"], "full": ["--full", "--openings"]}.items():
            output = pathlib.Path(folder) / f"{name}.json"
            written = subprocess.run([program, "json", "--quiet", *options, "-o", output, *inputs])
            if written.returncode not in (0, 1):
                sys.exit(f"{program} ended with status {written.returncode}")
            status |= subprocess.run([*validate, output]).returncode
    return status


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1]), sys.argv[2]))
