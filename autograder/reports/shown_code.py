"""A student's code on a page: coloured, numbered, and every character of it escaped."""

from collections.abc import Collection

from markupsafe import Markup, escape
from pygments import highlight
from pygments.formatters.html import HtmlFormatter
from pygments.lexers.python import PythonLexer

from autograder.control_characters import escape_control_characters

MOST_COLOURED = 20_000
"""Characters; whoever writes more reads it without colours."""
MOST_SHOWN = 60_000


def code_lines(source: str, marked: Collection[int] = ()) -> Markup:
    """Set each line of a cell as an element, so that the page can number it; mark some of them.

    Blank lines at the end are left out; those at the top stay, since messages count them.
    """
    text = escape_control_characters(source.replace("\r\n", "\n").rstrip())
    shown, left_out = text[:MOST_SHOWN], len(text) - MOST_SHOWN
    rows = [
        f'<span class="row{" here" * (number in marked)}">{line}\n</span>'
        for number, line in enumerate(_marked_up(shown).split("\n"), 1)
    ]
    if left_out > 0:
        rows.append(f'<span class="row">… {left_out} more characters are left out</span>')
    return Markup("".join(rows))


def _marked_up(text: str) -> str:
    """Mark words up with Pygments, which escapes all text, and closes its marks at line ends."""
    if len(text) > MOST_COLOURED:
        return str(escape(text))
    lexer = PythonLexer(stripnl=False, ensurenl=False)
    coloured: str = highlight(text, lexer, HtmlFormatter(nowrap=True, classprefix="c-"))
    return coloured.removesuffix("\n")
