"""``nbgrader export`` with the engine's care: quoted, nothing runs as a formula, no false zero."""

from pathlib import Path

from nbgrader.api import Gradebook
from nbgrader.plugins import ExportPlugin

from autograder.cli.output import end
from autograder.cli.report_lines import export_lines
from autograder.course import open_course
from autograder.errors import AutograderError
from autograder.pipeline.export import export

DEFAULT_FILE = "grades.csv"


class EngineExport(ExportPlugin):  # type: ignore[misc]
    """Writes nbgrader's columns, and after them the bonus and what is not final.

    ``c.ExportApp.plugin_class`` names it. nbgrader's own exporter quotes nothing and writes 0.0
    where there is no score.
    """

    def export(self, gradebook: Gradebook) -> None:  # noqa: ARG002 - nbgrader's signature
        """Write the file that ``--to`` names; exit with 1 if anything in it is not final."""
        root = Path(self.parent.coursedir.root).resolve()
        try:
            report = export(
                open_course(root),
                "nbgrader",
                Path(self.to or DEFAULT_FILE),
                topics=[str(name) for name in self.assignment],
                students=[str(name) for name in self.student],
            )
        except AutograderError as error:
            self.log.error("%s", error)  # noqa: TRY400 - a message for a person, no traceback
            raise SystemExit(error.exit_code) from error
        for line in export_lines(report):
            self.log.warning("%s", line) if report.needs_person else self.log.info("%s", line)
        end(needs_person=report.needs_person)
