"""Run the code cells of a notebook in IPython and keep what they put out."""

import ast
import builtins
import contextlib
import io
import itertools
import linecache
import pdb
import sys
import traceback
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, TextIO

from IPython.core import debugger
from IPython.core.compilerop import CachingCompiler
from IPython.core.displayhook import DisplayHook
from IPython.core.displaypub import DisplayPublisher
from IPython.core.inputtransformer2 import TransformerManager
from IPython.core.interactiveshell import InteractiveShell
from matplotlib.figure import Figure
from traitlets import Type as TypeTrait
from traitlets.config import Config

from .figures import png_of
from .limits import CellTimeLimit, cpu_seconds, time_limit
from .plain_output import as_json
from .warm_up_render import WARMED_UP

Output = dict[str, Any]
SHELL_NOTICE = "(shell commands and installers are not run while a notebook is graded)"
RUN_AS_A_CELL = {"capture"}
INPUT_NOTICE = "input() cannot be answered in a graded notebook: give the value in the code instead"

WHOLE = 8
"""An output is kept whole up to so many times what a cell may print; the grader keeps no more."""
TOO_LARGE = "(output cut here: the cell, or all cells together, put out too much)\n"


@dataclass
class Recorder:
    """The outputs of one cell, in nbformat's form, never more than ``limit`` characters."""

    limit: int
    outputs: list[Output] = field(default_factory=list)
    size: int = 0

    def add(self, output: Output, size: int) -> None:
        """Keep an output unless the cell has put out too much already, or it is far too large."""
        if size > WHOLE * self.limit:
            output = {"output_type": "stream", "name": "stdout", "text": TOO_LARGE}
        if self.size <= self.limit:
            self.size += size
            self.outputs.append(output)

    def write(self, stream: str, text: str) -> None:
        """Append text to a stream output; what exceeds the limit is cut, and the cut is named."""
        if self.size > self.limit:
            return
        room = self.limit - self.size
        self.size += len(text)
        if len(text) > room:
            text = text[:room] + "\n(output cut here: the cell printed too much)\n"
        last = self.outputs[-1] if self.outputs else {}
        if last.get("output_type") == "stream" and last.get("name") == stream:
            last["text"] += text
        else:
            self.outputs.append({"output_type": "stream", "name": stream, "text": text})


class RecordedStream(io.TextIOBase):
    """Stands in for sys.stdout or sys.stderr while a cell runs."""

    encoding = "utf-8"
    errors = "replace"

    def __init__(self, recorder: Recorder, name: str) -> None:
        self._recorder = recorder
        self._name = name

    def write(self, text: str) -> int:
        """Record the text."""
        self._recorder.write(self._name, str(text))
        return len(text)

    def flush(self) -> None:
        """Do nothing: everything is recorded at once."""

    def isatty(self) -> bool:
        """Report no: a notebook is no terminal."""
        return False


class RecordingPublisher(DisplayPublisher):
    """Records what ``display`` shows."""

    shell: "GradedShell"

    def publish(self, data: Any, metadata: Any = None, *_: Any, **__: Any) -> None:
        """Record one display message."""
        shown = as_json(data)
        output = {"output_type": "display_data", "data": shown, "metadata": as_json(metadata or {})}
        self.shell.recorder.add(output, _size(shown))

    def clear_output(self, wait: bool = False) -> None:  # noqa: ARG002 - IPython's signature
        """Forget the outputs so far, as a notebook does."""
        self.shell.recorder.outputs.clear()


class RecordingHook(DisplayHook):
    """Records the value of a cell's last expression."""

    shell: "GradedShell"

    def __call__(self, result: object = None) -> None:
        """Record the value's representations; None, or a semicolon at the end, shows nothing."""
        if result is None or self.quiet():  # type: ignore[no-untyped-call]
            return
        shown, metadata = self.compute_format_data(result)  # type: ignore[no-untyped-call]
        data = as_json(shown)
        output = {
            "output_type": "execute_result",
            "data": data,
            "metadata": as_json(metadata),
            "execution_count": None,
        }
        self.shell.recorder.add(output, _size(data))


