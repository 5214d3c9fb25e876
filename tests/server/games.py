"""Games of chess that several tests use and break."""

GAME = """[Event "Casual game"]
[Site "Berlin"]
[Date "1910.01.01"]
[Round "1"]
[White "A"]
[Black "B"]
[Result "*"]

1. e4 e5 2. Qh5 Nc6 *
"""

# With a character of two units, and a line between it and the next game.
COMMENTED_GAME = GAME.replace("Nc6 *", "Nc6 {\U0001F600} *") + "\n"
