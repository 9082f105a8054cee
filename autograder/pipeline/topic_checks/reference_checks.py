"""Whether references are short and documented."""

import subprocess
import sys

from autograder.pipeline.topic_checks.topic_material import CheckFinding, TopicMaterial

LONGEST_BODY = 25


def check_bodies(material: TopicMaterial) -> CheckFinding:
    """Count the lines of each reference below its docstring."""
    lengths = {name: ref.body.count("\n") + 1 for name, ref in material.references.items()}
    longest = max(lengths, key=lambda name: lengths[name])
    missing = [
        f"{material.references[name].file}: {lines} lines below the docstring. "
        f"Make it {LONGEST_BODY}, or split the exercise."
        for name, lines in lengths.items()
        if lines > LONGEST_BODY
    ]
    return CheckFinding(f"longest {longest}, {lengths[longest]} lines", tuple(missing))


def check_docstrings(material: TopicMaterial) -> CheckFinding:
    """Lint the docstrings of the references with numpydoc, by the settings of the project."""
    files = [str(material.references[name].file) for name in material.names]
    command = [sys.executable, "-m", "numpydoc", "lint", *files]
    done = subprocess.run(
        command, cwd=material.paths.root, capture_output=True, text=True, check=False
    )
    lines = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
    if done.returncode and not lines:
        lines = [f"numpydoc ended with {done.returncode} and said nothing."]
    return CheckFinding(f"{len(files)} references", tuple(lines) if done.returncode else ())
