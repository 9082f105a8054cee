"""Names that somebody typed: what is not known is refused, with a guess at what was meant."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from difflib import get_close_matches

from autograder.errors import UsageError

MOST_NAMED = 5
"""Of so many a message gives the names."""


def require_students(known: Collection[str], named: Iterable[str]) -> None:
    """Refuse students that the gradebook does not know: a misspelled name must not go unnoticed.

    Raises
    ------
    UsageError
        If there is one.
    """
    _require(known, named, "the gradebook has no student")


def require_topics(known: Collection[str], named: Iterable[str]) -> None:
    """Refuse topics that the course does not have.

    Raises
    ------
    UsageError
        If there is one.
    """
    _require(known, named, "no topic is named")


def find_item_name(
    name: str,
    topics: Collection[str],
    items_of: Callable[[str], Sequence[str]],
    *,
    kind: str,
    drafts: Collection[str] = (),
) -> tuple[str, str]:
    """Return the topic and the item that ``topic/item``, ``topic`` or ``item`` stands for.

    Parameters
    ----------
    name : str
        What somebody typed.
    topics : collection of str
        The topics of the course: an item without its topic is looked for in these.
    items_of : callable
        Takes a topic, returns the names of its items.
    kind : str
        What an item is called in messages, such as ``exercise``.
    drafts : collection of str
        What can be named besides, with its topic alone.

    Returns
    -------
    tuple of str
        The topic, and the item; the latter is empty for a whole topic.

    Raises
    ------
    UsageError
        If there is none of this name, or several topics have it.
    """
    topic, slash, item = name.partition("/")
    known = (*topics, *drafts)
    if slash or topic in known:
        require_topics(known, [topic])
        items = items_of(topic)
        if item and item not in items:
            near = near_names(item, {one: f"{topic}/{one}" for one in items})
            advice = near or f"It has: {', '.join(items)}"
            raise UsageError(f"{topic}: no {kind} is named {item}. {advice}")
        return topic, item
    found = [one for one in topics if name in items_of(one)]
    if len(found) > 1:
        full_names = " or ".join(f"{one}/{name}" for one in found)
        raise UsageError(f"{name}: several topics have an {kind} of this name. Name {full_names}")
    if not found:
        meant = {item: f"{one}/{item}" for one in topics for item in items_of(one)}
        near = near_names(name, meant | {one: one for one in known})
        advice = near or "Write TOPIC, or TOPIC/EXERCISE"
        raise UsageError(f"no topic is named {name}, and no {kind}. {advice}")
    return found[0], name


def _require(known: Collection[str], named: Iterable[str], complaint: str) -> None:
    unknown = sorted(set(named) - set(known))
    if unknown:
        raise UsageError(f"{complaint} {shortened(unknown)}. {_guess(unknown[0], known)}")


def shortened(names: Collection[str]) -> str:
    """Return the first few names, and how many more there are.

    >>> shortened(["a", "b", "c", "d", "e", "f", "g"])
    'a, b, c, d, e and 2 more'
    """
    first = ", ".join(list(names)[:MOST_NAMED])
    more = len(names) - MOST_NAMED
    return f"{first} and {more} more" if more > 0 else first


def _guess(name: str, known: Collection[str]) -> str:
    there = f"There are: {shortened(list(known))}" if known else "There is none"
    near = near_names(name, {one: one for one in known})
    return near or f"Check the spelling. {there}"


def near_names(name: str, meant: Mapping[str, str]) -> str:
    """Ask whether a name of nearly this spelling is meant; empty if there is none.

    ``meant`` holds what is written for each name.

    >>> near_names("r2_scor", {"r2_score": "linear_regression/r2_score", "ridge": "lines/ridge"})
    'Did you mean linear_regression/r2_score?'
    """
    close = get_close_matches(name, list(meant), n=3, cutoff=0.7)
    return f"Did you mean {' or '.join(meant[one] for one in close)}?" if close else ""
