"""What a submission sees of the file system: an allow-list, all of it read-only, and one folder.

The view is made once for each warm process; every submission gets a fresh ``/notebook`` and
``/proc`` on top of it.
"""

import sysconfig
from pathlib import Path

from . import kernel
from .libraries import needed_libraries

DEVICES = ("null", "full", "random", "urandom")  # memory of a shared /dev/zero has no owner
SCRATCH = "/notebook"
FOLDER = f"{SCRATCH}/work"
HOME = f"{SCRATCH}/home"
TEMPORARY = f"{SCRATCH}/tmp"
MAX_FILES = 10_000
NO_PROGRAMS = kernel.MS_NOSUID | kernel.MS_NODEV | kernel.MS_NOEXEC


def program_trees(inside: str) -> list[str]:
    """List the folders that the programs of a submission are read from."""
    paths = [sysconfig.get_path(name) for name in ("stdlib", "purelib", "platlib")]
    return list(dict.fromkeys((*paths, inside)))


def foreign_packages() -> str:
    """Name the folder of the base Python's own packages, which no submission is to see."""
    return sysconfig.get_path("stdlib") + "/site-packages"


def build_view(root: str, inside: str) -> None:
    """Build the view in an empty folder and make it the root of this mount namespace."""
    kernel.mount("none", "/", flags=kernel.MS_REC | kernel.MS_PRIVATE)
    kernel.mount("tmpfs", root, "tmpfs", NO_PROGRAMS, "mode=755,size=1m,nr_inodes=2000")
    trees = program_trees(inside)
    for tree in trees:
        _bind(tree, root + tree)
    if Path(foreign_packages()).is_dir() and foreign_packages() not in trees:
        kernel.mount("tmpfs", root + foreign_packages(), "tmpfs", NO_PROGRAMS, "size=4k,mode=755")
    for path, file in needed_libraries(trees).items():
        _bind(file, root + path)
    _copy_links(root)
    for name in ("/proc", SCRATCH, "/dev"):
        Path(root + name).mkdir()
    Path(root + "/dev/shm").symlink_to(TEMPORARY)
    if not Path(root + "/tmp").exists():
        Path(root + "/tmp").symlink_to(TEMPORARY)
    kernel.restrict_mount(root, kernel.ATTR_NOSUID | kernel.ATTR_NODEV)
    for name in DEVICES:
        _bind(f"/dev/{name}", f"{root}/dev/{name}")
    kernel.restrict_mount(root, kernel.ATTR_READ_ONLY | kernel.ATTR_NOSUID)
    kernel.mount("proc", root + "/proc", "proc", NO_PROGRAMS)
    kernel.mount("tmpfs", root + SCRATCH, "tmpfs", NO_PROGRAMS, "mode=777,size=64m,nr_inodes=1000")
    kernel.pivot_root(root)
    make_folders()


def make_folders() -> None:
    """Make the folders below the writable one."""
    for name in (FOLDER, HOME, TEMPORARY):
        Path(name).mkdir(mode=0o777)
        Path(name).chmod(0o777)  # whatever the umask


def _bind(source: str, target: str) -> None:
    """Show a file or a folder at another place."""
    if Path(source).is_dir():
        Path(target).mkdir(parents=True, exist_ok=True)
    elif not Path(target).exists():
        Path(target).parent.mkdir(parents=True, exist_ok=True)
        Path(target).touch()
    kernel.mount(source, target, flags=kernel.MS_BIND | kernel.MS_REC)


def _copy_links(root: str) -> None:
    """Repeat the links by which a system's /lib is its /usr/lib."""
    for name in ("/lib", "/lib64"):
        if Path(name).is_symlink() and not Path(root + name).exists():
            Path(root + name).symlink_to(Path(name).readlink())


def mount_private(size_mb: int) -> None:
    """Return a submission a fresh folder of limited size, and a view of its own processes only."""
    data = f"mode=700,size={size_mb}m,nr_inodes={MAX_FILES}"
    kernel.mount("tmpfs", SCRATCH, "tmpfs", NO_PROGRAMS, data)
    make_folders()
    kernel.mount("proc", "/proc", "proc", NO_PROGRAMS | kernel.MS_READ_ONLY, "subset=pid")
