"""Which tests one worker runs together when ``make test`` deals them out to both cores.

xdist's own ``--dist loadgroup`` writes the group into the id of a test, which pytest no longer
takes from there; so the group is read from the id.
"""

import functools
import re
from pathlib import Path

from xdist.scheduler import LoadScopeScheduling

ROOT = Path(__file__).parents[1]
ONE_CLASS = {
    "tests/security/test_attacks.py": "class of attackers",
    "tests/security/test_innocents.py": "class of attackers",
}
DEALT_OUT = ("adapter", "checking", "faults", "sandbox")
"""Folders of long tests, each with a room of its own, or one that `made_once` made for all."""
DEALT_OUT_BY_TOPIC = ("claims", "topics")
"""Folders whose files hold a minute or more of tests of each topic, and nothing made for all."""
ONE_LAB = "tests/topics/test_formulas.py"
TOPIC = re.compile(r"::.*?\[(\w+)")
"""With it the id of a test's parameters begins; see `tests.topic_selection`."""
MADE_FOR_THE_FILE = re.compile(r'scope="(?:module|class|package)"|\b(?:browser|formgrader)\b')


def group_of(test: str) -> str:
    """Name the tests that stay together: of a file, a topic, one played class, or one by itself.

    Parameters
    ----------
    test : str
        The id of a test.
    """
    file = test.partition("::")[0]
    if file in ONE_CLASS:
        return ONE_CLASS[file]
    folder = file.split("/")[1]
    if folder in DEALT_OUT and not is_made_for_the_file(file):
        return test
    if folder in DEALT_OUT_BY_TOPIC and file != ONE_LAB and (topic := TOPIC.search(test)):
        return f"{file}[{topic[1]}]"
    return file


@functools.cache
def is_made_for_the_file(file: str) -> bool:
    """Return whether something is made once for all tests of a file."""
    return bool(MADE_FOR_THE_FILE.search((ROOT / file).read_text()))


class GroupScheduling(LoadScopeScheduling):
    """Deals groups out in the order of the tests."""

    def _split_scope(self, nodeid: str) -> str:
        return group_of(nodeid)
