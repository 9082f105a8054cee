"""``nbgrader autograde`` and formgrader's button hand their submissions to the engine.

nbgrader would read a submission, run it beside its own checks, and believe what comes out. Here
``autograder grade`` does the work, in a process of its own, for all submissions that nbgrader is
about to take; nbgrader then gets the copy that the engine made, and writes it where it was.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from nbconvert.exporters import NotebookExporter
from pydantic import TypeAdapter, ValidationError

from autograder.errors import ExitCode
from autograder.grading.record import Graded
from autograder.paths import SECRET_FILE, CoursePaths
from autograder.pipeline.grade import GradeReport
from autograder.timestamps import TIMESTAMP_FILE

_REPORT = TypeAdapter(GradeReport)
_DONE = (ExitCode.DONE, ExitCode.NEEDS_PERSON, ExitCode.GRADER_ERROR)
"""Exit codes of ``autograder grade`` after which its report is there."""


class NotGradedError(Exception):
    """The engine recorded nothing of a submission; the marks are as they were."""


class EngineExporter(NotebookExporter):
    """Stands where nbgrader reads and runs a notebook: gives the engine's copy of it instead.

    ``c.Autograde.exporter_class`` names it. A preprocessor would come too late: nbgrader parses
    and writes out a submission before the first one runs.
    """

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)  # type: ignore[no-untyped-call]
        self._copies: tempfile.TemporaryDirectory[str] | None = None
        self._graded: dict[tuple[str, str], Graded] = {}

    def from_filename(  # type: ignore[override]
        self, _filename: str, resources: Any = None, **_: Any
    ) -> tuple[str, Any]:
        """Return the engine's copy of one submission; nbgrader asks twice for each.

        The engine finds the file by itself, so its name is not used.

        Raises
        ------
        NotGradedError
            If the engine recorded nothing of this submission.
        """
        topic, student = resources["nbgrader"]["assignment"], resources["nbgrader"]["student"]
        if self._copies is None:
            copies = tempfile.TemporaryDirectory(prefix="autograder-copies-")
            self._grade_all(Path(copies.name))
            self._copies = copies
        paths = self._paths()
        kept = Path(self._copies.name) / student / topic / f"{topic}.ipynb"
        graded = self._graded.get((student, topic))
        if graded is not None and graded.fault and self._is_first_pass():
            self.log.error("%s/%s: %s", student, topic, graded.fault)
        if graded is None or not kept.exists():
            raise NotGradedError(
                f"{student}/{topic}: the engine recorded nothing, marks are as they were. "
                f"Run: autograder grade {topic} --student {student}"
            )
        self._put_back(paths.autograded_submission(student, topic), kept.parent)
        return kept.read_text(encoding="utf-8"), {**resources, "output_extension": ".ipynb"}

    @property
    def _converter(self) -> Any:
        """The Autograde of nbgrader that made this exporter."""
        return self.parent

    def _paths(self) -> CoursePaths:
        return CoursePaths(Path(self._converter.coursedir.root).resolve())

    def _is_first_pass(self) -> bool:
        return bool(self._converter._sanitizing)

    def _grade_all(self, copies: Path) -> None:
        """Grade everything that this run of nbgrader is about, and keep the engine's copies."""
        paths = self._paths()
        for topic, students in self._wanted().items():
            report = self._run_engine(paths, topic, students)
            for item in report.graded:
                self._graded[item.student, item.topic] = item
                made = paths.autograded_submission(item.student, item.topic)
                kept = copies / item.student / item.topic
                kept.mkdir(parents=True)
                for name in (f"{item.topic}.ipynb", TIMESTAMP_FILE, SECRET_FILE):
                    if (made / name).exists():
                        shutil.copy(made / name, kept)

    def _wanted(self) -> Mapping[str, list[str]]:
        """List the students whose submissions nbgrader found, by topic."""
        wanted: dict[str, list[str]] = {}
        for folder in self._converter.assignments:
            pattern = self._converter._format_source(
                "(?P<assignment_id>.*)", "(?P<student_id>.*)", escape=True
            )
            found = re.match(pattern, folder)
            if found is not None:
                wanted.setdefault(found["assignment_id"], []).append(found["student_id"])
        return wanted

    def _run_engine(self, paths: CoursePaths, topic: str, students: list[str]) -> GradeReport:
        """Run ``autograder grade``: a server that is up for weeks must not grade with old code."""
        command = [sys.executable, "-P", "-m", "autograder", "grade", topic, "--json"]
        command += ["--course", str(paths.root)]
        command += [word for student in students for word in ("--student", student)]
        command += ["--force"] if self._converter.force else []
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=paths.root)
        for line in _lines(done.stderr):
            self.log.error(line)
        try:
            if done.returncode in _DONE:
                return _REPORT.validate_json(done.stdout)
        except ValidationError:
            pass
        reported = done.stderr.strip() or f"it ended with code {done.returncode}"
        raise NotGradedError(f"autograder grade {topic}: {reported}")

    def _put_back(self, folder: Path, copy: Path) -> None:
        """Make the folder hold the engine's files alone: nbgrader has copied the student's in."""
        if folder.exists():
            shutil.rmtree(folder)
        shutil.copytree(copy, folder)


def _lines(text: str) -> Iterator[str]:
    return (line for line in text.splitlines() if line.strip())
