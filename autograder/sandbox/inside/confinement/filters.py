"""The system-call filter: a list of what a submission may call, and with which arguments.

The filter is a small program that the kernel runs before every system call of the process and of
all that it starts. It allows what stands in ``NUMBERS``; the calls in ``conditions`` only if every
condition holds. Any other call fails: with EPERM, or with ENOSYS if it is one of the newer calls,
for which the C library then uses an older one. A call of another machine's kind ends the process.

Where a submission sees the machine's own files, Landlock keeps it from reading and writing them but
does not govern modes and times. There the calls that set times are refused, and those that set
modes have no effect (``TIMES``, ``MODES``).

It is assembled here, in sixty lines that a review can read: ``pyseccomp`` binds to whatever
``libseccomp`` a machine has, if any, and the list of calls must be the same on all of them.
"""

import ctypes
import platform
import struct
from dataclasses import dataclass

from . import kernel
from .system_calls import NUMBERS

LOAD, AND, EQUAL, AT_LEAST, RETURN = 0x20, 0x54, 0x15, 0x35, 0x06
ALLOW, KILL, ERRNO = 0x7FFF_0000, 0x8000_0000, 0x0005_0000
NOTHING_DONE, EPERM, ENOSYS = 0, 1, 38
FIRST_NEWER_CALL = 424
ARCHITECTURES = {"x86_64": 0xC000_003E, "aarch64": 0xC000_00B7}
COLUMNS = {"x86_64": 0, "aarch64": 1}
AT_NUMBER, AT_ARCHITECTURE, AT_ARGUMENTS = 0, 4, 16
SET_MODE_FILTER = 1

ALL_BITS = 0xFFFF_FFFF
NAMESPACES = 0x7E02_0000
A_SIBLING = 0x8000
"""``CLONE_PARENT``: a process so made would be no descendant, and in no sum over all of them."""
A_DESCRIPTOR = 0x1000
"""``CLONE_PIDFD``: its inode number counts all processes of the machine."""
CHILD_ENDED = 17
"""Who ignores this signal has its children reaped unseen, and their processor time with them."""
SHARED_WITHOUT_FILE = 0x21  # memory that no process need hold: nobody could count it
UNIX, STREAM, SOCKET_KIND = 1, 1, 0xF
TERMINAL_QUESTIONS = (0x5401, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451)
FILE_CONTROLS = (0, 1, 2, 3, 4, 5, 6, 7, 36, 37, 38, 1030, 1032)
MEMORY_ADVICE = (0, 1, 2, 4, 8, 10, 11, 14, 15, 16, 17, 18, 19, 102, 103)
"""About a process's own memory; none that fills or empties the page cache, or merges pages."""
SOCKET_LEVEL, SOCKET_FACTS = 1, (3, 4, 7, 8, 30, 38, 39)
"""What a socket is; not its number (``SO_COOKIE``), which counts all sockets of the machine."""
PROCESS_CONTROLS = (3, 15, 16, 21, 23, 39, 0x5356_4D41)
TRUNCATE, ACCESS_MODE, READ_WITHOUT_RIGHT = 0x200, 3, 3

TIMES = frozenset({"utime", "utimes", "utimensat"})
MODES = frozenset({"chmod", "fchmod", "fchmodat"})
"""These say that they did, as on a file system without modes: ``shutil.copy`` goes on."""


@dataclass(frozen=True)
class Condition:
    """One half of an argument, masked, must equal one of some values (or must not)."""

    argument: int
    values: tuple[int, ...]
    mask: int = ALL_BITS
    is_forbidden: bool = False
    is_high_half: bool = False


@dataclass(frozen=True)
class SharedView:
    """A view of the machine's own files and processes, where Landlock and the filter are all.

    Only ``own_pid`` gets signals. ``governs_truncation`` says whether Landlock does (from its
    third version on); else the filter has to.
    """

    own_pid: int
    governs_truncation: bool


