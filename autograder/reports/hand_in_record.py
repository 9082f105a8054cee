"""What a student's page knows besides the result and the marks: the hand-in itself."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from autograder.hand_in import EarlierHandIn


@dataclass(frozen=True)
class HandInRecord:
    """The hand-in that a page is about, in words where it is about time.

    Attributes
    ----------
    handed_in, due, lateness : str
        When it came, when it was due, and how late that is; empty where that is not known.
    late_rule : str
        What late work costs in this course.
    receipt : str
        The receipt of the notebook.
    code : mapping
        The student's code by exercise.
    written : mapping
        Answers in words by question, as clean HTML.
    earlier : EarlierHandIn, optional
        What the hand-in before this one came to.
    earlier_handed_in : str
        When that was.
    """

    handed_in: str = ""
    due: str = ""
    lateness: str = ""
    late_rule: str = ""
    receipt: str = ""
    code: Mapping[str, str] = field(default_factory=dict)
    written: Mapping[str, str] = field(default_factory=dict)
    earlier: EarlierHandIn | None = None
    earlier_handed_in: str = ""


NOTHING_KNOWN = HandInRecord()
