"""The verb ``doctor``: what is installed, what this machine can enforce, what to do.

Nothing of nbgrader is imported here, so that the verb also answers when nbgrader is what is broken.
"""

import contextlib
import importlib.metadata
import importlib.util
import shutil
import sqlite3
import stat
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

from packaging.requirements import Requirement
from packaging.utils import NormalizedName, canonicalize_name

from autograder.checking.library_parts import moved_in_hypothesis, moved_in_pytest
from autograder.config import CourseConfig, read_course
from autograder.counted_words import count_of
from autograder.course import database_of
from autograder.errors import AutograderError, CourseTextError
from autograder.gradebook.schema import newest_schema
from autograder.nbgrader_settings import read_settings
from autograder.paths import CoursePaths
from autograder.pipeline.gradebook_state import server_fault
from autograder.pipeline.probes import (
    KernelFeatures,
    ProbeError,
    probe_figures,
    probe_kernel,
    probe_modules,
)
from autograder.quotation_marks import quoted
from autograder.sandbox.levels import (
    FULL_REMEDY,
    REDUCED_REMEDY,
    Level,
    Probe,
    best_level,
    probe_level,
)

Mark = Literal["ok", "warn", "fail"]

_SANDBOX_NEEDS = ("numpy", "pandas", "matplotlib", "IPython")
_SANDBOX_MUST_LACK = (
    "autograder",
    "solutions",
    "pytest",
    "hypothesis",
    "nbgrader",
    "sklearn",
    "scipy",
    "statsmodels",
)
_TABLES = {"alembic_version", "assignment", "grade", "student", "submitted_assignment"}
_GIGABYTE = 1e9
_LOOK = "Look at the line about the gradebook first."


@dataclass(frozen=True)
class DoctorFinding:
    """One thing that was looked at. ``remedy`` is empty when there is nothing to do."""

    level: Mark
    what: str
    found: str
    remedy: str = ""


def examine(root: Path) -> list[DoctorFinding]:
    """Look at the machine and the course in ``root``; nothing is changed.

    It takes a folder where other verbs take a course: it is called when there is none to open.
    """
    paths = CoursePaths(root.resolve())
    checks: tuple[Callable[[CoursePaths], Iterator[DoctorFinding]], ...] = (
        _python,
        _packages,
        _sandbox,
        _private_parts,
        _confinement,
        _course,
        _gradebook,
        _marks,
        _secret,
        _disk,
        _chromium,
    )
    return [finding for check in checks for finding in check(paths)]


def _python(_paths: CoursePaths) -> Iterator[DoctorFinding]:
    version = ".".join(map(str, sys.version_info[:3]))
    if sys.version_info[:2] == (3, 11):
        yield DoctorFinding("ok", "Python", version)
    else:
        yield DoctorFinding(
            "warn", "Python", version, "Tested on 3.11 only; use that if something fails."
        )


def _packages(paths: CoursePaths) -> Iterator[DoctorFinding]:
    lock = paths.root / "requirements" / "engine.lock"
    if not lock.is_file():
        found = f"no {lock.relative_to(paths.root)} to compare with"
        yield DoctorFinding("warn", "packages", found, "Restore the file from git.")
        return
    locked = locked_versions(lock.read_text(encoding="utf-8"))
    installed = {
        canonicalize_name(found.metadata["Name"]): found.version
        # the first on the path is the one that is imported
        for found in reversed(list(importlib.metadata.distributions()))
    }
    missing = [name for name in locked if name not in installed]
    other = [
        f"{name} {installed[name]} (locked {version})"
        for name, version in locked.items()
        if name in installed and installed[name] != version
    ]
    remedy = "Run: make environments"
    if missing:
        yield DoctorFinding("fail", "packages", f"missing: {_listed(missing)}", remedy)
    if other:
        yield DoctorFinding("warn", "packages", f"other versions: {_listed(other)}", remedy)
    if not missing and not other:
        yield DoctorFinding("ok", "packages", f"{len(locked)} as in requirements/engine.lock")


def locked_versions(lock: str) -> dict[NormalizedName, str]:
    """Read the names and versions of a lock, without those that are for other machines."""
    versions = {}
    for line in lock.splitlines():
        if "==" in line and not line.startswith((" ", "#")):
            requirement = Requirement(line.rstrip("\\ "))
            if requirement.marker is None or requirement.marker.evaluate():
                version = str(requirement.specifier).removeprefix("==")
                versions[canonicalize_name(requirement.name)] = version
    return versions


