"""Whether every file, hint, answer, question and erratum of a topic is there."""

from collections.abc import Iterator

from autograder.authoring.exercise_files import FEWEST_WRONG
from autograder.authoring.faults import check_topic as find_faults
from autograder.model import Exercise
from autograder.pipeline.topic_checks.topic_material import CheckFinding, TopicMaterial

FEWEST_HINTS, MOST_HINTS = 2, 3
RUBRIC_POINTS = 3


def check_files(material: TopicMaterial) -> CheckFinding:
    """Look for the files of every exercise, the data, the question and the errata."""
    topic = material.topic
    missing = [str(fault) for fault in find_faults(material.paths, material.slug)]
    for exercise in topic.exercises:
        missing.extend(_missing_for(material, exercise))
    missing.extend(_missing_for_topic(material))
    wrong = sum(len(material.stored_answers(name, "wrong")) for name in material.names)
    right = sum(len(material.stored_answers(name, "right")) for name in material.names)
    found = (
        f"{len(topic.exercises)} exercises, {wrong} wrong and {right} right answers, "
        f"data files: {len(topic.data)}, questions: {len(topic.questions)}, "
        f"errata: {len(topic.errata)}"
    )
    return CheckFinding(found, tuple(missing))


def _missing_for(material: TopicMaterial, exercise: Exercise) -> Iterator[str]:
    name, paths, slug = exercise.name, material.paths, material.slug
    for path in (
        paths.reference(slug, name),
        paths.selfcheck(slug, name),
        paths.hidden_test(slug, name),
    ):
        if not path.exists():
            yield f"{material.shown(path)}: the file is missing. Write it."
    wrong = len(material.stored_answers(name, "wrong"))
    if wrong < FEWEST_WRONG:
        yield f"{name}: {wrong} wrong answers are stored. Store at least {FEWEST_WRONG}."
    if not material.stored_answers(name, "right") and name not in material.assignment.excuses:
        yield (
            f"{name}: no other right answer is stored. Store one, or write in assignment.toml "
            "why there is none: no_other_way = ..."
        )
    if not FEWEST_HINTS <= len(exercise.hints) <= MOST_HINTS:
        yield f"{name}: {len(exercise.hints)} hints. Write {FEWEST_HINTS} or {MOST_HINTS}."


def _missing_for_topic(material: TopicMaterial) -> Iterator[str]:
    topic = material.topic
    if not topic.data:
        yield "assignment.toml: no data file. Add a [[data]] with origin and licence."
    if not topic.questions:
        yield "assignment.toml: no written question. Add a [[question]]."
    for question in topic.questions:
        if question.points != RUBRIC_POINTS:
            yield (
                f"question {question.id}: the rubric has {question.points} points. "
                f"Make it {RUBRIC_POINTS}."
            )
    if not topic.errata and "" not in material.assignment.excuses:
        yield (
            "assignment.toml: no erratum of the notes. Add an [[erratum]], or write why there is "
            "none: no_errata = ..."
        )
