"""What this machine lets a program do, found by trying, never by guessing.

The kernel is tried in a process of its own: entering a namespace would change the caller.
"""

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from pydantic import TypeAdapter

from autograder.sandbox.zygote import INSIDE

_WAIT_SECONDS = 30

# Runs under `python -I`; prints the fields of KernelFeatures as JSON. System call numbers:
# landlock_create_ruleset is 444 everywhere, seccomp differs by machine.
_KERNEL_PROBE = """
import ctypes, json, os, platform
libc = ctypes.CDLL(None, use_errno=True)
def failed(result):
    return os.strerror(ctypes.get_errno()) if result != 0 else ""
abi = libc.syscall(444, None, 0, 1)
found = {"landlock": max(abi, 0), "landlock_error": failed(min(abi, 0))}
number = {"x86_64": 317, "aarch64": 277}.get(platform.machine())
if number is None:
    found["seccomp_error"] = "unknown machine " + platform.machine()
else:
    action = ctypes.c_uint32(0x00050000)  # SECCOMP_RET_ERRNO
    found["seccomp_error"] = failed(libc.syscall(number, 2, 0, ctypes.byref(action)))
NEWUSER, NEWNS, NEWPID, NEWNET, NEWIPC = 1 << 28, 1 << 17, 1 << 29, 1 << 30, 1 << 27
result = libc.unshare(NEWUSER) or libc.unshare(NEWNS | NEWPID | NEWNET | NEWIPC)
found["namespace_error"] = failed(result)
print(json.dumps(found))
"""

_MODULE_PROBE = """
import importlib.util, json, sys
names = json.loads(sys.argv[1])
print(json.dumps([name for name in names if importlib.util.find_spec(name) is not None]))
"""


_FIGURES_PROBE = """
import importlib.util, json, sys
spec = importlib.util.spec_from_file_location(
    "inside", sys.argv[1] + "/__init__.py", submodule_search_locations=[sys.argv[1]])
sys.modules["inside"] = importlib.util.module_from_spec(spec)
spec.loader.exec_module(sys.modules["inside"])
from inside.matplotlib_parts import moved_in_matplotlib
print(json.dumps(moved_in_matplotlib()))
"""


class ProbeError(Exception):
    """A probe gave no answer; the message is what the system said."""


@dataclass(frozen=True)
class KernelFeatures:
    """What the kernel offers to separate processes; an error text where it refuses."""

    landlock: int
    """The version of Landlock's interface; 0 without it."""
    landlock_error: str
    seccomp_error: str
    namespace_error: str


_KERNEL = TypeAdapter(KernelFeatures)
_NAMES = TypeAdapter(list[str])


def probe_kernel() -> KernelFeatures:
    """Try user namespaces, Landlock and system-call filters; ProbeError if nothing answers."""
    return _KERNEL.validate_json(_answer(Path(sys.executable), _KERNEL_PROBE))


def probe_modules(python: Path, names: tuple[str, ...]) -> list[str]:
    """List which modules an environment has; ProbeError if its Python does not start."""
    return _NAMES.validate_json(_answer(python, _MODULE_PROBE, json.dumps(names)))


def probe_figures(python: Path) -> list[str]:
    """Report what matplotlib has moved of what figures use; ProbeError if nothing answers."""
    return _NAMES.validate_json(_answer(python, _FIGURES_PROBE, str(INSIDE)))


def _answer(python: Path, code: str, *words: str) -> str:
    try:
        done = subprocess.run(
            [str(python), "-I", "-c", code, *words],
            capture_output=True,
            text=True,
            timeout=_WAIT_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise ProbeError(f"no answer within {_WAIT_SECONDS} s") from None
    except OSError as error:
        raise ProbeError(error.strerror or str(error)) from error
    if done.returncode != 0:
        said = done.stderr.strip().splitlines()
        raise ProbeError(said[-1] if said else f"it ended with code {done.returncode}")
    return done.stdout
