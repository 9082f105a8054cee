"""The system-call filter: a list of what a submission may call, and with which arguments.

The filter is a small program that the kernel runs before every system call of the process and of
all that it starts. It allows what stands in ``NUMBERS``; the calls in ``conditions`` only if every
condition holds. Any other call fails: with EPERM, or with ENOSYS if it is one of the newer calls,
for which the C library then uses an older one. A call of another machine's kind ends the process.

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
EPERM, ENOSYS = 1, 38
FIRST_NEWER_CALL = 424
ARCHITECTURES = {"x86_64": 0xC000_003E, "aarch64": 0xC000_00B7}
COLUMNS = {"x86_64": 0, "aarch64": 1}
AT_NUMBER, AT_ARCHITECTURE, AT_ARGUMENTS = 0, 4, 16
SET_MODE_FILTER = 1

ALL_BITS = 0xFFFF_FFFF
NAMESPACES = 0x7E02_0000
SHARED_WITHOUT_FILE = 0x21  # memory that no process need hold: nobody could count it
UNIX, STREAM, SOCKET_KIND = 1, 1, 0xF
TERMINAL_QUESTIONS = (0x5401, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451)
FILE_CONTROLS = (0, 1, 2, 3, 4, 5, 6, 7, 36, 37, 38, 1030, 1032)
PROCESS_CONTROLS = (3, 15, 16, 21, 23, 39, 0x5356_4D41)


@dataclass(frozen=True)
class Condition:
    """One half of an argument, masked, must equal one of some values (or must not)."""

    argument: int
    values: tuple[int, ...]
    mask: int = ALL_BITS
    is_forbidden: bool = False
    is_high_half: bool = False


def conditions(own_pid: int | None) -> dict[str, tuple[Condition, ...]]:
    """Report which arguments some calls may have; with a pid, only that process gets signals."""
    rules = {
        "clone": (Condition(0, (0,), NAMESPACES),),
        "mmap": (Condition(3, (SHARED_WITHOUT_FILE,), SHARED_WITHOUT_FILE, is_forbidden=True),),
        "ioctl": (Condition(1, TERMINAL_QUESTIONS),),
        "fcntl": (Condition(1, FILE_CONTROLS),),
        "prctl": (Condition(0, PROCESS_CONTROLS),),
        "prlimit64": (Condition(0, (0,)),),
        "sendto": (Condition(4, (0,)), Condition(4, (0,), is_high_half=True)),
        "socketpair": (Condition(0, (UNIX,)), Condition(1, (STREAM,), SOCKET_KIND)),
    }
    if own_pid is not None:
        rules |= {"kill": (Condition(0, (own_pid,)),), "tgkill": (Condition(0, (own_pid,)),)}
    return rules


def filter_program(machine: str, own_pid: int | None) -> bytes:
    """Write the filter for a machine in the kernel's form."""
    rules = conditions(own_pid)
    code = [
        (LOAD, 0, 0, AT_ARCHITECTURE),
        (EQUAL, 1, 0, ARCHITECTURES[machine]),
        (RETURN, 0, 0, KILL),
        (LOAD, 0, 0, AT_NUMBER),
    ]
    for name, numbers in NUMBERS.items():
        number = numbers[COLUMNS[machine]]
        if number is not None:
            body = [step for rule in rules.get(name, ()) for step in _steps(rule)]
            body.append((RETURN, 0, 0, ALLOW))
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


def install_filter(*, own_pid: int | None = None) -> None:
    """Put this process and all that it will start under the filter, for good."""
    program = ctypes.create_string_buffer(filter_program(platform.machine(), own_pid))
    count = (ctypes.sizeof(program) - 1) // 8
    header = ctypes.create_string_buffer(struct.pack("HxxxxxxP", count, ctypes.addressof(program)))
    kernel.system_call(kernel.number_of(kernel.SECCOMP), SET_MODE_FILTER, 0, header, what="seccomp")
