"""What others made that is in a build: packages of Debian, to which files belong that the compiler and the linker name."""

import re
import subprocess
from pathlib import Path


def headers_of(build):
    """Headers of the machine that a build with Ninja read: the compiler writes down each."""
    listed = subprocess.run(["ninja", "-C", build, "-t", "deps"], capture_output=True, text=True, check=True).stdout
    return set(re.findall(r"^ +(/usr/\S+)$", listed, re.M))


def archives_in(linker_map):
    """Archives of which a program has a member, by the map of GNU's linker."""
    members, _, _ = linker_map.partition("\nMemory Configuration\n")
    return set(re.findall(r"^(/\S+\.a)\(", members, re.M))


def owners_of(files):
    """Names of the packages of Debian that the files belong to."""
    resolved = sorted({str(Path(file).resolve()) for file in files})
    owners = set()
    for begin in range(0, len(resolved), 500):
        # It fails if one file is in no package, and still names the others'.
        said = subprocess.run(["dpkg-query", "-S", *resolved[begin:begin + 500]], capture_output=True, text=True).stdout
        for line in said.splitlines():
            if not line.startswith("diversion by"):
                owners.update(line.rsplit(": ", 1)[0].split(", "))
    return owners


def packages_of(files):
    """The packages of Debian that the files belong to, with what Debian says of each, sorted by name."""
    names = sorted(owners_of(files))
    if not names:
        return []
    fields = ("name", "version", "architecture", "homepage")
    shown = "${Package}\t${Version}\t${Architecture}\t${Homepage}\n"
    said = subprocess.run(["dpkg-query", "-W", "-f", shown, *names], capture_output=True, text=True, check=True).stdout
    return sorted((dict(zip(fields, line.split("\t"))) for line in said.splitlines()), key=lambda each: each["name"])


def data_of(build):
    """Data of the machine that a build made sources of."""
    cache = (Path(build) / "CMakeCache.txt").read_text(errors="replace")
    return {f"{folder}/iso_639-3.json" for folder in re.findall(r"^CTLPGN_ISO_CODES:PATH=(/usr/.+)$", cache, re.M)}


def packages_in_program(build):
    """Those of which something is in a program that is linked statically: archives, headers and data."""
    linker_map = (Path(build) / "ctlpgn.map").read_text(errors="replace")
    return packages_of(archives_in(linker_map) | headers_of(build) | data_of(build))
