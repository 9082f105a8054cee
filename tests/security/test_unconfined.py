"""Attacks are real ones: what each does is seen when it runs as a plain process."""

import subprocess
import time

import pytest

from tests.course_copy import ROOT
from tests.security.attack import read_attacks, script

ATTACKS = [attack for attack in read_attacks() if attack.unconfined]
PYTHON = ROOT / ".venv-sandbox" / "bin" / "python"
WAIT_SECONDS = 20


@pytest.fixture
def bare_course(new_course):
    """A course that may come to harm, a new one for each."""
    course = new_course("bare")
    (course / "gradebook.db").write_bytes(b"no real gradebook")
    return course


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.student)
def test_it_succeeds_where_nothing_confines_it(attack, bare_course, bare_grounds, tmp_path):
    student = f"{attack.student}-bare"
    places = bare_grounds.places(bare_course, student)
    done = subprocess.run(
        [PYTHON, "-c", script(attack, places)],
        cwd=tmp_path,
        env={**bare_grounds.environment(), "MPLBACKEND": "agg"},
        capture_output=True,
        timeout=60,
        text=True,
    )
    signs = {
        "canary": lambda: bare_grounds.canary(student).exists(),
        "loot": lambda: any(text in done.stdout for text in bare_grounds.loot.all.values()),
        "heard": lambda: any(student.encode() in said for said in bare_grounds.listener.heard),
        "killed": lambda: done.returncode < 0,
    }
    deadline = time.monotonic() + WAIT_SECONDS
    while not signs[attack.unconfined]() and time.monotonic() < deadline:
        time.sleep(0.05)  # a detached process may still be on its way
    assert signs[attack.unconfined](), (done.stdout[-2000:], done.stderr[-2000:])
