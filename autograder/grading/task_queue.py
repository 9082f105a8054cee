"""The tasks of a run: packed on request, so that a class need not fit in memory."""

from collections.abc import Iterator, Mapping

from pydantic_core import PydanticSerializationError

from autograder.checking.grading_task import read_task
from autograder.checking.partial_regrade import without_outputs
from autograder.course import Course
from autograder.errors import RecordError
from autograder.gradebook.database import os_advice
from autograder.grading.plan import Submitted


class Tasks(Mapping[str, bytes]):
    """One task for each submission, by its key.

    Parameters
    ----------
    course : Course
        From ``open_course``.
    waiting : mapping of str to Submitted
        What is to be graded.
    stubs : mapping of str to mapping
        By topic, the stub of each exercise as it was released.
    level : str
        The level of confinement.
    """

    def __init__(
        self,
        course: Course,
        waiting: Mapping[str, Submitted],
        stubs: Mapping[str, Mapping[str, str]],
        level: str,
    ) -> None:
        self._course = course
        self._waiting = waiting
        self._stubs = stubs
        self._level = level

    def __getitem__(self, key: str) -> bytes:
        item, paths = self._waiting[key], self._course.paths
        before, outdated = item.before, item.outdated
        if before is not None and outdated and before.sandbox != self._level:
            outdated = tuple(item.fingerprints.exercises)  # made at another level of confinement
        folder = item.folder_in(paths)
        try:
            return read_task(
                folder,
                paths,
                item.topic,
                item.student,
                self._stubs[item.topic.slug],
                self._course.secret,
                self._course.config.limits,
                self._level,
                before=before if before is None else without_outputs(before),
                outdated=outdated,
                reruns_experiments=self._course.config.rerun_experiments,
            )
        except PydanticSerializationError as error:
            if KeyboardInterrupt.__name__ in str(error):  # that is what it makes of Ctrl-C
                raise KeyboardInterrupt from error
            raise
        except OSError as error:
            raise RecordError(f"{error.filename or folder}: {os_advice(error)}") from error

    def __iter__(self) -> Iterator[str]:
        return iter(self._waiting)

    def __len__(self) -> int:
        return len(self._waiting)
