"""What a student made, in a form that an instructor's browser can show without harm.

nbgrader's pages render Markdown cells, raw cells and rich outputs of a notebook as they are, on
the origin where marks are given. So Markdown is rendered here, goes through an allow-list, and is
stored as one line of clean HTML, which every Markdown renderer passes on unchanged.
"""

import base64
import binascii
import html
import re
from collections.abc import Mapping, Sequence
from typing import Any

import nh3
from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from mdit_py_plugins.amsmath import amsmath_plugin
from mdit_py_plugins.dollarmath import dollarmath_plugin

from autograder.control_characters import escape_control_characters

MAX_MARKDOWN = 50_000
MAX_TEXT = 20_000
MAX_OUTPUTS = 50
MAX_IMAGE = 4_000_000

_TAGS = {
    *("a", "b", "blockquote", "br", "code", "dd", "del", "div", "dl", "dt", "em", "h1", "h2", "h3"),
    *("h4", "h5", "h6", "hr", "i", "img", "kbd", "li", "ol", "p", "pre", "s", "strong", "sub"),
    *("sup", "table", "tbody", "td", "th", "thead", "tr", "u", "ul"),
}
_ATTRIBUTES = {"a": {"href", "title"}, "img": {"src", "alt", "title"}, "ol": {"start"}}
_OUTWARD_LINK = re.compile(r"(https?://|mailto:|#)", re.IGNORECASE)
_DATA_IMAGE = re.compile(r"data:(image/(?:png|jpeg));base64,([A-Za-z0-9+/=\s]*)\Z")
_IMAGE_SIGNS = {"image/png": b"\x89PNG\r\n\x1a\n", "image/jpeg": b"\xff\xd8\xff"}
_ACTIVE_TEX = re.compile(
    r"\\(?=(?:href|url|class|style|cssId|require|unicode|action|toggle|tooltip|data|html\w*"
    r"|def|gdef|let|(?:re)?newcommand|(?:re)?newenvironment|begingroup)(?![a-z]))"
)
_TERMINAL_SEQUENCE = re.compile(
    r"\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)?|\x1b\[[0-?]*[ -/]*[@-~]|\x1b[@-_]?"
)


# --- text -------------------------------------------------------------------------------------


def sanitize_text(text: str, limit: int = MAX_TEXT) -> str:
    """Take terminal sequences out, show what is invisible, and leave out the middle if too long."""
    text = _TERMINAL_SEQUENCE.sub("", text.replace("\r\n", "\n")).replace("\xa0", " ")
    if len(text) > limit:
        half = limit // 2
        left_out = f"\n[... {len(text) - 2 * half} characters are left out here ...]\n"
        text = text[:half] + left_out + text[-half:]
    return sanitize_code(text)


def sanitize_code(source: str) -> str:
    """Return source code as it is, with its invisible characters spelled out."""
    return "\n".join(map(escape_control_characters, source.split("\n")))


# --- Markdown ---------------------------------------------------------------------------------


def sanitize_markdown(source: str) -> str:
    """Render Markdown to one line of clean HTML; mathematics stays between its dollar signs."""
    text = sanitize_text(source, MAX_MARKDOWN)
    if len(source) > MAX_MARKDOWN:
        return literal_markdown(text)
    rendered = _renderer().render(text)
    clean = nh3.clean(
        rendered,
        tags=_TAGS,
        attributes=_ATTRIBUTES,
        attribute_filter=_keep_attribute,
        url_schemes={"http", "https", "mailto", "data"},
        strip_comments=True,
    )
    return _one_line(f"<div>{_ACTIVE_TEX.sub('⧵', clean.strip())}</div>")


def literal_markdown(text: str) -> str:
    """Show text literally in a Markdown cell."""
    return _one_line(f"<pre>{html.escape(sanitize_text(text, MAX_MARKDOWN))}</pre>")


def _one_line(block: str) -> str:
    """Without a line end, no Markdown renderer can find the end of the HTML block."""
    return block.replace("\n", "&#10;")


