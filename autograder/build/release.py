"""Source to release: exactly what nbgrader's GenerateAssignment makes of it."""

import copy
import logging
from pathlib import Path
from tempfile import TemporaryDirectory

from nbgrader.converters import GenerateAssignment, NbGraderException
from nbgrader.coursedir import CourseDirectory
from traitlets.config import Config

from autograder.build.tree import Tree, read_tree, write_tree
from autograder.errors import CourseTextError, Fault
from autograder.nbgrader_settings import CONFIG_FILE


class _LoggedErrors(logging.Handler):
    """Keeps what nbgrader logs, since its exceptions only say that something was logged."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the message."""
        self.messages.append(record.getMessage())

    @property
    def reason(self) -> str:
        """The last line of the traceback among the messages."""
        tracebacks = [text for text in self.messages if text.startswith("Traceback")]
        return tracebacks[0].strip().splitlines()[-1] if tracebacks else "it does not say why"


def release_of(settings: Config, topic: str, source: Tree) -> Tree:
    """Return what nbgrader makes of a topic's ``source``, with the course's settings."""
    with TemporaryDirectory() as folder:
        course = Path(folder)
        write_tree(course / "source" / topic, source)
        config = copy.deepcopy(settings)
        config.CourseDirectory.root = folder
        config.CourseDirectory.assignment_id = topic
        config.GenerateAssignment.no_database = True
        config.SaveCells.enabled = False
        _generate(config, topic)
        return read_tree(course / "release" / topic)


def _generate(config: Config, topic: str) -> None:
    log = logging.Logger("nbgrader", logging.ERROR)
    logged = _LoggedErrors()
    log.addHandler(logged)
    converter = GenerateAssignment(coursedir=CourseDirectory(config=config), config=config, log=log)
    try:
        converter.start()
    except NbGraderException:
        message = f"with this, nbgrader cannot make the release of {topic}: {logged.reason}"
        raise CourseTextError([Fault(Path(CONFIG_FILE), 1, message)]) from None