def conditions(shared: SharedView | None) -> dict[str, tuple[Condition, ...]]:
    """Report which arguments some calls may have; fewer in a view that is shared."""
    rules = {
        "clone": (Condition(0, (0,), NAMESPACES | A_SIBLING | A_DESCRIPTOR),),
        "rt_sigaction": (Condition(0, (CHILD_ENDED,), is_forbidden=True),),
        "mmap": (Condition(3, (SHARED_WITHOUT_FILE,), SHARED_WITHOUT_FILE, is_forbidden=True),),
        "ioctl": (Condition(1, TERMINAL_QUESTIONS),),
        "madvise": (Condition(2, MEMORY_ADVICE),),
        "getsockopt": (Condition(1, (SOCKET_LEVEL,)), Condition(2, SOCKET_FACTS)),
        "fcntl": (Condition(1, FILE_CONTROLS),),
        "prctl": (Condition(0, PROCESS_CONTROLS),),
        "prlimit64": (Condition(0, (0,)),),
        "sendto": (Condition(4, (0,)), Condition(4, (0,), is_high_half=True)),
        "socketpair": (Condition(0, (UNIX,)), Condition(1, (STREAM,), SOCKET_KIND)),
    }
    if shared is not None:
        to_itself = (Condition(0, (shared.own_pid,)),)
        rules |= {"kill": to_itself, "tgkill": to_itself}
        if not shared.governs_truncation:
            rules |= {"open": _no_truncation(1), "openat": _no_truncation(2)}
    return rules


def _no_truncation(flags: int) -> tuple[Condition, ...]:
    """Refuse to empty a file that is not opened for writing."""
    return tuple(
        Condition(flags, (TRUNCATE | mode,), TRUNCATE | ACCESS_MODE, is_forbidden=True)
        for mode in (0, READ_WITHOUT_RIGHT)
    )


def _allowed(shared: SharedView | None) -> dict[str, tuple[int | None, int | None]]:
    """List the calls that may be made at all."""
    if shared is None:
        return NUMBERS
    refused = TIMES if shared.governs_truncation else TIMES | {"truncate"}
    return {name: numbers for name, numbers in NUMBERS.items() if name not in refused}


def filter_program(machine: str, shared: SharedView | None) -> bytes:
    """Write the filter for a machine in the kernel's form."""
    rules = conditions(shared)
    code = [
        (LOAD, 0, 0, AT_ARCHITECTURE),
        (EQUAL, 1, 0, ARCHITECTURES[machine]),
        (RETURN, 0, 0, KILL),
        (LOAD, 0, 0, AT_NUMBER),
    ]
    for name, numbers in _allowed(shared).items():
        number = numbers[COLUMNS[machine]]
        if number is not None:
            body = [step for rule in rules.get(name, ()) for step in _steps(rule)]
            has_effect = shared is None or name not in MODES
            body.append((RETURN, 0, 0, ALLOW if has_effect else ERRNO | NOTHING_DONE))
            code += [(EQUAL, 0, len(body), number), *body]
    code += [
        (AT_LEAST, 0, 1, FIRST_NEWER_CALL),
        (RETURN, 0, 0, ERRNO | ENOSYS),
        (RETURN, 0, 0, ERRNO | EPERM),
    ]
    return b"".join(struct.pack("HBBI", *step) for step in code)


def _steps(rule: Condition) -> list[tuple[int, int, int, int]]:
    """Go on behind the last step if the condition holds, else refuse."""
    offset = AT_ARGUMENTS + 8 * rule.argument + 4 * rule.is_high_half
    steps = [(LOAD, 0, 0, offset), (AND, 0, 0, rule.mask)]
    if rule.is_forbidden:
        steps.append((EQUAL, 0, 1, rule.values[0]))
    else:
        left = range(len(rule.values) - 1, -1, -1)
        steps += [(EQUAL, n + 1, 0, value) for n, value in zip(left, rule.values, strict=True)]
    steps.append((RETURN, 0, 0, ERRNO | EPERM))
    return steps


def install_filter(shared: SharedView | None = None) -> None:
    """Put this process and all that it will start under the filter, for good."""
    program = ctypes.create_string_buffer(filter_program(platform.machine(), shared))
    count = (ctypes.sizeof(program) - 1) // 8
    header = ctypes.create_string_buffer(struct.pack("HxxxxxxP", count, ctypes.addressof(program)))
    kernel.system_call(kernel.number_of(kernel.SECCOMP), SET_MODE_FILTER, 0, header, what="seccomp")
