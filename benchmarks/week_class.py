"""A class as an instructor meets it on Monday: a roster, and a download from Moodle or Canvas.

Names are as names are: accents, apostrophes, commas, other letters, and two of one name. Answers
are those of the mixed class.
"""

import csv
import io
import json
import random
import zipfile
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

from autograder.model import Topic
from autograder.paths import CoursePaths
from benchmarks.mixed_class import mixed_answers

ODD_NAMES = (
    ("Ángel", "Álvarez"),
    ("Zoë", "Åkesson"),
    ("Seán", "O'Neil"),
    ("Maria", "Garcia"),
    ("Maria", "Garcia"),
    ("Sammy", "Davis, Jr."),
    ("小明", "王"),
    ("Иван", "Петров"),
    ("Anne-Sophie", "de la Cruz"),
    ("Null", "None"),
    ("-Jo", "=SUM(A1)"),
    ("أحمد", "علي"),
)
FIRST_NAMES = ("Ada", "Ben", "Chloé", "Dimitri", "Esra", "Finn", "Gül", "Hana", "Igor", "Jöran")
LAST_NAMES = ("Abel", "Bayes", "Cauchy", "Dirac", "Euler", "Fisher", "Gauß", "Hall", "Ito", "Jones")
WORDS = "A residual and its opposite would cancel; squares do not, and large ones weigh more."
FIRST_ACCOUNT = 410_000
MISSING_EVERY, LATE_EVERY, BROKEN_EVERY = 50, 25, 97
"""Of so many students one hands nothing in, one hands in late, one hands in half a file."""


@dataclass(frozen=True)
class WeekStudent:
    """One student with what was handed in, if anything was."""

    id: str
    first_name: str
    last_name: str
    account: int
    notebook: bytes | None
    moment: datetime

    @property
    def name(self) -> str:
        """The name that a platform shows."""
        return f"{self.first_name} {self.last_name}"


def make_week_class(
    paths: CoursePaths, topic: Topic, size: int, due: datetime
) -> tuple[WeekStudent, ...]:
    """Make a class, the same one every time."""
    ids = [f"s{number:03}" for number in range(1, size + 1)]
    answers, _ = mixed_answers(paths, topic, ids)
    release = json.loads(paths.release_notebook(topic.slug).read_text())
    names = _names(size)
    students = []
    for number, student in enumerate(ids, start=1):
        cells = {f"{name}-answer": text for name, text in answers[student].items()}
        if number % 3:
            cells |= {question.cell: WORDS for question in topic.questions}
        notebook: bytes | None = json.dumps(_filled_in(release, cells)).encode()
        if notebook and number % BROKEN_EVERY == 0:
            notebook = notebook[: len(notebook) // 2]
        if number % MISSING_EVERY == 0:
            notebook = None
        moment = due - timedelta(minutes=7 * number)
        if number % LATE_EVERY == 1 and number > 1:
            moment = due + timedelta(hours=20)
        students.append(
            WeekStudent(student, *names[number - 1], FIRST_ACCOUNT + number, notebook, moment)
        )
    return tuple(students)


def _names(size: int) -> list[tuple[str, str]]:
    """Name a class: the odd names first, then combinations, each of them once."""
    common = [(first, last) for last in LAST_NAMES for first in FIRST_NAMES]
    double = [
        (first, f"{last}-{other}")
        for other in LAST_NAMES
        for last in LAST_NAMES
        if other != last
        for first in FIRST_NAMES
    ]
    random.Random(1).shuffle(common)
    return [*ODD_NAMES, *common, *double][:size]


def _filled_in(release: Mapping[str, object], cells: Mapping[str, str]) -> dict[str, object]:
    notebook = json.loads(json.dumps(release))
    for cell in notebook["cells"]:
        grade_id = cell["metadata"].get("nbgrader", {}).get("grade_id", "")
        cell["source"] = cells.get(grade_id, cell["source"])
    return dict(notebook)


def write_roster(students: Sequence[WeekStudent], file: Path) -> None:
    """Write the list of a class as a CSV file."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(["id", "last_name", "first_name", "email"])
    for one in students:
        writer.writerow([one.id, one.last_name, one.first_name, f"{one.id}@students.example"])
    file.write_text(text.getvalue(), encoding="utf-8")


def write_moodle_download(
    students: Collection[WeekStudent], topic: Topic, file: Path, until: datetime
) -> None:
    """Write what Moodle gives under *Download all submissions* at a moment."""
    names = (
        (
            one,
            f"{one.name.replace('_', ' ')}_{one.account}_assignsubmission_file/{topic.slug}.ipynb",
        )
        for one in students
    )
    _write_download(names, file, until)


def write_canvas_download(
    students: Collection[WeekStudent], topic: Topic, file: Path, until: datetime
) -> None:
    """Write what Canvas gives under *Download Submissions* at a moment."""
    names = (
        (one, f"{_canvas_name(one)}_{one.account}_{90_000 + one.account}_{topic.slug}.ipynb")
        for one in students
    )
    _write_download(names, file, until)


def _canvas_name(student: WeekStudent) -> str:
    """Write a name as Canvas does: last name first, lower case, letters and digits alone."""
    return "".join(filter(str.isalnum, f"{student.last_name}{student.first_name}".lower()))


def _write_download(names: Iterator[tuple[WeekStudent, str]], file: Path, until: datetime) -> None:
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for student, name in names:
            if student.notebook is not None and student.moment <= until:
                archive.writestr(
                    zipfile.ZipInfo(name, student.moment.timetuple()[:6]),
                    student.notebook,
                    zipfile.ZIP_DEFLATED,
                )
