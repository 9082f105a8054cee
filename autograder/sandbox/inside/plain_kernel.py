"""What a Jupyter kernel adds to IPython for notebooks: its own magics, and figures inline."""

import os
from pathlib import Path

from IPython.core.error import UsageError
from IPython.core.interactiveshell import InteractiveShell
from IPython.core.magic import Magics, line_magic, magics_class
from matplotlib import pyplot
from matplotlib.figure import Figure
from matplotlib_inline.backend_inline import configure_inline_support
from matplotlib_inline.config import InlineBackend

from .figures import draw

INLINE = "module://matplotlib_inline.backend_inline"


@magics_class
class KernelMagics(Magics):
    """Magics that only a kernel has: what they do is seen in a browser, and by no score."""

    @line_magic
    def autosave(self, line: str) -> None:
        """Describe how often a browser would save."""
        try:
            seconds = int(line)
        except ValueError:
            raise UsageError(f"%autosave takes seconds, got {line!r}") from None
        print(f"Autosaving every {seconds} seconds" if seconds else "Autosave disabled")  # noqa: T201

    @line_magic
    def connect_info(self, _line: str) -> None:
        """Report that nobody can connect."""
        print("{}")  # noqa: T201

    @line_magic
    def clear(self, _line: str) -> None:
        """Do nothing: there is no terminal."""

    @line_magic
    def less(self, line: str) -> None:
        """Look for the file, and show nothing: a pager stands in a browser only."""
        _page(line)

    @line_magic
    def more(self, line: str) -> None:
        """Do what ``less`` does."""
        _page(line)

    @line_magic
    def man(self, _line: str) -> None:
        """Show nothing."""


def _page(name: str) -> None:
    if not name:
        raise UsageError("Missing filename.")
    Path(name).read_text()


def draw_inline(shell: InteractiveShell, backend: str) -> None:
    """Show figures inline, unless the course has chosen another backend."""
    # else pyplot believes that this shell, too, has its callback, and cannot take it away
    pyplot._REPL_DISPLAYHOOK = pyplot._ReplDisplayHook.NONE
    if backend and backend != INLINE:
        os.environ["MPLBACKEND"] = backend
        pyplot.switch_backend(backend)
        return
    os.environ["MPLBACKEND"] = INLINE
    InlineBackend.clear_instance()
    # else only the first shell gets the formats of figures
    configure_inline_support.current_backend = "unset"  # type: ignore[attr-defined]
    shell.run_line_magic("matplotlib", "inline")
    if shell.display_formatter is not None:  # until a notebook asks for other formats
        shell.display_formatter.formatters["image/png"].for_type(Figure, draw_once)


def draw_once(figure: Figure) -> str | None:
    """Draw a figure as ``figures.draw`` does, and leave it as the inline backend leaves it."""
    engine = figure.get_layout_engine()
    try:
        return draw(figure)
    finally:
        figure._layout_engine = engine  # type: ignore[attr-defined]
