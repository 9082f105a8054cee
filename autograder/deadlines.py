"""Times that people write in a course's time zone, also on the days when clocks are changed.

Two moments are compared in UTC: Python compares those of one zone by the clock, and the clock
shows the same hour twice once a year.
"""

import re
from datetime import UTC, datetime, time, timedelta, tzinfo

from autograder.timestamps import FIRST_YEAR, LAST_YEAR, parse_timestamp

_DAY = re.compile(r"\d{4}-\d\d-\d\d")
_LAST_MOMENT = time(23, 59, 59)


def local_moment(clock: datetime, zone: tzinfo) -> datetime:
    """Return the moment at which the clocks of a zone show a time.

    An hour that comes twice, when clocks are put back, means the later one: in doubt for the
    student.

    Raises
    ------
    ValueError
        If the clocks never show it, because they are put forward over it.
    """
    moment = clock.replace(tzinfo=zone, fold=1)
    shown = moment.astimezone(UTC).astimezone(zone)
    if shown.replace(tzinfo=None) != clock:
        after = clock.replace(tzinfo=zone, fold=0).astimezone(UTC).astimezone(zone)
        raise ValueError(
            f"clocks are put forward over {clock:%H:%M} on that day; write {after:%H:%M}"
        )
    return moment


def read_deadline(text: str, zone: tzinfo) -> datetime:
    """Read a moment that a person wrote; a day alone means its last second.

    Raises
    ------
    ValueError
        If it is none.

    >>> read_deadline("2027-02-08", UTC).isoformat()
    '2027-02-08T23:59:59+00:00'
    """
    text = text.strip()
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        return parse_timestamp(text, zone)
    if not FIRST_YEAR < moment.year < LAST_YEAR:
        raise ValueError(f"nothing is handed in in the year {moment.year}")
    if _DAY.fullmatch(text):
        moment = datetime.combine(moment, _LAST_MOMENT)
    return moment if moment.tzinfo else local_moment(moment, zone)


def days_begun(due: datetime, moment: datetime, zone: tzinfo) -> int:
    """Count the days begun after a deadline; each ends when the clock shows its time again.

    So a day lasts 23 or 25 hours when clocks are changed.
    """
    due, moment = due.astimezone(UTC), moment.astimezone(UTC)
    if moment <= due:
        return 0
    clock = due.astimezone(zone).replace(tzinfo=None)
    days = max((moment - due).days - 1, 0)
    while moment > (_latest(clock + timedelta(days), zone) if days else due):
        days += 1
    return days


def _latest(clock: datetime, zone: tzinfo) -> datetime:
    """Return the last moment that a clock can mean."""
    return max(clock.replace(tzinfo=zone, fold=fold).astimezone(UTC) for fold in (0, 1))


def shown_moment(moment: datetime, zone: tzinfo) -> str:
    """Write a moment for people, in the course's zone.

    >>> shown_moment(datetime(2027, 7, 8, 17, tzinfo=UTC), UTC)
    'Thu 8 Jul 2027 17:00 UTC'
    """
    local = moment.astimezone(zone)
    seconds = f":{local:%S}" if local.second else ""
    return f"{local:%a} {local.day} {local:%b %Y %H:%M}{seconds} {local:%Z}"
