"""The system calls that Python does not offer, by ctypes; each raises OSError when it fails."""

import ctypes
import os
import platform
import struct

LIBC = ctypes.CDLL(None, use_errno=True)

NEW_MOUNTS = 0x0002_0000
NEW_CGROUP = 0x0200_0000
NEW_UTS = 0x0400_0000
NEW_IPC = 0x0800_0000
NEW_USER = 0x1000_0000
NEW_PID = 0x2000_0000
NEW_NET = 0x4000_0000

MS_NOSUID, MS_NODEV, MS_NOEXEC, MS_REMOUNT = 2, 4, 8, 32
MS_BIND, MS_REC, MS_PRIVATE = 0x1000, 0x4000, 0x4_0000
MS_READ_ONLY = 1
UMOUNT_DETACH = 2

ATTR_READ_ONLY, ATTR_NOSUID, ATTR_NODEV, ATTR_NOEXEC = 1, 2, 4, 8
AT_FDCWD = -100
AT_RECURSIVE = 0x8000

PIVOT_ROOT = {"x86_64": 155, "aarch64": 41}
CAPSET = {"x86_64": 126, "aarch64": 91}
SECCOMP = {"x86_64": 317, "aarch64": 277}
MOUNT_SETATTR = 442
CAPABILITY_VERSION_3 = 0x2008_0522

PR_SET_PDEATHSIG = 1
PR_SET_DUMPABLE = 4
PR_CAPBSET_DROP = 24
PR_SET_CHILD_SUBREAPER = 36
PR_SET_NO_NEW_PRIVS = 38
PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL = 47, 4


def check(result: int, what: str) -> int:
    """Turn the C library's -1 into an exception that names what was tried."""
    if result == -1:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number), what)
    return result


def system_call(number: int, *words: object, what: str) -> int:
    """Make a system call by its number."""
    return check(int(LIBC.syscall(ctypes.c_long(number), *words)), what)


def number_of(table: dict[str, int]) -> int:
    """Look up a number for this machine; OSError where nobody wrote one down."""
    machine = platform.machine()
    if machine not in table:
        raise OSError(38, f"no table of system calls for {machine}")
    return table[machine]


def unshare(flags: int) -> None:
    """Enter new namespaces."""
    check(LIBC.unshare(flags), "unshare")


def setns(descriptor: int, flags: int) -> None:
    """Enter namespaces of a process, given its pidfd."""
    check(LIBC.setns(descriptor, flags), "setns")


def prctl(option: int, *words: int) -> int:
    """Set a property of this process."""
    four = [ctypes.c_ulong(word) for word in (*words, 0, 0, 0, 0)[:4]]
    return check(LIBC.prctl(option, *four), f"prctl {option}")


def mount(source: str, target: str, kind: str = "", flags: int = 0, data: str = "") -> None:
    """Mount a file system."""
    result = LIBC.mount(
        os.fsencode(source),
        os.fsencode(target),
        kind.encode() or None,
        ctypes.c_ulong(flags),
        data.encode() or None,
    )
    check(result, f"mount {target}")


def detach(target: str) -> None:
    """Take a mount and all below it out of the tree."""
    check(LIBC.umount2(os.fsencode(target), UMOUNT_DETACH), f"umount {target}")


def restrict_mount(target: str, attributes: int) -> None:
    """Add attributes to a mount and to all mounts below it."""
    words = ctypes.create_string_buffer(struct.pack("4Q", attributes, 0, 0, 0))
    path = ctypes.c_char_p(os.fsencode(target))
    system_call(
        MOUNT_SETATTR,
        AT_FDCWD,
        path,
        AT_RECURSIVE,
        words,
        ctypes.c_size_t(32),
        what=f"mount_setattr {target}",
    )


def pivot_root(root: str) -> None:
    """Mount ``root`` as the root of this mount namespace, and detach the old one."""
    os.chdir(root)
    system_call(number_of(PIVOT_ROOT), b".", b".", what="pivot_root")
    detach(".")
    os.chdir("/")
