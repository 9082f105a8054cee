"""When a submission was handed in, as the gradebook is to know it."""

from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

from autograder.errors import RecordError
from autograder.timestamps import TIMESTAMP_FILE, parse_timestamp
from autograder.visible import visible_line


def read_timestamp(folder: Path, course_zone: str) -> datetime | None:
    """Read when a submission was handed in; None if nobody wrote it down.

    Parameters
    ----------
    folder : Path
        The submission's folder.
    course_zone : str
        The time zone that is meant where the file names none, such as ``Europe/London``.

    Raises
    ------
    RecordError
        If the file holds no time.
    """
    path = folder / TIMESTAMP_FILE
    if not path.exists():
        return None
    text = path.read_text(encoding="utf-8", errors="replace")
    try:
        return parse_timestamp(text, ZoneInfo(course_zone))
    except ValueError as error:
        raise RecordError(
            f"{path}: no time can be read. Got {visible_line(text, 40)!r}. "
            "Write one such as 2026-10-05 17:00 UTC"
        ) from error
