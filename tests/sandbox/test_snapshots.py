"""What passes from one snapshot to another, and what is left of one when it is closed."""

import os
import signal

import numpy as np
import pytest

from autograder.errors import SandboxError
from autograder.sandbox.channel import Loss, Lost
from autograder.sandbox.inside.confinement.process_tree import EndedProcesses
from autograder.sandbox.notebook_process import Notebook
from autograder.sandbox.snapshot import Call, CodeCell, StudentHandle
from autograder.sandbox.zygote import sandbox_python, warm_zygote
from autograder.submission_limits import Limits
from tests.sandbox.conftest import LIMITS, ROOT

NUMBER = 42
FILE = (
    "def keep(n): open({0!r}, 'w').write(str(n))\n"
    "def kept(): return int(open({0!r}).read()) if os.path.exists({0!r}) else 0"
)
OPENED = (
    "def keep(n): os.write(there, b'%d' % n)\n"
    "def kept():\n"
    "    try: return int(os.read(here, 20) or 0)\n"
    "    except BlockingIOError: return 0"
)
WAYS = {
    "a file": FILE.format("own"),
    "shared memory": FILE.format("/dev/shm/own"),
    "a temporary file": FILE.format("/notebook/tmp/own"),
    "a pipe": "here, there = os.pipe(); os.set_blocking(here, False)\n" + OPENED,
    "a pair of sockets": (
        "import socket\n"
        "pair = socket.socketpair(); here, there = (s.fileno() for s in pair)\n"
        "os.set_blocking(here, False)\n" + OPENED
    ),
    "a file without a name": (
        "import tempfile\n"
        "file = tempfile.TemporaryFile()\n"
        "def keep(n): os.pwrite(file.fileno(), b'%d' % n, 0)\n"
        "def kept(): return int(os.pread(file.fileno(), 20, 0) or 0)"
    ),
    "a place in an open file": (
        "file = open('own', 'w+b')\n"
        "def keep(n): os.lseek(file.fileno(), n, 0)\n"
        "def kept(): return os.lseek(file.fileno(), 0, 1)"
    ),
    "the time of a file": (
        "open('own', 'w').close(); os.utime('own', (0, 0))\n"
        "def keep(n): os.utime('own', (n, n))\n"
        "def kept(): return int(os.stat('own').st_mtime)"
    ),
    "the mode of a file": (
        "open('own', 'w').close(); os.chmod('own', 0o600)\n"
        "def keep(n): os.chmod('own', 0o600 + n)\n"
        "def kept(): return os.stat('own').st_mode % 0o1000 - 0o600"
    ),
    "locks": (
        "import fcntl\n"
        "files = [open(f'lock{bit}', 'w') for bit in range(8)]\n"
        "def keep(n):\n"
        "    for bit in range(8):\n"
        "        if n >> bit & 1: fcntl.flock(files[bit], fcntl.LOCK_EX)\n"
        "def locked(bit):\n"
        "    try: fcntl.flock(open(f'lock{bit}'), fcntl.LOCK_EX | fcntl.LOCK_NB)\n"
        "    except OSError: return True\n"
        "    return False\n"
        "def kept(): return sum(1 << bit for bit in range(8) if locked(bit))"
    ),
    "signals to the notebook": (
        "import signal, time\n"
        "count = 0\n"
        "def note(*_):\n"
        "    global count\n"
        "    count = 42\n"
        "signal.signal(signal.SIGUSR1, note)\n"
        "def keep(n): os.kill(os.getppid(), signal.SIGUSR1)\n"
        "def kept(): return count"
    ),
    "numbers of processes": (
        "before = os.getpid()\n"
        "def keep(n):\n"
        "    for _ in range(200):\n"
        "        if os.fork() == 0: os._exit(0)\n"
        "        os.wait()\n"
        "def kept(): return 42 * (os.getpid() - before > 190)"
    ),
    "a thread of the notebook": (
        "import threading, sys\n"
        "here, there = os.pipe(); memory = [0]\n"
        "def remember(): memory[0] = int(os.read(here, 20))\n"
        "threading.Thread(target=remember, daemon=True).start()\n"
        "sys.modules['inside.notebook_main'].thread_count = lambda: 1\n"
        "def keep(n): os.write(there, b'%d' % n)\n"
        "def kept():\n"
        "    return memory[0]"
    ),
}
FULL_ONLY = {
    "signals to the notebook",
    "shared memory",
    "a temporary file",
    "the time of a file",
    "the mode of a file",
}
"""At level reduced no process may signal another, only the own folder can be written, and modes
and times stay as they are."""
CHILD = (
    "here, there = os.pipe(); back, forth = os.pipe(); os.set_blocking(back, False)\n"
    "if os.fork() == 0:\n"
    "    os.setsid()\n"
    "    os.write(forth, os.read(here, 20)); os._exit(0)\n"
    "def keep(n): os.write(there, b'%d' % n)\n"
    "def kept():\n"
    "    try: return int(os.read(back, 20))\n"
    "    except OSError: return 0\n"
)


