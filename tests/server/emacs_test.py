"""Emacs in batch mode with eglot and the settings of docs/editors.md.

    emacs_test.py PROGRAM
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from settings_page import settings_for

SKIPPED = 77
PROGRAM = Path(sys.argv.pop()).resolve()

GAME = """[Event "Casual game"]
[Site "Berlin"]
[Date "1910.01.01"]
[Round "1"]
[White "A"]
[Black "B"]
[Result "*"]

1. e4 e5 2. Bf1-c4 Nf6 *
"""

SCRIPT = """
(require 'json)
(require 'cl-lib)
(setq eglot-connect-timeout 60 eglot-sync-connect 60 make-backup-files nil
      eglot-confirm-server-initiated-edits nil)
(defvar out nil)
(defun keep (key value) (push (cons key value) out))
(defun wait-for (what)
  (let ((left 600))
    (while (and (not (funcall what)) (> left 0))
      (accept-process-output nil 0.05)
      (setq left (1- left)))
    (unless (funcall what) (error "nothing came"))))
(condition-case fault
    (with-current-buffer (find-file-noselect "game.pgn")
      (unless (eglot-current-server) (apply #'eglot--connect (eglot--guess-contact)))
      (wait-for #'eglot-current-server)
      (eglot--managed-mode 1)
      (flymake-start)
      (wait-for (lambda () (flymake-diagnostics)))
      (keep 'diagnostics (vconcat (mapcar #'flymake-diagnostic-text (flymake-diagnostics))))
      (goto-char (point-min))
      (search-forward "2. Bf1")
      (keep 'hover (plist-get (plist-get (jsonrpc-request (eglot-current-server) :textDocument/hover
                                           (eglot--TextDocumentPositionParams)) :contents) :value))
      (keep 'symbols (length (jsonrpc-request (eglot-current-server) :textDocument/documentSymbol
                               (list :textDocument (eglot--TextDocumentIdentifier)))))
      (let ((actions (append (eglot-code-actions (point) (point) nil nil) nil)))
        (keep 'actions (vconcat (mapcar (lambda (a) (plist-get a :title)) actions)))
        (eglot--apply-workspace-edit
         (plist-get (cl-find-if (lambda (a) (eq t (plist-get a :isPreferred))) actions) :edit)))
      (keep 'fixed (buffer-string))
      (goto-char (point-min))
      (search-forward "Nf6")
      (insert "    ")
      (eglot-format-buffer)
      (keep 'formatted (buffer-string))
      (goto-char (point-min))
      (search-forward "Nf6")
      (insert "   ")
      (eglot-format (line-beginning-position) (line-end-position))
      (keep 'range-formatted (buffer-string))
      (goto-char (point-min))
      (search-forward "2. ")
      (eglot--signal-textDocument/didChange)
      (keep 'hints (jsonrpc-request (eglot-current-server) :textDocument/inlayHint
                     (list :textDocument (eglot--TextDocumentIdentifier)
                           :range (list :start (list :line 8 :character 0) :end (list :line 9 :character 0)))))
      (keep 'completion (length (plist-get (jsonrpc-request (eglot-current-server) :textDocument/completion
                                             (eglot--TextDocumentPositionParams)) :items)))
      (set-buffer-modified-p nil)
      (eglot-shutdown (eglot-current-server))
      (keep 'done t))
  (error (keep 'error (format "%S" fault))))
(with-temp-file "out.json" (insert (json-encode out)))
(kill-emacs)
"""


class Emacs(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        with tempfile.TemporaryDirectory() as folder:
            folder = Path(folder)
            (folder / "game.pgn").write_text(GAME, encoding="utf-8")
            (folder / "bin").mkdir()
            (folder / "bin" / "ctlpgn").symlink_to(PROGRAM)
            # With a setting in the place that the page gives.
            reported = settings_for("Emacs").replace('("ctlpgn" "lsp")',
                                                 '("ctlpgn" "lsp" :initializationOptions (:numberHints t))')
            (folder / "test.el").write_text(reported + SCRIPT, encoding="utf-8")
            environment = {**os.environ, "PATH": f"{folder / 'bin'}:{os.environ['PATH']}", "HOME": str(folder)}
            ran = subprocess.run(["emacs", "--batch", "-l", "test.el"], cwd=folder, env=environment,
                                 capture_output=True, text=True, timeout=240, check=False)
            out = folder / "out.json"
            cls.out = json.loads(out.read_text(encoding="utf-8")) if out.exists() else {"error": ran.stderr}

    def test_script_ran_to_its_end(self):
        self.assertNotIn("error", self.out)
        self.assertTrue(self.out.get("done"))

    def test_diagnostics(self):
        self.assertEqual(len(self.out["diagnostics"]), 1)

    def test_hover_and_outline(self):
        self.assertIn("r n b q k b", self.out["hover"].replace("  ", " "))
        self.assertEqual(self.out["symbols"], 1)

    def test_fix(self):
        self.assertIn("2. Bc4 Nf6", self.out["fixed"])
        self.assertTrue(any(a.startswith("Explain") for a in self.out["actions"]))

    def test_formatting(self):
        self.assertEqual(self.out["formatted"], GAME.replace("Bf1-c4", "Bc4"))
        self.assertEqual(self.out["range-formatted"], GAME.replace("Bf1-c4", "Bc4"))

    def test_settings(self):
        self.assertEqual([each["label"] for each in self.out["hints"]], ["1…", "2…"])

    def test_completion(self):
        self.assertEqual(self.out["completion"], 29, "the plies that White has after 1. e4 e5")


def has_eglot():
    return subprocess.run(["emacs", "--batch", "--eval", "(require 'eglot)"], capture_output=True,
                          check=False).returncode == 0


if __name__ == "__main__":
    if shutil.which("emacs") is None or not has_eglot():
        print("emacs with eglot is not installed; .ci/setup editors installs both")
        sys.exit(SKIPPED)
    unittest.main()
