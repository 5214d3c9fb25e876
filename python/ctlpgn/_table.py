"""Games and plies as tables."""

from __future__ import annotations

import functools
import importlib
import os
from typing import TYPE_CHECKING, Any, Dict, Iterable, Iterator, List, Mapping, Optional, Union

from . import _ctlpgn
from ._values import RequestError

if TYPE_CHECKING:
    import pandas
    import pyarrow

Source = Union[str, "os.PathLike[str]", bytes]


@functools.lru_cache(maxsize=None)
def _numpy() -> Any:
    """NumPy, or None. It is imported when the first column is made, since that takes longer than reading many a file."""
    try:
        return importlib.import_module("numpy")
    except ModuleNotFoundError:
        return None


def _with_none(cells: Any, known: Optional[bytearray]) -> List[Any]:
    if known is None:
        return list(cells)
    return [cell if is_known else None for cell, is_known in zip(cells, known)]


def _as_list(kind: str, cells: Any, more: Any) -> List[Any]:
    if kind == "integer":
        return _with_none(memoryview(cells).cast("i"), more)
    if kind == "hash":
        return _with_none(memoryview(cells).cast("q"), more)
    if kind == "real":
        return _with_none(memoryview(cells).cast("d"), more)
    if kind == "word":
        words = [*more, None]  # -1, the last one, is unknown
        return [words[number] for number in memoryview(cells).cast("i")]
    return list(cells)


def _as_array(kind: str, cells: Any, more: Any) -> Any:
    numpy = _numpy()
    if kind == "text":
        return numpy.array(cells, dtype=object)
    if kind == "word":
        return numpy.array([*more, None], dtype=object)[numpy.frombuffer(cells, dtype=numpy.int32)]
    types = {"integer": numpy.int32, "hash": numpy.int64, "real": numpy.float64}
    values = numpy.frombuffer(cells, dtype=types[kind])
    if more is None:
        return values
    if kind == "hash":  # a float would lose digits
        return numpy.array(_as_list(kind, cells, more), dtype=object)
    return numpy.where(numpy.frombuffer(more, dtype=bool), values, numpy.nan)


class Table(Mapping[str, Any]):
    """The columns of a table by their names, in their order. `table["white"]` makes a column when it is first asked for.

    A column is a one-dimensional array of NumPy with an item for each row, if NumPy is installed: `integer` is int32, or
    float64 with NaN if any cell is unknown; `hash` is int64, or objects, int or None, if any is unknown; `real` is float64 with NaN; `word` and `text` are objects, str or None.
    Without NumPy it is a list, in which what is unknown is None. Units are those of docs/table.md: seconds, pawns for White.
    """

    def __init__(self, data: _ctlpgn.TableData):
        self._data = data
        self._numbers = {name: number for number, name in enumerate(data.names)}
        self._columns: Dict[str, Any] = {}

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return self._data.rows

    def __getitem__(self, name: str) -> Any:
        if name not in self._columns:
            make = _as_list if _numpy() is None else _as_array
            self._columns[name] = make(*self._data.column(self._numbers[name]))
        return self._columns[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._numbers)

    def __len__(self) -> int:
        return len(self._numbers)

    def __repr__(self) -> str:
        return f"<ctlpgn.Table of {self.rows} rows: {', '.join(self)}>"

    def lists(self) -> Dict[str, List[Any]]:
        """All columns as lists; what is unknown is None."""
        return {name: _as_list(*self._data.column(number)) for name, number in self._numbers.items()}

    def to_pandas(self) -> "pandas.DataFrame":
        """A DataFrame of pandas. Words are categories; integers with unknown cells are Int32 or Int64, with NA."""
        import pandas

        numpy = _numpy()

        def series(kind: str, cells: Any, more: Any) -> Any:
            if kind == "word":
                return pandas.Categorical.from_codes(numpy.frombuffer(cells, dtype=numpy.int32), categories=more)
            if kind in ("integer", "hash") and more is not None:
                unknown = ~numpy.frombuffer(more, dtype=bool)
                values = numpy.frombuffer(cells, dtype=numpy.int32 if kind == "integer" else numpy.int64)
                return pandas.arrays.IntegerArray(values, unknown)
            return _as_array(kind, cells, more)

        return pandas.DataFrame({name: series(*self._data.column(number)) for name, number in self._numbers.items()})

    def to_arrow(self) -> "pyarrow.Table":
        """A Table of pyarrow."""
        import pyarrow

        return pyarrow.ipc.open_stream(self.arrow_stream()).read_all()

    def arrow_stream(self) -> bytes:
        """The table in the streaming format of Apache Arrow, as `ctlpgn table --to arrow` writes it.

        polars reads it: `polars.read_ipc_stream(table.arrow_stream())`.
        """
        return self._data.arrow_stream()


def table(
    source: Union[Source, Iterable[Source]],
    columns: Optional[Iterable[str]] = None,
    *,
    rows: str = "games",
    notation: Optional[str] = None,
    level: str = "coherent",
    jobs: int = 1,
) -> Table:
    """Reads all games into a table with one row for each game, each ply, or each position.

    source: the path of a file, bytes, or several of them
    columns: names of columns (docs/table.md); by default the usual ones. Any tag is a column of games
    rows: 'games', 'plies' or 'positions'
    notation, level: as for read()
    jobs: how many threads read; 0: as many as there are processors
    """
    if isinstance(columns, str):
        columns = columns.split(",")
    sources = [source] if isinstance(source, (str, bytes, os.PathLike)) else list(source)
    given: List[Union[str, bytes]] = [each if isinstance(each, bytes) else os.fspath(each) for each in sources]
    for each in given:
        if isinstance(each, str):
            os.stat(each)
    if jobs < 0:
        raise RequestError(f"jobs must not be negative, and is {jobs}")
    names = [] if columns is None else list(columns)
    return Table(_ctlpgn.table(given, rows, names, notation or "", level, jobs))
