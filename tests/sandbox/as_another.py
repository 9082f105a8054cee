"""Try the levels of confinement as another user, or on a machine that forbids something.

Prints one line of JSON. Run by test_levels.py: users and filters cannot be taken back, so this is
a process of its own.
"""

import ctypes
import json
import os
import platform
import struct
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

import pytest  # noqa: E402

from autograder.errors import SandboxError  # noqa: E402
from autograder.sandbox.inside.confinement import kernel  # noqa: E402
from autograder.sandbox.levels import Level, best_level, choose_level, probe_level  # noqa: E402

NOBODY = 65534
UNSHARE = {"x86_64": 272, "aarch64": 97}
LANDLOCK = 444


def make_reachable(*folders: str) -> None:
    """Cover folders that are closed to others by open ones that hold just what is needed."""
    kernel.unshare(kernel.NEW_MOUNTS)
    kernel.mount("none", "/", flags=kernel.MS_REC | kernel.MS_PRIVATE)
    for folder in map(Path, folders):
        closed = [p for p in (*reversed(folder.parents), folder) if not p.stat().st_mode & 1]
        if closed:
            handle = os.open(folder, os.O_PATH)
            kernel.mount("tmpfs", str(closed[0]), "tmpfs", data="mode=755")
            folder.mkdir(parents=True, exist_ok=True)
            kernel.mount(f"/proc/self/fd/{handle}", str(folder), flags=kernel.MS_BIND)
            os.close(handle)


def deny(what: str) -> None:
    """Let a system call fail as on a machine that does not offer it."""
    code = [(0x20, 0, 0, 0)]
    if what == "namespaces":
        number = UNSHARE[platform.machine()]
        code += [
            (0x15, 0, 4, number),
            (0x20, 0, 0, 16),
            (0x54, 0, 0, kernel.NEW_USER),
            (0x15, 1, 0, 0),
            (0x06, 0, 0, 0x0005_0001),
        ]
    else:
        code += [(0x15, 0, 1, LANDLOCK), (0x06, 0, 0, 0x0005_0026)]
    code.append((0x06, 0, 0, 0x7FFF_0000))
    program = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in code))
    words = struct.pack("HxxxxxxP", len(code), ctypes.addressof(program))
    kernel.prctl(kernel.PR_SET_NO_NEW_PRIVS, 1)
    number = kernel.number_of(kernel.SECCOMP)
    kernel.system_call(number, 1, 0, ctypes.create_string_buffer(words), what="seccomp")


def asked_for(level: str) -> str:
    try:
        return choose_level(ROOT, level)
    except SandboxError as error:
        return str(error)


def main(user: str, *words: str) -> None:
    """Become the user; then run pytest on the other words, or probe without what they name."""
    if os.geteuid() == 0:
        make_reachable(sys.base_prefix, str(ROOT))
    if user == "nobody" and os.geteuid() == 0:
        os.setgroups([])
        os.setresgid(NOBODY, NOBODY, NOBODY)
        os.setresuid(NOBODY, NOBODY, NOBODY)
        kernel.prctl(kernel.PR_SET_DUMPABLE, 1)
    if words[:1] == ("pytest",):
        raise SystemExit(pytest.main(list(words[1:])))
    for what in words:
        deny(what)
    probes = {level: probe_level(ROOT, level) for level in (Level.FULL, Level.REDUCED)}
    found = {
        "user": os.geteuid(),
        "best": best_level(ROOT),
        "holds": {level: probe.holds for level, probe in probes.items()},
        "gap": {level: probe.gap for level, probe in probes.items()},
        "asked": {level: asked_for(level) for level in probes},
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
