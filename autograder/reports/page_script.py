"""Our own script of a page: part of the page, and named by its hash, so that no other can run."""

import base64
import hashlib
from dataclasses import dataclass
from pathlib import Path

from markupsafe import Markup

_TEMPLATES = Path(__file__).parent / "templates"


@dataclass(frozen=True)
class PageScript:
    """The text of a script, and the source by which a page's policy allows it."""

    text: Markup
    source: str


def page_script(name: str) -> PageScript:
    """Read one of our scripts; whatever else gets into a page as a script does not match."""
    text = (_TEMPLATES / name).read_text(encoding="utf-8")
    digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
    return PageScript(Markup(text), f"'sha256-{digest}'")
