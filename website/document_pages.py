"""The project's own documents as pages: their links lead to pages of the website."""

import posixpath
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

_LINK = re.compile(r"(?<![!\\`])\[((?:[^\]\[]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
_IMAGE = re.compile(r"!\[([^\]]*)\]\(([^)\s]+)\)")
_FENCE = re.compile(r"^(```|~~~).*?^\1[ \t]*$", re.DOTALL | re.MULTILINE)
_COMMENT = re.compile(r"^<!-- .* -->\n", re.MULTILINE)
_RELEASED = re.compile(r"release/(\w+)/\w+\.ipynb$")


@dataclass(frozen=True)
class Document:
    """A document of the project: where it lies, and the page that it becomes."""

    file: str
    page: str


def documents(root: Path) -> tuple[Document, ...]:
    """Return the documents that become pages, by their places in the repository."""
    guides = sorted(path.stem for path in (root / "docs").glob("*.md") if path.stem != "topics")
    named = [Document(f"docs/{name}.md", f"guides/{name}") for name in guides]
    top = {
        "ARCHITECTURE.md": "architecture",
        "CONTRIBUTING.md": "contributing",
        "CHANGELOG.md": "changes",
    }
    there = [
        Document(file, f"guides/{page}") for file, page in top.items() if (root / file).exists()
    ]
    return (*named, *there)


def pages_by_file(made: Sequence[Document], topics: Sequence[str]) -> dict[str, str]:
    """Return which file of the repository became which page."""
    pages = {document.file: document.page for document in made}
    pages |= {f"release/{slug}/{slug}.ipynb": f"topics/{slug}" for slug in topics}
    return {**pages, "docs/topics.md": "exercises", "README.md": "index"}


def document_page(text: str, document: Document, pages: Mapping[str, str]) -> str:
    """Return a document as a page: links lead to pages, or lose what cannot be followed."""
    kept: list[str] = []
    end = 0
    text = _COMMENT.sub("", text)
    for block in _FENCE.finditer(text):
        kept += [_with_links(text[end : block.start()], document, pages), block.group()]
        end = block.end()
    return "".join([*kept, _with_links(text[end:], document, pages)])


def pictures_of(text: str, document: Document) -> list[str]:
    """Return the files of the pictures that a document shows."""
    folder = posixpath.dirname(document.file)
    found = [posixpath.normpath(posixpath.join(folder, m[2])) for m in _IMAGE.finditer(text)]
    return [name for name in found if ":" not in name]


def _with_links(text: str, document: Document, pages: Mapping[str, str]) -> str:
    folder = posixpath.dirname(document.file)
    here = posixpath.dirname(document.page)

    def picture(found: re.Match[str]) -> str:
        name = posixpath.basename(found[2])
        place = posixpath.relpath(f"pictures/{name}", here or ".")
        return f"![{found[1]}]({place})"

    def link(found: re.Match[str]) -> str:
        words, target = found[1], found[2]
        if ":" in target or target.startswith("#"):
            return found[0]
        path, _, heading = target.partition("#")
        page = pages.get(posixpath.normpath(posixpath.join(folder, path)))
        if page is None:
            return words  # a file of the repository that is no page
        place = posixpath.relpath(page, here or ".")
        ending = ".ipynb" if page.startswith("topics/") else ".md"
        return f"[{words}]({place}{ending}{'#' + heading if heading else ''})"

    return _LINK.sub(link, _IMAGE.sub(picture, text))
