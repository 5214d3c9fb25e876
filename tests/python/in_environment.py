#!/usr/bin/env python3
"""in_environment.py ENVIRONMENT [--with MODULE] TEST ARGUMENT...: runs a test by the Python in which the package is installed.

--with MODULE runs it by this Python instead, which has the module and sees the package of the environment. Exits with 77 if
there is no environment or no such module.
"""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

environment = Path(sys.argv[1])
command = sys.argv[2:]
packages = next(environment.glob("lib/python*/site-packages"), None)
if packages is None:
    print("skipped: the package is not installed")
    sys.exit(77)
if command[0] == "--with":
    if importlib.util.find_spec(command[1]) is None:
        print("skipped: there is no", command[1])
        sys.exit(77)
    sys.exit(subprocess.run([sys.executable, "-B", *command[2:]], env={**os.environ, "PYTHONPATH": str(packages)}).returncode)
# From elsewhere, so that nothing but the installed package is found.
sys.exit(subprocess.run([str(environment / "bin" / "python"), "-B", *command], cwd="/").returncode)
