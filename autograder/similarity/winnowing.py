"""Fingerprints of code by winnowing (Schleimer, Wilkerson and Aiken, 2003), statement by statement.

Hashes of all runs of a few tokens are taken, and of every window of neighbours the smallest is
kept: whatever is long enough and equal in two texts is then found, wherever it stands. Runs end
with their statement, so that statements can be moved, or others put between them.
"""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from autograder.similarity.code_tokens import CodeToken, Statement

RUN = 8
"""Tokens in a run. A shorter statement is one run, if it has at least ``SHORTEST``."""
SHORTEST = 5
WINDOW = 3
"""Neighbouring runs of which one is kept: ``RUN + WINDOW - 1`` equal tokens are always found."""


@dataclass(frozen=True)
class Fingerprint:
    """The hash of a run of tokens, with the tokens that it covers."""

    hash: int
    tokens: tuple[CodeToken, ...]


def fingerprints_of(
    statement: Statement, *, run: int = RUN, window: int = WINDOW, shortest: int = SHORTEST
) -> Iterator[Fingerprint]:
    """Choose the fingerprints of one statement."""
    if len(statement) < run:
        if len(statement) >= shortest:
            yield Fingerprint(_hash(statement), statement)
        return
    runs = [statement[n : n + run] for n in range(len(statement) - run + 1)]
    hashes = [_hash(tokens) for tokens in runs]
    for place in _winnowed(hashes, window):
        yield Fingerprint(hashes[place], runs[place])


def _winnowed(hashes: Sequence[int], window: int) -> Iterator[int]:
    """Of each window choose the smallest, the last of equal ones; each place is given once."""
    last = -1
    for start in range(max(1, len(hashes) - window + 1)):
        within = range(start, min(start + window, len(hashes)))
        chosen = min(within, key=lambda place: (hashes[place], -place))
        if chosen > last:
            last = chosen
            yield chosen


def _hash(tokens: Sequence[CodeToken]) -> int:
    """Hash tokens with own names numbered as they first occur, so that renaming changes nothing."""
    numbers: dict[str, str] = {}
    parts = [
        numbers.setdefault(token.text, f"\0{len(numbers)}") if token.is_own else token.text
        for token in tokens
    ]
    digest = hashlib.blake2b("\n".join(parts).encode("utf-8", "replace"), digest_size=8)
    return int.from_bytes(digest.digest(), "big")
