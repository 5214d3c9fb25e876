"""The pictures of pages in the documents, made anew: screenshots.py PROGRAM FOLDER"""

import base64
import pathlib
import subprocess
import sys
import tempfile

from browser import Browser

SOURCE = pathlib.Path(__file__).resolve().parents[2]
WIDE, PHONE = (1120, 760), (390, 800)

# Name, games, how many plies are played, size, and whether it is dark.
PICTURES = (
    ("page-pgn", "playground/samples/clocks.pgn", 5, WIDE, False),
    ("page-ctl-pgn-dark", "docs/pictures/fools-mate.ctl-pgn", 8, WIDE, True),
    ("page-xiangqi-phone", "playground/samples/diagrams.wxf", 5, PHONE, False),
    ("page-diplomat-phone-dark", "playground/samples/tags.diplomat", 3, PHONE, True),
)


def main(program, folder):
    with Browser() as browser, tempfile.TemporaryDirectory() as temporary:
        page = pathlib.Path(temporary, "page.html")
        for name, games, plies, size, dark in PICTURES:
            subprocess.run([program, "html", "--exit-zero", "-q", "--language", "en", "--start-ply", str(plies), SOURCE / games, "-o", page],
                           check=True)
            browser.look(*size, dark=dark)
            browser.open(str(page))
            shot = browser.call("Page.captureScreenshot", format="webp", quality=85)["data"]
            pathlib.Path(folder, f"{name}.webp").write_bytes(base64.b64decode(shot))


if __name__ == "__main__":
    main(*sys.argv[1:])
