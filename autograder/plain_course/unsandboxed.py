"""nbgrader's own run, for courses whose preprocessors only nbgrader itself can follow."""

import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from autograder.plain_course.plain_submission import (
    NotOursError,
    PlainSubmission,
    last_line,
    own_folder,
    refuse_links,
)


def grade_by_nbgrader(
    coursedir: Any, found: Sequence[PlainSubmission], students: Sequence[str], *, is_forced: bool
) -> None:
    """Have ``nbgrader autograde`` grade some submissions, and note what became of each.

    It reads the same configuration, in the same folder. Student code runs as the user that grades.
    """
    for one in found:
        _refuse_links(one, coursedir)
    for assignment in dict.fromkeys(one.assignment for one in found):
        of_it = [one for one in found if one.assignment == assignment]
        refused = [one.student for one in of_it if one.fault]
        said = "\n".join(_runs(coursedir, assignment, students, refused, is_forced=is_forced))
        for one in of_it:
            if not one.fault:
                _note(one, coursedir, said)


def _refuse_links(one: PlainSubmission, coursedir: Any) -> None:
    """Refuse a submission that lies elsewhere than its path says, or has links that lead out."""
    folder = Path(one.folder)
    try:
        refuse_links(folder, own_folder(folder, coursedir.directory_structure))
    except (NotOursError, OSError, RuntimeError) as error:  # a link to itself, folders without end
        one.state, one.fault, one.is_ours = "failed", str(error), True


def _runs(
    coursedir: Any,
    assignment: str,
    students: Iterable[str],
    refused: Sequence[str],
    *,
    is_forced: bool,
) -> Iterator[str]:
    """Run nbgrader for everybody at once, or for each student that was named."""
    named = [student for student in students if student not in refused]
    options = [[f"--CourseDirectory.student_id={student}"] for student in named]
    if not students:
        excluded = ",".join(filter(None, [coursedir.student_id_exclude, *refused]))
        options = [[f"--CourseDirectory.student_id_exclude={excluded}"] if refused else []]
    for words in options:
        command = [sys.executable, "-m", "nbgrader", "autograde", assignment, *words]
        command += ["--force"] if is_forced else []
        done = subprocess.run(
            command, cwd=coursedir.root, capture_output=True, text=True, check=False
        )
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
