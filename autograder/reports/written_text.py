"""Prose of unknown origin on a page: clean HTML, its formulas as MathML, which browsers draw.

What comes in is HTML that the gradebook has cleaned, with formulas between dollar signs. It is
taken apart once more, and cleaned once more at the end: a page trusts no file that it reads.
"""

import html
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from xml.etree.ElementTree import Element

import nh3
from latex2mathml.converter import convert_to_element
from markupsafe import Markup, escape

from autograder.control_characters import escape_control_characters

MOST_FORMULA = 2_000
MOST_FORMULAS = 6_000
"""Characters, of one formula and of all; beyond these, formulas stay as they were written."""
MOST_NESTED = 40
_COST_OF_A_FORMULA = 20  # a formula of one sign takes as long as others

_TAGS = frozenset(
    {
        *("a", "b", "blockquote", "br", "code", "dd", "del", "div", "dl", "dt", "em", "h3", "h4"),
        *("h5", "h6", "hr", "i", "img", "kbd", "li", "ol", "p", "pre", "s", "strong", "sub"),
        *("sup", "table", "tbody", "td", "th", "thead", "tr", "u", "ul"),
    }
)
_MATH_TAGS = frozenset(
    {
        *("math", "mfrac", "mi", "mn", "mo", "mover", "mpadded", "mphantom", "mroot", "mrow"),
        *("ms", "mspace", "msqrt", "mstyle", "msub", "msubsup", "msup", "mtable", "mtd", "mtext"),
        *("mtr", "munder", "munderover"),
    }
)
_ATTRIBUTES = {"a": {"href", "title"}, "img": {"src", "alt", "title"}, "ol": {"start"}}
_MATH_ATTRIBUTES = {
    "math": {"display"},
    "mi": {"mathvariant"},
    "mo": {"stretchy", "fence"},
    "mspace": {"width"},
    "mstyle": {"displaystyle", "scriptlevel"},
    "mtable": {"columnalign"},
}
_OUTWARD_LINK = re.compile(r"(https?://|mailto:)", re.IGNORECASE)
_VOID = frozenset({"br", "hr", "img"})
_IMAGES = ("data:image/png;base64,", "data:image/jpeg;base64,")
_LOWER_HEADINGS = {"h1": "h3", "h2": "h4"}
"""The page has its own first and second headings."""
_ROW_BREAK = re.compile(r"\\\\(?=\w)")  # which the library takes together with what follows
_FORMULA = re.compile(
    r"\$\$(?P<wide>[^$]+)\$\$"
    r"|\\begin\{(?P<name>[a-z]+\*?)\}.*?\\end\{(?P=name)\}"
    r"|(?<![\\$\w])\$(?![\s$])(?P<narrow>[^$]*[^\s$\\])\$(?![\w$])",
    re.DOTALL,
)


def page_html(clean: str) -> Markup:
    """Return a part of a page from clean HTML, with its formulas drawn."""
    reader = _Formulas()
    reader.feed(clean)
    reader.close()
    text = nh3.clean(
        "".join(reader.parts),
        tags=set(_TAGS | _MATH_TAGS),
        attributes={**_ATTRIBUTES, **_MATH_ATTRIBUTES},
        attribute_filter=_keep_attribute,
        url_schemes={"http", "https", "mailto", "data"},
        strip_comments=True,
    )
    return Markup(text)


def formula_html(source: str, *, is_wide: bool) -> str:
    """Return a formula as MathML; as it was written if it is too long or cannot be read."""
    written = str(escape(source))
    if len(source) > MOST_FORMULA:
        return written
    try:
        source = _ROW_BREAK.sub(r"\\\\ ", source)
        element = convert_to_element(source, display="block" if is_wide else "inline")
        return "".join(_mathml(element, 0))
    except Exception:  # noqa: BLE001 - the library has no class for what it cannot read
        return written


class _Formulas(HTMLParser):
    """Writes HTML again, with formulas in place of what stands between dollars outside code.

    Elements that are nested too deeply are left out; their text stays.
    """

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.parts: list[str] = []
        self._open: list[str] = []
        self._room = MOST_FORMULAS

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Write an element that is allowed; the cleaner looks at its attributes."""
        tag = _LOWER_HEADINGS.get(tag, tag)
        if tag not in _TAGS or len(self._open) >= MOST_NESTED:
            return
        if tag == "img" and not (dict(attrs).get("src") or "").startswith(_IMAGES):
            return
        kept = [f' {name}="{escape(value or "")}"' for name, value in attrs]
        self.parts.append(f"<{tag}{''.join(kept)}>")
        if tag not in _VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Close an element, and what was left open in it."""
        tag = _LOWER_HEADINGS.get(tag, tag)
        while tag in self._open:
            last = self._open.pop()
            self.parts.append(f"</{last}>")
            if last == tag:
                break

    def handle_data(self, data: str) -> None:
        """Write text, escaped; a formula is drawn."""
        data = escape_control_characters(data)
        is_code = "code" in self._open or "pre" in self._open
        self.parts += [str(escape(data))] if is_code else self._with_formulas(data)

    def _with_formulas(self, text: str) -> Iterator[str]:
        end = 0
        for found in _FORMULA.finditer(text):
            source = found["wide"] or found["narrow"] or found[0]
            self._room -= len(source) + _COST_OF_A_FORMULA
            if self._room < 0:
                break
            yield str(escape(text[end : found.start()]))
            yield formula_html(source, is_wide=not found["narrow"])
            end = found.end()
        yield str(escape(text[end:]))


def _mathml(element: Element, depth: int) -> Iterator[str]:
    """Write an element with what is allowed of it, and all its text escaped."""
    if depth > MOST_NESTED:
        raise ValueError("a formula that is nested so deeply is not one to read")
    tag = element.tag if element.tag in _MATH_TAGS else "mrow"
    allowed = _MATH_ATTRIBUTES.get(tag, set())
    kept = [f' {name}="{escape(v)}"' for name, v in element.attrib.items() if name in allowed]
    yield f"<{tag}{''.join(kept)}>{escape(html.unescape(element.text or ''))}"
    for part in element:
        yield from _mathml(part, depth + 1)
        yield str(escape(html.unescape(part.tail or "")))
    yield f"</{tag}>"


def _keep_attribute(tag: str, attribute: str, value: str) -> str | None:
    if (tag, attribute) == ("a", "href"):
        return value if _OUTWARD_LINK.match(value) else None
    if (tag, attribute) == ("img", "src"):
        return value if value.startswith(_IMAGES) else None
    return value
