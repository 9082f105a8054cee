"""What a submission reaches, tried from inside: nothing but what is on the list."""

import os
import struct
import sysconfig
import time
from pathlib import Path

import pytest

from autograder.sandbox.inside.confinement.filters import (
    COLUMNS,
    MODES,
    TIMES,
    SharedView,
    filter_program,
)
from autograder.sandbox.inside.confinement.mounts import FOLDER
from autograder.sandbox.inside.confinement.system_calls import NUMBERS
from autograder.sandbox.zygote import INSIDE
from autograder.submission_limits import Limits

ROOT = Path(__file__).parents[2]
PROGRAMS = (
    sysconfig.get_path("stdlib") + "/",
    f"{ROOT}/.venv-sandbox/lib/python3.11/site-packages/",
    f"{INSIDE}/",
)
HOUSES = f"{FOLDER}/data/houses.csv"
DEVICES = {"/dev/null", "/dev/full", "/dev/random", "/dev/urandom"}

LIST_ALL = """
import os
for folder, folders, names in os.walk('/', followlinks=False):
    folders[:] = [f for f in folders if os.path.join(folder, f) != '/proc']
    for name in names:
        path = os.path.join(folder, name)
        try:
            os.close(os.open(path, os.O_RDONLY | os.O_NONBLOCK))
        except OSError:
            continue
        print('R', path)
        try:
            os.close(os.open(path, os.O_WRONLY | os.O_NONBLOCK))
        except OSError:
            continue
        print('W', path)
"""
TRY = """
def attempt(action):
    try:
        return action()
    except BaseException as error:
        return type(error).__name__
"""


@pytest.fixture(scope="module")
def reachable(full, tmp_path_factory):
    from tests.sandbox.conftest import run_cells

    folder = tmp_path_factory.mktemp("released")
    (folder / "data").mkdir()
    (folder / "data" / "houses.csv").write_text("price\n1\n")
    limits = Limits(output_kb=4096, cell_cpu_seconds=240)  # there may be 100,000 files
    (text,) = run_cells(full, folder, LIST_ALL, limits=limits)
    found = [line.split(" ", 1) for line in text.splitlines()]
    return (
        {path for kind, path in found if kind == "R"},
        {path for kind, path in found if kind == "W"},
    )


def test_every_file_that_opens_is_on_the_list(reachable):
    read, _ = reachable
    others = {path for path in read if not path.startswith(PROGRAMS)}
    libraries = {path for path in others if "/lib" in path and ".so" in Path(path).name}
    assert len(libraries) > 3
    assert others - libraries == DEVICES | {HOUSES}
    assert any(path.startswith(PROGRAMS[1] + "numpy/") for path in read)
    assert not any("/site-packages/" in path for path in read if path.startswith(PROGRAMS[0]))


def test_only_the_own_folder_and_the_sink_open_for_writing(reachable):
    _, written = reachable
    assert written <= DEVICES | {HOUSES}
    assert HOUSES in written


def test_proc_shows_the_own_processes_and_nothing_of_the_machine(run_full):
    (text,) = run_full("import os; print(sorted(os.listdir('/proc')))")
    assert text.strip() == "['1', '2', 'self', 'thread-self']"


def test_nothing_privileged_is_left(run):
    (text,) = run("print(open('/proc/self/status').read())")
    fields = dict(line.split(":\t", 1) for line in text.splitlines() if ":\t" in line)
    assert [fields[name] for name in ("CapInh", "CapPrm", "CapEff", "CapAmb")] == ["0" * 16] * 4
    assert (fields["NoNewPrivs"], fields["Seccomp"]) == ("1", "2")
    assert "0" not in fields["Uid"].split() + fields["Gid"].split()


def test_one_socket_is_open_and_leads_to_the_grader(run):
    (text,) = run(
        "import os\n"
        "for n in range(3, 256):\n"
        "    try: print(os.readlink(f'/proc/self/fd/{n}').split(':')[0])\n"
        "    except OSError: pass"
    )
    assert text.split() == ["socket"]


