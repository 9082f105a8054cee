"""Whether a mistake in a topic's first helper costs its own marks only."""

import json
from collections.abc import Mapping

from autograder.authoring.reference import read_reference
from autograder.checking.grading_task import REPLY, TASK, GradingTask, run_task
from autograder.config import read_course
from autograder.errors import SandboxError
from autograder.grading.worker_pool import LocalPool, Undone
from autograder.model import SubmissionResult, Topic
from autograder.paths import CoursePaths
from autograder.pipeline.calibrate import SECRETS
from autograder.pipeline.topic_checks.topic_material import CheckFinding, TopicMaterial

WRONG_HELPER = "def {name}(*args, **kwargs):\n    return None"


def first_helper(topic: Topic) -> tuple[str, tuple[str, ...]]:
    """Name the first exercise that a later one uses, and those that use it, directly or not.

    The name is empty where no exercise uses another.
    """
    names = [exercise.name for exercise in topic.exercises]
    used = {helper for name in names for helper in topic.helpers_of(name)}
    helper = next((name for name in names if name in used), "")
    return helper, tuple(name for name in names if helper in topic.helpers_of(name))


def grade_answers(
    paths: CoursePaths, topic: Topic, answers: Mapping[str, str], secret: str = SECRETS[0]
) -> SubmissionResult:
    """Grade the released notebook with right answers, apart from those given by name."""
    references = {e.name: read_reference(paths, topic.slug, e.name) for e in topic.exercises}
    right = {name: reference.solution_cell for name, reference in references.items()}
    notebook = json.loads(paths.release_notebook(topic.slug).read_text())
    for cell in notebook["cells"]:
        name = cell["metadata"].get("nbgrader", {}).get("grade_id", "").removesuffix("-answer")
        cell["source"] = {**right, **answers}.get(name, cell["source"])
    stubs = {name: reference.stub for name, reference in references.items()}
    files = {f"{topic.slug}.ipynb": json.dumps(notebook).encode()}
    task = GradingTask(
        str(paths.root), topic, "s1", files, stubs, secret, read_course(paths.root).limits
    )
    [outcome] = LocalPool(run_task, 1).run({"s1": TASK.dump_json(task)})
    if isinstance(outcome, Undone):
        raise SandboxError(f"{topic.slug}: could not be graded. {outcome.reason}")
    return REPLY.validate_json(outcome.reply).result


def check_follow_through(material: TopicMaterial) -> CheckFinding:
    """Grade a notebook in which the topic's first helper is wrong and all else is right."""
    topic = material.topic
    helper, users = first_helper(topic)
    if not helper:
        message = "no exercise uses another one: nothing follows through. Name it in uses."
        return CheckFinding("no helper", (message,))
    result = grade_answers(material.paths, topic, {helper: WRONG_HELPER.format(name=helper)})
    return judge_follow_through(result, helper, users)


def judge_follow_through(
    result: SubmissionResult, helper: str, users: tuple[str, ...]
) -> CheckFinding:
    """Judge what a submission lost whose one wrong answer is ``helper``, which ``users`` call."""
    lost = {e.exercise: e.max_points - (e.score or 0) for e in result.exercises}
    missing = [
        f"{name}: loses {points} points when only {helper} is wrong. "
        f"Name {helper} in its uses, or take the helper's part out of its tests."
        for name, points in lost.items()
        if points and name != helper
    ]
    if not lost.get(helper):
        missing.append(f"{helper}: returns None and loses nothing. Fix its hidden tests.")
    credited = [
        e.exercise for e in result.exercises if any(v.followed_through_with for v in e.verdicts)
    ]
    if not credited:
        missing.append(
            f"no exercise earns follow-through credit with {helper} wrong, though "
            f"{', '.join(users)} use it. Let a hidden test depend on it."
        )
    found = f"{helper} wrong: follow-through credit in {', '.join(credited) or 'none'}"
    return CheckFinding(found, tuple(missing))
