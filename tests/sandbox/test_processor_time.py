"""Whose processor time counts: that of all processes of a submission, ended ones included."""

import textwrap

import pytest

from autograder.sandbox.channel import Loss, Lost
from autograder.sandbox.notebook_process import Notebook
from autograder.sandbox.snapshot import Call, CodeCell, StudentHandle
from autograder.submission_limits import Limits

LIMITS = Limits(memory_mb=600, file_mb=16, cell_cpu_seconds=20, call_cpu_seconds=1)

SPIN = """
import ctypes, os, signal, threading, time
libc, started = ctypes.CDLL(None), []

def spin(seconds):
    began = time.process_time()
    while time.process_time() < began + seconds: pass

def child(seconds, then=lambda: None):
    started.append(os.fork())
    if started[-1] == 0:
        started.clear()
        spin(seconds)
        then()
        os._exit(0)

def wait():
    for pid in started:
        try: os.waitpid(pid, 0)
        except ChildProcessError: pass
    started.clear()

def done(): open('done', 'w').close()

def wait_for_done():
    while not os.path.exists('done'): time.sleep(0.01)
    time.sleep(0.3)
"""
"""Work of 0.8 seconds, by processes that have ended when it is counted."""
WAYS = {
    "a child that is waited for": "child(0.8); wait()",
    "a child that nobody waits for": "child(0.8, done); wait_for_done()",
    "many, one after the other": "for _ in range(8): child(0.1); wait()",
    "a grandchild whose parent has ended": (
        "child(0, lambda: child(0.8, done)); wait(); wait_for_done()"
    ),
    "a grandchild and its parent": "child(0.4, lambda: (child(0.4), wait())); wait()",
    "a child of a thread": (
        "thread = threading.Thread(target=lambda: (child(0.8), wait()))\n"
        "thread.start(); thread.join()"
    ),
    "children that are to be forgotten": (
        "try: signal.signal(signal.SIGCHLD, signal.SIG_IGN)\nexcept OSError: pass\n"
        "child(0.8, done); wait_for_done()"
    ),
    "children that are to leave nothing behind": (
        "handler = ctypes.create_string_buffer(152)\n"
        "ctypes.c_int.from_buffer(handler, 136).value = 2\n"  # SA_NOCLDWAIT
        "libc.sigaction(17, handler, None)\n"
        "child(0.8, done); wait_for_done()"
    ),
    "a child that says nothing at its end": (
        "number = 56 if os.uname().machine == 'x86_64' else 220\n"
        "if libc.syscall(number, 0, 0, 0, 0, 0) == 0:\n    spin(0.8); done(); os._exit(0)\n"
        "wait_for_done()"
    ),
}


def notebook_of(zygote, folder, *sources, limits=LIMITS):
    cells = [CodeCell(number, source) for number, source in enumerate(sources)]
    return Notebook(zygote, cells, ["f"], folder, limits)


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_the_time_of_ended_processes_counts(zygote, tmp_path, way):
    answer = f"def f():\n{textwrap.indent(way, '    ')}"
    limits = LIMITS.model_copy(update={"call_cpu_seconds": 20})
    notebook = notebook_of(zygote, tmp_path, SPIN, answer, limits=limits)
    try:
        notebook.build()
        snapshot = notebook.snapshot()
        before = zygote.cpu_seconds()
        snapshot.call([Call(StudentHandle("f"))])
        assert 0.7 <= zygote.cpu_seconds() - before < 1.6
        snapshot.close()
    finally:
        notebook.close()


def test_nobody_becomes_a_sibling_of_the_notebook(run):
    """A process that is no descendant would be in no sum of time or memory, and in no sweep."""
    (text,) = run(
        "import ctypes, os\n"
        "libc = ctypes.CDLL(None, use_errno=True)\n"
        "number = 56 if os.uname().machine == 'x86_64' else 220\n"
        "pid = libc.syscall(number, 0x8000 | 17, 0, 0, 0, 0)\n"
        "if pid == 0: os._exit(0)\n"
        "print(pid, ctypes.get_errno())"
    )
    assert text.split() == ["-1", "1"]


WORKERS = {
    "spin and exit before the limit": """
def f():
    for _ in range(60):
        for _ in range(12): child(0.05)
        wait()
""",
    "orphans spin": """
def f():
    while True:
        child(0, lambda: [child(0.1) for _ in range(4)])
        wait()
        time.sleep(0.1)
""",
    "starve the one that answers": """
def f():
    for _ in range(50): child(0.4)
    spin(0.9)
    wait()
""",
    "one works, another waits": """
def f():
    child(30)
    wait()
""",
}
GREETED_BY_A_SLEEPER = """
import sys
main = sys.modules['inside.notebook_main']
real = main.send_frame
def send(sock, message, blobs):
    if message.get('hello') != 'snapshot': return real(sock, message, blobs)
    if os.fork() == 0:
        real(sock, message, blobs)
        time.sleep(600)
    time.sleep(0.1)
main.send_frame = send
"""


@pytest.mark.parametrize("greeted", ["", GREETED_BY_A_SLEEPER], ids=["greeted", "by a sleeper"])
@pytest.mark.parametrize(
    "answer", [*WORKERS.values(), "def f():\n    spin(3)"], ids=[*WORKERS, "works itself"]
)
def test_it_is_out_of_time_whoever_works(zygote, tmp_path, greeted, answer):
    """Never is the machine to blame, and never does it pass."""
    notebook = notebook_of(zygote, tmp_path, SPIN, greeted, answer)
    try:
        notebook.build()
        snapshot = notebook.snapshot()
        with pytest.raises(Lost) as lost:
            snapshot.call([Call(StudentHandle("f"))])
        assert lost.value.loss is Loss.CPU_TIME
    finally:
        notebook.close()


def test_what_calls_cost_is_measured_and_not_believed(zygote, tmp_path):
    lie = "import sys\nsys.modules['inside.snapshot_main'].cpu_seconds = lambda: 0.0"
    notebook = notebook_of(zygote, tmp_path, SPIN, lie, "def f():\n    spin(0.6); return 1")
    try:
        notebook.build()
        snapshot = notebook.snapshot()
        snapshot.begin_test()
        (reply,) = snapshot.call([Call(StudentHandle("f"))])
        assert reply.cpu_seconds == 0.0
        assert snapshot.busy_seconds >= 0.2
        snapshot.begin_test()
        assert snapshot.busy_seconds == 0.0
        snapshot.close()
    finally:
        notebook.close()
