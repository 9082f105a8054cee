"""Try from inside whatever a submission must not be able to do. Runs no student code."""

import contextlib
import ctypes
import mmap
import os
import resource
import signal
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from . import kernel
from .identity import MEBIBYTE

TOO_MANY_PROCESSES = 200
TERABYTE = 1 << 40
PTRACE_TRACEME = 0
REFUSED = 7
CHANGE_MODE_AT = 452
Targets = dict[str, Any]


def attempt_everything(targets: Targets) -> dict[str, bool]:
    """Report of every attempt whether it was refused."""
    return {name: _is_refused(attempt, targets) for name, attempt in ATTEMPTS.items()}


def _is_refused(attempt: Callable[[Targets], None], targets: Targets) -> bool:
    """Return whether an attempt failed, by the one kind of error with which the kernel refuses."""
    try:
        attempt(targets)
    except (OSError, MemoryError, ValueError):
        return True
    return False


def _read_files(targets: Targets) -> None:
    for path in targets["files"]:
        with contextlib.suppress(OSError):
            Path(path).open("rb").close()
            return
    raise OSError


def _write_files(targets: Targets) -> None:
    for folder in targets["folders"]:
        with contextlib.suppress(OSError):
            Path(folder, f"probe-{os.getpid()}").touch()
            return
    raise OSError


def _change_metadata(targets: Targets) -> None:
    """Change whatever is not content: mode, owner, times, attributes, length.

    A call may say that it did and have done nothing, so the files are looked at: files that were
    made for this, since where the attempt succeeds they come to harm.
    """
    for path in targets["disposable"]:
        with contextlib.suppress(OSError):
            before = _metadata(path)
            for name in (path, *_other_names(path)):
                for change in CHANGES:
                    with contextlib.suppress(OSError):
                        change(name)
            if _metadata(path) != before:
                return
    raise OSError


def _other_names(path: str) -> Iterator[Any]:
    """Reach a file through descriptors, too: those that need no right to read it, and others."""
    for flags in (os.O_PATH, os.O_RDONLY | os.O_NONBLOCK):
        with contextlib.suppress(OSError):
            descriptor = os.open(path, flags)
            try:
                yield f"/proc/self/fd/{descriptor}"
                yield descriptor
            finally:
                os.close(descriptor)


def _metadata(path: str) -> tuple[int, ...]:
    facts = Path(path).stat()
    times = (facts.st_mtime_ns, facts.st_ctime_ns)
    return (facts.st_mode, facts.st_uid, facts.st_gid, facts.st_size, *times)


def _change_mode_by_number(name: Any) -> None:
    """Use the call that the C library may not know yet."""
    is_descriptor = isinstance(name, int)
    path = ctypes.c_char_p(os.fsencode(f"/proc/self/fd/{name}" if is_descriptor else name))
    kernel.system_call(CHANGE_MODE_AT, kernel.AT_FDCWD, path, 0o600, 0, what="fchmodat2")


CHANGES: tuple[Callable[[Any], None], ...] = (
    lambda name: os.chmod(name, 0o600),  # noqa: PTH101 - a name may be a descriptor
    lambda name: os.chown(name, -1, -1),
    lambda name: os.utime(name, (0, 0)),
    lambda name: os.setxattr(name, "user.probe", b""),
    lambda name: os.truncate(name, 0),
    _change_mode_by_number,
)


def _connect(targets: Targets) -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as sock:
        sock.connect(("127.0.0.1", targets["port"]))


def _connect_by_name(targets: Targets) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as sock:
        sock.connect("\0" + targets["name"])


def _signal(targets: Targets) -> None:
    for pid in targets["pids"]:
        with contextlib.suppress(OSError):
            os.kill(pid, 0)
            return
    raise OSError


def _look_at_processes(targets: Targets) -> None:
    for pid in targets["pids"]:
        with contextlib.suppress(OSError):
            Path(f"/proc/{pid}/cmdline").read_bytes()
            return
    raise OSError


