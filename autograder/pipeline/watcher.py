"""A watch under way: it looks, collects, grades a few, writes their pages, and looks again.

Nothing that decides what is to be done is kept in memory alone. What lies in the watched folders is
collected again at every start, which changes nothing where it was collected before; what was
collected is compared with the stored results, as ``grade`` does; which pages are still to be
written stands in the journal. So a kill at any point loses no hand-in and grades none twice.
"""

import contextlib
import os
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from autograder.authoring.assignment import read_topic
from autograder.checking.grading_task import run_task
from autograder.collect.arrivals import Arrivals
from autograder.collect.collecting import CollectReport, owners_of_files
from autograder.course import Course, open_course
from autograder.errors import AutograderError, CourseTextError, RecordError, UsageError
from autograder.folder_walk import walk_folder
from autograder.gradebook.writer import open_writer
from autograder.grading.fingerprints import SUBMISSION, Fingerprints
from autograder.grading.plan import Submitted, survey
from autograder.grading.record import Graded, Run, read_run_policy
from autograder.grading.run_names import new_run_name
from autograder.grading.warm_up import order_warm_up
from autograder.grading.watch_journal import JournalEntry, WatchJournal
from autograder.grading.worker_pool import LocalPool
from autograder.grading.worker_setup import WorkerSetup, set_up_worker
from autograder.model import Topic
from autograder.paths import CoursePaths
from autograder.pipeline.collect import MEGABYTE, arrivals_task, collect_arrivals
from autograder.pipeline.feedback import publish_feedback
from autograder.pipeline.grade import grade_found, renew_all_penalties
from autograder.pipeline.watch_events import Tell, WatchEvent, WatchReport
from autograder.sandbox.levels import Level
from autograder.sandbox.zygote import sandbox_python, zygote_of_run
from autograder.timestamps import TIMESTAMP_FILE, parse_timestamp, read_timestamp_text

LOOK_SECONDS = 0.2
"""How long to wait between two looks at the folders, if a look is quick."""

SOON_SECONDS = 0.1
"""How long to wait if something is still being written."""

SHARE_OF_LOOKING = 0.1
"""Looking at folders with very many files takes at most this share of the time."""

MOST_SECONDS = 2.0
"""The longest pause between two looks."""

RETRY_SECONDS = 5.0
"""How long to wait when the gradebook cannot be written, before it is tried again."""

TASKS_EACH = 4
"""So many submissions a worker are graded before the folders are looked at again."""

Key = tuple[str, str]
"""A topic and a student."""

RENEW_AFTER = 500
"""After so many submissions workers are started anew, when there is nothing to do."""

BEYOND = "beyond the limit"
WAITS = "a person is to mark what was answered in words"


