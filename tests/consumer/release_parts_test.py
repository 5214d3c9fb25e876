#!/usr/bin/env python3
"""release_parts_test.py SOURCE-FOLDER: what .ci/release says of the parts of others.

Skipped where files belong to no package of Debian."""

import shutil
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(sys.argv[1]) / ".ci/releasing"))
import corpus_package
import parts_of_others
import sbom

MAP = """Archive member included to satisfy reference by file (symbol)

/usr/lib/gcc/x86_64-linux-gnu/12/../../../x86_64-linux-gnu/libz.a(inflate.o)
                              decompression.o (inflate)
/usr/lib/gcc/x86_64-linux-gnu/12/libgcc_eh.a(unwind-dw2.o)
                              /usr/lib/gcc/x86_64-linux-gnu/12/libstdc++.a(eh_throw.o) (_Unwind_Resume)

Memory Configuration

LOAD /usr/lib/x86_64-linux-gnu/libacl.a
/usr/lib/x86_64-linux-gnu/libacl.a(acl_get_file.o)
"""


class Parts(unittest.TestCase):
    def test_an_archive_is_in_a_program_if_a_member_is(self):
        self.assertEqual({Path(path).name for path in parts_of_others.archives_in(MAP)}, {"libz.a", "libgcc_eh.a"})

    def test_files_belong_to_packages_of_a_version(self):
        packages = parts_of_others.packages_of(["/usr/bin/dpkg", "/usr/bin/env", "/nowhere/at/all"])
        self.assertEqual([each["name"] for each in packages], ["coreutils", "dpkg"])
        component = sbom.debian(packages[0])
        self.assertTrue(component["version"])
        self.assertRegex(component["purl"], r"^pkg:deb/debian/coreutils@[\w.%~-]+\?arch=\w+&distro=debian-12$")

    def test_links_of_the_suite_lead_nowhere_outside_of_it(self):
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "README.md").write_text(
                "[JSON](../docs/json.md), [plies](pgn/valid/plies.cases), [runner](runner/conformance.py), [x](https://example.org/)")
            corpus_package.main("0.2.0", folder)
            self.assertEqual((Path(folder) / "README.md").read_text(),
                             "JSON, plies, [runner](runner/conformance.py), [x](https://example.org/)")
            self.assertIn('"version": "0.2.0"', (Path(folder) / "package.json").read_text())


if __name__ == "__main__":
    if shutil.which("dpkg-query") is None:
        print("There is no dpkg-query, which knows the packages of Debian.")
        sys.exit(77)
    unittest.main(argv=sys.argv[:1])