class CellCompiler(CachingCompiler):
    """Names the code of every cell by the cell's place in the notebook."""

    cell = 0

    def get_code_name(self, *_: str | int) -> str:
        """Name the code that is being compiled."""
        return cell_name(self.cell)


class Translator(TransformerManager):
    """Turns the text of a cell into Python, line by line: what is in line 7 stays in line 7.

    Cells that all submissions share are known before.
    """

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._known: dict[str, str] = {}
        self._usual = self._steps()

    def prepare(self, sources: Iterable[str]) -> None:
        """Turn cells into Python ahead of time."""
        for source in sources:
            with contextlib.suppress(SyntaxError):
                self._known[source] = self.transform_cell(source)

    def transform_cell(self, cell: str) -> str:
        """Return the Python of a cell; it is worked out anew once a notebook has changed how."""
        known = self._known.get(cell)
        if known is None or self._steps() != self._usual:
            known = _empty_lines_above(cell) + super().transform_cell(cell)
        return known

    def do_token_transforms(self, lines: list[str]) -> list[str]:
        """Look for IPython's own syntax where there may be any: what is Python holds none."""
        if self._steps() == self._usual and _is_python("".join(lines)):
            return lines
        found: list[str] = super().do_token_transforms(lines)  # type: ignore[no-untyped-call]
        return found

    def do_one_token_transform(self, lines: list[str]) -> tuple[bool, list[str]]:
        """Make one step; where it turns several lines into one, empty ones follow."""
        is_changed, new = super().do_one_token_transform(lines)  # type: ignore[no-untyped-call]
        missing = len(lines) - len(new)
        if is_changed and missing > 0:
            pairs = enumerate(zip(lines, new, strict=False))
            place = next((n for n, (old, line) in pairs if old != line), len(new) - 1)
            new = [*new[: place + 1], *["\n"] * missing, *new[place + 1 :]]
        return is_changed, new

    def _steps(self) -> list[Any]:
        return [*self.cleanup_transforms, *self.line_transforms, *self.token_transformers]


def _is_python(text: str) -> bool:
    """Report whether a text is Python as it is; no if telling would warn of an escape sequence."""
    if "\\" in text:
        return False
    try:
        ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    return True


def _empty_lines_above(cell: str) -> str:
    """Return the line ends above the first line with something in it, which IPython drops."""
    lines = cell.splitlines(keepends=True)
    above = list(itertools.takewhile(str.isspace, lines))
    return "" if len(above) == len(lines) else "\n" * "".join(above).count("\n")