def _trace(_targets: Targets) -> None:
    child = os.fork()
    if child == 0:
        with contextlib.suppress(OSError):
            kernel.check(kernel.LIBC.ptrace(PTRACE_TRACEME, 0, None, None), "ptrace")
            os._exit(0)
        os._exit(REFUSED)
    if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == REFUSED:
        raise OSError


def _mount(_targets: Targets) -> None:
    kernel.mount("tmpfs", str(Path.cwd()), "tmpfs")
    kernel.detach(str(Path.cwd()))  # it should never have come to this


def _make_namespaces(_targets: Targets) -> None:
    kernel.unshare(kernel.NEW_USER)


def _be_privileged(_targets: Targets) -> None:
    lines = Path("/proc/self/status").read_text().splitlines()
    fields = dict(line.split(":", 1) for line in lines)
    held = [int(fields[name], 16) for name in ("CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb")]
    is_root = 0 in os.getresuid() or 0 in os.getresgid()
    if not any(held[:3]) and not held[4] and fields["NoNewPrivs"].strip() == "1" and not is_root:
        raise OSError


def _raise_limits(_targets: Targets) -> None:
    for limit in (resource.RLIMIT_AS, resource.RLIMIT_NPROC, resource.RLIMIT_NOFILE):
        resource.setrlimit(limit, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def _take_memory(_targets: Targets) -> None:
    mmap.mmap(-1, TERABYTE, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | 0x4000).close()


def _share_memory(_targets: Targets) -> None:
    mmap.mmap(-1, mmap.PAGESIZE).close()


def _make_processes(_targets: Targets) -> None:
    children = []
    try:
        for _ in range(TOO_MANY_PROCESSES):
            child = os.fork()
            if child == 0:
                signal.pause()
            children.append(child)
    finally:
        for child in children:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)


def _make_a_huge_file(_targets: Targets) -> None:
    with Path("probe-sparse").open("wb") as file:
        os.ftruncate(file.fileno(), TERABYTE)


def _fill_the_disk(targets: Targets) -> None:
    names = [Path(f"probe-{number}") for number in range(targets["too_many_files"])]
    try:
        for name in names:
            with name.open("wb") as file:
                os.posix_fallocate(file.fileno(), 0, targets["file_mb"] * MEBIBYTE)
    finally:
        for name in names:
            name.unlink(missing_ok=True)


def _run_a_program(_targets: Targets) -> None:
    child = os.fork()
    if child == 0:
        with contextlib.suppress(OSError):
            kernel.check(kernel.LIBC.execv(b"/proc/self/exe", (ctypes.c_char_p * 1)()), "execv")
        os._exit(REFUSED)
    if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == REFUSED:
        raise OSError


def _use_an_old_descriptor(_targets: Targets) -> None:
    if sum(map(_is_open, range(3, 256))) <= 1:
        raise OSError


def _is_open(number: int) -> bool:
    with contextlib.suppress(OSError):
        os.fstat(number)
        return True
    return False


ATTEMPTS: dict[str, Callable[[Targets], None]] = {
    "read other files": _read_files,
    "write other files": _write_files,
    "change modes, owners or times of other files": _change_metadata,
    "connect to the network": _connect,
    "connect to local services": _connect_by_name,
    "signal other processes": _signal,
    "look at other processes": _look_at_processes,
    "trace processes": _trace,
    "mount": _mount,
    "make namespaces": _make_namespaces,
    "hold privileges": _be_privileged,
    "raise limits": _raise_limits,
    "take too much memory": _take_memory,
    "share memory unseen": _share_memory,
    "make too many processes": _make_processes,
    "make a huge file": _make_a_huge_file,
    "fill the disk": _fill_the_disk,
    "run programs": _run_a_program,
    "use the grader's descriptors": _use_an_old_descriptor,
}
