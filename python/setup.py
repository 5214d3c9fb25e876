"""The module of the package is built by the project's CMake, from the same library as the program.

CTLPGN_MODULE names a module that is built already; otherwise it is built in ../build-python, which needs what
docs/installing.md lists, and pybind11.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PROJECT = Path(__file__).resolve().parent.parent


def build_module() -> Path:
    folder = PROJECT / "build-python"
    subprocess.run(["cmake", "-S", str(PROJECT), "-B", str(folder), "-DCMAKE_BUILD_TYPE=Release", "-DCTLPGN_BUILD_TESTS=OFF",
                    "-DCTLPGN_PYTHON=ON", f"-DPython3_EXECUTABLE={sys.executable}"], check=True)
    jobs = os.environ.get("CTLPGN_JOBS", "2")
    subprocess.run(["cmake", "--build", str(folder), "--parallel", jobs, "--target", "ctlpgn_python"], check=True)
    return folder / "python" / ("_ctlpgn" + sysconfig.get_config_var("EXT_SUFFIX"))


class BuildByCMake(build_ext):
    def build_extension(self, ext: Extension) -> None:
        target = Path(self.get_ext_fullpath(ext.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(os.environ.get("CTLPGN_MODULE") or build_module(), target)


setup(ext_modules=[Extension("ctlpgn._ctlpgn", sources=[])], cmdclass={"build_ext": BuildByCMake})
