"""The folder of a run's temporary files, and the workers that use it."""

import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from autograder.errors import RecordError
from autograder.grading.temporary_files import PREFIX, remove_left_over, scratch_folder
from autograder.grading.worker_pool import Done, LocalPool

HOLD = """
import time
from autograder.grading.temporary_files import scratch_folder
with scratch_folder() as folder:
    print(folder, flush=True)
    time.sleep(1000)
"""


@pytest.fixture(autouse=True)
def temporary(tmp_path, monkeypatch) -> Path:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    return tmp_path


@pytest.fixture
def other():
    """Another run, and its folder."""
    with subprocess.Popen([sys.executable, "-c", HOLD], stdout=subprocess.PIPE, text=True) as run:
        yield run, Path(run.stdout.readline().strip())
        run.kill()


def test_of_two_runs_neither_touches_the_other(other):
    _run, folder = other
    with scratch_folder() as ours:
        assert ours != folder
        assert folder.is_dir()
    assert not ours.exists()
    assert folder.is_dir()


def test_what_a_killed_run_left_is_removed(other):
    run, folder = other
    (folder / "deep" / "deeper").mkdir(parents=True)
    (folder / "deep" / "file").write_text("left")
    assert remove_left_over() == []
    run.send_signal(signal.SIGKILL)
    run.wait()
    assert remove_left_over() == [folder]
    assert not folder.exists()


def test_what_is_not_ours_stays(temporary):
    file = temporary / f"{PREFIX}file"
    file.write_text("mine")
    precious = temporary / "precious"
    precious.mkdir()
    (temporary / f"{PREFIX}link").symlink_to(precious)
    assert remove_left_over() == []
    assert file.exists()
    assert precious.is_dir()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may give folders away")
def test_the_folder_of_another_user_stays(temporary):
    folder = temporary / f"{PREFIX}theirs"
    folder.mkdir()
    os.chown(folder, 12345, 12345)
    assert remove_left_over() == []
    assert folder.is_dir()


def test_without_a_place_it_says_what_to_do(temporary, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(temporary / "nowhere"))
    reported = r"nowhere: temporary files cannot be made.*TMPDIR="
    with pytest.raises(RecordError, match=reported), scratch_folder():
        pass


def loaded(data: bytes) -> bytes:
    return b"yes" if hasattr(sys.modules["__main__"], "__file__") else b"no"


def test_workers_do_not_run_the_script_that_started_the_run():
    assert list(LocalPool(loaded, 1).run({"a": b""})) == [Done("a", b"no")]


def test_the_main_process_keeps_its_script_and_hears_ctrl_c_again():
    before = sys.modules["__main__"].__dict__.get("__file__")
    assert [outcome.key for outcome in LocalPool(loaded, 1).run({"a": b""})] == ["a"]
    assert sys.modules["__main__"].__dict__.get("__file__") == before
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
