"""The grader's end of the wire, against processes that behave in every bad way."""

import os
import socket
import struct
import subprocess
import sys
import time
from pathlib import Path

import pytest

from autograder.sandbox.channel import Channel, Clocks, Loss, Lost, socket_pair
from autograder.sandbox.inside.frames import pack
from autograder.sandbox.snapshot import Call, CodeCell, Snapshot
from autograder.submission_limits import Limits

ROOT = Path(__file__).parents[2]
HELLO = b"".join(bytes(part) for part in pack({"hello": "notebook"}))
BEGIN = b"".join(bytes(part) for part in pack({"do": "begin"}))
LONG = b"".join(bytes(part) for part in pack({"text": "x" * 300}))
PRELUDE = (
    "import os, socket, sys, time\n"
    "s = socket.socket(fileno=int(sys.argv[1]))\n"
    f"s.sendall({HELLO!r})\n"
    f"s.recv({len(BEGIN)}, socket.MSG_WAITALL)\n"
    f"LONG = {LONG!r}\n"
    "def spin(seconds):\n"
    "    end = time.monotonic() + seconds\n"
    "    while time.monotonic() < end: pass\n"
)

STARVED = (
    "os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})\n"
    "parent = os.getpid()\n"
    "for _ in range(5):\n"
    "    if os.fork() == 0:\n"
    "        while os.getppid() == parent: pass\n"
    "        os._exit(0)\n"
    "while True: pass"
)
"""Wants to run and may not: five others, which it did not ask for, have the only processor."""


