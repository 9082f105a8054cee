"""What a watch tells as it happens, and what it did in all."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True)
class WatchEvent:
    """Something that happened, or that a person should know.

    Attributes
    ----------
    what : str
        ``watching``, ``collected``, ``refused``, ``graded``, ``beyond the limit``, ``fault`` or
        ``stopped``.
    time : datetime
        When.
    words : str
        What a person should know about it.
    student, topic : str
        Whose submission, of what.
    receipt : str
        That of what was collected.
    arrived : datetime or None
        When it was handed in.
    score, points, bonus : float or None
        What was earned for the marks of the topic, how many there are, and what was earned besides.
    seconds : float or None
        From the arrival to the page.
    page : str
        The page of feedback.
    """

    what: str
    time: datetime
    words: str = ""
    student: str = ""
    topic: str = ""
    receipt: str = ""
    arrived: datetime | None = None
    score: float | None = None
    points: float | None = None
    bonus: float | None = None
    seconds: float | None = None
    page: str = ""


@dataclass
class WatchReport:
    """What a watch did until it ended."""

    collected: int = 0
    graded: int = 0
    beyond: int = 0
    refused: int = 0
    faults: int = 0
    is_ours: bool = False
    """Whether one of the faults is the engine's."""

    @property
    def needs_person(self) -> bool:
        """Whether somebody must look at something."""
        return bool(self.refused or self.faults)


Tell = Callable[[WatchEvent], None]
