"""When something was handed in: the one line of nbgrader's ``timestamp.txt``."""

import os
import re
import stat
from datetime import UTC, datetime, tzinfo
from pathlib import Path
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

TIMESTAMP_FILE = "timestamp.txt"
"""nbgrader's file with the time of a submission, in the submission's folder."""

FIRST_YEAR, LAST_YEAR = 1970, 9998
"""Beyond these, a moment has no time in some other zone."""

MAX_FILE_BYTES = 1000
LATEST = datetime(2100, 1, 1, tzinfo=UTC).timestamp()

_ZONES = {"UTC": UTC, "GMT": UTC, "Z": UTC}
_OFFSET = re.compile(r"[+-]\d\d:?\d\d")


def date_of(facts: os.stat_result) -> datetime:
    """Return the date of a file, from 1970 to 2100: some disks keep times that are no dates."""
    return datetime.fromtimestamp(min(max(facts.st_mtime, 0), LATEST), UTC)


def timestamp_text(moment: datetime) -> str:
    r"""Write a moment as nbgrader does, in UTC; one without a zone is taken to be in UTC.

    >>> timestamp_text(datetime.fromisoformat("2026-10-05T18:00:00+01:00"))
    '2026-10-05 17:00:00.000000 UTC\n'
    """
    moment = moment.astimezone(UTC) if moment.tzinfo else moment
    return f"{moment:%Y-%m-%d %H:%M:%S.%f} UTC\n"


def read_timestamp_text(path: Path) -> str:
    """Read what stands in a ``timestamp.txt``, which a student may have put there.

    Raises
    ------
    ValueError
        If it is no short, ordinary file. A pipe would never end, and a link leads anywhere.
    OSError
        If it cannot be read.
    """
    facts = path.lstat()
    if not stat.S_ISREG(facts.st_mode) or facts.st_size > MAX_FILE_BYTES:
        raise ValueError("it is no short text file")
    return path.read_text(encoding="utf-8", errors="replace")


def parse_timestamp(text: str, zone: tzinfo = UTC) -> datetime:
    """Read a moment as nbgrader, its exchange or a person wrote it; ValueError if it is none.

    Parameters
    ----------
    text : str
        A date, a time, and perhaps a zone: a name, an offset, or nothing.
    zone : tzinfo
        The zone that is meant where the text names none.

    >>> parse_timestamp("2026-10-05 17:00:00.5 Europe/London").isoformat()
    '2026-10-05T17:00:00.500000+01:00'
    """
    text = text.strip()
    day_and_time, _, last = text.rpartition(" ")
    if _OFFSET.fullmatch(last):
        moment = datetime.fromisoformat(day_and_time + last)
    elif last[:1].isalpha() and day_and_time:
        moment = datetime.fromisoformat(day_and_time).replace(tzinfo=_zone(last))
    else:
        moment = datetime.fromisoformat(text)
    moment = moment if moment.tzinfo else moment.replace(tzinfo=zone)
    is_odd = not FIRST_YEAR <= moment.year <= LAST_YEAR  # then it may have no time in UTC
    if is_odd or not FIRST_YEAR <= moment.astimezone(UTC).year <= LAST_YEAR:
        raise ValueError(f"nothing is handed in in the year {moment.year}")
    return moment


def _zone(name: str) -> tzinfo:
    if name in _ZONES:
        return _ZONES[name]
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, OSError) as error:
        raise ValueError(f"{name!r} is not a time zone") from error
