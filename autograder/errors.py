"""Every error that a user of the engine can meet.

AutograderError
├── UsageError        wrong call of a command                       exit 2
├── CourseTextError   faults in what an author wrote                exit 2
├── SubmissionError   a submission that cannot be read              exit 1
├── SandboxError      student code could not be run                 exit 3
└── RecordError       results could not be stored                   exit 3

A message has one form: *where: what is wrong. Got what. Do what.*
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path


class ExitCode(IntEnum):
    """What a command ends with; nbgrader's commands that call ours end with the same."""

    DONE = 0
    NEEDS_PERSON = 1
    WRONG_USAGE = 2
    GRADER_ERROR = 3
    INTERRUPTED = 130


class AutograderError(Exception):
    """Base of all errors that the command line turns into text; a bug is never one of them."""

    exit_code = ExitCode.GRADER_ERROR


class UsageError(AutograderError):
    """A command was called with words that do not fit."""

    exit_code = ExitCode.WRONG_USAGE


@dataclass(frozen=True, order=True)
class Fault:
    """One fault in a text of the course: where it stands, what is wrong, what to do."""

    file: Path
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}"


class CourseTextError(AutograderError):
    """An author's text has faults; all of them are reported in one go."""

    exit_code = ExitCode.WRONG_USAGE

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = tuple(sorted(faults))
        super().__init__("\n".join(str(fault) for fault in self.faults))


class SubmissionError(AutograderError):
    """A submission cannot be read; only this submission is affected."""

    exit_code = ExitCode.NEEDS_PERSON


class SandboxError(AutograderError):
    """The sandbox failed through no fault of the student: no score is recorded."""


class RecordError(AutograderError):
    """A result could not be stored; nothing of it was written."""
