#!/usr/bin/env python3
"""licences.py BUILD FOLDER: writes the licences of what others made that is in the program of a static build.

One file a package of Debian, as Debian has it."""

import shutil
import sys
from pathlib import Path

from parts_of_others import packages_in_program


def main(build, folder):
    folder = Path(folder)
    folder.mkdir(parents=True)
    for package in packages_in_program(build):
        shutil.copyfile(Path("/usr/share/doc") / package["name"] / "copyright", folder / package["name"])
    (folder / "README").write_text(
        "Licences of what others made that is in the program. A file is named after the package of Debian 12 whose licence it\n"
        "is; apt-get source NAME fetches the sources. Those of the program build it anew with other versions of these\n"
        "(cmake --preset static).\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
