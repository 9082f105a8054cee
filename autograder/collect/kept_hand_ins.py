"""All hand-ins of a student, each whole in a folder of its own, where the best of them counts.

``.autograder/candidates/<topic>/<student>/<time>-<hash>/`` is like a folder of ``submitted/``: the
notebook under its topic's name, the student's own files, ``timestamp.txt``.
"""

import hashlib
from datetime import UTC
from pathlib import Path

from autograder.collect.placing import Choice
from autograder.errors import RecordError
from autograder.paths import CoursePaths
from autograder.staging import stage
from autograder.timestamps import TIMESTAMP_FILE, timestamp_text


def candidates_folder(paths: CoursePaths, student: str, topic: str) -> Path:
    """Where the hand-ins of one student and topic lie."""
    return paths.private / "candidates" / topic / student


def keep_candidate(paths: CoursePaths, choice: Choice) -> None:
    """Keep one hand-in whole; one that is there already is left alone.

    Raises
    ------
    RecordError
        If something cannot be written.
    """
    digest = hashlib.sha256(choice.content)
    for name, content in sorted(choice.own.items()):
        digest.update(name.encode("utf-8", "replace") + hashlib.sha256(content).digest())
    name = f"{choice.moment.astimezone(UTC):%Y%m%dT%H%M%SZ}-{digest.hexdigest()[:12]}"
    folder = candidates_folder(paths, choice.student, choice.topic) / name
    stamp = folder / TIMESTAMP_FILE
    if stamp.exists():  # it is written last
        return
    files = {f"{choice.topic}{choice.ending}": choice.content, **choice.own}
    try:
        for file, content in files.items():
            stage(folder / file, content).publish()
        stage(stamp, timestamp_text(choice.moment).encode()).publish()
    except OSError as error:
        raise RecordError(
            f"{error.filename or folder}: it could not be written. Got: {error.strerror}. "
            "Fix that and run collect again; nothing is lost"
        ) from error