def _sandbox(paths: CoursePaths) -> Iterator[DoctorFinding]:
    python = paths.root / ".venv-sandbox" / "bin" / "python"
    what, remedy = "sandbox environment", "Run: make environments"
    if not python.exists():
        yield DoctorFinding("fail", what, "no .venv-sandbox/bin/python", remedy)
        return
    try:
        modules = probe_modules(python, _SANDBOX_NEEDS + _SANDBOX_MUST_LACK)
    except ProbeError as error:
        yield DoctorFinding("fail", what, f"its Python does not start: {error}", remedy)
        return
    lacking = [name for name in _SANDBOX_NEEDS if name not in modules]
    excess = [name for name in _SANDBOX_MUST_LACK if name in modules]
    if lacking:
        yield DoctorFinding("fail", what, f"lacks {_listed(lacking)}", remedy)
    if excess:
        yield DoctorFinding(
            "fail",
            what,
            f"holds {_listed(excess)}, which student code must not see",
            "Delete .venv-sandbox and run: make environments",
        )
    if not lacking and not excess:
        yield DoctorFinding("ok", what, f"starts; holds {', '.join(_SANDBOX_NEEDS)} and no oracle")


def _private_parts(paths: CoursePaths) -> Iterator[DoctorFinding]:
    """Report which libraries have moved private parts that the engine is faster with."""
    python = paths.root / ".venv-sandbox" / "bin" / "python"
    moved = [*moved_in_pytest(), *moved_in_hypothesis()]
    with contextlib.suppress(ProbeError):  # the sandbox environment has a line of its own
        moved += probe_figures(python) if python.exists() else []
    what, remedy = "private parts", "Grading goes on, slower. Run: make environments"
    if moved:
        yield DoctorFinding("warn", what, f"moved: {_listed(moved)}", remedy)
    else:
        yield DoctorFinding(
            "ok", what, "pytest, Hypothesis and matplotlib are as the engine knows them"
        )


def _confinement(paths: CoursePaths) -> Iterator[DoctorFinding]:
    level = best_level(paths.root)
    full = probe_level(paths.root, Level.FULL)
    if level is Level.NONE:
        reduced = probe_level(paths.root, Level.REDUCED)
        yield DoctorFinding("fail", "sandbox", f"level none: {full.gap}", FULL_REMEDY)
        yield DoctorFinding("fail", "sandbox", f"nor level reduced: {reduced.gap}", REDUCED_REMEDY)
    else:
        yield from level_findings(probe_level(paths.root, level), full.gap)
    try:
        kernel = probe_kernel()
    except ProbeError as error:
        yield DoctorFinding(
            "warn", "kernel", f"could not be tried: {error}", "Run doctor on Linux."
        )
        return
    yield from kernel_findings(kernel)


def level_findings(probe: Probe, gap: str) -> Iterator[DoctorFinding]:
    """Report which level was found, and of each forbidden thing whether it was refused."""
    if probe.level is Level.FULL:
        yield DoctorFinding("ok", "sandbox", "level full")
    else:
        remedy = f"{FULL_REMEDY} Until then: autograder grade --sandbox {probe.level}"
        yield DoctorFinding("warn", "sandbox", f"level {probe.level}, not full: {gap}", remedy)
    for name in probe.refused:
        yield DoctorFinding("ok", "student code", f"cannot {name}")
    for name in probe.possible:
        yield DoctorFinding("warn", "student code", f"can {name}", "Grade at level full.")


def kernel_findings(kernel: KernelFeatures) -> Iterator[DoctorFinding]:
    """Report what the kernel offers for a sandbox, and what to do where it refuses."""
    if not kernel.namespace_error:
        yield DoctorFinding("ok", "user namespaces", "available: user, mount, pid, net, ipc")
    else:
        yield DoctorFinding(
            "warn",
            "user namespaces",
            f"refused: {kernel.namespace_error}",
            "Allow them, for example: sysctl kernel.unprivileged_userns_clone=1; "
            "in a container, run it with a profile that permits unshare.",
        )
    if kernel.landlock:
        yield DoctorFinding("ok", "Landlock", f"available, version {kernel.landlock}")
    else:
        remedy = "Use a kernel from 5.13 on, booted with landlock in its lsm= list."
        yield DoctorFinding("warn", "Landlock", f"not available: {kernel.landlock_error}", remedy)
    if not kernel.seccomp_error:
        yield DoctorFinding("ok", "system-call filters", "available (seccomp)")
    else:
        remedy = "Use a kernel that is built with CONFIG_SECCOMP_FILTER."
        yield DoctorFinding(
            "warn", "system-call filters", f"not available: {kernel.seccomp_error}", remedy
        )


def _course(paths: CoursePaths) -> Iterator[DoctorFinding]:
    if not paths.course_file.is_file():
        yield DoctorFinding(
            "fail", "course.toml", "missing", "Run in a course folder, or give --course."
        )
        return
    try:
        course = read_course(paths.root)
    except CourseTextError as error:
        for fault in error.faults:
            yield DoctorFinding("fail", "course.toml", str(fault), "Fix that line.")
        return
    topics = count_of(len(course.topics), "topic")
    yield DoctorFinding("ok", "course.toml", f"{quoted(course.title)}, {topics}")
    yield from _clock(course)


