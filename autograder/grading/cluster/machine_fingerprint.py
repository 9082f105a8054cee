"""What a machine must have in common with the one that asks it to grade, part by part."""

import platform
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from autograder.grading.engine_modules import ENGINE
from autograder.grading.fingerprints import engine_packages
from autograder.grading.hashes import file_parts, hash_of
from autograder.paths import CoursePaths


def fingerprint(paths: CoursePaths, topics: Sequence[str]) -> dict[str, str]:
    """Return a version or a hash of every part that verdicts on some topics depend on."""
    parts = {
        "Python": platform.python_version(),
        "engine code": hash_of(list(_engine_code())),
        "engine packages": ", ".join(engine_packages()),
        "sandbox packages": ", ".join(_sandbox_packages(paths.root)) or "none",
    }
    for slug in topics:
        files = (
            paths.hidden_test(slug, "x").parent,
            paths.reference(slug, "x").parent,
            paths.release(slug) / "data",
            paths.open_functions(slug),
        )
        found = [part for place in files for part in file_parts(place)]
        parts[f"tests, references and data of {slug}"] = hash_of(found)
    return parts


def differences(expected: Mapping[str, str], found: Mapping[str, str]) -> tuple[str, ...]:
    """Name the parts that are not the same, with their versions where these can be read."""
    return tuple(
        name if _is_hash(there) else f"{name} ({_differing(there, found.get(name, 'nothing'))})"
        for name, there in expected.items()
        if found.get(name) != there
    )


def _engine_code() -> Iterator[bytes]:
    """Name and content of every module of the engine; hidden tests belong to their topic."""
    for file in sorted(ENGINE.rglob("*.py")):
        place = file.relative_to(ENGINE)
        if place.parts[0] != "hidden_tests":
            yield from (place.as_posix().encode(), file.read_bytes())


def _sandbox_packages(root: Path) -> list[str]:
    """List what is installed where student code runs, from the names of its folders."""
    folders = (root / ".venv-sandbox").glob("lib/python*/site-packages/*.dist-info")
    return sorted(folder.stem.replace("-", " ") for folder in folders)


def _is_hash(text: str) -> bool:
    return len(text) == 64 and " " not in text


def _differing(expected: str, found: str) -> str:
    """Report which entries of two lists of versions differ."""
    here, there = expected.split(", "), found.split(", ")
    missing = ", ".join(entry for entry in here if entry not in there) or "none"
    instead = ", ".join(entry for entry in there if entry not in here) or "none"
    return f"needs {missing}, has {instead}"
