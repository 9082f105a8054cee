"""What students download: the released folder of a topic as one zip, the same bytes every time."""

import io
import zipfile
from pathlib import Path

_SKIPPED = ("__pycache__", ".ipynb_checkpoints")


def zip_of(folder: Path) -> bytes:
    """Return a folder as a zip: its files below its own name, in order, without their times."""
    buffer = io.BytesIO()
    files = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in files:
            name = path.relative_to(folder.parent)
            if not set(name.parts) & set(_SKIPPED):
                entry = zipfile.ZipInfo(name.as_posix())
                entry.external_attr = 0o644 << 16
                archive.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED)
    return buffer.getvalue()
