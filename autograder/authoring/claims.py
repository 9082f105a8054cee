"""What a notebook's prose claims, and the functions and remarks that answer for it.

``tests/claims/<topic>.py`` quotes the prose of ``notebook.md`` in three ways::

    @claim("the line won 166 times")  # a function that fails when this is false
    def the_line_wins(reference, data): ...

    printed("at 63 points")  # a cell of the notebook prints or draws this number
    given("Builds on", why="an order of topics")  # nothing here could be false

A quote stands exactly once within one paragraph; white space and emphasis do not count, and
``[...]`` leaves words out. A number or a word such as *never* that no quote holds is unclaimed.
Texts that several notebooks share are quoted once, in ``tests/claims/shared.py``.
"""

from collections.abc import Callable, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from decimal import Decimal
from importlib.machinery import SourceFileLoader
from inspect import currentframe
from math import isfinite
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

from autograder.authoring.prose import Paragraph, Sentence, Span, read_paragraphs
from autograder.authoring.shared_text import read_shared, shared_names
from autograder.authoring.text import read_text
from autograder.errors import Fault
from autograder.paths import CoursePaths

_Function = TypeVar("_Function", bound=Callable[..., Any])


@dataclass(frozen=True)
class Claim:
    """Sentences that a function asserts."""

    line: int
    quotes: tuple[str, ...]
    function: Callable[..., Any]

    @property
    def name(self) -> str:
        """Return the name of the function, which is that of the test case."""
        return self.function.__name__


@dataclass(frozen=True)
class Printed:
    """Sentences whose numbers a cell of the notebook prints."""

    line: int
    quotes: tuple[str, ...]


@dataclass(frozen=True)
class Given:
    """Sentences that claim nothing that could be false, and why."""

    line: int
    quotes: tuple[str, ...]
    why: str


_Entry = Claim | Printed | Given


@dataclass(frozen=True)
class TopicClaims:
    """The record of a topic, or of all shared texts.

    It is complete when ``faults`` and ``unclaimed`` are empty.
    """

    claims: tuple[Claim, ...]
    printed: tuple[Printed, ...]
    given: tuple[Given, ...]
    unclaimed: tuple[Sentence, ...]
    faults: tuple[Fault, ...]

    @property
    def is_complete(self) -> bool:
        """Whether somebody answers for every sentence, and every quote stands in the prose."""
        return not self.faults and not self.unclaimed


# --- what tests/claims/<topic>.py calls ---------------------------------------------------------

_read_now: ContextVar[list[_Entry] | None] = ContextVar("_read_now", default=None)


def claim(*quotes: str) -> Callable[[_Function], _Function]:
    """Register a function that asserts what ``quotes`` say."""
    _require_quotes("claim", quotes)

    def register(function: _Function) -> _Function:
        _register(Claim(function.__code__.co_firstlineno, quotes, function))
        return function

    return register


def printed(*quotes: str) -> None:
    """Register sentences whose numbers a cell of the notebook prints or writes into a figure."""
    _require_quotes("printed", quotes)
    _register(Printed(_line_of_caller(), quotes))


def given(*quotes: str, why: str) -> None:
    """Register sentences that claim nothing that could be false: definitions, contracts, counts."""
    _require_quotes("given", quotes)
    if not why.strip():
        raise ValueError(f"given({quotes[0]!r}): why is empty. Write the reason.")
    _register(Given(_line_of_caller(), quotes, why))


def assert_rounds_to(got: float, written: str) -> None:
    """Assert that ``got`` reads ``written`` when rounded to as many digits ("2.4", "4e-08")."""
    assert rounds_to(got, written), f"the notebook says {written}, it is {got!r}"


def rounds_to(got: float, written: str) -> bool:
    """Whether ``got`` reads ``written`` when rounded to as many digits; a tie reads both ways."""
    if not isfinite(got):
        return False
    last_digit = Decimal(written).as_tuple().exponent
    within = Decimal("0.5000001").scaleb(int(last_digit))
    return abs(Decimal(repr(float(got))) - Decimal(written)) <= within


