"""Whether the figures that students should see are those that the cells draw today."""

from autograder.authoring.expected_figures import read_expected_figures
from autograder.pipeline.draw_figures import is_outdated
from autograder.pipeline.topic_checks.topic_material import CheckFinding, TopicMaterial


def check_expected_figures(material: TopicMaterial) -> CheckFinding:
    """Compare the hash of cells, references and data with that of what was drawn; nothing runs."""
    count = len(read_expected_figures(material.paths, material.slug).figures)
    missing: tuple[str, ...] = ()
    if is_outdated(material.paths, material.slug):
        missing = (
            "expected_figures: not drawn from today's cells, references and data. "
            f"Run: autograder build {material.slug}, then autograder figures {material.slug}",
        )
    elif not count:
        missing = ("no cell of the experiment draws a figure. Draw one.",)
    return CheckFinding(f"{count} figures to expect", missing)