@pytest.mark.parametrize(
    "action",
    [
        "socket.socket()",
        "socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)",
        "os.kill(1, 9)",
        "os.setuid(0)",
        "os.setgroups([0])",
        "os.mkdir('/outside')",
        "open('/proc/sys/kernel/core_pattern', 'w')",
        "open('/proc/1/mem', 'rb')",
        "open('/proc/1/environ')",
        "os.mknod('device', 0o600 | 0o020000, os.makedev(1, 1))",
        "os.chroot('.')",
        "os.nice(-1)",
        "os.sethostname('x') if hasattr(os, 'sethostname') else socket.sethostname('x')",
        "os.execv('/proc/self/exe', ['x'])",
        "subprocess.run(['/bin/sh', '-c', 'true'])",
        "resource.setrlimit(resource.RLIMIT_NPROC, (10_000, 10_000))",
        "resource.setrlimit(resource.RLIMIT_AS, (-1, -1))",
        "resource.prlimit(os.getppid() or 1, resource.RLIMIT_NOFILE, (0, 0))",
        "mmap.mmap(-1, 4096)",
        "os.memfd_create('x')",
        "os.pidfd_open(1)",
        "fcntl.fcntl(0, 1031, 1 << 20)",
        "os.truncate(os.open('sparse', os.O_CREAT | os.O_RDWR), 1 << 40)",
    ],
)
def test_is_refused(run, action):
    modules = "import fcntl, mmap, os, resource, socket, subprocess"
    (text,) = run(f"{modules}\n{TRY}\nprint(attempt(lambda: {action}))")
    assert text.strip() in {"PermissionError", "OSError", "FileNotFoundError", "ValueError"}


@pytest.mark.parametrize(
    "name",
    [
        "ptrace",
        "keyctl",
        "bpf",
        "userfaultfd",
        "perf_event_open",
        "mount",
        "unshare",
        "setns",
        "process_vm_readv",
        "process_vm_writev",
        "name_to_handle_at",
        "io_uring_setup",
        "open_by_handle_at",
        "fchmodat2",
        "chown",
        "fchown",
        "lchown",
        "fchownat",
        "futimesat",
        "setxattr",
        "removexattr",
        "move_mount",
        "mount_setattr",
        "fsopen",
        "shmget",
        "msgget",
        "semget",
        "mq_open",
        "add_key",
        "personality",
        "memfd_create",
        "pidfd_getfd",
        "open_tree",
        "setsockopt",
        "connect",
        "bind",
        "rt_tgsigqueueinfo",
        "tkill",
        "execve",
    ],
)
def test_dangerous_calls_are_not_on_the_list(name):
    assert name not in NUMBERS


def test_the_filter_can_be_written_for_every_machine_that_it_knows():
    for machine in COLUMNS:
        for shared in (None, SharedView(42, governs_truncation=False)):
            program = filter_program(machine, shared)
            assert len(program) % 8 == 0
            assert len(program) // 8 < 4096


def fate_of(shared: SharedView | None, name: str, *words: int) -> int:
    """Run the filter as the kernel does for one call on x86_64; 0 stands for allowed."""
    program = filter_program("x86_64", shared)
    steps = list(struct.iter_unpack("HBBI", program))
    call = struct.pack("IIQ6Q", NUMBERS[name][0], 0xC000_003E, 0, *(*words, *[0] * 6)[:6])
    accumulator, place = 0, 0
    while True:
        code, then, otherwise, constant = steps[place]
        place += 1
        if code == 0x06:
            return 0 if constant == 0x7FFF_0000 else constant
        if code == 0x20:
            (accumulator,) = struct.unpack_from("I", call, constant)
        elif code == 0x54:
            accumulator &= constant
        else:
            is_true = accumulator == constant if code == 0x15 else accumulator >= constant
            place += then if is_true else otherwise