@pytest.fixture
def talk():
    """Start a process that greets and then runs some code; give the channel to it."""
    started = []

    def talk(code: str) -> Channel:
        ours, theirs = socket_pair()
        with theirs:
            process = subprocess.Popen(
                [sys.executable, "-c", PRELUDE + code, str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
            )
        channel = Channel(ours)
        started.append((process, channel))
        channel.greet(20.0)
        assert channel.pid == process.pid
        channel.send({"do": "begin"})
        return channel

    yield talk
    for process, channel in started:
        channel.close()
        process.wait()


def receive_on_and_on(channel: Channel, clocks: Clocks) -> None:
    while True:
        channel.receive(clocks)


def frame(message) -> bytes:
    return b"".join(bytes(part) for part in pack(message))


@pytest.mark.parametrize(
    ("code", "clocks", "loss"),
    [
        ("while True: pass", Clocks(0.3, 30.0), Loss.CPU_TIME),
        (STARVED, Clocks(30.0, 3.0), Loss.BUSY),
        (
            "while time.sleep(0.1) is None: s.send(LONG[:1]); LONG = LONG[1:]",
            Clocks(30.0, 1.0),
            Loss.WALL_TIME,
        ),
        (
            "while True: s.send(LONG[:1]); LONG = LONG[1:]; spin(0.2)",
            Clocks(0.5, 30.0),
            Loss.CPU_TIME,
        ),
        ("time.sleep(60)", Clocks(0.3, 0.6), Loss.WALL_TIME),
        ("os._exit(0)", Clocks(5.0, 20.0), Loss.DIED),
        ("os.kill(os.getpid(), 9)", Clocks(5.0, 20.0), Loss.DIED),
        ("s.sendall(b'nonsense' * 99); time.sleep(60)", Clocks(5.0, 20.0), Loss.PROTOCOL),
        (f"s.sendall({HELLO[:9]!r}); time.sleep(60)", Clocks(5.0, 0.6), Loss.WALL_TIME),
        ("while True: s.sendall(b'A'); time.sleep(0.1)", Clocks(5.0, 20.0), Loss.PROTOCOL),
    ],
)
def test_every_way_not_to_answer_has_its_name(talk, code, clocks, loss):
    channel = talk(code)
    with pytest.raises(Lost) as caught:
        receive_on_and_on(channel, clocks)
    assert caught.value.loss is loss


def test_a_side_that_does_not_read_is_lost(talk):
    channel = talk("time.sleep(60)")
    with pytest.raises(Lost) as caught:
        channel.send({"do": "call"}, [bytes(30_000_000)], wall_seconds=0.5)
    assert caught.value.loss is Loss.WALL_TIME


def test_closing_ends_the_process(talk):
    channel = talk("time.sleep(60)")
    pid = channel.pid
    channel.close()
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline and (ROOT / f"/proc/{pid}/stat").exists():
        if " Z " in Path(f"/proc/{pid}/stat").read_text():
            return
        time.sleep(0.02)
    assert not Path(f"/proc/{pid}").exists()


def snapshot(talk, *answers: bytes) -> Snapshot:
    code = f"s.recv(100_000)\nfor a in {list(answers)!r}: s.sendall(a)\ntime.sleep(60)"
    return Snapshot(talk(code), Limits(), {}, "", [CodeCell(3, "def f(x):\n    return 1 / 0")])


@pytest.mark.parametrize(
    "answer",
    [
        {"id": 2, "call": 0, "body": None},
        {"id": 1, "call": 1, "body": None},
        {"id": 1},
        {"callback": {"callback": 0}, "body": None},
        {"callback": {"override": "hat_matrix"}, "body": [[], {}]},
        {"id": 1, "call": 0, "raised": "ValueError"},
        {"id": 1, "call": 0, "body": {"no such kind": 1}},
        {"id": 1, "call": 0, "body": {"array": ["|O", "C", [1], 0]}},
    ],
)
def test_an_answer_that_is_none_loses_the_snapshot(talk, answer):
    one = snapshot(talk, frame(answer))
    with pytest.raises(Lost) as caught:
        one.call([Call("f", (1.0,))])
    assert caught.value.loss is Loss.PROTOCOL
    assert one.is_lost
    with pytest.raises(Lost):
        one.call([Call("f", (1.0,))])


def test_an_answer_given_twice_is_not_taken_for_the_next_call(talk):
    answer = frame({"id": 1, "call": 0, "body": 1})
    one = snapshot(talk, answer, answer)
    assert one.call([Call("f")])[0].outcome.value == 1
    with pytest.raises(Lost) as caught:
        one.call([Call("f")])
    assert caught.value.loss is Loss.PROTOCOL


def test_the_line_of_an_exception_comes_from_the_file_that_was_handed_in(talk):
    raised = {"ancestry": ["ZeroDivisionError"], "cell": 3, "line": 2, "text": "forged"}
    one = snapshot(talk, frame({"id": 1, "call": 0, "raised": raised}))
    outcome = one.call([Call("f")])[0].outcome
    assert (outcome.line, outcome.text) == (2, "return 1 / 0")


@pytest.mark.parametrize(
    ("claimed", "reported"),
    [
        ("numpy.linalg.det", "numpy.linalg.det"),
        ("numpy.linalg._umath_linalg.det", "numpy.linalg._umath_linalg.det"),
        ("numpy.linalg.inv", ""),
        ("LEAK 3.14", ""),
        (["numpy.linalg.det"], ""),
        (None, ""),
    ],
)
def test_a_refused_function_is_named_only_if_this_test_refuses_it(talk, claimed, reported):
    raised = {"ancestry": ["ForbiddenCall"], "cell": None, "line": None, "forbidden": claimed}
    one = snapshot(talk, frame({"id": 1, "call": 0, "raised": raised}))
    one.begin_test(["numpy.linalg.det"])
    assert one.call([Call("f")])[0].outcome.forbidden == reported


def test_a_header_that_promises_a_terabyte_is_refused_at_once(talk):
    header = bytearray(HELLO[:17])
    struct.pack_into("!Q", header, len(header) - 8, 1 << 40)
    channel = talk(f"s.sendall({bytes(header)!r}); time.sleep(60)")
    with pytest.raises(Lost) as caught:
        channel.receive(Clocks(5.0, 10.0))
    assert caught.value.loss is Loss.PROTOCOL


def test_the_sandbox_holds_nothing_of_ours():
    """Neither the engine nor answers, tests or oracles can be imported beside student code."""
    names = ("autograder", "solutions", "pytest", "hypothesis", "nbgrader", "sklearn", "scipy")
    code = f"import importlib.util as u; print([n for n in {names} if u.find_spec(n)])"
    python = ROOT / ".venv-sandbox" / "bin" / "python"
    done = subprocess.run(
        [python, "-s", "-P", "-B", "-c", code],
        cwd="/",
        env={"PATH": os.environ["PATH"]},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "[]"


def test_socket_pairs_do_not_leak_into_other_programs():
    for end in socket_pair():
        with end:
            assert not end.get_inheritable()
            assert end.family is socket.AF_UNIX


def test_frames_that_came_together_are_read_one_by_one(talk):
    """A notebook of many small cells is no liar because this side had no processor for a while."""
    channel = talk("s.sendall(LONG * 3000); s.recv(1)")
    time.sleep(0.5)
    clocks = Clocks(20.0, 20.0)
    assert all(channel.receive(clocks)[0] == {"text": "x" * 300} for _ in range(3000))
