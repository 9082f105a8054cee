"""An IPython shell that behaves like the one of a Jupyter kernel, for other people's notebooks.

What a cell puts out becomes messages of the Jupyter protocol. A score can depend on any of them,
so names, order and wording follow ipykernel, which itself is not here: it needs sockets.
"""

import builtins
import contextlib
import getpass
import re
import socket
import sys
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from pathlib import Path
from typing import Any

from IPython.core.autocall import ZMQExitAutocall
from IPython.core.displayhook import DisplayHook
from IPython.core.displaypub import DisplayPublisher
from IPython.core.error import StdinNotImplementedError
from IPython.core.interactiveshell import InteractiveShell
from traitlets import Any as AnyTrait
from traitlets import CBool, Instance, default, observe
from traitlets import Type as TypeTrait
from traitlets.config import Config

from .plain_kernel import KernelMagics, draw_inline
from .plain_output import Outbox, Stream, clean, require_sendable

WANTED = {
    "subprocess.Popen": "programs",
    "os.system": "programs",
    "os.exec": "programs",
    "os.posix_spawn": "programs",
    "os.forkpty": "programs",
    "socket.__new__": "the network",
    "socket.getaddrinfo": "the network",
    "socket.gethostbyname": "the network",
}
"""What a notebook may try here in vain, and could do in a kernel."""

SHOWS_ONLY = re.compile(
    r"\s*(ls|pwd|echo|date|whoami|which|head|tail|wc|cat|more|less|man|file|du|df|uname|hostname|"
    r"tree|nvidia-smi|python3? --version|"
    r"(\S*python[\d.]*\s+-m\s+)?(pip3?|conda) (list|show|freeze|--version))\b[^<>|;&`$\n]*$"
)
"""Lines whose output is for people alone: no cell that follows can miss them."""

LISTS_PACKAGES = re.compile(
    r"\s*(\S*python[\d.]*\s+-m\s+)?(pip3?|conda) (list|freeze)\b[^<>|;&`$\n]*>\s*[\w./-]+\s*$"
)
"""Lines that write a file of package names, which no test reads."""

INSTALLS = re.compile(r"\s*(\S*python[\d.]*\s+-m\s+)?(pip3?|conda|mamba) install\b[^<>|;&`$\n]*$")
ARGUMENTS = (
    "ipykernel_launcher.py",
    "-f",
    "kernel.json",
    "--HistoryManager.hist_file=:memory:",
)
"""The command line that a notebook sees."""

NO_PROGRAMS = "(not run in the sandbox: {})"
CANNOT_RUN = 126

INTERNET = (socket.AF_INET, socket.AF_INET6)

BORN_IN: ContextVar[int] = ContextVar("born_in")
"""The cell that a task began in: as in a kernel, what it puts out belongs there.

A thread begins with no context, so that what it puts out belongs to the cell that runs by then.
"""

NO_INPUT = "{} was called, but this frontend does not support input requests."


class PlainPublisher(DisplayPublisher):
    """Puts out what ``display`` shows."""

    shell: "ZMQInteractiveShell"

    def publish(  # type: ignore[override]
        self,
        data: Any,
        metadata: Any = None,
        *,
        transient: Any = None,
        update: bool = False,
        **_: Any,
    ) -> None:
        """Put out one display message."""
        self.shell.flush_streams()
        metadata = metadata if metadata is not None else {}
        self._validate_data(data, metadata)  # type: ignore[no-untyped-call]
        kind = "update_display_data" if update else "display_data"
        content = {"data": data, "metadata": metadata, "transient": transient or {}}
        self.shell.put_out(kind, content)

    def clear_output(self, wait: bool = False) -> None:
        """Ask to forget the outputs so far."""
        self.shell.flush_streams()
        self.shell.put_out("clear_output", {"wait": bool(wait)})


class PlainHook(DisplayHook):
    """Puts out the value of a cell's last expression."""

    shell: "ZMQInteractiveShell"
    content: dict[str, Any] | None = None

    def start_displayhook(self) -> None:
        """Begin a message."""
        self.content = {"data": {}, "metadata": {}}

    def write_output_prompt(self) -> None:
        """Number the message."""
        if self.content is not None:
            self.content["execution_count"] = self.prompt_count

    def write_format_data(self, format_dict: Any, md_dict: Any = None) -> None:
        """Fill the message."""
        if self.content is not None:
            self.content.update(data=clean(format_dict), metadata=md_dict)

    def finish_displayhook(self) -> None:
        """Put the message out, if anything is in it."""
        self.shell.flush_streams()
        content, self.content = self.content, None
        if content and content["data"]:
            self.shell.put_out("execute_result", content)


