"""nbgrader's own run, for courses whose preprocessors only nbgrader itself can follow."""

import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from autograder.plain_course.plain_submission import PlainSubmission, last_line


def grade_by_nbgrader(
    coursedir: Any, found: Sequence[PlainSubmission], students: Sequence[str], *, is_forced: bool
) -> None:
    """Have ``nbgrader autograde`` grade some submissions, and note what became of each.

    It reads the same configuration, in the same folder. Student code runs as the user that grades.
    """
    for assignment in dict.fromkeys(one.assignment for one in found):
        said = "\n".join(_runs(Path(coursedir.root), assignment, students, is_forced=is_forced))
        for one in found:
            if one.assignment == assignment:
                _note(one, coursedir, said)


def _runs(
    root: Path, assignment: str, students: Iterable[str], *, is_forced: bool
) -> Iterator[str]:
    """Run nbgrader for everybody at once, or for each student that was named."""
    options = [[f"--CourseDirectory.student_id={student}"] for student in students] or [[]]
    for words in options:
        command = [sys.executable, "-m", "nbgrader", "autograde", assignment, *words]
        command += ["--force"] if is_forced else []
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
        yield done.stderr


def _note(one: PlainSubmission, coursedir: Any, said: str) -> None:
    folder = os.path.normpath(
        coursedir.format_path(coursedir.autograded_directory, one.student, one.assignment)
    )
    failed = (
        f"processing assignment '{one.assignment}' for student '{one.student}'",
        f"processing assignment: {one.folder}\n",
        f"While processing assignment {one.folder},",
    )
    if any(words in said for words in failed):
        one.state, one.fault = "failed", _reason(said, one.folder)
    elif not Path(folder).exists():
        one.state, one.fault = "not run", f"nbgrader did not grade it: {last_line(said)}"
    else:
        is_old = f"Skipping existing assignment: {folder}\n" in f"{said}\n"
        one.state = "skipped" if is_old else "graded"


def _reason(said: str, folder: str) -> str:
    """Find the end of the traceback that nbgrader logged for a submission."""
    reported = said.partition(f"There was an error processing assignment: {folder}\n")[2]
    lines = reported.splitlines()
    ends = (n for n, line in enumerate(lines) if n and line.startswith("["))
    return last_line("\n".join(lines[: next(ends, len(lines))])) or "nbgrader could not grade it"
