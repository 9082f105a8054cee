"""What formgrader shows to the person who marks: the rubric beside each written question."""

import html
from pathlib import Path
from typing import Any

from nbconvert.preprocessors import Preprocessor
from nbformat.v4 import new_markdown_cell
from traitlets import Bool, Unicode

from autograder.authoring.assignment import read_topic
from autograder.errors import AutograderError
from autograder.model import Question
from autograder.paths import CoursePaths

_LOOK = " ".join(
    (
        '<style id="markers-look">',
        "#notebook summary { display: list-item; cursor: pointer; color: #337ab7; }",
        "#notebook details { margin: 0 0 1em; }",
        "#notebook blockquote { font-size: inherit; }",
        "#notebook img { border: 0; }",
        "#notebook table { border-collapse: collapse; margin: 0 0 1em; }",
        "#notebook th, #notebook td { border: 1px solid #ccc; padding: 2px 8px; }",
        "</style>",
    )
)
"""What formgrader's style sheets take away: the triangle that says that a text can be unfolded, the
lines and gaps of tables. They also frame every image in red, and enlarge quotes."""

_SHOWN_AS_THEY_ARE = ("student", "first_name", "last_name", "notebook_path")


class MarkersView(Preprocessor):
    """Adds rubrics and a look while formgrader draws a submission; nothing of it is stored.

    ``c.HTMLExporter.preprocessors`` names it. In every other conversion, that of feedback among
    them, it does nothing. It also escapes what formgrader's page shows as it is: names.
    """

    enabled = Bool(True).tag(config=True)
    course = Unicode("", help="The course's folder.").tag(config=True)

    def preprocess(self, nb: Any, resources: Any) -> tuple[Any, Any]:
        """Put the rubric and the model answer of each written question above its answer."""
        if "submission_id" not in resources:
            return nb, resources
        for name in _SHOWN_AS_THEY_ARE:
            resources[name] = html.escape(resources.get(name) or "")
        rubrics = self._rubrics(resources["assignment_id"])
        cells = [new_markdown_cell(_LOOK)]  # type: ignore[no-untyped-call]
        for cell in nb.cells:
            rubric = rubrics.get(cell.metadata.get("nbgrader", {}).get("grade_id"))
            if rubric is not None:
                cells.append(new_markdown_cell(rubric))  # type: ignore[no-untyped-call]
            cells.append(cell)
        nb.cells = cells
        return nb, resources

    def _rubrics(self, topic: str) -> dict[str, str]:
        """Write what a marker needs to know, by the cell of each question."""
        try:
            questions = read_topic(CoursePaths(Path(self.course).resolve()), topic).questions
        except (AutograderError, OSError) as error:
            self.log.warning("no rubric can be shown: %s", error)
            return {}
        return {question.cell: rubric_text(question) for question in questions}


def rubric_text(question: Question) -> str:
    """Write the rubric of a question in Markdown, with its model answer folded up below."""
    head = f"**For the marker** ({question.points} points; students do not see this)"
    rubric = [f"- {line}" for line in question.rubric]
    quoted = "\n".join(f"> {line}".rstrip() for line in (head, "", *rubric))
    answer = question.model_answer.strip()
    return f"{quoted}\n\n<details><summary>A model answer</summary>\n\n{answer}\n\n</details>"
