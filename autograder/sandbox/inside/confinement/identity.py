"""Who a submission's process is: nobody, without privileges, within limits."""

import contextlib
import ctypes
import os
import resource
import struct
from collections.abc import Sequence
from pathlib import Path

from . import kernel

FIRST_UID, UIDS = 61184, 4000
"""The range that systems keep for passing users of services."""

MEBIBYTE = 1 << 20
MAX_OPEN_FILES = 256
MAX_PROCESSES = 64


def become_unprivileged(owned: Sequence[str] = ()) -> None:
    """Change from root to a user that owns nothing but some folders; an ordinary user stays."""
    if os.geteuid() != 0:
        return
    number = FIRST_UID + os.getpid() % UIDS
    for folder in owned:
        os.chown(folder, number, number)
    os.setgroups([])
    os.setresgid(number, number, number)
    os.setresuid(number, number, number)
    kernel.prctl(kernel.PR_SET_DUMPABLE, 1)  # else /proc/self would belong to root


def map_identity(user: int, group: int) -> None:
    """Keep user and group in a new user namespace; nobody else exists there."""
    Path("/proc/self/setgroups").write_text("deny")
    Path("/proc/self/uid_map").write_text(f"{user} {user} 1")
    Path("/proc/self/gid_map").write_text(f"{group} {group} 1")


def drop_capabilities() -> None:
    """Return up every privilege, now and for good."""
    kernel.prctl(kernel.PR_CAP_AMBIENT, kernel.PR_CAP_AMBIENT_CLEAR_ALL)
    with contextlib.suppress(OSError):  # there is no capability of that number, or no right to drop
        for number in range(64):
            kernel.prctl(kernel.PR_CAPBSET_DROP, number)
    header = ctypes.create_string_buffer(struct.pack("Ii", kernel.CAPABILITY_VERSION_3, 0))
    nothing = ctypes.create_string_buffer(24)
    kernel.system_call(kernel.number_of(kernel.CAPSET), header, nothing, what="capset")
    kernel.prctl(kernel.PR_SET_NO_NEW_PRIVS, 1)
    kernel.prctl(kernel.PR_SET_DUMPABLE, 1)  # the watch on memory reads /proc/<pid>/smaps_rollup


def allowed_processes() -> int:
    """Describe how many processes the user may have where the kernel counts all of the machine.

    Root is about to become a user who has none yet; an ordinary user has some already.
    """
    if os.geteuid() == 0:
        return MAX_PROCESSES
    own = 0
    for process in Path("/proc").iterdir():
        with contextlib.suppress(OSError):
            if process.name.isdigit() and process.stat().st_uid == os.geteuid():
                own += len(list((process / "task").iterdir()))
    return own + MAX_PROCESSES


def apply_limits(limits: dict[str, int], *, processes: int) -> None:
    """Lower the limits of this process and its children; only privilege could raise them again."""
    wanted = {
        resource.RLIMIT_AS: limits["memory_mb"] * MEBIBYTE,
        resource.RLIMIT_FSIZE: limits["file_mb"] * MEBIBYTE,
        resource.RLIMIT_CPU: limits["cpu_seconds"],
        resource.RLIMIT_CORE: 0,
        resource.RLIMIT_NOFILE: MAX_OPEN_FILES,
        resource.RLIMIT_NPROC: processes,
        resource.RLIMIT_MEMLOCK: 0,
        resource.RLIMIT_MSGQUEUE: 0,
        resource.RLIMIT_RTPRIO: 0,
        resource.RLIMIT_NICE: 0,
    }
    for limit, value in wanted.items():
        _, hard = resource.getrlimit(limit)
        ceiling = value if hard == resource.RLIM_INFINITY else min(value, hard)
        resource.setrlimit(limit, (ceiling, ceiling))
