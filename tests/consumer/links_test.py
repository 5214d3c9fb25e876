#!/usr/bin/env python3
"""links_test.py FOLDER: links in installed documents lead to installed files."""

import re
import sys
from pathlib import Path

FOLDER = Path(sys.argv[1])
pages = sorted((FOLDER / "docs").rglob("*.md"))
broken = [f"{page}: {target}" for page in pages
          for target in re.findall(r"\]\((?!\w+:)([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8"))
          if not (page.parent / target).exists()]
print("\n".join(broken) or f"{len(pages)} pages")
sys.exit(1 if broken or len(pages) < 15 else 0)
