#!/usr/bin/env python3
"""corpus_package.py VERSION FOLDER: makes a package for npm of an unpacked suite (`ctlpgn conformance --unpack`)."""

import json
import re
import sys
from pathlib import Path


def main(version, folder):
    folder = Path(folder)
    about = {
        "name": "ctlpgn-corpus",
        "version": version,
        "description": "A conformance suite for readers of PGN, CTL-PGN, xiangqi and Diplomat: texts, and what must be read in them",
        "keywords": ["chess", "pgn", "xiangqi", "conformance", "tests"],
        "license": "MIT",
        "exports": {"./manifest.json": "./manifest.json", "./*": "./*"},
    }
    (folder / "package.json").write_text(json.dumps(about, indent=2) + "\n")
    # The documents are not in it, so what leads to them becomes plain words.
    readme = folder / "README.md"
    readme.write_text(re.sub(r"\[([^\]]+)\]\((?:\.\./[^)]*|[^):]*\.cases)\)", r"\1", readme.read_text()))


if __name__ == "__main__":
    main(*sys.argv[1:])