@pytest.fixture
def notebook(zygote, tmp_path):
    """Run cells that define functions, and keep the notebook for snapshots."""
    made = []

    def notebook(source: str, *names: str, limits: Limits = LIMITS) -> Notebook:
        one = Notebook(zygote, [CodeCell(0, "import os\n" + source)], names, tmp_path, limits)
        made.append(one)
        one.build()
        assert not one.skipped, one.runs
        return one

    yield notebook
    for one in made:
        one.close()


def ask(notebook: Notebook, name: str, *args: object) -> object:
    """Call one function in a snapshot of its own."""
    snapshot = notebook.snapshot()
    try:
        return snapshot.call([Call(name, args)])[0].outcome.value
    finally:
        snapshot.close()


@pytest.mark.parametrize("way", WAYS)
def test_nothing_passes_into_a_renewed_notebook(notebook, zygote, way):
    if way in FULL_ONLY and zygote.level != "full":
        pytest.skip("this way is closed here")
    one = notebook(WAYS[way], "keep", "kept")
    assert ask(one, "kept") == 0
    ask(one, "keep", NUMBER)
    assert ask(one, "kept") == NUMBER, "this is no way from one snapshot to another"
    one.renew()
    assert ask(one, "kept") == 0
    assert ask(one, "kept") == 0


def test_a_copy_that_a_cell_forked_does_not_speak_for_the_notebook(zygote, tmp_path):
    fork = "import os\nchild = os.fork()\nif child == 0: raise MemoryError\nos.waitpid(child, 0)"
    cells = [CodeCell(0, fork), CodeCell(1, "def f(): return 7")]
    one = Notebook(zygote, cells, ["f"], tmp_path, LIMITS)
    try:
        one.build()
        assert ask(one, "f") == 7
    finally:
        one.close()
    assert [run.status for run in one.runs.values()] == ["passed", "passed"]
    assert one.builds == 1


def test_cells_that_stand_apart_run_once(zygote, tmp_path):
    source = "import math\nlate = print(5)"
    cells = [
        CodeCell(0, "def f(): return 'math' in globals(), 'late' in globals()"),
        CodeCell(1, source),
    ]
    one = Notebook(zygote, cells, ["f"], tmp_path, LIMITS, find_apart=lambda: {1: "import math"})
    try:
        one.build()
        assert ask(one, "f") == (True, True)
        one.renew()
        assert ask(one, "f") == (True, False)
    finally:
        one.close()
    assert [run.status for run in one.runs.values()] == ["passed", "passed"]
    assert one.runs[1].outputs[0]["text"] == "5\n"


def test_a_process_that_a_cell_left_carries_nothing(notebook):
    one = notebook(CHILD, "keep", "kept")
    assert one.left_by_cells
    ask(one, "keep", NUMBER)
    assert ask(one, "kept") == 0


def test_a_snapshot_that_ends_well_leaves_nothing(notebook):
    one = notebook("def f(): return 1", "f")
    assert not one.left_by_cells
    assert [ask(one, "f") for _ in range(3)] == [1, 1, 1]
    assert one.ended() == EndedProcesses()
    assert one.close().processes is False


def test_what_an_answer_started_ends_with_its_snapshot(notebook, zygote):
    start = (
        "import time\n"
        "def f():\n"
        "    if os.fork() == 0:\n"
        "        os.setsid()\n"
        "        if os.fork() == 0: time.sleep(600)\n"
        "        os._exit(0)\n"
        "    return 1\n"
        "def count():\n"
        "    states = []\n"
        "    for entry in filter(str.isdigit, os.listdir('/proc')):\n"
        "        try: states.append(open(f'/proc/{entry}/stat').read().split(') ')[1][0])\n"
        "        except OSError: pass\n"
        "    return sum(state != 'Z' for state in states)\n"
    )
    one = notebook(start, "f", "count")
    quiet = ask(one, "count") if zygote.level == "full" else None  # elsewhere /proc is closed
    assert ask(one, "f") == 1
    assert one.ended().processes
    assert quiet is None or ask(one, "count") == quiet
    assert not one.ended().processes


