"""What IPython works out again for every line of a traceback, worked out once.

To colour a function it makes a new class of lexer, whose regular expressions are put together anew,
and for each traceback a new style and its nearest terminal colours. Same characters, without that.
"""

import functools
from collections.abc import Callable, Sequence
from typing import Any

import stack_data
from pygments.formatters.terminal256 import Terminal256Formatter
from pygments.lexer import RegexLexerMeta
from stack_data import core

FUNCTIONS_KEPT = 256
STYLES_KEPT = 16
SHARED = ("_tokens", "_all_tokens", "_tmpname")
OWN = frozenset(("tokens", "flags", *SHARED))
"""What a lexer has that has expressions of its own."""

Highlight = Callable[[Any, str, Sequence[tuple[int, int]]], list[str]]


def remember_highlighting() -> None:
    """Keep, from now on and for the forks of this process, what was highlighted once."""
    _replace(stack_data, "style_with_executing_node", functools.lru_cache(STYLES_KEPT))
    _replace(core, "_pygmented_with_ranges", _functions_once)
    _replace(Terminal256Formatter, "_setup_styles", _colours_once)
    _replace(RegexLexerMeta, "__call__", _tokens_once)


def _replace(owner: object, name: str, wrap: Callable[[Any], Any]) -> None:
    setattr(owner, name, wrap(getattr(owner, name)))


def _functions_once(highlight: Highlight) -> Highlight:
    """Highlight the same text of a function once, for each style and each place that failed."""

    @functools.lru_cache(FUNCTIONS_KEPT)
    def known(style: type, code: str, ranges: tuple[tuple[int, int], ...]) -> tuple[str, ...]:
        return tuple(highlight(Terminal256Formatter(style=style), code, ranges))

    def functions_once(formatter: Any, code: str, ranges: Sequence[tuple[int, int]]) -> list[str]:
        if type(formatter) is not Terminal256Formatter or set(formatter.options) != {"style"}:
            return highlight(formatter, code, ranges)
        return list(known(formatter.style, code, tuple(ranges)))

    return functions_once


def _colours_once(set_up: Callable[[Any], None]) -> Callable[[Any], None]:
    """Look for the nearest colours of a terminal once for each style."""
    known: dict[Any, tuple[dict[str, Any], dict[Any, Any]]] = {}

    def colours_once(formatter: Any) -> None:
        key = formatter.style, formatter.usebold, formatter.useunderline, formatter.useitalic
        if key not in known:
            set_up(formatter)
            known[key] = dict(formatter.style_string), dict(formatter.best_match)
        escapes, colours = known[key]
        formatter.style_string.update(escapes)
        formatter.best_match.update(colours)

    return colours_once


def _tokens_once(make: Callable[..., Any]) -> Callable[..., Any]:
    """Give a lexer that adds no tokens to those of its parent the parent's expressions."""

    def tokens_once(cls: Any, *arguments: Any, **options: Any) -> Any:
        parent, *others = cls.__bases__
        if not others and not OWN & set(vars(cls)) and "_tokens" in vars(parent):
            for name in SHARED:
                setattr(cls, name, getattr(parent, name))
        return make(cls, *arguments, **options)

    return tokens_once
