"""What ``collect`` left for a person, kept until it is settled: a terminal's lines scroll away."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from autograder.collect.collecting import CollectReport
from autograder.collect.found import RefusalKind
from autograder.collect.hand_ins import receipts_of_student
from autograder.collect.sorting import drop_settled
from autograder.errors import RecordError
from autograder.paths import CoursePaths
from autograder.staging import stage


@dataclass(frozen=True)
class OpenMatter:
    """Something that was not collected, and waits for a person."""

    kind: RefusalKind
    where: str
    why: str
    source: str
    time: str
    namesakes: tuple[str, ...] = ()
    account: str = ""
    receipt: str = ""


@dataclass(frozen=True)
class NotedHandIn:
    """What was odd about the submission that was collected last."""

    student: str
    topic: str
    where: str
    notes: tuple[str, ...] = ()
    doubts: tuple[str, ...] = ()
    """What a person should look at: another file may be the right one."""


@dataclass(frozen=True)
class CollectLog:
    """What all runs of ``collect`` have left.

    Attributes
    ----------
    time : str
        When something was collected last; empty if nothing ever was.
    matters : tuple of OpenMatter
        What waits for a person, the most urgent first.
    noted : tuple of NotedHandIn
        What was odd about submissions that were taken.
    """

    time: str = ""
    matters: tuple[OpenMatter, ...] = ()
    noted: tuple[NotedHandIn, ...] = ()


_LOG = TypeAdapter(CollectLog)
_ORDER = list(RefusalKind)


def collect_log_file(paths: CoursePaths) -> Path:
    """Where it is kept."""
    return paths.private / "reports" / "collected.json"


def read_collect_log(paths: CoursePaths) -> CollectLog:
    """Read what is left; nothing, if the file is damaged: collecting again writes it anew."""
    try:
        return _LOG.validate_json(collect_log_file(paths).read_bytes())
    except (OSError, ValidationError):
        return CollectLog()


def note_collected(
    paths: CoursePaths,
    report: CollectReport,
    sources: Sequence[Path],
    *,
    is_whole: bool = True,
    now: datetime | None = None,
) -> CollectLog:
    """Keep what a run of ``collect`` left, in place of what it left of the same sources before.

    Parameters
    ----------
    paths : CoursePaths
        The course.
    report : CollectReport
        What the run did.
    sources : sequence of Path
        Where it looked.
    is_whole : bool
        Whether it looked at all files there; else only what it reports of is replaced.
    now : datetime, optional
        The time; by default that of the clock.

    Raises
    ------
    RecordError
        If the file cannot be written.
    """
    time = (now or datetime.now(UTC)).isoformat(timespec="seconds")
    names = [str(source) for source in sources]
    looked_at = set(names) if is_whole else set()
    settled = {item.where for item in report.collected} | {one.where for one in report.refused}
    before = read_collect_log(paths)
    matters = [
        one for one in before.matters if one.source not in looked_at and one.where not in settled
    ]
    since = {(one.kind, one.where, one.why): one.time for one in before.matters}
    matters += [
        OpenMatter(
            one.kind,
            one.where,
            one.why,
            _source_of(one.where, names),
            since.get((one.kind, one.where, one.why), time),
            one.namesakes,
            one.account,
            one.receipt,
        )
        for one in report.refused
    ]
    matters = drop_settled(matters, partial(receipts_of_student, paths))
    last = {(item.student, item.topic): item for item in report.collected}
    noted = [one for one in before.noted if (one.student, one.topic) not in last]
    noted += [
        NotedHandIn(item.student, item.topic, item.where, item.notes, item.doubts)
        for item in last.values()
        if item.notes or item.doubts
    ]
    is_change = not before.time or any(item.is_change for item in report.collected)
    log = CollectLog(time if is_change else before.time, _sorted(matters), tuple(noted))
    if log != before:
        _write(paths, log)
    return log


def forget_matters(paths: CoursePaths) -> int:
    """Forget what was left so far, because a person has settled it; give how much that was."""
    log = read_collect_log(paths)
    if log.matters:
        _write(paths, CollectLog(log.time, (), log.noted))
    return len(log.matters)


def _sorted(matters: Sequence[OpenMatter]) -> tuple[OpenMatter, ...]:
    return tuple(sorted(matters, key=lambda one: (_ORDER.index(one.kind), one.where)))


def _source_of(where: str, sources: Sequence[str]) -> str:
    """Return the source in which a file was found: the longest that its path begins with."""
    around = [source for source in sources if where.startswith(source)]
    return max(around, key=len, default=sources[0] if sources else "")


def _write(paths: CoursePaths, log: CollectLog) -> None:
    file = collect_log_file(paths)
    try:
        stage(file, _LOG.dump_json(log, indent=1)).publish()
    except OSError as error:
        raise RecordError(
            f"{file}: it could not be written. Got: {error.strerror}. Everything was collected"
        ) from error
