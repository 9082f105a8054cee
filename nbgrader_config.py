"""nbgrader's view of this course; everything that is not said here is nbgrader's default."""

from pathlib import Path

c = get_config()  # noqa: F821  (nbgrader provides it)

COURSE = str(Path(__file__).parent)

c.CourseDirectory.root = COURSE
c.CourseDirectory.course_id = "ml_by_hand"  # the name of the course in the exchange
c.Exchange.root = f"{COURSE}/exchange"  # for a class: a folder that all its accounts can reach

# --- release: what a student finds where an answer in words goes
c.ClearSolutions.text_stub = "*Your answer here.*"

# --- no side door: nbgrader's command and formgrader's button hand submissions to the engine
c.Autograde.exporter_class = "autograder.adapter.autograde.EngineExporter"
c.Autograde.create_student = False

# --- one page of feedback, whichever button or command writes it
c.GenerateFeedback.exporter_class = "autograder.adapter.engine_feedback.EngineFeedback"

# --- marks leave quoted, without false zeros
c.ExportApp.plugin_class = "autograder.adapter.engine_export.EngineExport"

# --- formgrader shows the rubric beside each written question
c.HTMLExporter.preprocessors = ["autograder.adapter.marking.MarkersView"]
c.MarkersView.course = COURSE
