"""Read a zip of unknown origin. Nothing is unpacked to the disk, and sizes are never believed."""

import io
import stat
import zipfile
import zlib
from dataclasses import dataclass
from datetime import datetime, tzinfo
from pathlib import Path, PurePosixPath

from autograder.errors import SubmissionError
from autograder.visible import visible_line

MAX_MEMBERS = 20_000
MAX_RATIO = 200
SMALL = 10_000_000
"""Archives that unpack to less than this may be packed as tightly as they like."""

_DAMAGE = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError)
_ENCRYPTED = 0x1


@dataclass(frozen=True)
class Member:
    """One file of an archive."""

    parts: tuple[str, ...]
    content: bytes
    moment: datetime


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
    try:
        with zipfile.ZipFile(file) as archive:
            return _read_members(archive, where, max_bytes, zone)
    except _DAMAGE as error:
        told = str(error) or type(error).__name__
        raise _refusal(where, "the zip cannot be read", visible_line(told)) from error
    except OSError as error:
        raise _refusal(where, "the zip cannot be read", error.strerror or str(error)) from error


def _read_members(
    archive: zipfile.ZipFile, where: str, max_bytes: int, zone: tzinfo
) -> list[Member]:
    infos = archive.infolist()
    if len(infos) > MAX_MEMBERS:
        raise _refusal(where, f"the zip holds more than {MAX_MEMBERS} files", str(len(infos)))
    for info in infos:
        _check(info, where)
    members = []
    room = max_bytes
    for info in infos:
        if info.is_dir():
            continue
        with archive.open(info) as file:
            content = file.read(room + 1)
        room -= len(content)
        if room < 0:
            limit = f"{max_bytes / 1e6:.0f} MB"
            raise _refusal(where, f"the zip unpacks to more than {limit}", "a zip bomb, perhaps")
        members.append(Member(PurePosixPath(info.filename).parts, content, _moment(info, zone)))
    return members


def _check(info: zipfile.ZipInfo, where: str) -> None:
    """Refuse names that lead elsewhere, links, passwords, and bombs that say so themselves."""
    name = info.filename
    shown = visible_line(name)
    path = PurePosixPath(name)
    if path.is_absolute() or ".." in path.parts or "\\" in name or ":" in name[:3]:
        raise _refusal(where, "a name in the zip leads out of it", shown)
    if stat.S_ISLNK(info.external_attr >> 16):
        raise _refusal(where, "the zip holds a symbolic link", shown)
    if info.flag_bits & _ENCRYPTED:
        raise _refusal(where, "the zip asks for a password", shown)
    if info.file_size > SMALL and info.file_size > MAX_RATIO * max(info.compress_size, 1):
        raise _refusal(where, "a file in the zip is packed too tightly: a zip bomb", shown)


def _moment(info: zipfile.ZipInfo, zone: tzinfo) -> datetime:
    try:
        return datetime(*info.date_time, tzinfo=zone)
    except ValueError:
        return datetime(1980, 1, 1, tzinfo=zone)


def _refusal(where: str, what: str, got: str) -> SubmissionError:
    return SubmissionError(f"{where}: {what}. Got {got}. Ask for the plain notebook")