def _clock(course: CourseConfig) -> Iterator[DoctorFinding]:
    now = datetime.now(UTC)
    here = now.astimezone()
    found = f"{here:%Y-%m-%d %H:%M %Z}; due dates count in {course.timezone}"
    if now.year < 2026:  # before this program was written
        yield DoctorFinding("fail", "clock", found, "Set the clock: late penalties depend on it.")
    else:
        yield DoctorFinding("ok", "clock", found)


def _gradebook(paths: CoursePaths) -> Iterator[DoctorFinding]:
    what, name = "gradebook", paths.gradebook.name
    database = database_of(paths, read_settings(paths.root))
    if database.get_backend_name() != "sqlite":
        fault, remedy = server_fault(database)
        yield DoctorFinding("fail" if fault else "ok", what, fault or str(database), remedy)
        return
    if not paths.gradebook.is_file():
        yield DoctorFinding("warn", what, f"no {name} yet", "Run: autograder setup")
        return
    try:
        connection = sqlite3.connect(f"{paths.gradebook.as_uri()}?mode=ro", uri=True, timeout=5)
        try:
            rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            missing = _TABLES - {row[0] for row in rows}
            version = None
            if not missing:
                version = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        finally:
            connection.close()
    except sqlite3.Error as error:
        remedy = "Close the program that holds it, or restore your backup."
        yield DoctorFinding("fail", what, f"{name} cannot be read: {error}", remedy)
        return
    newest = newest_schema()
    if missing:
        remedy = "Restore your backup, or move the file away and run: autograder setup"
        yield DoctorFinding(
            "fail", what, f"{name} lacks the tables {_listed(sorted(missing))}", remedy
        )
    elif newest and (version is None or version[0] != newest):
        remedy = "Make a copy of it, then run: nbgrader db upgrade"
        yield DoctorFinding("fail", what, f"{name} has another schema than this nbgrader", remedy)
    else:
        yield DoctorFinding("ok", what, f"{name}, {paths.gradebook.stat().st_size / 1e6:.1f} MB")


def _marks(paths: CoursePaths) -> Iterator[DoctorFinding]:
    """Name every mark that something else than this program has written, by the ledger."""
    if not paths.ledger.is_file() or not paths.gradebook.is_file():
        return
    what = "marks"
    try:
        # not at the top: nbgrader may be what is broken, and then other lines say so
        from autograder.pipeline.mark_check import check_marks

        changed, by_people = check_marks(paths, database_of(paths, read_settings(paths.root)))
    except (AutograderError, ImportError) as error:
        yield DoctorFinding("fail", what, f"cannot be compared with the ledger: {error}", _LOOK)
        return
    for found in changed:
        yield DoctorFinding("warn", what, found, "To write it again: autograder grade --force")
    counted = f"; {count_of(by_people, 'mark')} given by hand outside of it" if by_people else ""
    if not changed:
        yield DoctorFinding("ok", what, f"as the ledger has them{counted}")


def _secret(paths: CoursePaths) -> Iterator[DoctorFinding]:
    shown = paths.secret.relative_to(paths.root)
    if not paths.secret.is_file():
        yield DoctorFinding("warn", "secret", f"no {shown} yet", "Run: autograder setup")
        return
    mode = stat.S_IMODE(paths.secret.stat().st_mode)
    if mode & 0o077:
        yield DoctorFinding(
            "fail", "secret", f"{shown} is open to others ({mode:o})", f"chmod 600 {shown}"
        )
    else:
        yield DoctorFinding("ok", "secret", f"{shown}, for its owner only")


def _disk(paths: CoursePaths) -> Iterator[DoctorFinding]:
    free = shutil.disk_usage(paths.root).free / _GIGABYTE
    if free < 1:
        yield DoctorFinding(
            "fail", "disk", f"{free:.1f} GB free", "Make room: at least 1 GB is needed."
        )
    elif free < 5:
        yield DoctorFinding(
            "warn", "disk", f"{free:.1f} GB free", "Make room before a large class."
        )
    else:
        yield DoctorFinding("ok", "disk", f"{free:.0f} GB free")


def _chromium(_paths: CoursePaths) -> Iterator[DoctorFinding]:
    found = shutil.which("chromium")
    if found:
        yield DoctorFinding("ok", "chromium", f"{found} (for the project's own page tests)")
    else:
        remedy = "Only for the project's page tests: apt-get install chromium"
        yield DoctorFinding("warn", "chromium", "not installed", remedy)


def _listed(names: Sequence[str], limit: int = 6) -> str:
    more = f" and {len(names) - limit} more" if len(names) > limit else ""
    return ", ".join(names[:limit]) + more
