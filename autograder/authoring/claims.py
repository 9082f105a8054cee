"""What a notebook's prose claims, and the functions and remarks that answer for it.

``tests/claims/<topic>.py`` quotes the prose of ``notebook.md`` in three ways::

    @claim("the line won 166 times")  # a function that fails when this is false
    def the_line_wins(reference, data): ...

    printed("at 63 points")  # a cell of the notebook prints or draws this number
    given("Builds on", why="an order of topics")  # nothing here could be false

A quote stands exactly once within one paragraph; white space and emphasis do not count, and
``[...]`` leaves words out. A number or a word such as *never* that no quote holds is unclaimed.
"""

import importlib.util
import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field
from decimal import Decimal
from inspect import currentframe
from pathlib import Path
from typing import Any, TypeVar

from autograder.authoring.text import Markdown, read_text
from autograder.errors import Fault
from autograder.paths import CoursePaths

_Function = TypeVar("_Function", bound=Callable[..., Any])

OMISSION = "[...]"
"""Stands in a quote for words of the same paragraph that it leaves out."""


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
class Sentence:
    """A sentence of the prose, and its numbers and strong words that no quote covers."""

    line: int
    words: str
    unclaimed: tuple[str, ...]


@dataclass(frozen=True)
class TopicClaims:
    """The record of a topic; it is complete when ``faults`` and ``unclaimed`` are empty."""

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
    exact = Decimal(repr(float(got)))
    last_digit = Decimal(written).as_tuple().exponent
    within = Decimal("0.5000001").scaleb(int(last_digit))
    assert abs(exact - Decimal(written)) <= within, f"the notebook says {written}, it is {got!r}"


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

    A CourseTextError holds what is wrong with the notebook's text itself.
    """
    paths = CoursePaths(root)
    shown = claims_file(root, topic).relative_to(root)
    pieces = read_text(paths, topic)
    blocks = [block for piece in pieces if isinstance(piece, Markdown) for block in _blocks(piece)]
    try:
        entries = _run(root, topic)
    except FileNotFoundError:
        message = "the file is missing. Write a claim for every number of the prose."
        entries, faults = [], [Fault(shown, 1, message)]
    else:
        faults = list(_cover(blocks, entries, shown))
    return TopicClaims(
        claims=tuple(entry for entry in entries if isinstance(entry, Claim)),
        printed=tuple(entry for entry in entries if isinstance(entry, Printed)),
        given=tuple(entry for entry in entries if isinstance(entry, Given)),
        unclaimed=tuple(sentence for block in blocks for sentence in _unclaimed(block)),
        faults=tuple(faults),
    )


def claims_file(root: Path, topic: str) -> Path:
    """Return the path of the module that holds the claims of a topic."""
    return root / "tests" / "claims" / f"{topic}.py"


def _run(root: Path, topic: str) -> list[_Entry]:
    """Run the claims module of a topic, and return what it registers in order."""
    path = claims_file(root, topic)
    spec = importlib.util.spec_from_file_location(f"tests.claims.{topic}", path)
    if spec is None or spec.loader is None:
        raise FileNotFoundError(path)
    entries: list[_Entry] = []
    token = _read_now.set(entries)
    try:
        spec.loader.exec_module(importlib.util.module_from_spec(spec))
    finally:
        _read_now.reset(token)
    return entries


# --- prose --------------------------------------------------------------------------------------


@dataclass
class _Block:
    """A paragraph, list item, heading or row of a table in one line, and what of it is quoted.

    ``starts`` holds where each line of the file begins in ``text``, ``lines`` their numbers.
    """

    starts: list[int] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    text: str = ""
    covered: list[tuple[int, int]] = field(default_factory=list)

    def add(self, line: int, words: str) -> None:
        self.text = f"{self.text} {words}" if self.text else words
        self.starts.append(len(self.text) - len(words))
        self.lines.append(line)

    def line_at(self, offset: int) -> int:
        return self.lines[max(0, bisect_right(self.starts, offset) - 1)]


_NOT_PROSE = re.compile(r"^```.*?^```[ \t]*$|\$\$.*?\$\$|<!--.*?-->", re.DOTALL | re.MULTILINE)
_NEW_BLOCK = re.compile(r"\s*([-+*]|\d+\.|[|]|#+|>)\s")
_SECTION_NUMBER = re.compile(r"^(#+\s+)(\d+\.\s+)?|^\s*\d+\.\s+|^\s*[-+]\s+")
_ENDS_BLOCK = re.compile(r"\s*(#|[|])")
_RULE_OF_TABLE = re.compile(r"[\s|:-]+")


def _blocks(piece: Markdown) -> Iterator[_Block]:
    """Yield the paragraphs of a cell of prose without code and display maths."""
    text = _NOT_PROSE.sub(lambda found: "\n" * found[0].count("\n"), piece.text)
    block = _Block()
    for line, words in enumerate(text.split("\n"), piece.line):
        if _RULE_OF_TABLE.fullmatch(words) or not words.strip() or _NEW_BLOCK.match(words):
            if block.text:
                yield block
            block = _Block()
        folded = _fold(_SECTION_NUMBER.sub("", words))
        if folded and not _RULE_OF_TABLE.fullmatch(words):
            block.add(line, folded)
        if _ENDS_BLOCK.match(words) and block.text:
            yield block
            block = _Block()
    if block.text:
        yield block


def _fold(words: str) -> str:
    """Return ``words`` without emphasis, in one line with single spaces."""
    return " ".join(words.replace("*", "").replace("`", "").split())


def _cover(blocks: Sequence[_Block], entries: Sequence[_Entry], shown: Path) -> Iterator[Fault]:
    """Mark in ``blocks`` what ``entries`` quote; yield a fault for each quote that is not there."""
    for entry in entries:
        for quote in entry.quotes:
            found = [(block, span) for block in blocks for span in _places(block.text, quote)]
            if len(found) == 1:
                block, span = found[0]
                block.covered.append(span)
            elif found:
                message = f"{quote!r} stands {len(found)} times in the notebook. Quote more words."
                yield Fault(shown, entry.line, message)
            else:
                message = f"{quote!r} does not stand in the notebook. Quote what it says now."
                yield Fault(shown, entry.line, message)


def _places(text: str, quote: str) -> list[tuple[int, int]]:
    """Return where a quote stands in a paragraph."""
    parts = [re.escape(_fold(part)) for part in quote.split(OMISSION)]
    end = "" if parts[-1] else "$"  # a quote that ends with an omission takes all that follows
    return [found.span() for found in re.finditer(".*?".join(parts) + end, text)]


_NUMBER_WORDS = (
    "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|"
    "seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|"
    "thousands?|millions?|billions?|dozens?|half|halves|twice|doubles?|doubled|doubling|tenfold|"
    "thirds?|quarters?|fifths?|sixths?"
)
_STRONG_WORDS = (
    "always|never|seldom|rarely|often|usually|sometimes|hardly|almost|nearly|mostly|most|every|"
    "everybody|nobody|nothing|all|none|best|better|worst|worse|faster|fastest|slower|slowest|"
    "exactly|only|must|cannot|impossible|guaranteed"
)
_TRIGGER = re.compile(rf"(?<!\w)\d[\d.,]*\d|(?<!\w)\d|\b({_NUMBER_WORDS}|{_STRONG_WORDS})\b", re.I)
_LATEX = re.compile(r"\\[A-Za-z]+|[_^]\{[^{}]*\}|[_^][^\s{]")
_END_OF_SENTENCE = re.compile(r"(?<=[.!?:])[\"')]*\s+(?=[\"'(\[]*[A-Z$])")


def _unclaimed(block: _Block) -> Iterator[Sentence]:
    """Yield the sentences with a number or a strong word that no quote covers."""
    readable = _LATEX.sub(lambda found: "x" * len(found[0]), block.text)
    ends = [found.end() for found in _END_OF_SENTENCE.finditer(block.text)]
    for start, end in zip([0, *ends], [*ends, len(block.text)], strict=True):
        words = tuple(
            found[0]
            for found in _TRIGGER.finditer(readable, start, end)
            if not any(a <= found.start() and found.end() <= b for a, b in block.covered)
        )
        if words:
            yield Sentence(block.line_at(start), block.text[start:end].strip(), words)