def test_a_fork_bomb_in_an_answer_costs_nothing_but_itself(notebook, zygote):
    bomb = (
        "def bomb():\n"
        "    while True:\n"
        "        try: os.fork()\n"
        "        except OSError: pass\n"
        "def f(): return os.waitstatus_to_exitcode(os.waitpid(child(), 0)[1])\n"
        "def child():\n"
        "    pid = os.fork()\n"
        "    if pid == 0: os._exit(3)\n"
        "    return pid\n"
    )
    limits = LIMITS.model_copy(update={"call_cpu_seconds": 1})
    one = notebook(bomb, "bomb", "f", limits=limits)
    with pytest.raises(Lost) as caught:
        ask(one, "bomb")
    assert caught.value.loss in (Loss.CPU_TIME, Loss.WALL_TIME)
    ended = one.ended()
    assert ended.processes
    assert ended.is_running
    assert ask(one, "f") == 3
    assert one.builds == 1 or zygote.level != "full"  # there, a new run may be needed


def test_hundreds_of_snapshots_are_not_too_many(notebook):
    one = notebook("def f(): return 1", "f")
    assert {ask(one, "f") for _ in range(150)} == {1}
    assert one.builds == 1


NAP = "import time; time.sleep(1.2)"


def test_cells_that_sleep_too_long_together_are_left_out(zygote, tmp_path, monkeypatch):
    monkeypatch.setattr("autograder.submission_limits.WALL_FACTOR", 2.0)
    cells = [CodeCell(n, NAP) for n in range(4)] + [CodeCell(4, "def f(): return 42", "f")]
    limits = LIMITS.model_copy(update={"cell_cpu_seconds": 1})
    notebook = Notebook(zygote, cells, ["f"], tmp_path, limits)
    try:
        notebook.build()
        assert notebook.found == {"f": "function"}
        assert notebook.skipped >= {0, 1}
        assert notebook.builds == 2
    finally:
        notebook.close()


def test_calls_that_sleep_too_long_together_are_given_up(zygote, tmp_path, monkeypatch):
    monkeypatch.setattr("autograder.submission_limits.WALL_FACTOR", 2.0)
    limits = LIMITS.model_copy(update={"call_cpu_seconds": 1})
    cells = [CodeCell(0, f"def f():\n    {NAP}", "f")]
    notebook = Notebook(zygote, cells, ["f"], tmp_path, limits)
    try:
        notebook.build()
        snapshot = notebook.snapshot()
        with pytest.raises(Lost) as lost:
            snapshot.call([Call("f")] * 5)
        assert lost.value.loss is Loss.WALL_TIME
    finally:
        notebook.close()


@pytest.mark.parametrize("orders", ["sweep end", "end end", "end spawn"])
def test_a_zygote_that_was_killed_is_told_to_be_gone_however_often_it_is_asked(zygote, orders):
    with warm_zygote(sandbox_python(ROOT), zygote.level) as dying:
        channel = dying.spawn(LIMITS)
        assert channel.is_alive()
        os.killpg(dying.program.process.pid, signal.SIGKILL)
        asked = {
            "sweep": dying.sweep,
            "end": dying.end_submission,
            "spawn": lambda: dying.spawn(LIMITS),
        }
        for order in orders.split():
            with pytest.raises(SandboxError, match="zygote"):
                asked[order]()
        channel.close()


def test_a_reply_brings_generators_back_as_the_call_left_them(notebook):
    source = (
        "import copy, numpy as np\n"
        "def draws(rng, n): return rng.random(n).sum()\n"
        "def from_a_copy(rng, n): return copy.deepcopy(rng).random(n).sum()"
    )
    one = notebook(source, "draws", "from_a_copy")
    with_snapshot = one.snapshot()
    rng = np.random.default_rng(5)
    states = []
    for name in ("draws", "from_a_copy"):
        [reply] = with_snapshot.call([Call(StudentHandle(name), (rng, 3))])
        [generator] = reply.drawn
        states.append(generator.bit_generator.state)
    with_snapshot.close()
    assert states[1] == rng.bit_generator.state
    rng.random(3)
    assert states[0] == rng.bit_generator.state
