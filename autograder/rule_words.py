"""The rules of a course in words: due dates, what late work costs, how much of a bonus counts.

The start page of a release and the page of a student say them with the same words.
"""

from datetime import datetime, timedelta

from autograder.counted_words import count_of
from autograder.late_rules import Lateness, LateRule

NO_COST = "Handing in late costs nothing."


def moment_words(moment: datetime) -> str:
    """Write a moment as people read it, in its own zone.

    >>> moment_words(datetime(2027, 2, 5, 18, 0))
    'Fri 5 Feb 2027, 18:00'
    """
    return f"{moment:%a} {moment.day} {moment:%b %Y, %H:%M}"


def late_rule_words(rule: LateRule) -> str:
    """Report what late work costs in this course."""
    if rule.kind == "none":
        return NO_COST
    words = f"Every started day after the due date costs {rule.percent:g} % of the marks earned."
    if rule.free_days is not None:
        words = (
            f"Everybody has {count_of(rule.free_days, 'free late day')} for the whole course, "
            f"spent on what is due first. {words.replace('day', 'day beyond them', 1)}"
        )
    if rule.grace_minutes:
        words += f" The first {count_of(rule.grace_minutes, 'minute')} are free."
    if rule.max_days is not None:
        days = count_of(rule.max_days, "day")
        words += f" Work that is more than {days} late earns nothing."
    return words


def lateness_words(handed_in: datetime, due: datetime, rule: LateRule, found: Lateness) -> str:
    """Report how late a submission is and which share of its marks that costs; empty if in time."""
    delay = handed_in - due
    if delay <= timedelta(0):
        return ""
    share = found.share
    late = f"{_duration(delay)} late"
    if rule.kind == "none":
        return f"{late}, which costs nothing in this course."
    if found.free_used:
        late += f", {count_of(found.free_used, 'free day')} used, {found.free_left} left"
        if not share:
            return f"{late}."
    if not share:
        return f"{late}, within the {count_of(rule.grace_minutes, 'minute')} that are free."
    if share >= 1:
        return f"{late}: work that is so late earns nothing."
    return f"{late}: every started day costs {rule.percent:g} %, here {100 * share:g} %."


def bonus_words(cap: float) -> str:
    """Report how much of the bonus of a topic counts."""
    if not cap:
        return "Bonus points are for honour only: they are not added to the marks."
    return f"Bonus points are added to the marks, up to {100 * cap:g} % of a topic's marks."


def _duration(delay: timedelta) -> str:
    """Write a delay with the unit that tells it: days and hours, hours and minutes, or minutes."""
    minutes = max(1, int(delay.total_seconds() // 60))
    days, hours = divmod(minutes // 60, 24)
    parts = (
        [count_of(days, "day"), count_of(hours, "hour")]
        if days
        else [count_of(hours, "hour"), count_of(minutes % 60, "minute")]
    )
    return " ".join(part for part in parts if not part.startswith("0 "))
