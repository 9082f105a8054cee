"""What ``autograder watch`` has done for each submission, so that a kill costs and repeats nothing.

Beside every graded topic of a student it notes which files were graded, each a try, and whether
the page of feedback is still to be written. Both are noted before the grading begins.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from autograder.errors import RecordError
from autograder.gradebook.database import os_advice
from autograder.paths import CoursePaths
from autograder.staging import stage


@dataclass(frozen=True)
class JournalEntry:
    """The tries of one student at one topic, by the hash of their files, and an open page."""

    tries: tuple[str, ...] = ()
    is_page_due: bool = False

    def allows(self, files: str, most: int | None) -> bool:
        """Whether these files may be graded at once: the same ones again are no further try."""
        return most is None or files in self.tries or len(self.tries) < most

    def begun(self, files: str) -> "JournalEntry":
        """Return this with the grading of some files begun."""
        return JournalEntry((*(t for t in self.tries if t != files), files), is_page_due=True)

    def without(self, files: str) -> "JournalEntry":
        """Return this without a try that told its student nothing about the answers."""
        return replace(self, tries=tuple(t for t in self.tries if t != files))


_ENTRY = TypeAdapter(JournalEntry)


@dataclass(frozen=True)
class WatchJournal:
    """The entries of one course, one file for each student and topic."""

    paths: CoursePaths

    def read(self, student: str, topic: str) -> JournalEntry:
        """Read what was done; a file that is missing or damaged says nothing."""
        try:
            return _ENTRY.validate_json(self._file(student, topic).read_bytes())
        except (OSError, ValidationError):
            return JournalEntry()

    def write(self, student: str, topic: str, entry: JournalEntry) -> None:
        """Write what was done.

        Raises
        ------
        RecordError
            If it cannot be written.
        """
        file = self._file(student, topic)
        try:
            stage(file, _ENTRY.dump_json(entry)).publish()
        except OSError as error:
            raise RecordError(f"{file}: {os_advice(error)}") from error

    def due_pages(self) -> Iterator[tuple[str, str]]:
        """Name student and topic of every page that is still to be written."""
        for file in sorted(self._folder.glob("*/[!.]*.json")):
            student, topic = file.stem, file.parent.name
            if self.read(student, topic).is_page_due:
                yield student, topic

    @property
    def _folder(self) -> Path:
        return self.paths.private / "watch"

    def _file(self, student: str, topic: str) -> Path:
        return self._folder / topic / f"{student}.json"
