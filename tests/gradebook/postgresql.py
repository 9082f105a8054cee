"""A PostgreSQL server of the tests' own: in a temporary folder, behind a socket in it, no port."""

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

DEBIAN = Path("/usr/lib/postgresql")
ANOTHER = "nobody"
"""Root may not run a server, so somebody else does."""


def programs() -> Path | None:
    """Find the folder of the server's programs; Debian keeps them off the path."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else sorted(DEBIAN.glob("*/bin"))
    return next((folder for folder in reversed(folders) if (folder / "initdb").exists()), None)


@dataclass
class Server:
    """A server that can be stopped and started."""

    programs: Path
    folder: Path
    names: list[str] = field(default_factory=list)

    def run(self, program: str, *words: str) -> None:
        """Run one of its programs, as somebody who is not root."""
        user = {} if os.geteuid() else {"user": ANOTHER, "group": pwd.getpwnam(ANOTHER).pw_gid}
        done = subprocess.run(
            [self.programs / program, *words],
            cwd=self.folder,
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
            **user,
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        """Start it and wait until it answers."""
        options = f"-k {self.folder} -c listen_addresses='' -c fsync=off"
        log = str(self.folder / "log")
        self.run("pg_ctl", "start", "-w", "-D", str(self.data), "-o", options, "-l", log)

    def stop(self) -> None:
        """Stop it as if its machine had failed."""
        self.run("pg_ctl", "stop", "-w", "-m", "immediate", "-D", str(self.data))

    def database(self, template: str = "template0") -> str:
        """Make an empty database, or a copy of one; give its URL."""
        name = f"grades{len(self.names)}"
        self.run("createdb", "-h", str(self.folder), "-U", "teacher", "-T", template, name)
        self.names.append(name)
        return f"postgresql://teacher@/{name}?host={self.folder}"

    @property
    def data(self) -> Path:
        """The folder of its data."""
        return self.folder / "data"


@contextlib.contextmanager
def running_server() -> Iterator[Server]:
    """Run a server for the length of a block; without PostgreSQL the test is not run."""
    found = programs()
    if found is None:
        pytest.skip("PostgreSQL is not installed (postgresql)")
    with tempfile.TemporaryDirectory(prefix="autograder-postgresql-") as name:
        server = Server(found, Path(name))
        if not os.geteuid():
            shutil.chown(name, ANOTHER)
        words = ["-U", "teacher", "-A", "trust", "--locale-provider=icu", "--icu-locale=en"]
        server.run("initdb", "-D", str(server.data), "-E", "UTF8", "--no-sync", *words)
        server.start()
        try:
            yield server
        finally:
            server.stop()