class ZMQInteractiveShell(InteractiveShell):
    """IPython as in a kernel; programs look at the name of this class to learn where they run."""

    displayhook_class = TypeTrait(PlainHook)
    display_pub_class = TypeTrait(PlainPublisher)
    readline_use = CBool(False)
    autoindent = CBool(False)
    exiter = Instance(ZMQExitAutocall)
    outbox: Any = AnyTrait()
    cell_number = 0
    end_soon: Any = AnyTrait()
    keepkernel_on_exit = None
    last_trace: list[str] | None = None
    failed_to_show = False
    wanted: Any = AnyTrait()

    @default("exiter")
    def _exiter_of_a_kernel(self) -> ZMQExitAutocall:
        return ZMQExitAutocall(self)  # type: ignore[no-untyped-call]

    @observe("exit_now")
    def _leave(self, change: Any) -> None:
        if change["new"] and self.end_soon is not None:
            self.end_soon()

    def ask_exit(self) -> None:
        """End the kernel a moment after the cell."""
        self.exit_now = not self.keepkernel_on_exit

    def enable_gui(self, gui: Any = None) -> None:
        """Accept every way of drawing; figures are always drawn inline."""

    def init_sys_modules(self) -> None:
        """Register the notebook as ``__main__``."""
        sys.modules["__main__"] = self.user_module

    def system(self, cmd: str) -> None:
        """Report that no program is run here; as in a kernel, a line with ``!`` never raises."""
        if not (SHOWS_ONLY.match(cmd) or LISTS_PACKAGES.match(cmd)):
            self.wanted.add("packages" if INSTALLS.match(cmd) else "shell lines")
        print(NO_PROGRAMS.format(cmd))  # noqa: T201 - where the program's own output would be
        self.user_ns["_exit_code"] = CANNOT_RUN

    def run_cell(self, *args: Any, **kwargs: Any) -> Any:
        """Run a cell."""
        self.last_trace = None
        self.failed_to_show = False
        return super().run_cell(*args, **kwargs)  # type: ignore[no-untyped-call]

    def _showtraceback(self, etype: Any, evalue: Any, stb: list[str]) -> None:
        self.flush_streams()
        if getattr(self.displayhook, "content", None) is not None:
            self.failed_to_show = True
        content = {"traceback": stb, "ename": str(etype.__name__), "evalue": str(evalue)}
        self.put_out("error", content)
        self.last_trace = stb

    # --- outputs ---

    def begin_cell(self) -> Outbox:
        """Collect the outputs of another cell from now on."""
        outbox = self.outbox = Outbox()
        self.wanted.clear()
        self.cell_number += 1
        BORN_IN.set(self.cell_number)
        return outbox

    def is_of_this_cell(self) -> bool:
        """Return whether the cell that is running now is to show what is put out."""
        return BORN_IN.get(self.cell_number) == self.cell_number

    def put_out(self, kind: str, content: dict[str, Any]) -> None:
        """Put out a message, unless a task of an earlier cell sent it.

        Raises
        ------
        UnicodeEncodeError
            If a value that is shown holds what a kernel cannot send: there, the cell fails, too.
        """
        if kind != "error":
            require_sendable(content)
        if self.is_of_this_cell():
            self.outbox.add(kind, clean(content))

    def flush_streams(self) -> None:
        """Make what was written so far come before what follows."""
        for stream in (sys.stdout, sys.stderr):
            with contextlib.suppress(Exception):
                stream.flush()


def make_plain_shell(backend: str = "") -> ZMQInteractiveShell:
    """Make the shell of a plain notebook, in place of any other one.

    ``backend`` is what the course says with MPLBACKEND.
    """
    InteractiveShell.clear_instance()
    config = Config()
    config.HistoryManager.enabled = False
    shell: ZMQInteractiveShell = ZMQInteractiveShell.instance(config=config)
    shell.config.IPKernelApp.parent_appname = "notebook"  # by this tqdm knows a notebook
    shell.wanted = set()
    _let_modules_be_found()
    shell.run_line_magic("load_ext", "storemagic")  # as a kernel does
    shell.register_magics(KernelMagics)
    draw_inline(shell, backend)
    return shell


def enter_notebook(shell: ZMQInteractiveShell) -> None:
    """Make this process, forked from the one that made the shell, that of one notebook."""
    if shell.profile_dir is not None:  # %store writes there
        Path(shell.profile_dir.location, "db").mkdir(parents=True, exist_ok=True)
    shell.begin_cell()
    _notice_what_is_wanted(shell.wanted)
    streams = Stream("stdout", shell, 1), Stream("stderr", shell, 2)
    for stream in streams:
        stream.catch_descriptor()
    for name, stream in zip(("stdout", "stderr"), streams, strict=True):
        setattr(sys, name, stream)
        setattr(sys, f"__{name}__", stream)
    sys.argv = list(ARGUMENTS)
    sys.breakpointhook = _no_debugger


def _notice_what_is_wanted(wanted: set[str]) -> None:
    """Note attempts at what the sandbox forbids."""

    def hear(event: str, details: tuple[Any, ...]) -> None:
        if event in WANTED and not (event == "socket.__new__" and details[1] not in INTERNET):
            wanted.add(WANTED[event])

    sys.addaudithook(hear)


def _no_debugger(*_: object, **__: object) -> None:
    """Go on at a breakpoint(), as a kernel to which no debugger is attached."""


def _let_modules_be_found() -> None:
    """Put the working folder where a kernel has it: behind the standard library."""
    sys.path[:] = [path for path in sys.path if path]
    folders = (i for i, path in enumerate(sys.path) if path.endswith("site-packages"))
    sys.path.insert(next(folders, len(sys.path)), "")


@contextlib.contextmanager
def no_input() -> Iterator[None]:
    """Refuse input() and getpass() in a kernel's words while a cell runs."""
    before = builtins.input, getpass.getpass
    builtins.input = _refusal("raw_input")
    getpass.getpass = _refusal("getpass")
    try:
        yield
    finally:
        builtins.input, getpass.getpass = before


def _refusal(name: str) -> Callable[..., str]:
    def refuse(*_: object, **__: object) -> str:
        raise StdinNotImplementedError(NO_INPUT.format(name))

    return refuse
