"""What is known of a hand-in besides its result: when it came, its receipt, what came before it.

The receipt is what a student can compare: the beginning of the SHA-256 of the notebook's bytes.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field

_RECEIPT_LENGTH = 12


@dataclass(frozen=True)
class EarlierHandIn:
    """What the hand-in before this one came to.

    Attributes
    ----------
    handed_in : str
        When it came, in ISO form; empty if nobody wrote it down.
    scores : mapping
        Points by exercise; None where there were none through a grader error.
    passed : mapping
        The hidden tests that earned their points, by exercise.
    """

    handed_in: str = ""
    scores: Mapping[str, int | None] = field(default_factory=dict)
    passed: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class HandInFacts:
    """What is stored beside a result; results of earlier versions have nothing of it."""

    handed_in: str = ""
    receipt: str = ""
    earlier: EarlierHandIn | None = None


NO_FACTS = HandInFacts()


def receipt_of(notebook: bytes) -> str:
    """Return the receipt of a notebook as it was handed in.

    >>> receipt_of(b"{}")
    '44136fa355b3'
    """
    return hashlib.sha256(notebook).hexdigest()[:_RECEIPT_LENGTH]
