"""Check of the finished website's links: each leads to a file of the site, and to a place in it."""

import posixpath
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

_LEADING = {"a": "href", "link": "href", "img": "src", "script": "src", "source": "src"}
_LOADED = ("link", "img", "script", "source")


@dataclass
class PageLinks:
    """Where the links of a page lead, what it loads, and the places that others can lead to."""

    leading: list[str] = field(default_factory=list)
    loaded: list[str] = field(default_factory=list)
    places: set[str] = field(default_factory=set)


class _LinkReader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found = PageLinks()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep the links and the places of an element."""
        words = dict(attrs)
        self.found.places.update(filter(None, (words.get("id"), words.get("name"))))
        target = words.get(_LEADING.get(tag, ""))
        if target is not None:
            kept = self.found.loaded if tag in _LOADED else self.found.leading
            kept.append(target)


def links_of(page: str) -> PageLinks:
    """Return the links of a page."""
    reader = _LinkReader()
    reader.feed(page)
    return reader.found


def broken_links(site: Path) -> Iterator[str]:
    """Yield a sentence for each link that leads nowhere, and for what is loaded from elsewhere."""
    pages = {
        path.relative_to(site).as_posix(): links_of(path.read_text(encoding="utf-8"))
        for path in sorted(site.rglob("*.html"))
    }
    for name, links in pages.items():
        for target in dict.fromkeys((*links.leading, *links.loaded)):
            parts = urlsplit(target)
            if parts.scheme or parts.netloc:
                if target in links.loaded and parts.scheme != "data":
                    yield f"{name}: it loads {target} from another server"
                continue
            file = posixpath.normpath(posixpath.join(posixpath.dirname(name), unquote(parts.path)))
            file = name if not parts.path else file
            if not (site / file).is_file():
                yield f"{name}: the link to {target} leads to no file"
            elif (
                parts.fragment
                and file in pages
                and unquote(parts.fragment) not in pages[file].places
            ):
                yield f"{name}: the link to {target} leads to no place on that page"
