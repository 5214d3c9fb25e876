"""The editor settings in docs/editors.md."""

import re
from pathlib import Path


def settings_for(heading):
    page = Path(__file__).parents[2].joinpath("docs", "editors.md").read_text(encoding="utf-8")
    section = page.split(f"## {heading}\n", 1)[1].split("\n## ", 1)[0]
    return re.search(r"```\w+\n(.*?)```", section, re.DOTALL)[1]