REFUSED, WITHOUT_EFFECT = 0x0005_0001, 0x0005_0000
OLD, NEW = SharedView(42, governs_truncation=False), SharedView(42, governs_truncation=True)


@pytest.mark.parametrize("name", sorted(TIMES))
def test_times_are_refused_where_the_machines_files_are_in_view(name):
    assert (fate_of(None, name), fate_of(NEW, name), fate_of(OLD, name)) == (0, REFUSED, REFUSED)


@pytest.mark.parametrize("name", sorted(MODES))
def test_modes_are_without_effect_where_the_machines_files_are_in_view(name):
    fates = (fate_of(None, name), fate_of(NEW, name), fate_of(OLD, name))
    assert fates == (0, WITHOUT_EFFECT, WITHOUT_EFFECT)


def test_nothing_is_emptied_where_landlock_does_not_govern_that():
    read_only, odd, write = os.O_RDONLY, os.O_ACCMODE, os.O_WRONLY
    for name, before in (("open", (0,)), ("openat", (0, 0))):
        for mode in (read_only, odd):
            assert fate_of(OLD, name, *before, mode | os.O_TRUNC) == REFUSED
            assert fate_of(NEW, name, *before, mode | os.O_TRUNC) == 0
        assert fate_of(OLD, name, *before, write | os.O_CREAT | os.O_TRUNC) == 0
        assert fate_of(OLD, name, *before, read_only) == 0
    assert (fate_of(OLD, "truncate"), fate_of(NEW, "truncate")) == (REFUSED, 0)


MACHINE_WIDE = {
    "mincore": "call(27, 232, start, 4096, words)",
    "fadvise64": "call(221, 223, file, 0, 0, 4)",
    "readahead": "call(187, 213, file, 0, 4096)",
    "cachestat": "call(451, 451, file, words, words, 0)",
    "preadv2 that does not wait": "call(327, 286, file, words, 1, 0, 0, 8)",
    "advice to fill": "call(28, 233, start, 4096, 3)",
    "advice to empty": "call(28, 233, start, 4096, 21)",
    "advice to fill pages": "call(28, 233, start, 4096, 22)",
    "advice to merge": "call(28, 233, start, 4096, 12)",
    "sysinfo": "call(99, 179, words)",
    "statx": "call(332, 291, -100, b'.', 0, 0x4000, words)",
    "statmount": "call(457, 457, words, words, 64, 0)",
    "SO_COOKIE": "call(55, 209, sock, 1, 57, words, size)",
    "SO_PEERPIDFD": "call(55, 209, sock, 1, 77, words, size)",
    "clone with a descriptor": "call(56, 220, 0x1000 | 17, 0, words, 0, 0)",
    "pidfd_open": "call(434, 434, os.getpid(), 0)",
    "quotactl": "call(179, 60, 0, 0, 0, 0)",
    "syslog": "call(103, 116, 3, words, 64)",
}
TRY_MACHINE_WIDE = """
import ctypes, mmap, os, socket
libc = ctypes.CDLL(None, use_errno=True)
words, size = ctypes.create_string_buffer(4096), ctypes.c_int(8)
size = ctypes.byref(size)
file = os.open(os.__file__, os.O_RDONLY)
mapped = mmap.mmap(file, 0, prot=mmap.PROT_READ, flags=mmap.MAP_PRIVATE)
import numpy as np
start = ctypes.c_void_p(np.frombuffer(mapped, dtype=np.uint8).ctypes.data)
sock = socket.socketpair()[0].detach()
x86 = os.uname().machine == 'x86_64'
def call(on_x86, on_arm, *arguments):
    result = libc.syscall(on_x86 if x86 else on_arm, *arguments)
    if result == 0 and on_x86 == 56: os._exit(0)
    return result, ctypes.get_errno()
print(*ACTION)
"""


