"""The marking page's server: on this machine alone, for who has its address, and nothing else.

Every request must name this machine as its host, which keeps out pages of other sites that point
a name of theirs here, and carry the cookie that the address with the token sets. What changes
something must come from the page itself: it carries a second token that only the page knows, as a
header, which no other site can send.
"""

import json
import secrets
import threading
from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPStatus
from http.cookies import CookieError, SimpleCookie
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from urllib.parse import parse_qs, urlsplit

from pydantic import TypeAdapter, ValidationError

from autograder.errors import AutograderError, UsageError
from autograder.pipeline.marking_desk import AnswerView, MarkingDesk, QuestionView
from autograder.reports.page import render

MOST_BYTES = 100_000
HOST = "127.0.0.1"
_CSP = (
    "default-src 'none'; script-src 'nonce-{nonce}'; style-src 'nonce-{nonce}'; img-src data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


@dataclass(frozen=True)
class MarkWish:
    """What the page asks to be given: a mark and a comment for one answer of a question."""

    name: str
    key: int
    points: float | None
    picked: tuple[int, ...]
    comment: str
    version: str


_MARK_WISH = TypeAdapter(MarkWish)
_QUESTION, _ANSWER = TypeAdapter(QuestionView), TypeAdapter(AnswerView)


class MarkingServer:
    """Serves the marking page of one desk from a thread of its own, until it is closed."""

    def __init__(self, desk: MarkingDesk, port: int = 0) -> None:
        self.token, self.csrf = secrets.token_urlsafe(24), secrets.token_urlsafe(24)
        self.session = secrets.token_urlsafe(24)
        self.desk, self.lock = desk, threading.Lock()
        handler = type("Handler", (_Handler,), {"own": self})
        try:
            self._server = ThreadingHTTPServer((HOST, port), handler)
        except OSError as error:
            raise UsageError(
                f"--port {port}: nothing can listen there. Got: {error.strerror}. "
                "Name another port, or leave it out"
            ) from error
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self._server.server_address[1])

    @property
    def address(self) -> str:
        """The address that opens it; whoever has it may mark."""
        return f"http://{HOST}:{self.port}/?token={self.token}"

    @property
    def hosts(self) -> tuple[str, ...]:
        """The names under which a browser on this machine reaches it."""
        return tuple(f"{name}:{self.port}" for name in (HOST, "localhost"))

    @property
    def cookie(self) -> str:
        """The name of its cookie; cookies of all ports of a machine lie together."""
        return f"autograder-marking-{self.port}"

    def __enter__(self) -> "MarkingServer":
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def wait(self) -> None:
        """Wait until somebody interrupts."""
        while self._thread.is_alive():
            self._thread.join(1.0)


class _Refused(Exception):  # noqa: N818 - what the browser is told
    """A request that gets no answer but this."""

    def __init__(self, status: HTTPStatus, why: str) -> None:
        super().__init__(why)
        self.status = status


