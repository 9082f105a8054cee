"""Source to release: exactly what nbgrader's GenerateAssignment makes of it."""

import logging
from pathlib import Path
from tempfile import TemporaryDirectory

from nbgrader.converters import GenerateAssignment, NbGraderException
from nbgrader.coursedir import CourseDirectory
from traitlets.config import Config
from traitlets.config.loader import PyFileConfigLoader

from autograder.build.tree import Tree, read_tree, write_tree
from autograder.errors import CourseTextError, Fault
from autograder.paths import CoursePaths


class _Kept(logging.Handler):
    """Keeps what nbgrader logs, since its exceptions only say that something was logged."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the last line of a message: of a traceback it is the one that says what failed."""
        self.messages.append(record.getMessage().strip().splitlines()[-1])


def release_of(paths: CoursePaths, topic: str, source: Tree) -> Tree:
    """Return what nbgrader makes of a topic's ``source``, with this course's configuration."""
    with TemporaryDirectory() as folder:
        course = Path(folder)
        write_tree(course / "source" / topic, source)
        config = _course_config(paths)
        config.CourseDirectory.root = folder
        config.CourseDirectory.assignment_id = topic
        config.GenerateAssignment.no_database = True
        config.SaveCells.enabled = False
        _generate(config, paths.notebook_text(topic).relative_to(paths.root))
        return read_tree(course / "release" / topic)


def _course_config(paths: CoursePaths) -> Config:
    file = paths.root / "nbgrader_config.py"
    if not file.exists():
        return Config()
    config: Config = PyFileConfigLoader(file.name, path=str(paths.root)).load_config()
    return config


def _generate(config: Config, text: Path) -> None:
    log = logging.Logger("nbgrader", logging.ERROR)
    kept = _Kept()
    log.addHandler(kept)
    converter = GenerateAssignment(coursedir=CourseDirectory(config=config), config=config, log=log)
    try:
        converter.start()
    except NbGraderException:
        reason = kept.messages[0] if kept.messages else "it does not say why"
        message = f"nbgrader cannot make the release: {reason}. Mend the text."
        raise CourseTextError([Fault(text, 1, message)]) from None
