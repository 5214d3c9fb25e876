#!/usr/bin/env python3
"""sbom.py VERSION SOURCE: prints what others made that is in a release, as CycloneDX 1.4.

SOURCE is the clone in which it was built. A part that was not built is left out. Times and numbers are those of the commit
($SOURCE_DATE_EPOCH), so that the same release has the same list."""

import json
import os
import platform
import sys
import uuid
from datetime import datetime, timezone
from pathlib import Path

from parts_of_others import data_of, headers_of, packages_in_program, packages_of

# What is in a file, and by which build that is known.
MODULES = {"build-wasm": "ctlpgn-{0}.tgz", "build-wasm-server": "ctlpgn-{0}.tgz ctlpgn-{0}.vsix"}


def debian(package):
    purl = f"pkg:deb/debian/{package['name']}@{package['version'].replace('+', '%2B').replace(':', '%3A')}"
    component = {"type": "library", "bom-ref": purl, "name": package["name"], "version": package["version"],
                 "purl": f"{purl}?arch={package['architecture']}&distro=debian-12"}
    if package["homepage"]:
        component["externalReferences"] = [{"type": "website", "url": package["homepage"]}]
    return component


def npm(name, about):
    purl = f"pkg:npm/{name.replace('@', '%40')}@{about['version']}"
    return {"type": "library", "bom-ref": purl, "name": name, "version": about["version"], "purl": purl,
            "licenses": [{"license": {"id": about["license"]}}]}


def bundled(source):
    """What the extension for VS Code has of npm, as its build writes it down."""
    written = source / "editors/vscode/dist/licences.json"
    if not written.exists():
        return []
    return [(npm(name, about), "ctlpgn-{0}.vsix") for name, about in json.loads(written.read_text()).items()]


def parts(source):
    found = []
    if (source / "build-static/ctlpgn.map").exists():
        found += [(debian(each), f"ctlpgn-{{0}}-linux-{platform.machine()}.tar.gz") for each in packages_in_program(source / "build-static")]
    for build, files in MODULES.items():
        if (source / build / "build.ninja").exists():
            found += [(debian(each), files) for each in packages_of(headers_of(source / build) | data_of(source / build))]
    return found + bundled(source)


def main(version, source):
    components = {}
    for component, files in parts(Path(source)):
        _, within = components.setdefault(component["bom-ref"], (component, set()))
        within.update(files.format(version).split())
    for component, within in components.values():
        component["properties"] = [{"name": "ctlpgn:file", "value": file} for file in sorted(within)]
    about = {"type": "application", "bom-ref": "ctlpgn", "name": "ctlpgn", "version": version,
             "licenses": [{"license": {"id": "MIT"}}]}
    listed = [component for _, (component, _) in sorted(components.items())]
    content = json.dumps([about, listed], sort_keys=True)
    time = datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), timezone.utc)
    print(json.dumps({
        "bomFormat": "CycloneDX", "specVersion": "1.4", "version": 1,
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, content)}",
        "metadata": {"timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ"), "component": about},
        "components": listed,
        "dependencies": [{"ref": "ctlpgn", "dependsOn": [each["bom-ref"] for each in listed]}]}, indent=1))


if __name__ == "__main__":
    main(*sys.argv[1:])
