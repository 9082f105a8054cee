"""What a topic builds on: the sentence below its title names the topics that come first.

It reads *Builds on `linear_regression` and `optimization`; `kernels` goes on from here.* Only what
stands between "Builds on" and the end of that part of the sentence counts.
"""

import re

_SENTENCE = re.compile(r"\bBuilds on\s(.*?)(?:[;.*]|\n\n|\Z)", re.DOTALL)
_NAME = re.compile(r"`([a-z][a-z0-9_]*)`")


def needs_in(text: str) -> tuple[str, ...]:
    """Return the names of the topics that the text of a notebook builds on.

    >>> needs_in("*Two hours. Builds on `lines` and `curves` (slopes); `planes` goes on.*")
    ('lines', 'curves')
    >>> needs_in("*Two hours. `curves` build on it.*")
    ()
    """
    found = _SENTENCE.search(text)
    return tuple(dict.fromkeys(_NAME.findall(found[1]))) if found else ()
