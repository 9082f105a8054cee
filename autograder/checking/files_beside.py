"""The files of a student's own that lie beside the notebook: modules, tables, scripts.

They go into the sandbox's working folder, where the notebook finds them, and nowhere else.
"""

import ast
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from autograder.checking.files import FolderContents
from autograder.control_characters import escape_line

MAX_FILES = 100
MAX_BYTES = 10_000_000
"""Of all of them together: they are laid out again whenever the notebook is run."""

_KIT = {"selfcheck.py", "conftest.py", "requirements.txt"}
_KIT_FOLDER = "selfchecks"
_LEFT_OUT = (
    "Not laid beside the notebook while it was graded: {names}. Files of one's own may be "
    f"{MAX_FILES}, of {{most:.0f}} MB together."
)
_HIDDEN = (
    "`{name}` has the name of a module of Python or of a library, and that one is imported. "
    "Give the file another name."
)
_IN_THE_WAY = (
    "Not laid beside the notebook while it was graded: {names}. What is a folder there is the name "
    "of a file, too. Give one of them another name."
)
MAX_NAMES = 5
_IMPORTED_FIRST = sys.stdlib_module_names | {
    "test",
    "numpy",
    "pandas",
    "matplotlib",
    "scipy",
    "PIL",
}


@dataclass(frozen=True)
class OwnFiles:
    """The bytes of the files by their place beside the notebook, and notes about the others."""

    contents: Mapping[str, bytes] = field(default_factory=dict, repr=False)
    notes: tuple[str, ...] = ()

    @property
    def has_modules(self) -> bool:
        """Whether code may be imported or run from them."""
        return any(
            PurePosixPath(name).suffix in (".py", ".ipy", ".ipynb") for name in self.contents
        )


def read_own_files(
    folder: Path,
    files: FolderContents,
    notebook: str,
    released: Collection[str],
    max_bytes: int = MAX_BYTES,
) -> OwnFiles:
    """Read what lies beside the notebook that counts, and is not of the release.

    Parameters
    ----------
    folder : Path
        The submission's folder.
    files : FolderContents
        What it holds.
    notebook : str
        The name of the file that counts.
    released : collection of str
        The files of the release; a file of the same name is never laid over one of them.
    max_bytes : int
        What one file in the sandbox may have; all together have no more than that, either.
    """
    contents: dict[str, bytes] = {}
    left_out: list[str] = []
    in_the_way: list[str] = []
    folders: set[str] = set()
    room = most = min(MAX_BYTES, max_bytes)
    for name, place in sorted(_places(files.names, notebook), key=_use):
        if _is_released(place, released) or place in contents:
            continue
        around = [parent.as_posix() for parent in PurePosixPath(place).parents]
        if place in folders or not contents.keys().isdisjoint(around):
            in_the_way.append(name)
            continue
        size = (folder / name).lstat().st_size
        if len(contents) >= MAX_FILES or size > room:
            left_out.append(name)
            continue
        try:
            contents[place] = (folder / name).read_bytes()
        except OSError:
            left_out.append(name)
            continue
        room -= size
        folders.update(around)
    notes = []
    if left_out:
        notes.append(_LEFT_OUT.format(names=_listed(left_out), most=most / 1e6))
    if in_the_way:
        notes.append(_IN_THE_WAY.format(names=_listed(in_the_way)))
    return OwnFiles(contents, tuple(notes))


def hidden_modules(own: Iterable[str], trees: Iterable[ast.Module | None]) -> Iterator[str]:
    """Report modules of a student's own that cannot be imported, because Python has their name."""
    own = [name for name in own if name.endswith(".py")]
    imported = set()
    for tree in trees if own else ():
        for node in ast.walk(tree) if tree else ():
            if isinstance(node, ast.Import):
                imported |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level:
                imported.add((node.module or "").partition(".")[0])
    for name in own:
        module = name.partition("/")[0].removesuffix(".py")
        if name == f"{module}.py" and module in imported & _IMPORTED_FIRST:
            yield _HIDDEN.format(name=escape_line(name, 60))


def _places(names: Iterable[str], notebook: str) -> Iterator[tuple[str, str]]:
    """Yield each file with its place as the notebook sees it, first those of its own folder."""
    around = PurePosixPath(notebook).parent
    others = [name for name in names if name != notebook]
    for name in others:
        if PurePosixPath(name).is_relative_to(around):
            yield name, PurePosixPath(name).relative_to(around).as_posix()
    for name in others:
        if not PurePosixPath(name).is_relative_to(around):
            yield name, name


def _use(found: tuple[str, str]) -> tuple[object, ...]:
    """Sort modules first, then what lies nearest."""
    path = PurePosixPath(found[1])
    return path.suffix != ".py", len(path.parts), found[1]


def _is_released(place: str, released: Collection[str]) -> bool:
    """Return whether a file would take the place of one of ours, or of a folder of ours."""
    parts = PurePosixPath(place).parts
    above = {"/".join(parts[:end]) for end in range(1, len(parts) + 1)}
    is_folder_of_ours = any(name.startswith(f"{place}/") for name in released)
    is_kit = parts[0] in _KIT or parts[0] == _KIT_FOLDER
    return is_kit or is_folder_of_ours or not above.isdisjoint(released)


def _listed(names: list[str]) -> str:
    shown = ", ".join(f"`{escape_line(name, 60)}`" for name in names[:MAX_NAMES])
    return shown + (f" and {len(names) - MAX_NAMES} more" if len(names) > MAX_NAMES else "")