@dataclass
class Watcher:
    """A watch under way."""

    course: Course
    watched: tuple[Path, ...]
    jobs: int
    level: Level
    tell: Tell
    report: WatchReport
    is_once: bool
    due: dict[Key, datetime] = field(default_factory=dict)
    """What was collected and is still to be graded, with the time of its arrival."""
    _told: set[tuple[str, ...]] = field(default_factory=set)
    _recorded: set[Key] = field(default_factory=set)
    _run: str = ""
    _retry_at: float = 0.0
    _graded_by_these: int = 0
    _failed: list[Path] = field(default_factory=list)
    """Files that could not be collected."""

    def __post_init__(self) -> None:
        self.arrivals = Arrivals(
            self.watched,
            lambda: owners_of_files(arrivals_task(self.course, self.topics), self.watched),
            self.course.config.limits.submission_mb * MEGABYTE,
        )
        self.journal = WatchJournal(self.course.paths)
        self._resources = contextlib.ExitStack()

    # --- the course and its workers ---

    def _open_course(self, course: Course) -> None:
        """Begin with a course as it is now: its topics, and workers that know them."""
        state = _state_of(course.paths)
        slugs = [s for s in course.config.topics if course.paths.release_notebook(s).exists()]
        topics = [read_topic(course.paths, slug) for slug in slugs]
        self._resources.close()  # only now: the old one stays while the new one has faults
        self._graded_by_these = 0
        self.course, self.topics, self._state = course, topics, state
        self._by_slug = {topic.slug: topic for topic in self.topics}
        self._fingerprints: dict[str, Fingerprints] = {}
        self._pool: LocalPool | None = None
        if not self.is_once:
            self._workers().start()

    def _workers(self) -> LocalPool:
        """Return the workers; the first call starts what they share.

        With time to spare, what most hand-ins will be of is made ready before they come.
        """
        if self._pool is None:
            course = self.course
            control = self._resources.enter_context(
                zygote_of_run(sandbox_python(course.paths.root), self.level)
            )
            ahead = [] if self.is_once else _due_next(course, self.topics)
            for topic in ahead:
                order_warm_up(control, course.paths, topic, course.config.limits)
            setup = WorkerSetup(control, course.paths.root, tuple(ahead), course.secret)
            self._pool = LocalPool(run_task, self.jobs, set_up_worker, setup, is_kept=True)
            self._resources.callback(self._pool.close)
        return self._pool

    def _follow_course(self) -> None:
        """Begin anew if the author's files have changed; faults in them wait for their author."""
        state = _state_of(self.course.paths)
        if state == self._state:
            return
        try:
            course = open_course(self.course.paths.root)
            self._open_course(course)
        except CourseTextError as error:
            self._state = state
            self.say("fault", f"the course has changed and has faults; the old one stays: {error}")
            return
        self.say("watching", "the course has changed; the workers have started anew")

    def close(self) -> None:
        """End the workers."""
        self._resources.close()

    # --- the work ---

    def work(self) -> None:
        """See to what was left by the last watch, then to what arrives."""
        self._open_course(self.course)
        names = ", ".join(map(str, self.watched))
        self.say("watching", names)
        self._take_up()
        while True:
            began = time.monotonic()
            is_waiting = self._collect()
            looked = time.monotonic() - began
            if self.due and time.monotonic() >= self._retry_at:
                self._grade_some()
            elif self.is_once and not self.due and not is_waiting:
                return
            elif self._graded_by_these >= RENEW_AFTER:
                self._open_course(self.course)
            else:
                pause = SOON_SECONDS if is_waiting else LOOK_SECONDS
                time.sleep(max(pause, min(looked / SHARE_OF_LOOKING, MOST_SECONDS)))

    def _take_up(self) -> None:
        """Find what was collected and not graded, and pages that were not written."""
        kept = 0
        for item in survey(self.course, self.topics, (), is_forced=False, known=self._fingerprints):
            if item.is_known and item.is_new_hand_in:
                if self._is_within_limit(item):
                    self._put_into_queue(item.topic.slug, item.student)
                else:
                    kept += 1
        if kept:
            words = f"hand-ins that wait since an earlier watch: {kept}. Run: autograder grade"
            self.say(BEYOND, words)
        for student, topic in self.journal.due_pages():
            if (topic, student) not in self.due and topic in self._by_slug:
                self._publish(topic, student)

    def _put_into_queue(self, topic: str, student: str) -> None:
        self.due[topic, student] = _arrived(self.course.paths, topic, student)

    def _collect(self) -> bool:
        """Collect what has arrived; say whether something is still being written."""
        if self._failed and time.monotonic() >= self._retry_at:
            self.arrivals.look_again_at(self._failed)
            self._failed.clear()
        look = self.arrivals.look()
        for fault in look.faults:
            self._say_once("fault", f"{fault}. It is looked at again")
        if look.ready:
            self._collect_files(look.ready)
        return bool(look.waiting)

    def _collect_files(self, files: Sequence[Path]) -> None:
        """Collect some files; what stands in the way of one student stops no other."""
        try:
            report = collect_arrivals(self.course, self.topics, self.watched, files)
        except (RecordError, UsageError) as error:
            groups = list(self._by_owner(files))
            if len(groups) > 1:
                for group in groups:
                    self._collect_files(group)
                return
            self.report.faults += self._say_once("fault", str(error))
            if not self.is_once:
                self._failed += files
                self._retry_at = time.monotonic() + RETRY_SECONDS
            return
        self._take_in(report)

    def _by_owner(self, files: Iterable[Path]) -> Iterator[list[Path]]:
        owners = owners_of_files(arrivals_task(self.course, self.topics), self.watched)
        groups: dict[str, list[Path]] = {}
        for file in files:
            groups.setdefault(owners.get(file, ""), []).append(file)
        yield from groups.values()

    def _take_in(self, report: CollectReport) -> None:
        for refusal in report.refused:
            self.report.refused += self._say_once("refused", f"{refusal.where}: {refusal.why}")
        for item in report.collected:
            if item.is_change:
                self.report.collected += 1
                self._put_into_queue(item.topic, item.student)
                self.say(
                    "collected",
                    "; ".join(item.notes),
                    student=item.student,
                    topic=item.topic,
                    receipt=item.receipt,
                    arrived=item.moment,
                )

    def _grade_some(self) -> None:
        """Grade those that have waited longest; if the gradebook is taken, they wait on."""
        self._follow_course()
        first = sorted(self.due, key=self.due.__getitem__)[: self.jobs * TASKS_EACH]
        try:
            items = [item for item in self._look_at(first) if self._is_to_be_graded(item)]
            if items:
                self._grade(items)
        except RecordError as error:
            self._retry_at = time.monotonic() + RETRY_SECONDS
            self._say_once("fault", f"{error}. It is tried again")
            if self.is_once:
                raise
            return
        for key in first:
            self.due.pop(key, None)

    def _look_at(self, keys: Sequence[Key]) -> Iterator[Submitted]:
        by_topic: dict[str, list[str]] = {}
        for slug, student in keys:
            if self.course.paths.submission(student, slug).is_dir():  # nobody has removed it since
                by_topic.setdefault(slug, []).append(student)
        for topic in self.topics:
            students = by_topic.get(topic.slug, [])
            if students:
                yield from survey(
                    self.course, [topic], students, is_forced=False, known=self._fingerprints
                )

    def _is_to_be_graded(self, item: Submitted) -> bool:
        """Whether a hand-in is new, and within the limit of tries."""
        if not item.is_new_hand_in:
            return False
        if self._is_within_limit(item):
            return True
        self.report.beyond += 1
        self.say(
            BEYOND,
            f"kept, not graded: {self.course.config.watch.tries} hand-ins were graded at once. "
            f"Grade it with: autograder grade {item.topic.slug} --student {item.student}",
            student=item.student,
            topic=item.topic.slug,
            arrived=self.due.get((item.topic.slug, item.student)),
        )
        return False

    def _is_within_limit(self, item: Submitted) -> bool:
        """Whether a hand-in may be graded at once; the files that were graded last always may."""
        entry = self.journal.read(item.student, item.topic.slug)
        files = item.common.get(SUBMISSION, "")
        return item.before is not None or entry.allows(files, self.course.config.watch.tries)

    def _grade(self, items: Sequence[Submitted]) -> None:
        files = {(i.topic.slug, i.student): i.common.get(SUBMISSION, "") for i in items}
        name = self._run_for(files)
        with open_writer(self.course.paths, self.course.database, name) as writer:
            for topic, student in files:
                entry = self.journal.read(student, topic)
                self.journal.write(student, topic, entry.begun(files[topic, student]))
            policy = read_run_policy(self.course, items)
            run = Run(self.course, policy, writer, self.jobs, self.level)
            with contextlib.closing(grade_found(run, items, self._workers())) as graded:
                for item in graded:
                    self._finish(item, files[item.topic, item.student])
            if self.course.config.late.is_budget:  # then one hand-in may move what others cost
                renew_all_penalties(self.course, writer, [topic for topic, _ in files])

    def _run_for(self, keys: Iterable[Key]) -> str:
        """Name the run: the same one as before unless it has recorded one of these already.

        Each submission of a run can be taken back by itself no more than once, and the last runs
        alone are kept: one for every few hand-ins would soon push out what an instructor did.
        """
        if not self._run or not self._recorded.isdisjoint(keys):
            self._run = new_run_name()
            self._recorded.clear()
        self._recorded.update(keys)
        return self._run

    def _finish(self, item: Graded, files: str) -> None:
        """Write the page of a hand-in that was graded, and tell of it."""
        key = item.topic, item.student
        arrived = self.due.pop(key, None)
        if item.fault:
            entry = self.journal.read(item.student, item.topic)
            self.journal.write(item.student, item.topic, entry.without(files))
            self.report.faults += 1
            self.report.is_ours |= item.is_ours
        page = self._publish(*key)
        now = datetime.now(UTC)
        result = item.result
        self.report.graded += not item.fault
        self._graded_by_these += 1
        self.say(
            "fault" if item.fault else "graded",
            item.fault or (WAITS if item.needs_person else ""),
            student=item.student,
            topic=item.topic,
            arrived=arrived,
            score=None if item.fault else result.score,
            points=sum(exercise.points for exercise in self._by_slug[item.topic].exercises),
            bonus=None if item.fault else result.bonus,
            seconds=(now - arrived).total_seconds() if arrived else None,
            page=page,
        )

    def _publish(self, topic: str, student: str) -> str:
        """Write one page of feedback; an empty text if there is none."""
        paths = self.course.paths
        is_there = paths.stored_result(student, topic).exists()
        try:
            if is_there:
                publish_feedback(self.course, [self._by_slug[topic]], [student])
        except Exception as error:  # noqa: BLE001 - the marks are recorded, and others wait
            said = str(error) if isinstance(error, AutograderError) else repr(error)
            self._say_once("fault", f"{student}/{topic}: the page was not written. {said}")
            return ""
        entry = self.journal.read(student, topic)
        self.journal.write(student, topic, JournalEntry(entry.tries))
        page = paths.feedback_page(student, topic).relative_to(paths.root)
        return str(page) if is_there else ""

    # --- what is reported ---

    def say(self, what: str, words: str, **facts: Any) -> None:
        """Report something."""
        self.tell(WatchEvent(what, datetime.now(UTC), words, **facts))

    def _say_once(self, what: str, words: str) -> bool:
        """Report something unless it was reported before; return whether it is new."""
        is_new = (what, words) not in self._told
        if is_new:
            self._told.add((what, words))
            self.say(what, words)
        return is_new


