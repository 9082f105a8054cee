"""Search of the finished website for what must stay home.

Three things: lines of references, lines of hidden tests, and what model answers and rubrics say.
What a release or a document of the project says anyway is no secret. Compared is without spaces;
prose without its marks, too, since a page has none.
"""

import html
import json
import re
import zipfile
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html.parser import HTMLParser
from pathlib import Path

from autograder.authoring.assignment import read_topic
from autograder.authoring.leaks import read_secrets
from autograder.authoring.reference import read_reference
from autograder.errors import AutograderError
from autograder.model import Topic
from autograder.paths import CoursePaths

SHORTEST = 20
"""Characters without spaces, below which a line says too little to be told from another."""

_WITHIN_A_LINE = frozenset(
    (
        "a",
        "annotation",
        "b",
        "code",
        "em",
        "i",
        "kbd",
        "math",
        "small",
        "span",
        "strong",
        "sub",
        "sup",
    )
)
"""Elements that do not begin a line of text."""

_UNSEEN = frozenset(("script", "style"))
_TEXT_FILES = {
    ".html",
    ".js",
    ".json",
    ".txt",
    ".md",
    ".py",
    ".ipynb",
    ".toml",
    ".csv",
    ".svg",
    ".xml",
}
_SPACE = re.compile(r"\s+")
_FORMULA = re.compile(r"\$\$?(.+?)\$\$?", re.DOTALL)
_MARKS = re.compile(r"[*`]|^\s*(?:[-+]|\d+\.)\s", re.MULTILINE)
_NAME_ALONE = re.compile(r"[\w.]+[,:(\[]?")
_SENTENCE_END = re.compile(r"(?<=[.:;!?])\s+|\n")


class SecretShownError(AutograderError):
    """A page shows what students must not see."""


@dataclass(frozen=True)
class SecretLine:
    """A line that must stay home, and where it is written."""

    place: str
    words: str
    key: str


def search_site(paths: CoursePaths, topics: Sequence[str], site: Path) -> None:
    """Raise if a file of a website shows a secret of one of the topics.

    Parameters
    ----------
    paths : CoursePaths
        The course, with its references, hidden tests and model answers.
    topics : sequence of str
        Whose secrets are looked for.
    site : Path
        Folder of the website.

    Raises
    ------
    SecretShownError
        Names the page, the line, and where that is written.
    """
    secrets = [secret for slug in topics for secret in secrets_of(paths, slug)]
    public = "\n".join(
        squeezed(text) for told in public_texts(paths) for text in (told, _MARKS.sub("", told))
    )
    hidden = index_of(secrets, public)
    for name, text in site_texts(site):
        for secret in shown_secrets(hidden, squeezed(text)):
            raise SecretShownError(
                f"{name}: this page of the website shows {secret.place}: {secret.words!r}. "
                "The website was removed. Find out how the line came there."
            )


def secrets_of(paths: CoursePaths, slug: str) -> Iterator[SecretLine]:
    """Yield all that must stay home of a topic."""
    topic = read_topic(paths, slug)
    names = [exercise.name for exercise in topic.exercises]
    references = {name: read_reference(paths, slug, name) for name in names}
    for secret in read_secrets(paths, slug, references, names):
        yield SecretLine(f"{secret.file}:{secret.line}", secret.words, secret.key)
    yield from _secrets_of_questions(paths, topic)


def _secrets_of_questions(paths: CoursePaths, topic: Topic) -> Iterator[SecretLine]:
    file = paths.assignment_file(topic.slug).relative_to(paths.root)
    for question in topic.questions:
        for text in (question.model_answer, *question.rubric):
            for words in _phrases(text):
                yield SecretLine(f"{file}, question {question.id}", words, squeezed(words))


def _phrases(text: str) -> Iterator[str]:
    """Yield the formulas of an answer, and its sentences as a page would show them."""
    yield from _FORMULA.findall(text)
    for part in _FORMULA.split(text)[::2]:
        yield from _SENTENCE_END.split(_MARKS.sub("", part))


