"""Where the version of the project is written."""

import re

SOURCE = "include/ctlpgn/version.hpp"
PLACES = {
    "npm/package.json": r'"version": "([^"]+)"',
    "editors/vscode/package.json": r'"version": "([^"]+)"',
    "editors/vscode/package-lock.json": r'"version": "([^"]+)"',
    "python/pyproject.toml": r'^version = "([^"]+)"',
    "vcpkg.json": r'"version": "([^"]+)"',
    "debian/changelog": r"^ctlpgn \(([^)]+)\)",
    "CHANGELOG.md": r"^## (\S+?)(?:,| |$)",
}


def versions_agree(project):
    """The version is the same wherever it is written: in packages, and at the head of the list of changes."""
    if SOURCE not in project.files:
        return
    version = re.search(r'CTLPGN_VERSION_TEXT "([^"]+)"', project.files[SOURCE])[1]
    for name, pattern in PLACES.items():
        if name not in project.files:
            continue
        found = re.search(pattern, project.files[name], re.M)
        if found is None:
            yield name, 1, f"names no version; it is {version}"
        elif found[1] != version:
            yield name, project.files[name].count("\n", 0, found.start()) + 1, f"names the version {found[1]}, not {version}"
