"""What a notebook does that was opened without the files of its topic.

The code of this module stands in the notebook itself, for there is nothing else then. Its functions
import for themselves, so that the notebook's own imports stay the only ones at its top. Built-ins
are only called, never passed on: what a student's cell does to ``len`` can then be put right, since
no function of the notebook uses the name for anything else.
"""


class FilesMissingError(Exception):
    """The files of the topic could not be got; the text says what to do."""

    def _render_traceback_(self) -> list[str]:  # Jupyter shows this and no more
        return [str(self)]


def get_topic_files(name: str, address: str) -> None:
    """Lay selfcheck.py, selfchecks and data beside the notebook, from the zip of the topic.

    It may lie beside the notebook, at the course's address or, in Colab, on your own computer.
    """
    import sys
    import urllib.request
    from pathlib import Path

    sys.stdout.write(f"This notebook was opened alone: what belongs beside it is in {name}.\n")
    if Path(name).is_file() and unpack_topic(Path(name).read_bytes()):
        return
    failed = ""
    if address:
        try:
            with urllib.request.urlopen(f"{address.rstrip('/')}/{name}", timeout=60) as answer:
                if unpack_topic(answer.read()):
                    return
        except OSError as error:
            failed = f"{address} could not be reached ({error}). "
    if not unpack_topic(upload_in_colab()):
        raise FilesMissingError(
            f"{failed}Upload {name} with the file browser, to the folder {Path.cwd()}, and run "
            "this cell again."
        )


def unpack_topic(content: bytes) -> bool:
    """Unpack all but the notebook; say whether it was the zip of a topic."""
    import importlib
    import io
    import zipfile

    if not zipfile.is_zipfile(io.BytesIO(content)):
        return False
    with zipfile.ZipFile(io.BytesIO(content)) as files:
        kits = [one for one in files.namelist() if one.split("/")[-1] == "selfcheck.py"]
        folders = [(len(one), one.removesuffix("selfcheck.py")) for one in kits]
        folder = min(folders, default=(0, ""))[1]
        for one in files.infolist() if kits else ():
            if one.filename.startswith(folder) and not one.filename.endswith((".ipynb", "/")):
                one.filename = one.filename.removeprefix(folder)
                files.extract(one)
    importlib.invalidate_caches()
    return bool(kits)


def upload_in_colab() -> bytes:
    """Ask for a file where that is possible; else there is none."""
    import importlib

    try:
        colab = importlib.import_module("google.colab.files")
    except ImportError:
        return b""
    return b"".join(list(colab.upload().values())[:1])
