"""One grading task: a pure function of bytes to bytes, so that any pool or cluster can run it.

The bytes hold the submission's files and everything else that a verdict depends on besides the
course itself, which lies at ``root`` on every machine.
"""

import ast
import contextlib
import functools
import shutil
import socket
import sys
import tempfile
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from pydantic import Base64Bytes, TypeAdapter

from autograder.checking.cell_notes import released_notes, run_notes
from autograder.checking.experiment_cells import cells_apart, released_cells
from autograder.checking.failed_definitions import definition_words
from autograder.checking.files_beside import OwnFiles
from autograder.checking.hidden_test_suite import Suite
from autograder.checking.library_use import library_use
from autograder.checking.name_bindings import bindings_in
from autograder.checking.partial_regrade import Answer, Before, earlier_in, ran_alike
from autograder.checking.reading import AnswerState, FoundAnswer, Submission, read_submission
from autograder.checking.released_names import (
    PUT_BACK_CELL,
    lacking_names,
    put_back_source,
    released_names,
)
from autograder.checking.stateless_answers import stateless_functions, unknown_names
from autograder.checking.submission_grader import SubmissionGrader
from autograder.checking.submission_packing import digest_of, pack, unpack
from autograder.checking.syntax import definitions_only, parse_cells, tools_in, uses_in
from autograder.errors import SandboxError, SubmissionError
from autograder.folder_walk import files_in
from autograder.model import (
    UNTOUCHED,
    CellRun,
    ExerciseResult,
    Status,
    SubmissionResult,
    SubmittedCell,
    Topic,
)
from autograder.paths import CoursePaths
from autograder.sandbox.cell_reports import OutputRoom
from autograder.sandbox.levels import Level, best_zygote
from autograder.sandbox.notebook_process import Notebook, leave_out
from autograder.sandbox.resource_limits import GraderClock, GraderTimeSpent, little_memory
from autograder.sandbox.snapshot import CodeCell
from autograder.sandbox.zygote import ForkedZygote, Zygote, sandbox_python
from autograder.submission_limits import Limits

MEGABYTE = 1_000_000
MAX_TRIES = 3
"""When the sandbox fails, which is a grader error, the submission is run again in a fresh one."""
MISSING = "There is no function of this name in the notebook."
BROKEN = "The cell has a syntax error, so there is no function to test."
LOST = "The notebook ended before this function was defined."
WORDS = {
    AnswerState.MISSING: MISSING,
    AnswerState.UNTOUCHED: UNTOUCHED,
    AnswerState.SYNTAX_ERROR: BROKEN,
}
AS_HANDED_IN = "As it was handed in; this cell was not run again:\n"
RESTORED = "`{name}` was given another value further down; the function itself was graded."


@dataclass(frozen=True)
class GradingTask:
    """What a worker needs to grade one submission; ``sandbox`` is the level of confinement.

    ``before`` is an earlier result of the same files, ``outdated`` names the exercises of it that
    must be tested again. Without any, nothing is run. ``too_large`` holds the sizes of files that
    were left behind. ``reruns_experiments`` says whether released cells are run as well on which
    nothing depends that is tested.
    """

    root: str
    topic: Topic
    student: str
    files: Mapping[str, Base64Bytes]
    stubs: Mapping[str, str]
    secret: str
    limits: Limits
    sandbox: str = Level.FULL
    before: SubmissionResult | None = None
    outdated: tuple[str, ...] = ()
    too_large: Mapping[str, int] = field(default_factory=dict)
    reruns_experiments: bool = False


@dataclass(frozen=True)
class TaskReply:
    """What grading one submission gave; ``is_ours`` if the engine, not the file, is at fault.

    ``is_partial`` says that all but some exercises was taken over, ``untestable`` names the
    exercises that could not be tested and have the verdicts that they had before, ``tests_run``
    counts how often a hidden test was run. ``course_faults`` says what the author of the hidden
    tests must correct.
    """

    result: SubmissionResult
    cells: tuple[SubmittedCell, ...] = ()
    is_ours: bool = False
    is_partial: bool = False
    untestable: tuple[str, ...] = ()
    tests_run: int = 0
    course_faults: tuple[str, ...] = ()


TASK = TypeAdapter(GradingTask)
REPLY = TypeAdapter(TaskReply)
TOPIC = TypeAdapter(Topic)