def _state_of(paths: CoursePaths) -> frozenset[tuple[str, int, int]]:
    """Return names, sizes and dates of all that an author writes and grading reads."""
    files = [paths.course_file, paths.secret, paths.root / "requirements" / "sandbox.lock"]
    for folder in (
        paths.assignment("any").parent,
        paths.reference("any", "any").parents[1],
        paths.hidden_test("any", "any").parents[1],
        paths.selfchecks("any").parent,
        paths.calibration("any", "any").parents[1],
        paths.release("any").parent,
    ):
        for here, folders, names in walk_folder(folder):
            folders[:] = [name for name in folders if name != "__pycache__"]
            files += [here / name for name in names]
    state = set()
    for file in files:
        with contextlib.suppress(OSError):
            facts = os.stat(file)  # noqa: PTH116 - thousands of them, at every look
            state.add((str(file), facts.st_size, facts.st_mtime_ns))
    return frozenset(state)


def _arrived(paths: CoursePaths, topic: str, student: str) -> datetime:
    """Read when a submission came; now, if nobody wrote it down."""
    try:
        text = read_timestamp_text(paths.submission(student, topic) / TIMESTAMP_FILE)
        return parse_timestamp(text)
    except (OSError, ValueError):
        return datetime.now(UTC)


def _due_next(course: Course, topics: Sequence[Topic]) -> list[Topic]:
    """Return the topic that is due next: most of what arrives is of it."""
    now = datetime.now(UTC)
    dates = [(course.config.due_at(topic.slug), topic) for topic in topics]
    coming = [(due, topic) for due, topic in dates if due is not None and due >= now]
    return [min(coming, key=lambda one: one[0])[1]] if coming else []
