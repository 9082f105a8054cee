"""Which shared libraries the extension modules of an environment need, read from their headers."""

import contextlib
import os
import struct
from collections.abc import Iterable, Iterator
from pathlib import Path

PT_LOAD, PT_DYNAMIC = 1, 2
DT_NEEDED, DT_STRTAB = 1, 5
USUAL_FOLDERS = ("/usr/lib64", "/lib64", "/usr/lib", "/lib")


def needed_libraries(trees: Iterable[str]) -> dict[str, str]:
    """Find the libraries of the system that modules below ``trees`` need, and what these need.

    Returns
    -------
    dict
        The real file for every path at which the loader looks for it.
    """
    roots = tuple(trees)
    paths = list(_library_folders())
    found: dict[str, str] = {}
    queue = [path for root in roots for path in _shared_objects(root)]
    while queue:
        for name in _needs(queue.pop()):
            for place in paths:
                path = f"{place}/{name}"
                if path in found:
                    break
                if Path(path).is_file():
                    found[path] = os.path.realpath(path)
                    queue.append(found[path])
                    break
    return found


def _shared_objects(tree: str) -> Iterator[str]:
    """Yield the files below a folder that may be shared objects, by their names.

    Every sandbox waits for it: ``Path.rglob`` takes four times as long, and ``os.walk`` twice. What
    may not be read, or has gone, is left out.
    """
    folders = [tree]
    while folders:
        with contextlib.suppress(OSError), os.scandir(folders.pop()) as entries:
            for entry in entries:
                if entry.is_dir(follow_symlinks=False):
                    folders.append(entry.path)
                elif ".so" in entry.name:
                    yield entry.path


def _library_folders() -> Iterator[str]:
    """Return the folders from which this process itself was linked, then the usual ones."""
    seen = set()
    for line in Path("/proc/self/maps").read_text().splitlines():
        path = line.partition("/")[2]
        if ".so" in path:
            seen.add(str(Path("/" + path).parent))
    folders = [*sorted(seen), *(place for place in USUAL_FOLDERS if Path(place).is_dir())]
    return iter(dict.fromkeys(map(os.path.realpath, folders)))


def _needs(path: str) -> list[str]:
    """Read the names of needed libraries from an ELF file of 64 bits; none from anything else."""
    with Path(path).open("rb") as file:
        head = file.read(64)
        if len(head) < 64 or head[:6] != b"\x7fELF\x02\x01":
            return []
        offset, size, count = (
            *struct.unpack_from("<Q", head, 32),
            *struct.unpack_from("<HH", head, 54),
        )
        file.seek(offset)
        table = file.read(size * count)
        segments = [struct.unpack_from("<IIQQQQ", table, size * n) for n in range(count)]
        dynamic = next((s for s in segments if s[0] == PT_DYNAMIC), None)
        if dynamic is None:
            return []
        file.seek(dynamic[2])
        entries = list(struct.iter_unpack("<QQ", file.read(dynamic[5] // 16 * 16)))
        strings = next((value for tag, value in entries if tag == DT_STRTAB), 0)
        where = next(s for s in segments if s[0] == PT_LOAD and s[3] <= strings < s[3] + s[5])
        names = []
        for tag, value in entries:
            if tag == DT_NEEDED:
                file.seek(where[2] + strings - where[3] + value)
                names.append(file.read(256).partition(b"\0")[0].decode())
        return names
