"""How many of what: ``1 page``, ``2 pages``."""


def count_of(number: float, noun: str, plural: str = "") -> str:
    """Write a number with its noun, which gets an s unless another plural is given.

    >>> count_of(1, "page"), count_of(0, "page"), count_of(2, "entry", "entries")
    ('1 page', '0 pages', '2 entries')
    """
    return f"{number:g} {noun if number == 1 else plural or f'{noun}s'}"
