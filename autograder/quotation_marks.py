"""Quotation marks around a text that may hold some itself."""

_PAIRS = (('"', '"'), ("'", "'"), ("“", "”"))


def quoted(text: str) -> str:
    r"""Put a text into marks that do not occur in it, so that its own cannot be taken for them.

    >>> print(quoted("takes the last"), quoted('"mar'), quoted("the \"user's\" row"))
    "takes the last" '"mar' “the "user's" row”
    """
    free = (pair for pair in _PAIRS if not set(pair) & set(text))
    first, last = next(free, _PAIRS[-1])
    return f"{first}{text}{last}"