def read_task(
    folder: Path,
    paths: CoursePaths,
    topic: Topic,
    student: str,
    stubs: Mapping[str, str],
    secret: str,
    limits: Limits,
    sandbox: str = Level.FULL,
    *,
    before: SubmissionResult | None = None,
    outdated: tuple[str, ...] = (),
    reruns_experiments: bool = False,
) -> bytes:
    """Pack one submission's files into a task; OSError if one of them cannot be read.

    What is too large to be read, or no longer fits, goes along as a size.
    """
    files, sizes = pack(folder)
    task = GradingTask(
        str(paths.root),
        topic,
        student,
        files,
        stubs,
        secret,
        limits,
        sandbox,
        before,
        outdated,
        sizes,
        reruns_experiments,
    )
    return TASK.dump_json(task)


def run_task(data: bytes) -> bytes:
    """Grade one submission. Runs in a worker process that keeps its zygote and its suites."""
    task = TASK.validate_json(data)
    with tempfile.TemporaryDirectory(prefix="autograder-") as folder:
        reply = _grade(task, Path(folder))
    return REPLY.dump_json(reply)


def _grade(task: GradingTask, folder: Path) -> TaskReply:
    handed_in, stage = folder / "submitted", folder / "stage"
    paths = CoursePaths(Path(task.root))
    unpack(handed_in, task.files, task.too_large)
    clock = GraderClock(task.limits.grader_cpu_seconds)
    try:
        submission = _read(task, handed_in, clock)
    except SubmissionError as error:
        return TaskReply(_without_score(task, digest_of(task.files), str(error)))
    cells = tuple(SubmittedCell(c.cell_type, c.source, c.grade_id) for c in submission.cells)
    stage_release(paths, task.topic.slug, stage)
    stage_own_files(submission.own, stage)
    fault = ""
    for _ in range(MAX_TRIES):
        try:
            return replace(_regrade(task, submission, paths, stage, clock), cells=cells)
        except SandboxError as error:
            fault = str(error)
            _give_zygote_up()
            clock = GraderClock(task.limits.grader_cpu_seconds)  # what failed is no fault of theirs
        except (GraderTimeSpent, MemoryError):
            return TaskReply(_without_score(task, submission.sha256, _too_much(task, "run")), cells)
    return TaskReply(_without_score(task, submission.sha256, fault), cells, is_ours=True)


def _read(task: GradingTask, folder: Path, clock: GraderClock) -> Submission:
    """Read a submission, within the grader's time and memory.

    Raises
    ------
    SubmissionError
        If it cannot be read, or takes too much of either.
    """
    where = f"submitted/{task.student}/{task.topic.slug}"
    try:
        with little_memory(task.limits.memory_mb), clock.until():
            released = released_files(CoursePaths(Path(task.root)), task.topic.slug)
            return read_submission(
                folder,
                task.topic,
                task.stubs,
                where=where,
                released=released,
                max_bytes=task.limits.file_mb * MEGABYTE,
            )
    except (GraderTimeSpent, MemoryError):
        raise SubmissionError(_too_much(task, "read")) from None


def _too_much(task: GradingTask, what: str) -> str:
    size = sum(map(len, task.files.values())) / 1e6
    return (
        f"submitted/{task.student}/{task.topic.slug}: the notebook takes more time or memory to be "
        f"{what} than the grader has for one submission. Got {len(task.files)} files of {size:.0f} "
        "MB. Hand in the notebook alone, without what is no answer."
    )


def _regrade(
    task: GradingTask, submission: Submission, paths: CoursePaths, stage: Path, clock: GraderClock
) -> TaskReply:
    """Test what is outdated; everything if nothing is known, or exercises cannot be separated."""
    if task.before is None:
        return _examine(task, submission, paths, stage, clock, None)
    suite = warm_suite(paths.root, task.topic, task.secret)
    everything = tuple(exercise.name for exercise in task.topic.exercises)
    before = Before(suite.marked_anew(task.before), task.outdated)
    if not task.outdated:
        return TaskReply(before.result, is_partial=True)
    part = _examine(task, submission, paths, stage, clock, before)
    if set(task.outdated) == set(everything):
        return part
    if not part.result.is_joint and ran_alike(part.result, before.result):
        result = replace(before.result, exercises=part.result.exercises)
        return replace(part, result=result, is_partial=True)
    again = Before(before.result, everything)
    whole = _examine(task, submission, paths, stage, clock, again)
    return replace(whole, tests_run=part.tests_run + whole.tests_run)


