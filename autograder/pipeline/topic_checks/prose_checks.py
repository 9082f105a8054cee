"""How long the prose of a topic is, and whether a reader also predicts, plays and goes on."""

import re
from collections.abc import Iterator
from itertools import pairwise

from autograder.authoring.text import Markdown
from autograder.pipeline.topic_checks.topic_material import CheckFinding, TopicMaterial

FEWEST_WORDS, MOST_WORDS = 3_500, 5_500
WORDS_A_MINUTE = 200
FEWEST_PREDICTIONS, MOST_PREDICTIONS = 2, 4
PREDICT = "**Predict first.**"
OPEN_END = "**An open end.**"
PLAY, LIBRARY = "play", "library"

_CODE = re.compile(r"^```.*?^```[ \t]*$|<!--.*?-->", re.DOTALL | re.MULTILINE)
_FORMULA = re.compile(r"\$\$.+?\$\$|(?<!\\)\$[^$\n]+?(?<!\\)\$", re.DOTALL)
_INLINE_CODE = re.compile(r"`[^`\n]+`")
_TAG = re.compile(r"</?[a-z]+[^>]*>")
_ADDRESS = re.compile(r"\]\([^)]*\)")


def count_words(text: str) -> int:
    """Count the words of Markdown outside code; a formula is one word, and so is a name in code."""
    for pattern, stand_in in (
        (_CODE, " "),
        (_FORMULA, " formula "),
        (_INLINE_CODE, " name "),
        (_TAG, " "),
        (_ADDRESS, "] "),
    ):
        text = pattern.sub(stand_in, text)
    return sum(any(sign.isalnum() for sign in word) for word in text.split())


def check_words(material: TopicMaterial) -> CheckFinding:
    """Count the words of the prose, and the minutes that reading them takes."""
    words = sum(count_words(piece.text) for piece in material.prose)
    minutes, hours = round(words / WORDS_A_MINUTE), material.topic.hours
    found = (
        f"{words:,} words, {minutes} minutes at {WORDS_A_MINUTE} words a minute; {hours:g} hours"
    )
    missing = []
    if not FEWEST_WORDS <= words <= MOST_WORDS:
        missing.append(f"{words:,} words of prose. Make it {FEWEST_WORDS:,} to {MOST_WORDS:,}.")
    if hours * 60 <= minutes:
        missing.append(
            f"assignment.toml: {hours:g} hours are less than reading takes. Count the exercises."
        )
    return CheckFinding(found, tuple(missing))


def check_predictions(material: TopicMaterial) -> CheckFinding:
    """Count the questions that a reader answers before the result, each with a folded answer."""
    shown = material.shown(material.paths.notebook_text(material.slug))
    places = list(_predictions(material.prose))
    missing = [
        f"{shown}:{line}: a prediction without its answer. Fold it below: <details>..."
        for line, is_answered in places
        if not is_answered
    ]
    if not FEWEST_PREDICTIONS <= len(places) <= MOST_PREDICTIONS:
        missing.append(
            f"{shown}: {len(places)} paragraphs begin with {PREDICT} Write "
            f"{FEWEST_PREDICTIONS} to {MOST_PREDICTIONS}, each before a figure or a result."
        )
    return CheckFinding(f"{len(places)} times", tuple(missing))


def _predictions(prose: tuple[Markdown, ...]) -> Iterator[tuple[int, bool]]:
    """Yield the line of each prediction, and whether a folded answer comes before the next one."""
    lines = [
        (piece.line + offset, words.lstrip("> "))
        for piece in prose
        for offset, words in enumerate(piece.text.splitlines())
    ]
    starts = [index for index, (_, words) in enumerate(lines) if words.startswith(PREDICT)]
    for start, end in pairwise([*starts, len(lines)]):
        below = " ".join(words for _, words in lines[start:end])
        yield lines[start][0], "<details" in below


def check_play(material: TopicMaterial) -> CheckFinding:
    """Look for a cell to play with: named values at its top, to be changed and run again."""
    return _tagged(material, PLAY, "a cell to play with")


def check_library(material: TopicMaterial) -> CheckFinding:
    """Look for the comparison with a library; the cell itself must survive its absence."""
    finding = _tagged(material, LIBRARY, "a comparison with a library")
    shown = material.shown(material.paths.notebook_text(material.slug))
    unkind = [
        f"{shown}:{cell.line}: the comparison needs a library and does not say so where it is not "
        "installed. Write: try ... except ImportError."
        for cell in material.code
        if cell.tag == LIBRARY and "ImportError" not in cell.text and "find_spec" not in cell.text
    ]
    return CheckFinding(finding.found, (*finding.missing, *unkind))


def _tagged(material: TopicMaterial, tag: str, what: str) -> CheckFinding:
    lines = [str(cell.line) for cell in material.code if cell.tag == tag]
    if lines:
        return CheckFinding(f"on line {', '.join(lines)}")
    shown = material.shown(material.paths.notebook_text(material.slug))
    return CheckFinding("none", (f"{shown}: {what} is missing. Tag its code cell [{tag}].",))


def check_open_end(material: TopicMaterial) -> CheckFinding:
    """Look for a task without marks that a good student takes home, after the question."""
    shown = material.shown(material.paths.notebook_text(material.slug))
    for piece in material.prose:
        for offset, words in enumerate(piece.text.splitlines()):
            if words.startswith(OPEN_END):
                return CheckFinding(f"on line {piece.line + offset}")
    message = f"{shown}: no task without marks. Begin a paragraph of the end with {OPEN_END}"
    return CheckFinding("none", (message,))
