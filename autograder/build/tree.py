"""Folders as plain values: what should lie in one, what does, and putting it there in one go."""

import shutil
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Literal

Tree = Mapping[PurePosixPath, bytes]

_BY_THE_WAY = frozenset({"__pycache__", ".ipynb_checkpoints"})


@dataclass(frozen=True, order=True)
class Difference:
    """One file that is not as a build makes it; ``file`` is relative to the course."""

    file: str
    kind: Literal["differs", "missing", "stray"]


def read_tree(folder: Path) -> Tree:
    """Return all files in ``folder``, which may be absent, but what running them leaves behind."""
    return {
        PurePosixPath(path.relative_to(folder).as_posix()): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not _BY_THE_WAY.intersection(path.relative_to(folder).parts)
    }


def differences(folder: Path, tree: Tree, root: Path) -> Iterator[Difference]:
    """Yield what a build would change in ``folder`` to hold exactly ``tree``."""
    present = read_tree(folder)
    shown = PurePosixPath(folder.relative_to(root).as_posix())
    for name in sorted({*tree, *present}):
        file = str(shown / name)
        if name not in present:
            yield Difference(file, "missing")
        elif name not in tree:
            yield Difference(file, "stray")
        elif present[name] != tree[name]:
            yield Difference(file, "differs")


def write_tree(folder: Path, tree: Tree) -> None:
    """Write the files of ``tree`` into ``folder``, which is made if need be."""
    for name, content in tree.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def replace_folder(folder: Path, tree: Tree) -> None:
    """Make ``folder`` hold exactly ``tree``: the old one stays whole until the new one is."""
    new, old = (folder.with_name(f".{folder.name}.{state}") for state in ("new", "old"))
    for leftover in (new, old):
        if leftover.exists():
            shutil.rmtree(leftover)
    write_tree(new, tree)
    if folder.exists():
        folder.rename(old)
    new.rename(folder)
    if old.exists():
        shutil.rmtree(old)
