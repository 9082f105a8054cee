"""Where everything of a course lies. Paths are computed from ids here and never parsed back."""

from dataclasses import dataclass
from pathlib import Path

SECRET_FILE = "submission_secret.txt"
"""With what is in it nbgrader's exchange gives feedback to whom it belongs, and nobody else."""


@dataclass(frozen=True)
class CoursePaths:
    """The rooms of one course folder."""

    root: Path

    @property
    def course_file(self) -> Path:
        return self.root / "course.toml"

    @property
    def roster(self) -> Path:
        return self.root / "roster.csv"

    @property
    def gradebook(self) -> Path:
        return self.root / "gradebook.db"

    @property
    def private(self) -> Path:
        """Untracked state: results, ledger of marks, untouched originals, the secret."""
        return self.root / ".autograder"

    @property
    def secret(self) -> Path:
        return self.private / "secret"

    @property
    def ledger(self) -> Path:
        return self.private / "ledger.jsonl"

    @property
    def requests(self) -> Path:
        """Students' requests to look at a mark again, and the answers."""
        return self.private / "requests.jsonl"

    @property
    def runs(self) -> Path:
        """What the last runs have replaced, so that it can be brought back."""
        return self.private / "runs"

    @property
    def submitted(self) -> Path:
        return self.root / "submitted"

    @property
    def exchange(self) -> Path:
        """Where nbgrader's exchange is until ``nbgrader_config.py`` names another place."""
        return self.root / "exchange"

    @property
    def autograded(self) -> Path:
        return self.root / "autograded"

    @property
    def feedback(self) -> Path:
        return self.root / "feedback"

    def assignment(self, topic: str) -> Path:
        return self.root / "assignments" / topic

    def assignment_file(self, topic: str) -> Path:
        return self.assignment(topic) / "assignment.toml"

    def notebook_text(self, topic: str) -> Path:
        return self.assignment(topic) / "notebook.md"

    @property
    def shared_texts(self) -> Path:
        """Texts that several notebooks share; no topic has such a name."""
        return self.root / "assignments" / "_shared"

    def shared_text(self, name: str) -> Path:
        return self.shared_texts / f"{name}.md"

    def data(self, topic: str) -> Path:
        return self.assignment(topic) / "data"

    def reference(self, topic: str, exercise: str) -> Path:
        return self.root / "solutions" / topic / f"{exercise}.py"

    def hidden_test(self, topic: str, exercise: str) -> Path:
        return self.root / "autograder" / "hidden_tests" / topic / f"test_{exercise}.py"

    def selfchecks(self, topic: str) -> Path:
        return self.root / "tests" / "selfchecks" / topic

    def selfcheck(self, topic: str, exercise: str) -> Path:
        return self.selfchecks(topic) / f"test_{exercise}.py"

    def open_functions(self, topic: str) -> Path:
        return self.selfchecks(topic) / "open_functions.py"

    def calibration(self, topic: str, exercise: str) -> Path:
        """Holds ``wrong/<mistake>.py`` and ``right/<method>.py``."""
        return self.root / "tests" / "calibration" / topic / exercise

    def claims(self, topic: str) -> Path:
        """What answers for the prose of a topic's notebook."""
        return self.root / "tests" / "claims" / f"{topic}.py"

    @property
    def shared_claims(self) -> Path:
        """What answers for the prose of all shared texts."""
        return self.root / "tests" / "claims" / "shared.py"

    def equivalent_mutants(self, topic: str) -> Path:
        return self.root / "tests" / "calibration" / topic / "equivalent_mutants.toml"

    def recorded_table(self, topic: str, kind: str) -> Path:
        """A table of ``calibrate`` or ``mutate``, with the hash of what it was made from."""
        return self.root / "tests" / "calibration" / topic / f"{kind}.json"

    def source(self, topic: str) -> Path:
        return self.root / "source" / topic

    def source_notebook(self, topic: str) -> Path:
        return self.source(topic) / f"{topic}.ipynb"

    def release(self, topic: str) -> Path:
        return self.root / "release" / topic

    def release_notebook(self, topic: str) -> Path:
        return self.release(topic) / f"{topic}.ipynb"

    def submission(self, student: str, topic: str) -> Path:
        return self.submitted / student / topic

    def autograded_submission(self, student: str, topic: str) -> Path:
        return self.autograded / student / topic

    def feedback_page(self, student: str, topic: str) -> Path:
        return self.feedback / student / topic / f"{topic}.html"

    def stored_result(self, student: str, topic: str) -> Path:
        """The last recorded result of one submission, as JSON."""
        return self.private / "results" / topic / f"{student}.json"

    def original(self, student: str, topic: str) -> Path:
        """The untouched files as they were collected."""
        return self.private / "originals" / student / topic


def is_plain_course(root: Path) -> bool:
    """Return whether a folder is a course of nbgrader's that knows nothing of us."""
    if (root / "course.toml").exists():
        return False
    names = ("nbgrader_config.py", "nbgrader_config.json", "gradebook.db", "source")
    return any((root / name).exists() for name in names)