@pytest.mark.parametrize("action", MACHINE_WIDE.values(), ids=MACHINE_WIDE)
def test_state_of_the_whole_machine_is_out_of_reach(run, action):
    """It outlives a submission, and could carry a hidden input to the next run."""
    (text,) = run(TRY_MACHINE_WIDE.replace("ACTION", action))
    assert text.split() in (["-1", "1"], ["-1", "38"])


def test_what_programs_ask_of_memory_and_sockets_still_works(run):
    (text,) = run(
        "import mmap, socket\n"
        "import numpy as np\n"
        "memory = mmap.mmap(-1, 1 << 22, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)\n"
        "for advice in (mmap.MADV_DONTNEED, mmap.MADV_HUGEPAGE, mmap.MADV_FREE): "
        "memory.madvise(advice)\n"
        "one, other = socket.socketpair(); copy = socket.socket(fileno=one.detach())\n"
        "print(copy.type.name, copy.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR))\n"
        "print(int(np.ones((2000, 2000)).sum()))\n"
    )
    assert text.split() == ["SOCK_STREAM", "0", "4000000"]


METADATA = {
    "chmod": "os.chmod(name, 0o777)",
    "fchmodat": "os.chmod(name, 0o777, dir_fd=folder)",
    "chmod by number": "libc.syscall(numbers['chmod'], path(name), 0o777)",
    "fchmodat2": "libc.syscall(452, -100, path(name), 0o777, 0)",
    "chown": "os.chown(name, -1, -1)",
    "lchown": "os.lchown(name, os.getuid(), os.getgid())",
    "utime": "os.utime(name, (0, 0))",
    "utime of now": "os.utime(name)",
    "utimensat": "os.utime(name, (0, 0), dir_fd=folder, follow_symlinks=False)",
    "futimesat": "libc.syscall(numbers['futimesat'], -100, path(name), None)",
    "setxattr": "os.setxattr(name, 'user.x', b'1')",
    "removexattr": "os.removexattr(name, 'user.kept')",
    "setxattrat": "libc.syscall(463, -100, path(name), 0, b'user.x', words, 24)",
    "file_setattr": "libc.syscall(469, -100, path(name), words, 24, 0)",
    "truncate": "os.truncate(name, 0)",
    "open to truncate": "os.close(os.open(name, os.O_RDONLY | os.O_TRUNC))",
    "flags": "fcntl.ioctl(os.open(name, os.O_RDONLY), 0x40086602, b'\\x20\\0\\0\\0\\0\\0\\0\\0')",
    "handle": "libc.syscall(304, -100, words, os.O_RDWR)",
    "io_uring": "libc.syscall(425, 8, words)",
    "mount": "libc.mount(b'none', path(name), b'tmpfs', 0, None)",
    "move_mount": "libc.syscall(429, folder, b'', -100, path(name), 4)",
    "mount_setattr": "libc.syscall(442, -100, path(name), 0, words, 32)",
    "rename": "os.rename(name, str(name) + '2')",
    "link": "os.link(name, 'linked')",
    "swap": "libc.syscall(316, -100, path(name), -100, path('own'), 2)",
    "unlink": "os.unlink(name)",
}
TRY_METADATA = """
import ctypes, fcntl, os
libc = ctypes.CDLL(None)
numbers = {'chmod': 90 if os.uname().machine == 'x86_64' else 452,
           'futimesat': 261 if os.uname().machine == 'x86_64' else 452}
words = ctypes.create_string_buffer(64)
path = lambda name: ctypes.c_char_p(os.fsencode(name))
open('own', 'w').close()
folder = os.open('.', os.O_RDONLY)
for target in TARGETS:
    names = [target]
    for flags in (os.O_PATH, os.O_PATH | os.O_NOFOLLOW, os.O_RDONLY | os.O_NONBLOCK):
        try:
            descriptor = os.open(target, flags)
        except OSError:
            continue
        names += [descriptor, f'/proc/self/fd/{descriptor}']
    for name in names:
        try:
            ACTION
        except (OSError, TypeError, ValueError):
            pass
print('tried')
"""


