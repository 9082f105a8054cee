"""Files that appear whole or not at all: written beside their place, then moved into it.

Staging does everything that can fail (room, permissions, the disk); publishing only renames.
A staged file that was left behind tells the next run that the last one was interrupted.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class StagedFile:
    """A complete new version of ``final``, waiting beside it."""

    waiting: Path
    final: Path

    @property
    def is_change(self) -> bool:
        """Whether publishing it will change anything."""
        return not self.final.is_file() or self.final.read_bytes() != self.waiting.read_bytes()

    def publish(self) -> None:
        """Move the new version into its place."""
        self.waiting.replace(self.final)
        sync_folder(self.final.parent)

    def discard(self) -> None:
        """Take the new version away; nothing was published."""
        self.waiting.unlink(missing_ok=True)


@dataclass(frozen=True)
class StagedRemoval(StagedFile):
    """The removal of ``final``, marked by an empty file that waits beside it until that is done."""

    @property
    def is_change(self) -> bool:
        """Whether there is anything to remove."""
        return self.final.exists()

    def publish(self) -> None:
        """Remove the file, and then what tells of it."""
        self.final.unlink(missing_ok=True)
        self.waiting.unlink(missing_ok=True)
        sync_folder(self.final.parent)


def stage_removal(final: Path) -> StagedRemoval:
    """Prepare the removal of a file."""
    staged = stage(final, b"")
    return StagedRemoval(staged.waiting, staged.final)


def waiting_place(final: Path) -> Path:
    """Where the next version of a file waits."""
    return final.with_name(f".{final.name}.new")


def waited_for(folder: Path) -> list[Path]:
    """Name the files of a folder whose next version waits."""
    waiting = folder.glob(".*.new")
    return sorted(place.with_name(place.name[1:].removesuffix(".new")) for place in waiting)


def stage(final: Path, content: bytes) -> StagedFile:
    """Write the new version of a file beside its place and see that it is on the disk."""
    final.parent.mkdir(parents=True, exist_ok=True)
    staged = StagedFile(waiting_place(final), final)
    try:
        with staged.waiting.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        staged.discard()
        error.filename = str(final)
        raise
    return staged


@dataclass
class StagedGroup:
    """Files that are published together: ``files``, then ``last``, which stands for all."""

    files: list[StagedFile] = field(default_factory=list)
    last: StagedFile | None = None

    @property
    def in_order(self) -> list[StagedFile]:
        """All of them, in the order in which they are published."""
        return [*self.files, *([self.last] if self.last is not None else [])]

    @property
    def is_change(self) -> bool:
        """Whether publishing them will change anything."""
        return any(file.is_change for file in self.in_order)


@contextmanager
def published_together() -> Iterator[StagedGroup]:
    """Publish what the block adds to the group; all is discarded if it fails."""
    staged = StagedGroup()
    try:
        yield staged
    except Exception:
        for file in staged.in_order:
            file.discard()
        raise
    for file in staged.in_order:
        file.publish()


def sync_folder(folder: Path) -> None:
    """See that the names in a folder are on the disk, too."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