def _require_quotes(name: str, quotes: tuple[str, ...]) -> None:
    if not all(quotes) or not quotes:
        raise ValueError(f"{name}(): a quote is missing. Got {quotes!r}. Quote the notebook.")


def _register(entry: _Entry) -> None:
    entries = _read_now.get()
    if entries is not None:
        entries.append(entry)


def _line_of_caller() -> int:
    """Return the line on which the function that calls this one was called."""
    frame = currentframe()
    caller = frame.f_back.f_back if frame and frame.f_back else None
    return caller.f_lineno if caller else 1


# --- reading them -------------------------------------------------------------------------------


def read_claims(root: Path, topic: str) -> TopicClaims:
    """Return what the prose of a topic claims, who answers for it, and what nobody answers for.

    A CourseTextError holds what is wrong with the notebook's text itself. Shared texts that the
    notebook places are left to `read_shared_claims`.
    """
    paths = CoursePaths(root)
    shown = paths.notebook_text(topic).relative_to(root)
    paragraphs = tuple(read_paragraphs(read_text(paths, topic), shown))
    return _read_record(root, paths.claims(topic), paragraphs, "the notebook")


def read_shared_claims(root: Path) -> TopicClaims:
    """Return what the shared texts claim: once, however many notebooks place them."""
    paths = CoursePaths(root)
    texts = [read_shared(paths, name) for name in shared_names(paths)]
    paragraphs = tuple(
        paragraph for text in texts for paragraph in read_paragraphs(text.pieces, text.file)
    )
    return _read_record(root, paths.shared_claims, paragraphs, "the shared texts")


def claims_in(path: Path) -> tuple[Claim, ...]:
    """Return the claims that a module registers, without a look at the prose that they quote."""
    return tuple(entry for entry in _run(path) if isinstance(entry, Claim))


def _read_record(
    root: Path, path: Path, paragraphs: Sequence[Paragraph], where: str
) -> TopicClaims:
    """Hold the entries of a claims module against the prose that they quote."""
    shown = path.relative_to(root)
    entries = _run(path) if path.is_file() else []
    covered, faults = _cover(paragraphs, entries, shown, where)
    if paragraphs and not path.is_file():
        message = "the file is missing. Write a claim for every number of the prose."
        faults.append(Fault(shown, 1, message))
    return TopicClaims(
        claims=tuple(entry for entry in entries if isinstance(entry, Claim)),
        printed=tuple(entry for entry in entries if isinstance(entry, Printed)),
        given=tuple(entry for entry in entries if isinstance(entry, Given)),
        unclaimed=tuple(
            sentence
            for paragraph in paragraphs
            for sentence in paragraph.sentences_beyond(covered[paragraph])
        ),
        faults=tuple(faults),
    )


def _run(path: Path) -> list[_Entry]:
    """Run a claims module, and return what it registers in order."""
    loader = SourceFileLoader(f"tests.claims.{path.stem}", str(path))
    module = ModuleType(loader.name)
    module.__file__ = str(path)
    entries: list[_Entry] = []
    token = _read_now.set(entries)
    try:
        loader.exec_module(module)
    finally:
        _read_now.reset(token)
    return entries


def _cover(
    paragraphs: Sequence[Paragraph], entries: Sequence[_Entry], shown: Path, where: str
) -> tuple[dict[Paragraph, list[Span]], list[Fault]]:
    """Return what of each paragraph is quoted, and a fault for each quote that is not there."""
    covered: dict[Paragraph, list[Span]] = {paragraph: [] for paragraph in paragraphs}
    faults: list[Fault] = []
    for entry in entries:
        for quote in entry.quotes:
            found = [
                (paragraph, span) for paragraph in paragraphs for span in paragraph.spans_of(quote)
            ]
            if len(found) == 1:
                covered[found[0][0]].append(found[0][1])
            elif found:
                message = f"{quote!r} stands {len(found)} times in {where}. Quote more words."
                faults.append(Fault(shown, entry.line, message))
            else:
                message = f"{quote!r} does not stand in {where}. Quote what stands there now."
                faults.append(Fault(shown, entry.line, message))
    return covered, faults