class GradedShell(InteractiveShell):
    """IPython without a terminal, a history, or a way to run shell commands."""

    recorder: Recorder
    compile: CellCompiler
    input_transformer_manager: Translator
    compiler_class = TypeTrait(CellCompiler)
    display_pub_class = TypeTrait(RecordingPublisher)
    displayhook_class = TypeTrait(RecordingHook)

    def enable_gui(self, gui: str | None = None) -> None:
        """Accept every ``%matplotlib`` backend; figures are always drawn inline."""

    def init_sys_modules(self) -> None:
        """Register the notebook as ``__main__``, as a kernel does."""
        sys.modules["__main__"] = self.user_module

    def run_cell_magic(self, magic_name: str, line: str, cell: str) -> Any:
        """Run a cell under a magic; where its text is run as a cell again, lines keep numbers."""
        text = f"\n{cell}" if magic_name in RUN_AS_A_CELL else cell
        return super().run_cell_magic(magic_name, line, text)  # type: ignore[no-untyped-call]

    def system(self, _command: str) -> None:
        """Report that shell commands are not run."""
        print(SHELL_NOTICE)  # noqa: T201 - goes into the cell's output

    system_piped = system_raw = system

    def showtraceback(self, *_: Any, **__: Any) -> None:
        """Record the exception that IPython has just caught."""
        kind, error, trace = sys.exc_info()
        self.record_error(kind or Exception, error, trace)

    def showsyntaxerror(self, *_: Any, **__: Any) -> None:
        """Record a syntax error like any other exception."""
        self.showtraceback()

    def record_error(
        self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Record an exception with the lines of the notebook that it passed through."""
        lines = notebook_lines(trace) + traceback.format_exception_only(kind, error)
        name, value = kind.__name__, _text_of(error)
        if kind is CellTimeLimit:
            name, value = "TimeLimit", "the cell was stopped: it ran for too long"
            lines = [*notebook_lines(trace), f"{name}: {value}\n"]
        output = {
            "output_type": "error",
            "ename": name,
            "evalue": value,
            "traceback": [line.rstrip("\n") for line in lines],
        }
        self.recorder.add(output, sum(map(len, lines)))


def make_shell() -> GradedShell:
    """Start the one IPython shell of this process."""
    config = Config()
    config.HistoryManager.enabled = False
    config.InteractiveShell.colors = "nocolor"
    config.InteractiveShell.xmode = "Minimal"
    shell: GradedShell = GradedShell.instance(config=config)
    shell.input_transformer_manager = Translator()
    pass_breakpoints_over()
    sys.path.append("")  # a cell may write a module into the working folder and import it
    shell.run_line_magic("matplotlib", "inline")
    formatter = shell.display_formatter
    if formatter is not None:
        formatter.formatters["image/png"].for_type(Figure, png_of)
    return shell


def pass_breakpoints_over() -> None:
    """Go on at every breakpoint: nobody sits at a debugger while a notebook is graded."""

    def go_on(*_: object, **__: object) -> None:
        pass

    sys.breakpointhook = go_on
    pdb.set_trace = go_on
    debugger.set_trace = go_on


def run_cell(
    shell: GradedShell,
    number: int,
    source: str,
    *,
    cpu_limit: float,
    wall_limit: float,
    output_kb: int,
) -> tuple[str, list[Output], float]:
    """Run one cell; return its fate (ok, error or timeout), its outputs, its processor time."""
    recorder = Recorder(limit=output_kb * 1024)
    shell.recorder = recorder
    shell.compile.cell = number
    WARMED_UP.begin_cell(source)
    began = cpu_seconds()
    fate = "ok"
    with _recorded(recorder):
        try:
            with time_limit(cpu_limit, wall_limit):
                result = shell.run_cell(source, store_history=False)  # type: ignore[no-untyped-call]
            error = result.error_before_exec or result.error_in_exec
            fate = "timeout" if type(error) is CellTimeLimit else "error" if error else "ok"
        except BaseException as error:  # noqa: BLE001 - whatever a cell raises, the next one runs
            shell.record_error(type(error), error, error.__traceback__)
            fate = "timeout" if type(error) is CellTimeLimit else "error"
    return fate, recorder.outputs, cpu_seconds() - began


def cell_name(number: int) -> str:
    """Return the file name that tracebacks show for a cell."""
    return f"<cell {number}>"


def cell_number(filename: str) -> int | None:
    """Read a cell's number back from the file name of a frame."""
    digits = filename.removeprefix("<cell ").removesuffix(">")
    return int(digits) if digits.isdecimal() and filename == cell_name(int(digits)) else None


def notebook_lines(trace: TracebackType | None) -> list[str]:
    """Format the frames of a traceback that stand in the student's cells."""
    frames = [frame for frame in traceback.extract_tb(trace) if frame.filename.startswith("<cell ")]
    lines = []
    for frame in frames[-10:]:
        text = linecache.getline(frame.filename, frame.lineno or 0).strip()
        lines.append(f"{frame.filename[1:-1]}, line {frame.lineno}: {text}\n")
    return lines


@contextlib.contextmanager
def _recorded(recorder: Recorder) -> Iterator[None]:
    """Send the streams of the process to the recorder, and refuse input()."""
    before: tuple[TextIO, TextIO] = sys.stdout, sys.stderr
    sys.stdout = RecordedStream(recorder, "stdout")
    sys.stderr = RecordedStream(recorder, "stderr")
    builtins.input = _refuse_input
    try:
        yield
    finally:
        sys.stdout, sys.stderr = before


def _refuse_input(*_: object) -> str:
    raise EOFError(INPUT_NOTICE)


def _text_of(error: BaseException | None) -> str:
    try:
        return str(error)[:2000]
    except Exception:  # noqa: BLE001 - a hostile __str__ must not hide the error itself
        return "(the message of this exception cannot be shown)"


def _size(data: dict[str, Any]) -> int:
    return sum(len(value) for value in data.values() if type(value) is str)
