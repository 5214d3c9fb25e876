"""The recipes of docs/large-files.md that share a file among processes: all together read each game once, whatever fails.

    clusters_test.py PROGRAM DOCUMENT
"""

import csv
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import time
import unittest

DOCUMENT = pathlib.Path(sys.argv.pop(2)).read_text(encoding="utf-8")

from lint_support import LintTest, PROGRAM  # noqa: E402

RESULTS = ("1-0", "0-1", "1/2-1/2")
FILE = "".join(f'[Event "Cup"]\n[White "W{number}"]\n[Result "{RESULTS[number % 3]}"]\n\n'
               f'1. e4 {{ {"x" * (number % 50)} }} e5 2. Nf3 {RESULTS[number % 3]}\n\n' for number in range(1, 2001))
# In place of ctlpgn: the first process for each range writes something, and fails.
FAILING_ONCE = """#!/bin/sh
name=$(printf %s "$*" | tr -c 'a-zA-Z0-9-' _)
if mkdir "{folder}/failed-$name" 2> /dev/null; then
    printf 'white,result,plies\\r\\nW1,1-0,3\\r\\n'
    kill -9 $$
fi
exec "{program}" "$@"
"""


def recipe(title, language):
    section = re.search(rf"### {title}\n(.*?)(?=\n##|\Z)", DOCUMENT, re.DOTALL)[1]
    return re.findall(rf"```{language}\n(.*?)```", section, re.DOTALL)


def python_with(*modules):
    """The system's own Python has the packages of the system."""
    for python in (sys.executable, "/usr/bin/python3"):
        if shutil.which(python) and subprocess.run([python, "-c", "import " + ",".join(modules)], capture_output=True,
                                                   check=False).returncode == 0:
            return python
    return None


DASK = python_with("distributed", "pandas")
SLURM = all(shutil.which(each, path=os.environ["PATH"] + ":/usr/sbin") for each in ("slurmctld", "slurmd", "sbatch"))


class Clusters(LintTest):
    def setUp(self):
        super().setUp()
        self.write("games.pgn", FILE)
        (self.folder / "bin").mkdir()
        self.use_program(f'#!/bin/sh\nexec "{PROGRAM}" "$@"\n')
        self.environment = {**os.environ, "PATH": f"{self.folder}/bin:{os.environ['PATH']}:/usr/sbin", "HOME": str(self.folder)}

    def use_program(self, text):
        program = self.folder / "bin/ctlpgn"
        program.write_text(text)
        program.chmod(0o755)

    def use_failing_program(self):
        self.use_program(FAILING_ONCE.format(folder=self.folder, program=PROGRAM))

    def run_here(self, *command):
        return subprocess.run(command, check=True, timeout=200, cwd=self.folder, env=self.environment,
                              stdin=subprocess.DEVNULL, capture_output=True, text=True).stdout

    def check_parts(self):
        """Each game is in one of the parts, and in no other."""
        parts = sorted(self.folder.glob("part-*.csv"), key=lambda each: int(each.stem.split("-")[1]))
        self.assertGreater(len(parts), 4)
        players = []
        for each in parts:
            with each.open(newline="") as rows:
                players += [row["white"] for row in csv.DictReader(rows)]
        self.assertEqual(players, [f"W{number}" for number in range(1, 2001)])
        for each in parts:
            each.unlink()

    @unittest.skipUnless(shutil.which("parallel"), "GNU parallel is not installed")
    def test_gnu_parallel_on_several_hosts(self):
        numbers, _ = recipe("GNU parallel", "sh")
        _, command = recipe("GNU parallel", "sh")
        script = numbers[:numbers.index("seq")].replace("63", "7").replace("64", "8") + command
        for use in (lambda: None, self.use_failing_program):
            use()
            self.run_here("bash", "-euc", script)
            self.check_parts()

    @unittest.skipUnless(DASK, "python3-distributed and python3-pandas are not installed")
    def test_dask(self):
        code, = recipe("Dask", "python")
        self.write("shared.py", code.replace("64 << 20", "20000"))
        self.write("alone.py", code[:code.index("if __name__")] +
                   'print(games(0, 1 << 40, "games.pgn").groupby("result")["plies"].agg(["count", "sum"]))\n')
        alone = self.run_here(DASK, "alone.py")
        self.assertIn(f"1-0        {len(range(3, 2001, 3))}", alone)
        for use in (lambda: None, self.use_failing_program):
            use()
            self.assertEqual(self.run_here(DASK, "shared.py"), alone)

    def test_the_script_for_slurm(self):
        """Its tasks, one after the other, in any order; a failed one leaves no part."""
        script, = recipe("Slurm", "sh")
        self.use_failing_program()
        for task in (3, 0, 7, 1, 2, 6, 5, 4):
            for is_again in (False, True):
                done = subprocess.run(["sh", "-c", script], cwd=self.folder, timeout=60, capture_output=True, check=False,
                                      env={**self.environment, "SLURM_ARRAY_TASK_ID": str(task)})
                self.assertEqual(done.returncode == 0, is_again, done.stderr)
        self.check_parts()

    @unittest.skipUnless(SLURM and os.geteuid() == 0, "slurm-wlm is not installed, or its daemons cannot be started")
    def test_slurm(self):
        """One node on the loopback, whose daemons are children of this process; without munge."""
        script, = recipe("Slurm", "sh")
        self.write("parts.sh", script)
        ports = []
        for _ in range(2):
            with socket.socket() as free:
                free.bind(("127.0.0.1", 0))
                ports.append(free.getsockname()[1])
        host = socket.gethostname().split(".")[0]
        for name in ("state", "spool"):
            (self.folder / name).mkdir()
        self.write("slurm.conf", f"""ClusterName=test
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={ports[0]}
SlurmdPort={ports[1]}
AuthType=auth/none
CredType=cred/none
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SlurmUser=root
SlurmdParameters=config_overrides
ReturnToService=2
StateSaveLocation={self.folder}/state
SlurmdSpoolDir={self.folder}/spool
SlurmctldPidFile={self.folder}/slurmctld.pid
SlurmdPidFile={self.folder}/slurmd.pid
NodeName={host} NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=all Nodes={host} Default=YES MaxTime=INFINITE State=UP
""")
        self.environment["SLURM_CONF"] = str(self.folder / "slurm.conf")
        daemons = [subprocess.Popen([name, "-D"], env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                   for name in ("slurmctld", "slurmd")]
        try:
            self.submit("parts.sh")
            self.wait_for_parts()
            self.check_parts()
        finally:
            for each in reversed(daemons):
                each.terminate()
                each.wait(timeout=60)

    def submit(self, script):
        for _ in range(60):
            done = subprocess.run(["sbatch", script], cwd=self.folder, env=self.environment, capture_output=True, check=False)
            if done.returncode == 0:
                return
            time.sleep(0.5)
        self.fail(done.stderr)

    def wait_for_parts(self):
        for _ in range(240):
            if len(list(self.folder.glob("part-*.csv"))) == 8:
                return
            time.sleep(0.5)
        self.fail(self.run_here("squeue") + self.run_here("sinfo"))


if __name__ == "__main__":
    unittest.main()
