"""Neovim, headless, with the settings of docs/editors.md: one step for each thing that the server can do.

    neovim_test.py PROGRAM
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

GAME = """[Variant "C'escacs"]
[Id "Cescacs-P01"]
[Annotator "Cescacs"]

1. G7-G13, E21–E17 ?!
.($[2] 1. …, E21-E19)
{ @B: Careless: #1[#1.2]@B leaves ~E17 free: https://example.org/x }
2. E7-E13, G21-G15 :
*
"""

# All requests are made with Neovim's own client; answers are written as JSON.
SCRIPT = """
local out = {}
local function wait(what) assert(vim.wait(20000, what, 20), "nothing came") end
vim.cmd("edit " .. arguments.game)
local buffer = vim.api.nvim_get_current_buf()
wait(function() return #vim.diagnostic.get(buffer) > 0 end)
out.diagnostics = vim.tbl_map(function(d) return { d.lnum, d.col, d.code, d.source } end, vim.diagnostic.get(buffer))
local function ask(method, params)
  params = params or {}
  params.textDocument = vim.lsp.util.make_text_document_params(buffer)
  local answers = vim.lsp.buf_request_sync(buffer, "textDocument/" .. method, params, 20000)
  for _, answer in pairs(answers or {}) do
    assert(not answer.err, vim.inspect(answer.err))
    return answer.result
  end
end
local function at(line, character) return { line = line, character = character } end
local function range(line, from, to) return { start = at(line, from), ["end"] = at(line, to) } end
out.definition = ask("definition", { position = at(6, 17) })
out.references = ask("references", { position = at(5, 4), context = { includeDeclaration = true } })
out.hover = ask("hover", { position = at(4, 13) })
out.completion = ask("completion", { position = at(7, 3) })
out.symbols = ask("documentSymbol")
out.folding = ask("foldingRange")
out.selection = ask("selectionRange", { positions = { at(4, 4) } })
out.hints = ask("inlayHint", { range = range(0, 0, 9) })
out.tokens = ask("semanticTokens/full")
out.links = ask("documentLink")
out.prepared = ask("prepareRename", { position = at(5, 4) })
out.actions = ask("codeAction", { range = range(4, 14, 14), context = { diagnostics = vim.diagnostic.get(buffer) } })
vim.lsp.util.apply_workspace_edit(ask("rename", { position = at(5, 4), newName = "3" }), "utf-16")
out.renamed = vim.api.nvim_buf_get_lines(buffer, 5, 7, true)
for _, action in ipairs(out.actions) do
  if action.isPreferred then vim.lsp.util.apply_workspace_edit(action.edit, "utf-16") end
end
out.fixed = vim.api.nvim_buf_get_lines(buffer, 4, 5, true)
wait(function() return #vim.diagnostic.get(buffer) == 0 end)
vim.api.nvim_buf_set_lines(buffer, 7, 8, true, { "2. E7-E13,   G21-G15 :" })
wait(function() return #vim.diagnostic.get(buffer) > 0 end)
vim.lsp.util.apply_text_edits(ask("formatting", { options = { tabSize = 4, insertSpaces = true } }), buffer, "utf-16")
out.formatted = vim.api.nvim_buf_get_lines(buffer, 7, 8, true)
wait(function() return #vim.diagnostic.get(buffer) == 0 end)
-- Of a range: the game that it touches, not the one after it.
local function layout() return { tabSize = 4, insertSpaces = true } end
local count = vim.api.nvim_buf_line_count(buffer)
local second = vim.api.nvim_buf_get_lines(buffer, 0, count, true)
for number, line in ipairs(second) do second[number] = line:gsub("E7%-E13, ", "E7-E13,    ") end
vim.api.nvim_buf_set_lines(buffer, count, count, true, { "", unpack(second) })
vim.api.nvim_buf_set_lines(buffer, 7, 8, true, { "2. E7-E13,   G21-G15 :" })
vim.lsp.util.apply_text_edits(ask("rangeFormatting", { range = range(4, 0, 1), options = layout() }), buffer, "utf-16")
out.range_formatted = vim.tbl_filter(function(line) return line:find("^2%.") end,
                                     vim.api.nvim_buf_get_lines(buffer, 0, -1, true))
-- By the editor's own command, whose selection is two places.
vim.api.nvim_win_set_cursor(0, { count + 7, 0 })
vim.lsp.buf.range_formatting(layout(), { count + 7, 0 }, { count + 8, 0 })
wait(function() return not table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, true), "\\n"):find(",    ") end)
out.all_formatted = vim.tbl_filter(function(line) return line:find("^2%.") end,
                                   vim.api.nvim_buf_get_lines(buffer, 0, -1, true))
vim.api.nvim_buf_set_lines(buffer, count, -1, true, {})
wait(function() return #vim.diagnostic.get(buffer) == 0 end)
out.range_tokens = ask("semanticTokens/range", { range = range(4, 0, 20) })
-- While typing, key by key.
vim.api.nvim_win_set_cursor(0, { 8, 3 })
vim.api.nvim_feedkeys("iXYZ", "xt", false)
wait(function() return #vim.diagnostic.get(buffer) > 0 end)
vim.cmd("undo")
wait(function() return #vim.diagnostic.get(buffer) == 0 end)
-- A second client of Neovim's that asks for diagnostics; this Neovim does not do so by itself, later ones do.
local capabilities = vim.lsp.protocol.make_client_capabilities()
capabilities.textDocument.diagnostic = { dynamicRegistration = false }
local pulling = vim.lsp.start_client({ name = "pulling", cmd = { "ctlpgn", "lsp" }, root_dir = vim.fn.getcwd(),
                                       capabilities = capabilities, init_options = { hoverPictures = true },
                                       get_language_id = function(_, filetype) return filetype end })
vim.lsp.buf_attach_client(buffer, pulling)
wait(function() return vim.lsp.get_client_by_id(pulling).initialized end)
out.provider = vim.lsp.get_client_by_id(pulling).server_capabilities.diagnosticProvider
local function pull(known)
  local params = { textDocument = vim.lsp.util.make_text_document_params(buffer), previousResultId = known }
  local answer = vim.lsp.get_client_by_id(pulling).request_sync("textDocument/diagnostic", params, 20000, buffer)
  assert(not answer.err, vim.inspect(answer.err))
  return answer.result
end
out.pulled_clean = pull()
vim.api.nvim_buf_set_lines(buffer, 7, 8, true, { "2. E7-E13, G21–G15 :" })
out.pulled = pull(out.pulled_clean.resultId)
out.pulled_again = pull(out.pulled.resultId)
local where = { textDocument = vim.lsp.util.make_text_document_params(buffer), position = at(4, 4) }
out.picture = vim.lsp.get_client_by_id(pulling).request_sync("textDocument/hover", where, 20000, buffer).result
-- Shown by the editor, as what a server sends is.
vim.lsp.diagnostic.on_publish_diagnostics(nil, { uri = vim.uri_from_bufnr(buffer), diagnostics = out.pulled.items },
                                          { client_id = pulling, method = "textDocument/publishDiagnostics" })
out.shown = #vim.diagnostic.get(buffer, { namespace = vim.lsp.diagnostic.get_namespace(pulling) })
out.done = true
"""


class Neovim(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        with tempfile.TemporaryDirectory() as folder:
            folder = Path(folder)
            (folder / "game.ctl-pgn").write_text(GAME, encoding="utf-8")
            (folder / "bin").mkdir()
            (folder / "bin" / "ctlpgn").symlink_to(PROGRAM)
            (folder / "test.lua").write_text(
                settings_for("Neovim") + f"\nlocal arguments = {{ game = [[{folder / 'game.ctl-pgn'}]] }}\n"
                "local ok, error = pcall(function()\n" + SCRIPT.replace("local out = {}", "out = {}") + "\nend)\n"
                "out = out or {}\nif not ok then out.error = tostring(error) end\n"
                f"local file = io.open([[{folder / 'out.json'}]], 'w')\n"
                "file:write(vim.json.encode(out))\nfile:close()\nvim.cmd('qall!')\n", encoding="utf-8")
            environment = {**os.environ, "PATH": f"{folder / 'bin'}:{os.environ['PATH']}", "HOME": str(folder),
                           "XDG_STATE_HOME": str(folder), "XDG_CACHE_HOME": str(folder), "XDG_DATA_HOME": str(folder)}
            ran = subprocess.run(["nvim", "--headless", "-u", "NONE", "-i", "NONE", "-n", "-c", "luafile test.lua",
                                  "-c", "qall!"],
                                 cwd=folder, env=environment, capture_output=True, text=True, timeout=240, check=False)
            out = folder / "out.json"
            cls.out = json.loads(out.read_text(encoding="utf-8")) if out.exists() else {"error": ran.stderr}

    def test_script_ran_to_its_end(self):
        self.assertNotIn("error", self.out)
        self.assertTrue(self.out.get("done"))

    def test_diagnostics(self):
        self.assertEqual([d[0] for d in self.out["diagnostics"]], [4])
        self.assertEqual(self.out["diagnostics"][0][3], "ctlpgn")

    def test_definition_and_references(self):
        self.assertEqual(self.out["definition"][0]["range"]["start"]["line"], 5)
        self.assertEqual(len(self.out["references"]), 2)

    def test_hover(self):
        self.assertIn("E21", self.out["hover"]["contents"]["value"])

    def test_completion(self):
        self.assertGreater(len(self.out["completion"]["items"]), 20)

    def test_outline(self):
        self.assertEqual(len(self.out["symbols"]), 1)
        self.assertEqual(len(self.out["symbols"][0]["children"]), 1)
        self.assertGreaterEqual(len(self.out["folding"]), 2)
        self.assertIn("parent", self.out["selection"][0])

    def test_colours_links_and_hints(self):
        self.assertGreater(len(self.out["tokens"]["data"]), 50)
        self.assertEqual(self.out["links"][0]["target"], "https://example.org/x")
        self.assertFalse(self.out["hints"])

    def test_rename(self):
        self.assertEqual(self.out["prepared"]["placeholder"], "2")
        self.assertEqual(self.out["renamed"], [".($[3] 1. …, E21-E19)",
                                               "{ @B: Careless: #1[#1.3]@B leaves ~E17 free: https://example.org/x }"])

    def test_fix(self):
        self.assertEqual(self.out["fixed"], ["1. G7-G13, E21-E17 ?!"])
        self.assertTrue(any(a["title"].startswith("Ignore") for a in self.out["actions"]))
        self.assertTrue(any(a["title"].startswith("Explain") for a in self.out["actions"]))

    def test_formatting(self):
        self.assertEqual(self.out["formatted"], ["2. E7-E13, G21-G15 :"])

    def test_formatting_of_a_range(self):
        self.assertEqual(self.out["range_formatted"], ["2. E7-E13, G21-G15 :", "2. E7-E13,    G21-G15 :"])
        self.assertEqual(self.out["all_formatted"], ["2. E7-E13, G21-G15 :"] * 2)

    def test_pulled_diagnostics(self):
        self.assertEqual(self.out["provider"]["identifier"], "ctlpgn")
        self.assertEqual((self.out["pulled_clean"]["kind"], self.out["pulled_clean"]["items"]), ("full", []))
        self.assertEqual([d["range"]["start"] for d in self.out["pulled"]["items"]], [{"line": 7, "character": 14}])
        self.assertEqual(self.out["pulled_again"]["kind"], "unchanged")
        self.assertEqual(self.out["shown"], 1)

    def test_hover_with_a_picture(self):
        self.assertIn("![board](data:image/svg+xml;base64,", self.out["picture"]["contents"]["value"])

    def test_tokens_of_a_range(self):
        self.assertGreater(len(self.out["range_tokens"]["data"]), 20)


if __name__ == "__main__":
    if shutil.which("nvim") is None:
        print("nvim is not installed; .ci/setup editors installs it")
        sys.exit(SKIPPED)
    unittest.main()