def _renderer() -> MarkdownIt:
    renderer = MarkdownIt("commonmark").enable(["table", "strikethrough"])
    renderer.use(dollarmath_plugin, allow_space=False, double_inline=True).use(amsmath_plugin)
    for rule, sign in (("math_inline", "$"), ("math_inline_double", "$$"), ("math_block", "$$")):
        renderer.add_render_rule(rule, _math_rule(sign))
    renderer.add_render_rule("math_block_label", _math_rule("$$"))
    renderer.add_render_rule("amsmath", _math_rule(""))
    return renderer


def _math_rule(sign: str) -> Any:
    def render(_: RendererHTML, tokens: Sequence[Token], index: int, *_rest: object) -> str:
        token = tokens[index]
        formula = f"{sign}{html.escape(token.content, quote=False)}{sign}"
        return f"<p>{formula}</p>\n" if token.block else formula

    return render


def _keep_attribute(tag: str, attribute: str, value: str) -> str | None:
    if (tag, attribute) == ("a", "href"):
        return value if _OUTWARD_LINK.match(value) else None
    if (tag, attribute) == ("img", "src"):
        match = _DATA_IMAGE.match(value)
        return value if match and _image(match[1], match[2]) else None
    return value


# --- outputs ----------------------------------------------------------------------------------


def sanitize_outputs(outputs: Sequence[Mapping[str, object]]) -> list[dict[str, Any]]:
    """Keep of a cell's outputs plain text, errors as text, and PNG and JPEG images."""
    kept = [made for made in map(_sanitized_output, outputs[:MAX_OUTPUTS]) if made is not None]
    if len(outputs) > MAX_OUTPUTS:
        note = f"[{len(outputs) - MAX_OUTPUTS} more outputs are left out here]\n"
        kept.append(text_output(note))
    return kept


def text_output(text: str) -> dict[str, Any]:
    """Make an output of plain text."""
    return {"output_type": "stream", "name": "stdout", "text": text}


def _sanitized_output(output: Mapping[str, object]) -> dict[str, Any] | None:
    kind = output.get("output_type")
    if kind == "stream":
        name = "stderr" if output.get("name") == "stderr" else "stdout"
        text = sanitize_text(_text(output, "text"))
        return {"output_type": "stream", "name": name, "text": text}
    if kind == "error":
        trace = sanitize_text(_text(output, "traceback", between="\n"))
        return {
            "output_type": "error",
            "ename": sanitize_text(_text(output, "ename"), 200),
            "evalue": sanitize_text(_text(output, "evalue"), 2000),
            "traceback": trace.split("\n"),
        }
    if kind in ("display_data", "execute_result"):
        data = output.get("data")
        return _display(data) if isinstance(data, dict) else None
    return None


def _display(data: dict[str, object]) -> dict[str, Any] | None:
    kept: dict[str, str] = {}
    for kind in _IMAGE_SIGNS:
        image = _image(kind, _text(data, kind))
        if image:
            kept[kind] = image
    text = _text(data, "text/plain")
    if text:
        kept["text/plain"] = sanitize_text(text)
    return {"output_type": "display_data", "data": kept, "metadata": {}} if kept else None


def _text(record: Mapping[str, Any], key: str, between: str = "") -> str:
    """Read a field that the notebook format allows to be a text or a list of texts."""
    value = record.get(key, "")
    if isinstance(value, list):
        return between.join(part for part in value if isinstance(part, str))
    return value if isinstance(value, str) else ""


def _image(kind: str, encoded: str) -> str | None:
    """Return the image again if it is what it says it is."""
    encoded = "".join(encoded[: MAX_IMAGE + 1].split())
    if not encoded or len(encoded) > MAX_IMAGE:
        return None
    try:
        content = base64.b64decode(encoded, validate=True)
    except (binascii.Error, ValueError):
        return None
    return encoded if content.startswith(_IMAGE_SIGNS[kind]) else None
