"""Why a text is not accepted."""


class Fault(Exception):
    """One reason is enough: the reader gives up at the first one."""

    def __init__(self, level, at, why):
        super().__init__(why)
        self.level = level  # "syntax" or "coherent"
        self.at = at  # offset in characters, None if the fault has no single place
        self.why = why
