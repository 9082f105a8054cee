"""The doctor: finds what is wrong, says what to do, changes nothing."""

import sqlite3
import sys

import pytest

from autograder.gradebook.schema import newest_schema
from autograder.pipeline.doctor import (
    examine,
    kernel_findings,
    level_findings,
    locked_versions,
)
from autograder.pipeline.probes import KernelFeatures, ProbeError, probe_kernel, probe_modules
from autograder.sandbox.levels import PROMISED, Level, Probe


@pytest.fixture
def course(tmp_path):
    (tmp_path / "course.toml").write_text('title = "ML"\ntopics = ["first_steps"]\n')
    return tmp_path


def found_by(root, what):
    return [finding for finding in examine(root) if finding.what == what]


def test_a_bare_folder_gets_a_remedy_for_everything(tmp_path):
    findings = examine(tmp_path)
    assert {f.what for f in findings if f.level == "fail"} >= {"sandbox environment", "course.toml"}
    for finding in findings:
        assert finding.found
        assert finding.remedy or finding.level == "ok"
    assert list(tmp_path.iterdir()) == []


def test_a_faulty_course_file_is_named_with_its_line(course):
    (course / "course.toml").write_text('title = "ML"\ntopics = ["a"]\ncolour = 1\n')
    (finding,) = found_by(course, "course.toml")
    assert finding.level == "fail"
    assert finding.found.startswith("course.toml:3: ")


def test_the_lock_is_compared_with_what_is_installed(course):
    (course / "requirements").mkdir()
    lock = course / "requirements" / "engine.lock"
    lock.write_text(
        "# by hand\nno-such-package==1.0 \\\n    --hash=sha256:00\n"
        "pytest==0.1\nwinonly==1.0 ; sys_platform == 'win32'\n"
    )
    missing, other = found_by(course, "packages")
    assert (missing.level, missing.found) == ("fail", "missing: no-such-package")
    assert other.level == "warn"
    assert other.found.endswith("(locked 0.1)")


def test_a_lock_is_read_without_hashes_and_other_machines():
    lock = (
        "Zope.Interface==7.1 \\\n    --hash=sha256:aa==\n    # via x==1\nwin==1 ; os_name == 'nt'\n"
    )
    assert locked_versions(lock) == {"zope-interface": "7.1"}


@pytest.mark.parametrize(
    ("content", "level", "words"),
    [
        (b"no database at all, but long enough to be looked at" * 40, "fail", "cannot be read"),
        (b"", "fail", "lacks the tables alembic_version, assignment"),
    ],
)
def test_a_damaged_gradebook_is_noticed(course, content, level, words):
    (course / "gradebook.db").write_bytes(content)
    (finding,) = found_by(course, "gradebook")
    assert finding.level == level
    assert words in finding.found


@pytest.mark.parametrize(("version", "level"), [(None, "ok"), ("b6d005d67074", "fail")])
def test_the_schema_is_compared_with_nbgraders(course, version, level):
    connection = sqlite3.connect(course / "gradebook.db")
    for table in ("assignment", "grade", "student", "submitted_assignment"):
        connection.execute(f"CREATE TABLE {table} (id)")
    connection.execute("CREATE TABLE alembic_version (version_num)")
    connection.execute("INSERT INTO alembic_version VALUES (?)", [version or newest_schema()])
    connection.commit()
    connection.close()
    (finding,) = found_by(course, "gradebook")
    assert finding.level == level, finding


@pytest.mark.parametrize(("mode", "level"), [(0o600, "ok"), (0o400, "ok"), (0o644, "fail")])
def test_a_secret_is_for_its_owner_only(course, mode, level):
    secret = course / ".autograder" / "secret"
    secret.parent.mkdir()
    secret.write_text("x")
    secret.chmod(mode)
    (finding,) = found_by(course, "secret")
    assert finding.level == level


def test_a_sandbox_that_holds_an_oracle_is_a_fault(course):
    python = course / ".venv-sandbox" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n')
    python.chmod(0o755)
    findings = found_by(course, "sandbox environment")
    assert any("pytest" in f.found and "must not see" in f.found for f in findings)


def test_a_sandbox_that_does_not_start_is_a_fault(course):
    python = course / ".venv-sandbox" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text("#!/bin/sh\necho broken link >&2\nexit 3\n")
    python.chmod(0o755)
    (finding,) = found_by(course, "sandbox environment")
    assert finding.found == "its Python does not start: broken link"


def test_a_course_without_a_sandbox_has_no_level(course):
    findings = found_by(course, "sandbox")
    assert [finding.level for finding in findings] == ["fail", "fail"]
    assert findings[0].found.startswith("level none: ")
    assert "environment is missing" in findings[0].found


def test_every_wall_is_listed_at_the_level_found():
    probe = Probe(Level.REDUCED, refused=("mount",), possible=("fill the disk",))
    level, stands, falls = level_findings(probe, "unshare: Operation not permitted")
    assert level.level == "warn"
    assert level.found == "level reduced, not full: unshare: Operation not permitted"
    assert "--sandbox reduced" in level.remedy
    assert (stands.level, stands.found) == ("ok", "cannot mount")
    assert (falls.level, falls.found) == ("warn", "can fill the disk")
    assert falls.remedy


def test_at_level_full_everything_is_refused():
    findings = list(level_findings(Probe(Level.FULL, refused=PROMISED), ""))
    assert {finding.level for finding in findings} == {"ok"}
    assert len(findings) == 1 + len(PROMISED)


def test_a_kernel_that_refuses_gets_remedies():
    refusing = KernelFeatures(
        0, "Function not implemented", "Invalid argument", "Operation not permitted"
    )
    findings = list(kernel_findings(refusing))
    assert [f.level for f in findings] == ["warn"] * 3
    assert "Operation not permitted" in findings[0].found
    assert all(f.remedy for f in findings)
    assert all(f.level == "ok" for f in kernel_findings(KernelFeatures(4, "", "", "")))


def test_the_kernel_is_tried_for_real():
    kernel = probe_kernel()
    assert (kernel.landlock == 0) == bool(kernel.landlock_error)


def test_a_missing_python_is_a_probe_error(tmp_path):
    with pytest.raises(ProbeError, match="No such file"):
        probe_modules(tmp_path / "python", ("numpy",))