def public_texts(paths: CoursePaths) -> Iterator[str]:
    """Yield what everybody may read: the releases, and the documents of the project."""
    for path in sorted(paths.root.glob("release/**/*")):
        if path.suffix == ".ipynb":
            cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
            yield from ("".join(cell["source"]) for cell in cells)
        elif path.suffix in (".py", ".json"):  # a release's JSON holds the hints
            yield seen_text(path.name, path.read_text(encoding="utf-8"))
    for path in (*sorted(paths.root.glob("*.md")), *sorted(paths.root.glob("docs/*.md"))):
        yield path.read_text(encoding="utf-8")


def site_texts(site: Path) -> Iterator[tuple[str, str]]:
    """Yield the text of all files of a website, those within its zips too, each with its name."""
    for path in sorted(site.rglob("*")):
        name = path.relative_to(site).as_posix()
        if path.suffix == ".zip":
            with zipfile.ZipFile(path) as archive:
                for inner in archive.namelist():
                    if Path(inner).suffix in _TEXT_FILES:
                        yield f"{name}/{inner}", seen_text(inner, archive.read(inner).decode())
        elif path.is_file() and path.suffix in _TEXT_FILES:
            yield name, seen_text(name, path.read_text(encoding="utf-8"))


def seen_text(name: str, content: str) -> str:
    """Return what a file shows: of a page its words, of a notebook its cells."""
    if name.endswith(".html"):
        reader = _PageText()
        reader.feed(content)
        return "".join(reader.parts)
    if name.endswith((".ipynb", ".json", ".js")):
        return html.unescape(content.replace("\\n", "\n").replace('\\"', '"').replace("\\\\", "\\"))
    return content


class _PageText(HTMLParser):
    """Collects the words of a page, a line for each block."""

    def __init__(self) -> None:
        super().__init__()
        self.parts: list[str] = []
        self._unseen = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin a line, and keep what an attribute says: descriptions of pictures."""
        self._unseen += tag in _UNSEEN
        if tag not in _WITHIN_A_LINE:
            self.parts.append("\n")
        self.parts += [
            f"\n{value}\n" for name, value in attrs if name in ("alt", "title") and value
        ]

    def handle_endtag(self, tag: str) -> None:
        """End a line."""
        self._unseen -= tag in _UNSEEN
        if tag not in _WITHIN_A_LINE:
            self.parts.append("\n")

    def handle_data(self, data: str) -> None:
        """Keep the words that are seen."""
        if not self._unseen:
            self.parts.append(data)


def squeezed(text: str) -> str:
    """Take the spaces out of each line."""
    return "\n".join(filter(None, (_SPACE.sub("", line) for line in text.split("\n"))))


Index = dict[str, list[SecretLine]]
"""Secrets by the first characters of their keys."""


def index_of(secrets: Iterable[SecretLine], public: str) -> Index:
    """Return the secrets that are long enough and not public, by how they begin."""
    found: Index = defaultdict(list)
    candidates = defaultdict(list)
    for secret in secrets:
        if len(secret.key) >= SHORTEST and not _NAME_ALONE.fullmatch(secret.words):
            candidates[secret.key[:SHORTEST]].append(secret)
    told = {secret.key for secret in shown_secrets(candidates, public)}
    for head, lines in candidates.items():
        kept = [secret for secret in lines if secret.key not in told]
        if kept:
            found[head] = kept
    return found


def shown_secrets(hidden: Index, text: str) -> Iterator[SecretLine]:
    """Yield the secrets that stand in a text without spaces, one pass over it for all of them."""
    for start in range(len(text) - SHORTEST + 1):
        lines = hidden.get(text[start : start + SHORTEST])
        if lines:
            yield from (line for line in lines if text.startswith(line.key, start))
