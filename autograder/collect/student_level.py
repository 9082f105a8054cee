"""Which of the names on the way to a file is the student's: the level of a class's folders.

Below a student's folder all names are the student's own, so they decide nothing. That is why the
level is found from the outside inwards, for the whole class at once: where one name says a
student, all names beside it are students' places, known or not.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping

from autograder.collect.owners import Owners
from autograder.collect.recognise import without_ending

OF_A_CLASS = ("submitted", "submissions", "inbound")
"""Folders that nbgrader and others lay around those of students."""

_EXCHANGE_FOLDERS = {"inbound", "outbound", "feedback"}
_MOST_WRAPPERS = 4

OUTSIDE = -1
"""The place of a file that lies beside the folder which holds the students' folders."""

Way = tuple[str, ...]


class StudentLevel:
    """Finds, in the files of one place that was named to ``collect``, the students' level.

    Parameters
    ----------
    ways : iterable of tuple of str
        The names on the way to every file, the place's own name first.
    owners : Owners
        What names say.
    is_one_students : bool
        Whether the place stands beside students' places, and so is one itself.
    """

    def __init__(self, ways: Iterable[Way], owners: Owners, *, is_one_students: bool) -> None:
        self._owners = owners
        self._inside: Mapping[Way, dict[str, bool]] = defaultdict(dict)
        top = ""
        for way in ways:
            top = way[0]
            for place, name in enumerate(way):
                self._inside[way[:place]].setdefault(name, place == len(way) - 1)
        is_one_students = is_one_students or self._is_student(top, is_file=False)
        self._class_folder: Way = () if is_one_students else self._find_class_folder((top,))
        self._has_students = self._students(self._class_folder) > 0

    def place_of(self, way: Way) -> int:
        """Return which name on a way stands where students' names stand; OUTSIDE if none does."""
        around = way[: len(self._class_folder)]
        if len(way) > 1 and around != self._class_folder:
            return OUTSIDE
        place = min(len(self._class_folder), len(way) - 1)
        name = way[place]
        if place in (0, len(way) - 1) or not self._owners.is_topic(name):
            return place
        if self._is_student(name, is_file=False):
            return place
        is_alone = place == 1 and not self._has_students
        return 0 if is_alone and self._holds_its_notebook(way[: place + 1]) else place + 1

    def _holds_its_notebook(self, folder: Way) -> bool:
        """Whether it is like ``zed/doubling/doubling.ipynb``: zed is a student, then."""
        inside = self._inside[folder].items()
        return any(is_file and without_ending(name) == folder[-1] for name, is_file in inside)

    def _is_student(self, name: str, *, is_file: bool) -> bool:
        return self._owners.named_by(name, is_file=is_file) is not None

    def _students(self, folder: Way) -> int:
        inside = self._inside.get(folder, {})
        return sum(self._is_student(name, is_file=is_file) for name, is_file in inside.items())

    def _find_class_folder(self, folder: Way) -> Way:
        """Go into folders around a class as long as no student's place stands in them."""
        for _ in range(_MOST_WRAPPERS):
            inside = self._inside.get(folder, {})
            if self._students(folder):
                break
            if "inbound" in inside and inside.keys() <= _EXCHANGE_FOLDERS:
                folder = (*folder, "inbound")
                continue
            names = list(inside)
            if len(names) != 1 or inside[names[0]] or not self._wraps(folder, names[0]):
                break
            folder = (*folder, names[0])
        return folder

    def _wraps(self, folder: Way, name: str) -> bool:
        """Whether the only folder in another one is a wrapper, and not a student's."""
        if self._owners.is_topic(name):
            return False  # topics are looked into anyway
        is_named_so = _plain(name) in (_plain(folder[-1]), *OF_A_CLASS)
        return is_named_so or self._students((*folder, name)) > 1


def _plain(name: str) -> str:
    return without_ending(name).split(" (")[0].casefold()