def facts_of(path):
    found = path.stat()
    times = (found.st_mtime_ns, found.st_ctime_ns)
    return (found.st_ino, found.st_mode, found.st_uid, found.st_gid, found.st_size, *times)


@pytest.mark.parametrize("action", METADATA.values(), ids=METADATA)
def test_nothing_about_other_peoples_files_can_be_changed(run, tmp_path_factory, action):
    """They belong to who grades; an ordinary user's submission at level reduced is that user."""
    folder = tmp_path_factory.mktemp("others")
    book, secret, closed = folder / "gradebook.db", folder / "secret", folder / "closed"
    for file in (book, secret):
        file.write_text("marks")
    secret.chmod(0o600)
    closed.mkdir()
    targets = [folder, book, secret, closed, Path(INSIDE, "__init__.py")]
    before = [facts_of(path) for path in targets]
    code = TRY_METADATA.replace("TARGETS", repr([str(path) for path in targets]))
    (text,) = run(code.replace("ACTION", action))
    assert text.strip() == "tried"
    assert [facts_of(path) for path in targets] == before


def test_honest_code_copies_and_touches_its_own_files(run):
    (text,) = run(
        "import os, pathlib, shutil, tempfile, zipfile\n"
        "open('a.txt', 'w').write('abc')\n"
        "shutil.copy('a.txt', 'b.txt'); shutil.copyfile('a.txt', 'c.txt')\n"
        "pathlib.Path('d').touch(); pathlib.Path('d').touch()\n"
        "os.chmod('a.txt', 0o600)\n"
        "with zipfile.ZipFile('e.zip', 'w') as file: file.write('a.txt')\n"
        "with zipfile.ZipFile('e.zip') as file: file.extractall('out')\n"
        "shutil.move('c.txt', 'f.txt'); os.replace('b.txt', 'g.txt')\n"
        "with open('g.txt', 'r+') as file: file.truncate(1)\n"
        "shutil.rmtree('out')\n"
        "print(sorted(os.listdir('.')), open('g.txt').read())\n"
    )
    assert text.strip() == "['a.txt', 'd', 'e.zip', 'f.txt', 'g.txt'] a"


def test_calls_by_number_are_refused_too(run):
    code = (
        "import ctypes, os, platform\n"
        "libc = ctypes.CDLL(None, use_errno=True)\n"
        "def call(*words):\n"
        "    result = libc.syscall(*words)\n"
        "    return ctypes.get_errno() if result == -1 else 'done'\n"
        "x86 = platform.machine() == 'x86_64'\n"
        "print(call(435, 0, 0), call(272 if x86 else 97, 1 << 28),\n"
        "      call(56 if x86 else 220, (1 << 28) | 17, 0, 0, 0, 0),\n"
        "      call(0x40000000 + 39), call(101 if x86 else 117, 0, 0, 0, 0))\n"
    )
    (text,) = run(code)
    assert text.split() == ["38", "1", "1", "38", "1"]


def test_what_honest_code_needs_still_works(run):
    (text,) = run(
        "import asyncio, multiprocessing, tempfile, threading, sqlite3, ssl, lzma, bz2, ctypes\n"
        "async def main():\n"
        "    await asyncio.sleep(0)\n"
        "    return 'async'\n"
        "print(asyncio.new_event_loop().run_until_complete(main()))\n"
        "with tempfile.TemporaryFile() as file: file.write(b'x')\n"
        "threading.Thread(target=lambda: None).start()\n"
        "import os\n"
        "child = os.fork()\n"
        "if child == 0: os._exit(3)\n"
        "print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))\n"
        "open('own.txt', 'w').write('x'); open('/dev/null', 'w').write('x')\n"
        "import matplotlib.pyplot as plt; plt.plot([1, 2]); plt.savefig('a.png'); plt.close()\n"
        "print(os.path.getsize('a.png') > 0)\n"
    )
    assert text.split() == ["async", "3", "True"]


