"""Tracebacks of plain notebooks: IPython's own characters, with what repeats done once."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import stack_data
from IPython.core.interactiveshell import InteractiveShell
from IPython.core.ultratb import AutoFormattedTB
from pygments.formatters.terminal256 import Terminal256Formatter
from pygments.lexer import RegexLexer, RegexLexerMeta
from pygments.token import Keyword, Name
from stack_data import core

from autograder.sandbox.inside.traceback_highlighting import remember_highlighting

CHANGED = (
    (stack_data, "style_with_executing_node"),
    (core, "_pygmented_with_ranges"),
    (Terminal256Formatter, "_setup_styles"),
    (RegexLexerMeta, "__call__"),
)
FAILING = {
    "a value": "int('one')",
    "a library's assertion": "import numpy as np\nnp.testing.assert_allclose([1.0], [3.0])",
    "another line of the same function": (
        "import numpy as np\nnp.testing.assert_allclose(np.zeros(2), np.zeros(3), err_msg='no')"
    ),
    "own functions": "def f(x):\n    y = x\n    return 1 / y\n\n\ndef g():\n    f(0)\n\n\ng()",
    "the same on another line": "def f(x):\n    y = 1 / x\n    return y\n\n\nf(0)",
    "one while another is handled": "try:\n    {}['a']\nexcept KeyError:\n    [][1]",
    "recursion": "def f(n):\n    return f(n - 1) if n else 1 / n\n\n\nf(90)",
    "words that are no syntax": "eval('1 +')",
}

Trace = Callable[[str], list[str]]


@pytest.fixture
def as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have everything that is replaced put back at the end."""
    for owner, name in CHANGED:
        monkeypatch.setattr(owner, name, getattr(owner, name))


@pytest.fixture
def traceback_of(as_it_was: None) -> Iterator[Trace]:
    """Return the lines that IPython shows for a cell that fails."""
    InteractiveShell.clear_instance()
    shell = InteractiveShell.instance(colors="neutral")

    def traceback_of(code: str) -> list[str]:
        name = shell.compile.cache(code, 1)
        try:
            exec(compile(code, name, "exec"), {})
        except Exception as error:  # noqa: BLE001 - each code fails in its own way
            trace = error.__traceback__
            assert trace is not None
            lines = shell.InteractiveTB.structured_traceback(type(error), error, trace.tb_next)
            return [str(line) for line in lines]
        pytest.fail("the code did not fail")

    yield traceback_of
    InteractiveShell.clear_instance()


@pytest.mark.parametrize("colours", ["neutral", "linux", "nocolor"])
def test_every_character_is_ipythons_own_the_first_time_and_the_second(
    traceback_of: Trace, colours: str
) -> None:
    InteractiveShell.instance().InteractiveTB.set_theme_name(colours)
    as_ipython = {name: traceback_of(code) for name, code in FAILING.items()}
    remember_highlighting()
    for _ in range(2):
        assert {name: traceback_of(code) for name, code in FAILING.items()} == as_ipython
    has_colours = any("\x1b[" in line for line in as_ipython["own functions"])
    assert has_colours == (colours != "nocolor")


def test_themes_do_not_get_each_others_colours(traceback_of: Trace) -> None:
    formatter: AutoFormattedTB = InteractiveShell.instance().InteractiveTB
    shown: dict[str, list[list[str]]] = {"neutral": [], "linux": []}
    for is_remembered in (False, True):
        if is_remembered:
            remember_highlighting()
        for theme, lines in shown.items():
            formatter.set_theme_name(theme)
            lines.append(traceback_of(FAILING["own functions"]))
    assert shown["neutral"][0] == shown["neutral"][1] != shown["linux"][0] == shown["linux"][1]


def test_what_was_shown_once_is_not_highlighted_again(
    traceback_of: Trace, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def noted(owner: Any, name: str) -> None:
        original = getattr(owner, name)

        def note(*arguments: Any) -> Any:
            made.append(name)
            return original(*arguments)

        monkeypatch.setattr(owner, name, note)

    noted(RegexLexerMeta, "process_tokendef")
    noted(Terminal256Formatter, "_closest_color")
    noted(core, "_pygmented_with_ranges")
    remember_highlighting()
    traceback_of(FAILING["own functions"])
    assert "_pygmented_with_ranges" in made
    made.clear()
    traceback_of(FAILING["own functions"])
    assert made == []
    traceback_of(FAILING["the same on another line"])
    assert set(made) == {"_pygmented_with_ranges"}


def test_a_lexer_with_tokens_of_its_own_keeps_them(as_it_was: None) -> None:
    remember_highlighting()

    class Words(RegexLexer):
        tokens = {"root": [(r"\w+", Name), (r"\s+", Name)]}  # noqa: RUF012 - as pygments has it

    class Same(Words):
        pass

    class Keywords(Words):
        tokens = {"root": [(r"if\b", Keyword), (r"\w+", Name), (r"\s+", Name)]}  # noqa: RUF012

    words, same, keywords = Words(), Same(), Keywords()
    kinds = [next(iter(lexer.get_tokens("if"))) for lexer in (words, same, keywords)]
    assert kinds == [(Name, "if"), (Name, "if"), (Keyword, "if")]
    assert vars(Same)["_tokens"] is vars(Words)["_tokens"]
