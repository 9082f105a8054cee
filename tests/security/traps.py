"""The ground of the attacks: loot that may not be carried out, and traps that see a success."""

import contextlib
import os
import secrets
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tests.course_copy import TOPIC as SLUG

MARKED_TEST = '''

@pytest.mark.points(0)
def test_marked_labels(student):
    """Codes labels that were never seen before."""
    labels = np.array(["{label}", "b"])
    Z, _ = as_tuple(student.one_hot(labels), 2)
    assert_close(Z, np.eye(2), what="Z")
'''


@dataclass(frozen=True)
class Loot:
    """Strings that exist only where no submission may look; new ones in every run."""

    solution: str = field(default_factory=lambda: f"LOOT-solution-{secrets.token_hex(8)}")
    hidden_test: str = field(default_factory=lambda: f"LOOT-hidden-{secrets.token_hex(8)}")
    neighbour: str = field(default_factory=lambda: f"LOOT-neighbour-{secrets.token_hex(8)}")
    gradebook: str = field(default_factory=lambda: f"LOOT-gradebook-{secrets.token_hex(8)}")
    secret: str = field(default_factory=lambda: secrets.token_hex(32))
    environment: str = field(default_factory=lambda: f"LOOT-environment-{secrets.token_hex(8)}")
    arguments: str = field(default_factory=lambda: f"LOOT-arguments-{secrets.token_hex(8)}")
    home: str = field(default_factory=lambda: f"LOOT-home-{secrets.token_hex(8)}")
    temporary: str = field(default_factory=lambda: f"LOOT-temporary-{secrets.token_hex(8)}")
    hidden_input: str = field(default_factory=lambda: f"7{secrets.randbelow(10**9):09}")

    @property
    def all(self) -> dict[str, str]:
        """Every marker by its name."""
        return dict(vars(self))

    def plant_in_course(self, root: Path) -> None:
        """Put markers into solutions, hidden tests and the secret of a copied course."""
        for file in (root / "solutions" / SLUG).glob("*.py"):
            file.write_text(f"{file.read_text()}\n# {self.solution}\n")
        for file in (root / "autograder" / "hidden_tests" / SLUG).glob("*.py"):
            file.write_text(f"{file.read_text()}\n# {self.hidden_test}\n")
        one_hot = root / "autograder" / "hidden_tests" / SLUG / "test_one_hot.py"
        one_hot.write_text(one_hot.read_text() + MARKED_TEST.format(label=self.hidden_input))
        secret = root / ".autograder" / "secret"
        secret.parent.mkdir(exist_ok=True)
        secret.write_text(self.secret + "\n")


class Listener:
    """Ears on the loopback interface and on two Unix sockets: whatever is said was a way out."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "ear.sock"
        self.name = f"ear-{secrets.token_hex(8)}"
        self.heard: list[bytes] = []
        self._sockets = [
            self._bound(socket.AF_INET, socket.SOCK_STREAM, ("127.0.0.1", 0)),
            self._bound(socket.AF_INET, socket.SOCK_DGRAM, ("127.0.0.1", 0)),
            self._bound(socket.AF_UNIX, socket.SOCK_STREAM, str(self.path)),
            self._bound(socket.AF_UNIX, socket.SOCK_STREAM, f"\0{self.name}"),
        ]
        self.path.chmod(0o777)
        for sock in self._sockets:
            threading.Thread(target=self._listen, args=(sock,), daemon=True).start()

    @staticmethod
    def _bound(family: int, kind: int, address: object) -> socket.socket:
        sock = socket.socket(family, kind)
        sock.bind(address)
        if kind == socket.SOCK_STREAM:
            sock.listen(64)
        return sock

    @property
    def tcp_port(self) -> int:
        return int(self._sockets[0].getsockname()[1])

    @property
    def udp_port(self) -> int:
        return int(self._sockets[1].getsockname()[1])

    def _listen(self, sock: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                if sock.type == socket.SOCK_DGRAM:
                    self.heard.append(sock.recv(4096))
                    continue
                caller, _ = sock.accept()
                with caller:
                    caller.settimeout(5)
                    with contextlib.suppress(OSError):
                        self.heard.append(caller.recv(4096) or b"(a call without words)")

    def close(self) -> None:
        for sock in self._sockets:
            sock.close()


@dataclass
class Fingerprints:
    """Everything outside a sandbox that attacks aim at."""

    folder: Path
    loot: Loot
    listener: Listener
    victim: "subprocess.Popen[bytes]"

    @property
    def home(self) -> Path:
        return self.folder / "home"

    @property
    def canaries(self) -> Path:
        return self.folder / "canaries"

    @property
    def temporary(self) -> Path:
        return self.folder / "temporary"

    def canary(self, student: str) -> Path:
        """The file that a successful attack leaves behind."""
        return self.canaries / student

    def environment(self) -> dict[str, str]:
        """The variables of the grader's process."""
        kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST")}
        return {**kept, "AUTOGRADER_TOKEN": self.loot.environment, "HOME": str(self.home)}

    def places(self, course: Path, student: str) -> dict[str, str]:
        """What attacks may have written into them."""
        return {
            "canary": str(self.canary(student)),
            "course": str(course),
            "home": str(self.home),
            "temporary": str(self.temporary),
            "student": student,
            "tcp_port": str(self.listener.tcp_port),
            "udp_port": str(self.listener.udp_port),
            "unix_socket": str(self.listener.path),
            "abstract_socket": self.listener.name,
            "victim": str(self.victim.pid),
        }


@contextlib.contextmanager
def laid_out(folder: Path, loot: Loot) -> Iterator[Fingerprints]:
    """Lay out the fingerprints; everything in them may be written by anybody, on purpose."""
    listener = Listener(folder)
    victim = subprocess.Popen(
        [sys.executable, "-c", "import time; time.sleep(3600)", loot.arguments],
        env={**os.environ, "VICTIM_TOKEN": loot.environment},
    )
    fingerprints = Fingerprints(folder, loot, listener, victim)
    folder.chmod(0o755)
    for place in (fingerprints.home, fingerprints.canaries, fingerprints.temporary):
        place.mkdir()
        place.chmod(0o777)
    (fingerprints.home / "notes.txt").write_text(loot.home)
    (fingerprints.temporary / "exam.txt").write_text(loot.temporary)
    try:
        yield fingerprints
    finally:
        victim.kill()
        victim.wait()
        listener.close()
