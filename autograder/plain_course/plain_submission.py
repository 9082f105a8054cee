"""One submission to a plain course on its way, and what is refused before anything is done."""

import functools
import json
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from jupyter_client.kernelspec import NATIVE_KERNEL_NAME, NoSuchKernel
from jupyter_client.manager import KernelManager

from autograder.folder_walk import files_in, walk_folder

OTHER_KERNEL = (
    "{notebook}.ipynb wants the kernel {kernel!r}{language}. Only Python 3 is run in the sandbox. "
    "Nothing was graded. To have nbgrader run it, student code not confined: --unsandboxed"
)
MAX_EACH = MAX_TOGETHER = 256 << 20
"""Bytes of one file and of all files beside the notebooks that a submission may have."""

LEFT_OUT = (
    "{name} has {size:.0f} MB, more than cells are shown: at most "
    f"{MAX_EACH / 1e6:.0f} MB a file, {MAX_TOGETHER / 1e6:.0f} MB in all. They ran without it"
)
LINK = "{path} links out of the submission, to what a student may not read. Remove the link"
UNLISTED = "{path} holds a folder that cannot be listed: {said}. Hand in fewer folders"
OLD_SCHEMA = (
    "One or more notebooks in the assignment use an old version of the nbgrader metadata format. "
    "Please back up your class files directory and then update the metadata: nbgrader update ."
)
NEW_SCHEMA = (
    "One or more notebooks in the assignment use an newer version of the nbgrader metadata format. "
    "Please update your version of nbgrader to the latest version to be able to use this notebook."
)
DATABASE = (
    "There was an error accessing the nbgrader database. This may occur if you recently upgraded "
    "nbgrader. To resolve the issue, first BACK UP your database and then run: nbgrader db upgrade"
)


class NotExecutedError(Exception):
    """A notebook could not be run to its end; the message is nbgrader's."""


class NotOursError(Exception):
    """The submission cannot be graded here, and nothing of it was touched."""


@dataclass
class PlainSubmission:
    """One submission on its way.

    Attributes
    ----------
    state : str
        ``waiting``, ``running``, ``graded``, ``skipped`` or ``failed``.
    place : str
        The folder below the course's that nbgrader runs the notebooks in.
    notebooks : mapping of str to str
        The sanitised notebooks that are to be run, by file name.
    withheld, remarks : list of str
        Cells that have no score, each with the reason; what is to be known of other cells.
    """

    folder: str
    assignment: str
    student: str
    state: str = "waiting"
    place: str = ""
    notebooks: dict[str, str] = field(default_factory=dict)
    files: dict[str, bytes] = field(default_factory=dict)
    trouble: Exception | None = None
    fault: str = ""
    is_ours: bool = False
    stops_assignment: bool = False
    notes: list[str] = field(default_factory=list)
    sources: list[str] = field(default_factory=list)
    withheld: list[str] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)


def refuse_other_kernels(notebook: str, text: str, configured: str, *, kind: bool) -> None:
    """Refuse what the sandbox cannot run, and what nbgrader could not run either.

    Raises
    ------
    NotOursError
        If a language other than Python 3 is wanted.
    NoSuchKernel
        If the kernel is not installed; in the kind way Python runs the notebook all the same.
    """
    spec = json.loads(text).get("metadata", {}).get("kernelspec") or {}
    kernel = configured or str(spec.get("name") or NATIVE_KERNEL_NAME)
    installed = _language_of(kernel)
    language = installed or ("" if configured else str(spec.get("language") or ""))
    names = f"{language} {kernel}".lower()
    is_python = "python" in names or kernel.startswith("conda-")
    if not is_python or "python2" in names:
        shown = f" ({language})" if language else ""
        raise NotOursError(OTHER_KERNEL.format(notebook=notebook, kernel=kernel, language=shown))
    if installed is None and not kind:
        raise NoSuchKernel(kernel)


@functools.cache
def _language_of(kernel: str) -> str | None:
    """Return the language of a kernel that is installed; None if it is not."""
    try:
        spec = KernelManager(kernel_name=kernel).kernel_spec
    except NoSuchKernel:
        return None
    return str(spec.language) if spec else None


def refuse_links(folder: Path, own: Path) -> None:
    """Refuse links that lead out of a submission: nbgrader would copy what they point to.

    ``own`` is the topmost folder of the student on the way to the submission. What stands above it
    is the instructor's, who may have put a link there.

    Raises
    ------
    NotOursError
        If the submission lies elsewhere than its path says, or something in it does.
    """
    home = own.parent.resolve() / folder.relative_to(own.parent)
    if folder.resolve() != home:
        steps = [folder, *folder.parents]
        linked = [path for path in steps if path.is_relative_to(own) and path.is_symlink()]
        raise NotOursError(LINK.format(path=linked[-1] if linked else folder))
    for path in _entries(folder):
        if path.is_symlink() and not path.resolve().is_relative_to(home):
            raise NotOursError(LINK.format(path=path))


def own_folder(folder: Path, structure: str) -> Path:
    """Return the topmost folder of the student on the way to a submission.

    ``structure`` is nbgrader's ``directory_structure``.
    """
    parts = Path(structure).parts
    below = next((n for n, part in enumerate(reversed(parts)) if "{student_id}" in part), 0)
    return [folder, *folder.parents][below]


def _entries(folder: Path) -> Iterator[Path]:
    def refuse(error: OSError) -> None:
        raise NotOursError(UNLISTED.format(path=folder, said=error.strerror))

    for here, _, names in walk_folder(folder, refuse):
        yield from (here / name for name in names)


def files_below(folder: Path, but: Collection[str]) -> tuple[dict[str, bytes], list[str]]:
    """Read the files of a folder but some; name those that are too large to be taken along.

    They are as large as their length says, however little of it is on the disk.
    """
    paths = [path for path in files_in(folder) if path.is_file()]
    named = {path.relative_to(folder).as_posix(): path for path in paths}
    files: dict[str, bytes] = {}
    left_out: list[str] = []
    room = MAX_TOGETHER
    for name, path in named.items():
        size = path.stat().st_size
        if name in but:
            continue
        if size > min(MAX_EACH, room):
            left_out.append(LEFT_OUT.format(name=name, size=size / 1e6))
            continue
        room -= size
        files[name] = path.read_bytes()
    return files, left_out


def place_below(root: Path, folder: Path) -> str:
    """Return the part of a folder's path that is below the course's, else the end of it."""
    if folder.is_relative_to(root):
        return folder.relative_to(root).as_posix()
    return "/".join(folder.parts[-3:])


def last_line(text: str) -> str:
    """Return the line of a message or a traceback that says what went wrong."""
    lines = [line.strip() for line in text.splitlines() if line.strip(" -")]
    return lines[-1] if lines else text
