"""Keys of dicts, members of sets and labels of tables, from a side that nobody vouches for."""

from collections import Counter
from collections.abc import Sequence

from .wire import ProtocolError

MAX_SAME_HASH = 100


def check_keys(keys: Sequence[object]) -> None:
    """Refuse keys that cannot be hashed, and many different ones that share a hash.

    Integers that share a hash are easily made, and a dict of them is as slow as a list.
    """
    try:
        hashes = [hash(key) for key in keys]
        if len(keys) <= MAX_SAME_HASH:
            return
        crowded = {number for number, count in Counter(hashes).items() if count > MAX_SAME_HASH}
        if crowded:
            _check_crowded([(n, k) for n, k in zip(hashes, keys, strict=True) if n in crowded])
    except (TypeError, ValueError, OverflowError):
        raise ProtocolError("a key that is a list, a dict or the like") from None


def _check_crowded(keys: list[tuple[int, object]]) -> None:
    """Make one label stand any number of times, but not many labels with one hash."""
    different: dict[int, list[object]] = {}
    for number, key in keys:
        seen = different.setdefault(number, [])
        if key not in seen:
            seen.append(key)
        if len(seen) > MAX_SAME_HASH:
            raise ProtocolError("keys that were made to collide")