def test_a_fork_bomb_stops_at_the_limit(run):
    (text,) = run(
        "import os, time\n"
        "count = 0\n"
        "try:\n"
        "    while count < 2000:\n"
        "        if os.fork() == 0: time.sleep(60); os._exit(0)\n"
        "        count += 1\n"
        "except OSError as error: print(type(error).__name__, 20 < count < 500)\n"
    )
    assert text.strip() == "BlockingIOError True"


def test_a_thread_bomb_stops_at_the_limit(run):
    (text,) = run(
        "import threading\n"
        "stop, count = threading.Event(), 0\n"
        "try:\n"
        "    while count < 2000:\n"
        "        threading.Thread(target=stop.wait, daemon=True).start(); count += 1\n"
        "except RuntimeError: print(20 < count < 500)\n"
        "stop.set()\n",
        limits=Limits(memory_mb=16_384),
    )
    assert text.strip() == "True"


def test_memory_of_one_process_and_of_all_together_is_limited(run):
    one, all_together = run(
        "try: bytearray(700 << 20)\nexcept MemoryError: print('MemoryError')",
        "import os, time\n"
        "for _ in range(8):\n"
        "    if os.fork() == 0:\n"
        "        block = bytearray(b'x') * (250 << 20)\n"
        "        time.sleep(600); os._exit(0)\n"
        "time.sleep(600); print('alive')\n",
    )
    assert one.strip() == "MemoryError"
    assert all_together == ""


def test_the_folder_holds_so_much_and_no_more(run_full):
    (text,) = run_full(
        "import errno\n"
        "written = 0\n"
        "try:\n"
        "    for n in range(100):\n"
        "        written += open(f'file{n}', 'wb').write(bytes(10 << 20))\n"
        "except OSError as error: print(errno.errorcode[error.errno], written >> 20 <= 64)\n"
        "import os\n"
        "for n in range(100):\n"
        "    if os.path.exists(f'file{n}'): os.remove(f'file{n}')\n"
        "try:\n"
        "    for n in range(20_000): open(f'small{n}', 'w').close()\n"
        "except OSError as error: print(errno.errorcode[error.errno], n < 10_000)\n"
    )
    assert text.split() == ["ENOSPC", "True", "ENOSPC", "True"]


def test_nothing_is_left_for_the_next_submission(zygote, tmp_path):
    from tests.sandbox.conftest import run_cells

    leave = (
        "import os, time\n"
        "open('left', 'w').write('x'); open(os.path.expanduser('~/left'), 'w').write('x')\n"
        "print(os.getcwd())\n"
        "if os.fork() == 0:\n"
        "    os.setsid()\n"
        "    if os.fork() == 0: time.sleep(600)\n"
        "    os._exit(0)\n"
    )
    (folder,) = run_cells(zygote, tmp_path, leave)
    look = f"import os; print(os.listdir('.'), os.listdir('/proc') if {folder.strip()!r} else '')"
    if zygote.level == "full":
        (text,) = run_cells(zygote, tmp_path, look)
        assert text.strip() == "[] ['self', 'thread-self', '1', '2']"
    else:
        assert not Path(folder.strip()).exists()


def test_the_notebook_sees_no_name_of_the_machine(run_full):
    (text,) = run_full("import socket, os; print(socket.gethostname(), os.uname().nodename)")
    assert text.split() == ["notebook", "notebook"]


def test_the_container_ends_with_the_zygote(tmp_path):
    from autograder.sandbox.zygote import Zygote, sandbox_python

    zygote = Zygote(sandbox_python(ROOT), "full")
    channel = zygote.spawn(Limits())
    pid = channel.pid
    zygote.program.process.kill()
    zygote.program.process.wait()
    deadline = time.monotonic() + 30
    while Path(f"/proc/{pid}").exists() and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not Path(f"/proc/{pid}").exists()
    channel.close_socket()
    zygote.close()
    assert os.getpid() != pid
