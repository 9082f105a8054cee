"""``nbgrader generate_feedback`` and formgrader's button write the engine's page.

nbgrader would draw the copy in ``autograded/``, in which no hidden test and no message stands.
"""

from pathlib import Path
from typing import Any

from nbconvert.exporters import HTMLExporter

from autograder.authoring.assignment import read_topic
from autograder.course import open_course
from autograder.gradebook.marks import ClassMarks, read_marks
from autograder.model import Topic
from autograder.pipeline.feedback import feedback_page


class EngineFeedback(HTMLExporter):
    """Stands where nbgrader draws a notebook: gives the page of ``autograder feedback`` instead.

    ``c.GenerateFeedback.exporter_class`` names it. The files by which ``release_feedback`` knows
    whose page this is, nbgrader itself puts beside it.
    """

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)  # type: ignore[no-untyped-call]
        self._course = open_course(Path(self._converter.coursedir.root))
        self._read: dict[str, tuple[Topic, ClassMarks]] = {}

    def from_filename(  # type: ignore[override]
        self, _filename: str, resources: Any = None, **_: Any
    ) -> tuple[str, Any]:
        """Return the page of the submission that nbgrader is about to draw.

        Raises
        ------
        RecordError
            If the engine has no result of it, or there is no gradebook: nbgrader names it.
        """
        named = resources["nbgrader"]
        topic, gradebook = self._marks_of(named["assignment"])
        page = feedback_page(self._course, topic, named["student"], gradebook)
        return page, {**resources, "output_extension": ".html"}

    def _marks_of(self, slug: str) -> tuple[Topic, ClassMarks]:
        """Read a topic and its marks once for the whole class."""
        if slug not in self._read:
            topic = read_topic(self._course.paths, slug)
            self._read[slug] = topic, read_marks(self._course.database, [slug])
        return self._read[slug]

    @property
    def _converter(self) -> Any:
        """The GenerateFeedback of nbgrader that made this exporter."""
        return self.parent
