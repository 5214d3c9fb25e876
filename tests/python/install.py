#!/usr/bin/env python3
"""install.py SOURCE-FOLDER BUILD-FOLDER MODULE: makes the wheel of a module that is built, and installs it, by .ci/python.

Exits with 77 if there is no module, or Python cannot make wheels and environments.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

SOURCE, BUILD, MODULE = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]

# What an earlier run has left must not be tried instead.
shutil.rmtree(BUILD / "python" / "environment", ignore_errors=True)
missing = [name for name in ("pip", "setuptools", "wheel", "venv") if importlib.util.find_spec(name) is None]
if not MODULE:
    missing.append("the module (python3-dev, pybind11-dev)")
if missing:
    print("skipped, for want of", ", ".join(missing))
    sys.exit(77)
environment = {**os.environ, "CTLPGN_MODULE": MODULE, "CTLPGN_BUILD": str(BUILD), "CTLPGN_PYTHON": sys.executable}
for step in ("wheel", "install"):
    subprocess.run([str(SOURCE / ".ci" / "python"), step], env=environment, check=True)