def _examine(
    task: GradingTask,
    submission: Submission,
    paths: CoursePaths,
    stage: Path,
    clock: GraderClock,
    before: Before | None,
) -> TaskReply:
    """Run the notebook and its hidden tests."""
    zygote = warm_zygote(paths.root, task.sandbox)
    suite = warm_suite(paths.root, task.topic, task.secret)
    with little_memory(task.limits.memory_mb), clock.until():
        code, trees = _code_cells(submission)
        given = released_names(paths, task.topic.slug)
        lacking = lacking_names([cell.source for cell in code], trees.values(), given)
        tools, uses = tools_in(trees.values()), uses_in(trees.values())
        bound = functools.cache(lambda: bindings_in(tree for tree in trees.values() if tree))
        apart = {} if task.reruns_experiments else _cells_apart(submission, code, trees, paths)
    put_back = [CodeCell(PUT_BACK_CELL, put_back_source(lacking, given))] if lacking else []
    names = [exercise.name for exercise in task.topic.exercises]
    notebook = Notebook(
        zygote,
        [*put_back, *leave_out(code, apart)],
        names,
        stage,
        task.limits,
        open_functions_source(paths, task.topic.slug),
        tools,
        find_apart=lambda: apart or _cells_apart(submission, code, trees, paths),
        clock=clock,
    )
    try:
        notebook.build()
        sources = {cell.index: cell.source for cell in code}
        places = submission.answers.values()
        with little_memory(task.limits.memory_mb), clock.until():
            answers = [
                _answer(task.topic, p, notebook, sources, uses, trees, bound) for p in places
            ]
        grader = SubmissionGrader(
            suite,
            notebook,
            task.limits,
            clock=clock,
            find_stateless=lambda: stateless_functions(
                bound(), names, unknown_names(trees, notebook.runs)
            ),
        )
        exercises = grader.examine(answers, before)
    finally:
        ended = notebook.close()
    notes = submission.notes + released_notes(lacking)
    notes += run_notes(notebook, submission.titles, submission.newer_in) + grader.notes(ended)
    result = SubmissionResult(
        student=task.student,
        topic=task.topic.slug,
        submission_hash=submission.sha256,
        exercises=tuple(exercises),
        answered_questions=submission.answered_questions,
        notes=notes,
        cells=tuple(_cell_runs(submission, notebook, apart, task.limits)),
        is_joint=grader.is_joint,
    )
    untestable = tuple(before.untestable) if before is not None else ()
    return TaskReply(
        result,
        untestable=untestable,
        tests_run=grader.tests_run,
        course_faults=suite.faults,
    )


def _code_cells(submission: Submission) -> tuple[list[CodeCell], Mapping[int, ast.Module | None]]:
    """Return the code cells and their trees; each is parsed once."""
    places = {place.cell: name for name, place in submission.answers.items()}
    cells = [cell for cell in submission.cells if cell.cell_type == "code"]
    trees = [parsed.tree for parsed in parse_cells(cell.source for cell in cells)]
    code = [
        CodeCell(c.index, c.source, places.get(c.index, ""), definitions_only(c.source, tree))
        for c, tree in zip(cells, trees, strict=True)
    ]
    return code, {cell.index: tree for cell, tree in zip(cells, trees, strict=True)}


def _cells_apart(
    submission: Submission,
    code: Sequence[CodeCell],
    trees: Mapping[int, ast.Module | None],
    paths: CoursePaths,
) -> Mapping[int, str]:
    """Name the released cells without which the functions are the same, judged by the text."""
    if submission.own.has_modules:
        return {}  # what these need is not in the text of the cells
    return cells_apart(code, trees, released_cells(paths, submission.topic))


def _cell_runs(
    submission: Submission, notebook: Notebook, left_out: Collection[int], limits: Limits
) -> Iterator[CellRun]:
    """Yield what each cell did; of one that was left out, what the file says that it did."""
    room = OutputRoom(limits.output_kb)
    for cell in submission.cells:
        if cell.index in left_out:
            outputs = room.take(cell.index, cell.outputs)
            note: dict[str, object] = {"output_type": "stream", "name": "stdout"}
            shown = ({**note, "text": AS_HANDED_IN}, *outputs) if outputs else ()
            yield CellRun(cell.index, Status.NOT_RUN, shown)
        elif cell.index in notebook.runs:
            yield notebook.runs[cell.index]


