"""One class of all attackers and three innocents, collected and graded by the real commands."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from autograder.authoring.assignment import read_topic
from autograder.authoring.reference import read_reference
from autograder.grading.stored_results import stored_results
from autograder.model import SubmissionResult, Topic
from autograder.paths import CoursePaths
from tests.course_copy import copy_course, tiny_course
from tests.security.attack import Attack, code_cell, hostile_notebook, read_attacks
from tests.security.traps import SLUG, Fingerprints, Loot, laid_out

LIMITS = {
    "cell_cpu_seconds": 1,
    "notebook_cpu_seconds": 20,
    "call_cpu_seconds": 1,
    "memory_mb": 1024,
    "file_mb": 16,
    "output_kb": 64,
    "submission_mb": 5,
}
INNOCENTS = ("innocent-half", "innocent-right", "innocent-stub")
PROBE = "probe"
PROBING = """
import os, pathlib
try:
    here = os.readlink("/proc/self/ns/pid")
except OSError:
    here = "unseen"
print("PROBED", here, os.path.exists("{course}/course.toml"))
"""


@dataclass(frozen=True)
class ClassRun:
    """What a run of the commands left behind."""

    paths: CoursePaths
    topic: Topic
    collected: "subprocess.CompletedProcess[str]"
    graded: "subprocess.CompletedProcess[str]"
    reported: "subprocess.CompletedProcess[str]"

    def result(self, student: str) -> SubmissionResult:
        """The stored result of one student."""
        (found,) = stored_results(self.paths, SLUG, [student]).results
        return found

    def traces(self, student: str) -> dict[str, str]:
        """Everything about a student that was written for people to read, as text."""
        files = {
            "stored result": self.paths.stored_result(student, SLUG),
            "autograded copy": self.paths.autograded_submission(student, SLUG) / f"{SLUG}.ipynb",
            "feedback page": self.paths.feedback_page(student, SLUG),
        }
        return {name: _text(file) for name, file in files.items()}

    def active_parts(self, student: str) -> str:
        """What a browser would run: the page, and Markdown and rich outputs of the copy."""
        notebook = json.loads(self.traces(student)["autograded copy"])
        parts = [self.traces(student)["feedback page"]]
        for cell in notebook["cells"]:
            if cell["cell_type"] == "markdown":
                parts.append(cell["source"])
            for output in cell.get("outputs", []):
                data = output.get("data", {})
                parts += [str(v) for kind, v in data.items() if kind != "text/plain"]
        return "\n".join(parts)

    def shown_texts(self, student: str) -> str:
        """All text that somebody may look at, decoded."""
        notebook = json.loads(self.traces(student)["autograded copy"])
        return "\n".join([self.traces(student)["feedback page"], *_leaves(notebook)])


def _leaves(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for key, part in value.items():
            yield key
            yield from _leaves(part)
    elif isinstance(value, list):
        for part in value:
            yield from _leaves(part)
    else:
        yield str(value)


def _text(file: Path) -> str:
    return file.read_text(errors="replace") if file.exists() else ""


@pytest.fixture(scope="session")
def attacks(request: pytest.FixtureRequest) -> list[Attack]:
    """All attacks; only those asked for when every selected test is about one attack."""
    asked = [
        getattr(item, "callspec", None)
        for item in request.session.items
        if "class_run" in getattr(item, "fixturenames", ())
    ]
    if any(call is None or "attack" not in call.params for call in asked):
        return read_attacks()
    return list({call.params["attack"].student: call.params["attack"] for call in asked}.values())


@pytest.fixture(scope="session")
def fingerprints(tmp_path_factory: pytest.TempPathFactory, loot: Loot) -> Iterator[Fingerprints]:
    with laid_out(tmp_path_factory.mktemp("fingerprints"), loot) as fingerprints:
        yield fingerprints


@pytest.fixture(scope="session")
def loot() -> Loot:
    return Loot()


@pytest.fixture(scope="session")
def bare_grounds(tmp_path_factory: pytest.TempPathFactory, loot: Loot) -> Iterator[Fingerprints]:
    """Other fingerprints, for attacks that are let loose to show that they are real."""
    with laid_out(tmp_path_factory.mktemp("bare_grounds"), loot) as fingerprints:
        yield fingerprints


@pytest.fixture(scope="session")
def answers() -> dict[str, str]:
    """The right answers."""
    paths = CoursePaths(tiny_course())
    topic = read_topic(paths, SLUG)
    return {e.name: read_reference(paths, SLUG, e.name).solution_cell for e in topic.exercises}


@pytest.fixture(scope="session")
def new_course(
    tmp_path_factory: pytest.TempPathFactory, fingerprints: Fingerprints
) -> Callable[[str], Path]:
    """Make a copy of the course with small limits and with loot in its private places."""

    def new_course(name: str) -> Path:
        root = copy_course(tmp_path_factory.mktemp(name), **LIMITS)
        fingerprints.loot.plant_in_course(root)
        return root

    return new_course


@pytest.fixture(scope="session")
def autograder(fingerprints: Fingerprints) -> Callable[..., "subprocess.CompletedProcess[str]"]:
    """Run the command line as an instructor does, with a secret in its environment."""

    def autograder(course: Path, *words: object) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [Path(sys.executable).with_name("autograder"), *map(str, words)],
            cwd=course,
            env=fingerprints.environment(),
            capture_output=True,
            text=True,
            timeout=900,
        )

    return autograder


@pytest.fixture(scope="session")
def innocent_notebooks(
    answers: dict[str, str], fingerprints: Fingerprints
) -> dict[str, dict[str, Any]]:
    """A right one (with something private in it), one with known mistakes, an untouched one."""
    release = json.loads(CoursePaths(tiny_course()).release_notebook(SLUG).read_text())
    half = dict(list(answers.items())[:3])
    half["r2_score"] = "def r2_score(y_true, y_pred):\n    return 0.5"
    written = {"innocent-right": answers, "innocent-half": half, "innocent-stub": {}}
    made = {}
    for student, chosen in written.items():
        notebook = json.loads(json.dumps(release))
        for cell in notebook["cells"]:
            name = cell["metadata"].get("nbgrader", {}).get("grade_id", "").removesuffix("-answer")
            cell["source"] = chosen.get(name, cell["source"])
        made[student] = notebook
    made["innocent-right"]["cells"].append(code_cell(f"# {fingerprints.loot.neighbour}"))
    return made


Hand = Callable[..., ClassRun]


@pytest.fixture(scope="session")
def grade_class(
    autograder: Callable[..., "subprocess.CompletedProcess[str]"], fingerprints: Fingerprints
) -> Hand:
    """Play one class: setup, roster, collect, grade, feedback, report."""

    def grade_class(course: Path, students: list[str], *inboxes: Path) -> ClassRun:
        roster = course / "class.csv"
        lines = [f"{s},Last,First,{fingerprints.loot.gradebook}-{s}@example.org" for s in students]
        roster.write_text("\n".join(["id,last_name,first_name,email", *lines]) + "\n")
        for words in (["setup"], ["roster", roster]):
            done = autograder(course, *words)
            assert done.returncode == 0, done.stderr
        collected = autograder(course, "collect", *inboxes)
        graded = autograder(course, "grade", "--jobs", "4", "--json")
        for verb in ("feedback", "report"):
            reported = autograder(course, verb)
        paths = CoursePaths(course)
        return ClassRun(paths, read_topic(paths, SLUG), collected, graded, reported)

    return grade_class


def hand_in(inbox: Path, student: str, notebook: dict[str, Any], **files: str) -> None:
    """Lay one submission down as a download from an LMS."""
    folder = inbox / student / SLUG
    folder.mkdir(parents=True)
    (folder / f"{SLUG}.ipynb").write_text(json.dumps(notebook))
    in_time = datetime(2027, 1, 5, 12, tzinfo=UTC).timestamp()
    os.utime(folder / f"{SLUG}.ipynb", (in_time, in_time))
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)


@pytest.fixture(scope="session")
def quiet_run(
    new_course: Callable[[str], Path],
    innocent_notebooks: dict[str, dict[str, Any]],
    grade_class: Hand,
    tmp_path_factory: pytest.TempPathFactory,
) -> ClassRun:
    """The innocents by themselves, and one that only looks where it is."""
    course, inbox = new_course("quiet"), tmp_path_factory.mktemp("inbox")
    for student, notebook in innocent_notebooks.items():
        hand_in(inbox, student, notebook)
    probe = json.loads(json.dumps(innocent_notebooks["innocent-stub"]))
    probe["cells"] = [code_cell(PROBING.format(course=course)), *probe["cells"]]
    hand_in(inbox, PROBE, probe)
    return grade_class(course, [*INNOCENTS, PROBE], inbox)


@pytest.fixture(scope="session")
def is_confined(quiet_run: ClassRun) -> bool:
    """Whether submissions here run in a namespace of their own and do not see the course."""
    outputs = json.dumps([run.outputs for run in quiet_run.result(PROBE).cells])
    _, _, said = outputs.partition("PROBED ")
    namespace, sees = said.split("\\n")[0].split(" ")
    return sees == "False" and namespace != str(Path("/proc/self/ns/pid").readlink())


@pytest.fixture(scope="session")
def class_run(
    attacks: list[Attack],
    answers: dict[str, str],
    fingerprints: Fingerprints,
    is_confined: bool,
    new_course: Callable[[str], Path],
    innocent_notebooks: dict[str, dict[str, Any]],
    grade_class: Hand,
    tmp_path_factory: pytest.TempPathFactory,
) -> ClassRun:
    """The innocents among all attackers; what endangers the machine only where it is confined."""
    course, inbox = new_course("course"), tmp_path_factory.mktemp("hostile_inbox")
    release = json.loads(CoursePaths(tiny_course()).release_notebook(SLUG).read_text())
    for student, notebook in innocent_notebooks.items():
        hand_in(inbox, student, notebook)
    tried = [attack for attack in attacks if is_confined or not attack.needs_confinement]
    for attack in tried:
        places = fingerprints.places(course, attack.student)
        notebook = hostile_notebook(attack, release, answers, places)
        files = {part.name: part.text for part in attack.parts if part.kind == "file"}
        hand_in(inbox, attack.student, notebook, **files)
    return grade_class(course, [*INNOCENTS, *(attack.student for attack in tried)], inbox)