class _Handler(BaseHTTPRequestHandler):
    """Answers one request. ``own`` is the server that it belongs to."""

    own: MarkingServer
    server_version, sys_version = "autograder", ""
    timeout = 30

    def do_GET(self) -> None:
        """Return the page, or a part of what it shows."""
        self._answer(self._get)

    def do_POST(self) -> None:
        """Give a mark."""
        self._answer(self._post)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Log nothing: addresses say who was looked at."""

    def _answer(self, act: Callable[[], None]) -> None:
        try:
            self._require_host()
            act()
        except _Refused as refused:
            self._send_json({"error": str(refused)}, refused.status)
        except UsageError as error:
            self._send_json({"error": str(error)}, HTTPStatus.CONFLICT)
        except AutograderError as error:
            self._send_json({"error": str(error)}, HTTPStatus.SERVICE_UNAVAILABLE)

    def _require_host(self) -> None:
        if self.headers.get("Host", "") not in self.own.hosts:
            raise _Refused(HTTPStatus.FORBIDDEN, "this page is for this machine alone")

    def _get(self) -> None:
        split = urlsplit(self.path)
        given = {name: values[0] for name, values in parse_qs(split.query).items()}
        if split.path == "/" and "token" in given:
            self._let_in(given["token"])
            return
        self._require_cookie()
        desk = self.own.desk
        if split.path == "/":
            self._send_page()
        elif split.path == "/api/question":
            with self.own.lock:
                view = desk.question(given.get("name", ""))
            self._send(_QUESTION.dump_json(view), "application/json")
        elif split.path == "/api/answer":
            with self.own.lock:
                answer = desk.answer(given.get("name", ""), _number(given.get("key", "")))
            self._send(_ANSWER.dump_json(answer), "application/json")
        else:
            raise _Refused(HTTPStatus.NOT_FOUND, "there is no such page")

    def _post(self) -> None:
        self._require_cookie()
        origin = self.headers.get("Origin")
        if origin is not None and origin not in [f"http://{host}" for host in self.own.hosts]:
            raise _Refused(HTTPStatus.FORBIDDEN, "this came from another site")
        if not _is_same(self.headers.get("X-CSRF-Token", ""), self.own.csrf):
            raise _Refused(HTTPStatus.FORBIDDEN, "this did not come from the page. Load it anew")
        if urlsplit(self.path).path != "/api/mark":
            raise _Refused(HTTPStatus.NOT_FOUND, "there is no such page")
        wish = self._read_wish()
        with self.own.lock:
            answer = self.own.desk.give(
                wish.name,
                wish.key,
                points=wish.points,
                picked=wish.picked,
                comment=wish.comment,
                version=wish.version,
            )
        self._send(_ANSWER.dump_json(answer), "application/json")

    def _read_wish(self) -> MarkWish:
        size = self.headers.get("Content-Length", "")
        if not size.isdigit() or int(size) > MOST_BYTES:
            raise _Refused(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "this is too much for a mark")
        try:
            return _MARK_WISH.validate_json(self.rfile.read(int(size)))
        except ValidationError:
            raise _Refused(HTTPStatus.BAD_REQUEST, "this is no mark. Load the page anew") from None

    def _let_in(self, token: str) -> None:
        """Swap the token of the address for a cookie, so that it stays in no history."""
        if not _is_same(token, self.own.token):
            raise _Refused(HTTPStatus.FORBIDDEN, "this address has expired. Start the command anew")
        self.send_response(HTTPStatus.SEE_OTHER)
        self.send_header("Location", "/")
        self.send_header(
            "Set-Cookie",
            f"{self.own.cookie}={self.own.session}; HttpOnly; SameSite=Strict; Path=/",
        )
        self._send_end(b"")

    def _require_cookie(self) -> None:
        try:
            cookies = SimpleCookie(self.headers.get("Cookie", ""))
        except CookieError:
            cookies = SimpleCookie()
        found = cookies.get(self.own.cookie)
        if found is None or not _is_same(found.value, self.own.session):
            raise _Refused(
                HTTPStatus.FORBIDDEN, "open the address that autograder mark has printed"
            )

    def _send_page(self) -> None:
        nonce, desk = secrets.token_urlsafe(16), self.own.desk
        page = render(
            "marking.html",
            {
                "nonce": nonce,
                "csrf": self.own.csrf,
                "title": desk.title,
                "questions": ",".join(desk.question_ids),
                "is_anonymous": desk.is_anonymous,
            },
        )
        policy = _CSP.format(nonce=nonce)
        self._send(page.encode(), "text/html; charset=utf-8", policy=policy)

    def _send_json(self, value: object, status: HTTPStatus) -> None:
        self._send(json.dumps(value).encode(), "application/json", status)

    def _send(
        self,
        content: bytes,
        kind: str,
        status: HTTPStatus = HTTPStatus.OK,
        policy: str = "default-src 'none'",
    ) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Security-Policy", policy)
        self._send_end(content)

    def _send_end(self, content: bytes) -> None:
        self.send_header("Content-Length", str(len(content)))
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Referrer-Policy", "no-referrer")
        self.send_header("Cache-Control", "no-store")
        self.send_header("Cross-Origin-Resource-Policy", "same-origin")
        self.end_headers()
        self.wfile.write(content)


def _is_same(given: str, secret: str) -> bool:
    return secrets.compare_digest(given.encode(errors="replace"), secret.encode())


def _number(text: str) -> int:
    if not text.isdecimal():
        raise _Refused(HTTPStatus.BAD_REQUEST, "this is no number of an answer")
    return int(text)