def _answer(
    topic: Topic,
    place: FoundAnswer,
    notebook: Notebook,
    sources: Mapping[int, str],
    uses: Mapping[str, Collection[str]],
    trees: Mapping[int, ast.Module | None],
    bound: Callable[[], Mapping[str, Collection[ast.AST]]],
) -> Answer:
    """Bring together what was read in the notebook and what was found after running it."""
    name = place.exercise
    found = notebook.found.get(name, "missing")
    notes = tuple(place.notes)
    is_elsewhere = found == "elsewhere"
    is_stub = place.state is AnswerState.UNTOUCHED and not is_elsewhere
    is_there = not is_stub and found in ("function", "restored", "elsewhere")
    if is_elsewhere and place.state is AnswerState.MISSING:
        notes = ()  # they say why it is not in the notebook
    source = sources.get(-1 if place.cell is None else place.cell, "")
    message = WORDS.get(place.state, LOST if found == "lost" else MISSING)
    if place.state is AnswerState.PRESENT:
        message = definition_words(name, source, notebook.errors) or message
    if found == "restored":
        notes += (RESTORED.format(name=name),)
    cell = -1 if place.cell is None else place.cell
    called = earlier_in(source, trees.get(cell), topic, name, uses)
    exercise = topic.exercise(name)
    names = [other.name for other in topic.exercises]
    use = library_use(bound, trees.get(cell), name, exercise.write_yourself, names)
    return Answer(exercise, is_there, "" if is_there else message, notes, called, source, use)


def _without_score(task: GradingTask, digest: str, fault: str) -> SubmissionResult:
    exercises: tuple[ExerciseResult, ...] = ()
    return SubmissionResult(task.student, task.topic.slug, digest, exercises, fault=fault)


_control_socket: list[socket.socket] = []


def share_zygote(control_socket: socket.socket) -> None:
    """Fork this worker's zygote from that of the run."""
    warm_zygote.cache_clear()  # a fork has that of its parent, and two may not speak with one
    _control_socket[:] = [control_socket]


@functools.cache
def warm_zygote(root: Path, sandbox: str = "") -> Zygote:
    """Keep one zygote for this worker; it ends with the worker, when its socket closes.

    Without a level it takes the best there is; that is for files of our own.
    """
    python = sandbox_python(root)
    if not sandbox:
        return best_zygote(python)
    for control_socket in _control_socket:
        with contextlib.suppress(SandboxError):  # it was killed: this worker starts its own
            return ForkedZygote(control_socket, sandbox)
    return Zygote(python, sandbox)


def _give_zygote_up() -> None:
    """Use a fresh zygote for the next try, which has nothing to do with that of the run."""
    warm_zygote.cache_clear()
    _control_socket.clear()


def warm_suite(root: Path, topic: Topic, secret: str) -> Suite:
    """Keep the collected hidden tests of each topic for this worker."""
    return _suite(root, TOPIC.dump_json(topic), secret)


@functools.cache
def _suite(root: Path, topic: bytes, secret: str) -> Suite:
    _import_references_from(root)
    return Suite(CoursePaths(root), TOPIC.validate_json(topic), secret)


def _import_references_from(root: Path) -> None:
    """Make ``solutions`` the package of this course, whatever other course was on the path."""
    if sys.path[:1] == [str(root)]:
        return
    sys.path.insert(0, str(root))
    for name in [name for name in sys.modules if name.split(".")[0] == "solutions"]:
        del sys.modules[name]


def open_functions_source(paths: CoursePaths, topic: str) -> str:
    """Read the topic's open functions; an empty text if it has none."""
    path = paths.open_functions(topic)
    return path.read_text() if path.exists() else ""


@functools.cache
def released_files(paths: CoursePaths, topic: str) -> frozenset[str]:
    """Name the files of a release, relative to its folder."""
    folder = paths.release(topic)
    return frozenset(path.relative_to(folder).as_posix() for path in files_in(folder))


def stage_release(paths: CoursePaths, topic: str, stage: Path) -> None:
    """Lay out what a notebook may read: the released data, nothing else."""
    stage.mkdir()
    data = paths.release(topic) / "data"
    if data.is_dir():
        shutil.copytree(data, stage / "data")


def stage_own_files(own: OwnFiles, stage: Path) -> None:
    """Lay a student's own files beside the released ones, on their way into the sandbox."""
    for name, content in own.contents.items():
        path = stage / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
