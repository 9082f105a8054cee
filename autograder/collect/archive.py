"""Read a zip of unknown origin. Nothing is unpacked to the disk, and sizes are never believed."""

import contextlib
import io
import stat
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, tzinfo
from pathlib import Path, PurePosixPath

from autograder.control_characters import escape_line
from autograder.errors import SubmissionError

MAX_MEMBERS = 20_000
MAX_RATIO = 200
ASK_AGAIN = "Ask for the plain notebook"
SMALL = 10_000_000
"""Archives that unpack to less than this may be packed as tightly as they like."""

_DAMAGE = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError)
_ENCRYPTED = 0x1
_OTHERS = {zipfile.ZIP_BZIP2: "bzip2", zipfile.ZIP_LZMA: "lzma"}
_USUAL = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""How files may be packed: of others Python unpacks whole pieces at once, however large."""


@dataclass(frozen=True)
class Member:
    """One file of an archive."""

    parts: tuple[str, ...]
    content: bytes
    moment: datetime


@dataclass(frozen=True)
class Unusable:
    """One file of a class's archive that is not taken: what messages call it, and why."""

    where: str
    why: str


def is_archive_name(name: str) -> bool:
    """Whether a file calls itself a zip."""
    return name.lower().endswith(".zip")


def read_archive(source: Path | bytes, where: str, max_bytes: int, zone: tzinfo) -> list[Member]:
    """Read all files of a zip into memory.

    Parameters
    ----------
    source : Path or bytes
        The archive.
    where : str
        What messages call it.
    max_bytes : int
        What all its files may come to.
    zone : tzinfo
        The zone of the times in it, which zips do not say.

    Raises
    ------
    SubmissionError
        If it is damaged, too large, or holds a name that leads out of it; nothing of it is used.
    """
    file = io.BytesIO(source) if isinstance(source, bytes) else source
    with _faults(where), zipfile.ZipFile(file) as archive:
        return _read_members(archive, where, max_bytes, zone)


def read_class_archive(
    source: Path, where: str, max_bytes: int, max_bytes_each: int, zone: tzinfo
) -> Iterator[Member | Unusable]:
    """Read the zip of a whole class: a file that cannot be used costs nobody else's.

    Parameters
    ----------
    source, where, max_bytes, zone
        Like those of ``read_archive``.
    max_bytes_each : int
        What one file may come to; a larger one is not read to its end.

    Raises
    ------
    SubmissionError
        If the zip as a whole is damaged or too large.
    """
    with _faults(where), zipfile.ZipFile(source) as archive:
        room = max_bytes
        for info in _listed(archive, where):
            shown = f"{where}/{escape_line(info.filename, 200)}"
            try:
                _check(info, shown)
                with _faults(shown):
                    content = _content(archive, info, max_bytes_each)
            except SubmissionError as error:
                yield Unusable(shown, str(error).removeprefix(f"{shown}: "))
                continue
            if len(content) > max_bytes_each:
                most = f"{max_bytes_each / 1e6:.0f} MB"
                size = f"{info.file_size / 1e6:.0f} MB"
                yield Unusable(shown, f"it is too large: {size}, at most {most} are taken")
                continue
            room -= len(content)
            _check_room(room, max_bytes, where)
            yield Member(_path(info).parts, content, _moment(info, zone))


def list_archive(source: Path, where: str) -> list[tuple[str, ...]]:
    """Name all files of a zip, and read none; a name that leads out of it is left out.

    Raises
    ------
    SubmissionError
        If the zip is damaged.
    """
    with _faults(where), zipfile.ZipFile(source) as archive:
        return [_path(info).parts for info in _listed(archive, where) if not _leads_out(info)]


@contextlib.contextmanager
def _faults(where: str) -> Iterator[None]:
    try:
        yield
    except _DAMAGE as error:
        reported = str(error) or type(error).__name__
        raise _refusal(where, "the zip cannot be read", escape_line(reported)) from error
    except OSError as error:
        raise _refusal(where, "the zip cannot be read", error.strerror or str(error)) from error


def _listed(archive: zipfile.ZipFile, where: str) -> list[zipfile.ZipInfo]:
    infos = archive.infolist()
    if len(infos) > MAX_MEMBERS:
        raise _refusal(where, f"the zip holds more than {MAX_MEMBERS} files", str(len(infos)))
    return [info for info in infos if _path(info).parts and not _is_folder(info)]


def _path(info: zipfile.ZipInfo) -> PurePosixPath:
    """Return the path of a file; some programs for Windows part it by backslashes."""
    return PurePosixPath(info.filename.replace("\\", "/"))


def _is_folder(info: zipfile.ZipInfo) -> bool:
    return info.filename.endswith(("/", "\\"))


def _content(archive: zipfile.ZipFile, info: zipfile.ZipInfo, most: int) -> bytes:
    """Read a file, and no more than one byte beyond the most."""
    with archive.open(info) as file:
        return file.read(most + 1)


def _check_room(room: int, max_bytes: int, where: str) -> None:
    if room < 0:
        limit = f"{max_bytes / 1e6:.0f} MB"
        raise _refusal(where, f"the zip unpacks to more than {limit}", "a zip bomb, perhaps")


def _read_members(
    archive: zipfile.ZipFile, where: str, max_bytes: int, zone: tzinfo
) -> list[Member]:
    for info in archive.infolist()[:MAX_MEMBERS]:
        _check(info, where)
    members = []
    room = max_bytes
    for info in _listed(archive, where):
        content = _content(archive, info, room)
        room -= len(content)
        _check_room(room, max_bytes, where)
        members.append(Member(_path(info).parts, content, _moment(info, zone)))
    return members


def _check(info: zipfile.ZipInfo, where: str) -> None:
    """Refuse names that lead elsewhere, links, passwords, and bombs that say so themselves."""
    name = info.filename
    shown = escape_line(name)
    if _leads_out(info):
        raise _refusal(where, "a name in the zip leads out of it", shown)
    if stat.S_ISLNK(info.external_attr >> 16):
        raise _refusal(where, "the zip holds a symbolic link", shown)
    if info.flag_bits & _ENCRYPTED:
        raise _refusal(where, "the zip asks for a password", shown)
    if info.compress_type not in _USUAL:
        kind = _OTHERS.get(info.compress_type, f"method {info.compress_type}")
        raise _refusal(where, "a file in the zip is packed in an unusual way", kind)
    if info.file_size > SMALL and info.file_size > MAX_RATIO * max(info.compress_size, 1):
        raise _refusal(where, "a file in the zip is packed too tightly: a zip bomb", shown)


def _leads_out(info: zipfile.ZipInfo) -> bool:
    path = _path(info)
    return path.is_absolute() or ".." in path.parts or ":" in info.filename[:3]


def _moment(info: zipfile.ZipInfo, zone: tzinfo) -> datetime:
    try:
        return datetime(*info.date_time, tzinfo=zone)
    except ValueError:
        return datetime(1980, 1, 1, tzinfo=zone)


def _refusal(where: str, what: str, got: str) -> SubmissionError:
    return SubmissionError(f"{where}: {what}. Got {got}. {ASK_AGAIN}")
