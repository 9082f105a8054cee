"""The verb ``mail``: feedback pages to students, each once.

``smtplib`` and ``email`` of the standard library do it: a package on top would add no protocol.
"""

import os
import smtplib
import ssl
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from email.errors import HeaderParseError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from autograder.collect.hand_ins import hash_of
from autograder.config import MailSecurity, MailSettings
from autograder.course import Course
from autograder.errors import RecordError, UsageError
from autograder.gradebook.marks import read_marks
from autograder.gradebook.students import read_students
from autograder.model import Topic
from autograder.pipeline.export import missing_cells, waiting_cells
from autograder.pipeline.feedback import FeedbackPage, pages_to_send, publish_feedback
from autograder.pipeline.mail_log import MailLog, Sending, open_mail_log

PASSWORD = "AUTOGRADER_MAIL_PASSWORD"
"""The environment variable with the password; nothing else may hold it."""

_SECONDS = 30
_MOST_BREAKS = 3
"""After so many mails in a row at which the connection broke, the rest is left for another run."""


@dataclass(frozen=True)
class Letter:
    """A page on its way to a student."""

    student: str
    address: str
    size: int


@dataclass(frozen=True)
class MailReport:
    """What was sent, or would be.

    Attributes
    ----------
    topic : str
        The topic.
    is_dry : bool
        Whether nothing was sent.
    letters : tuple of Letter
        What was sent; in a dry run, what would be.
    failed : tuple of tuple of str
        Students whose mail was refused, each with what the server said; the next run tries again.
    unknown : tuple of str
        Students to whom the page may have gone out: a run was interrupted, or the connection broke.
    without_address : tuple of str
        Students whom the gradebook has no usable address of.
    sent_before : int
        Pages that went out before, as they are.
    not_final : tuple of str
        Students on whose page something is not marked yet.
    unusable : tuple of str
        One sentence for every stored result that could not be read.
    left : int
        Pages that were not tried, because the server broke off too often.
    """

    topic: str
    is_dry: bool
    letters: tuple[Letter, ...] = ()
    failed: tuple[tuple[str, str], ...] = ()
    unknown: tuple[str, ...] = ()
    without_address: tuple[str, ...] = ()
    sent_before: int = 0
    not_final: tuple[str, ...] = ()
    unusable: tuple[str, ...] = ()
    left: int = 0

    @property
    def needs_person(self) -> bool:
        """Whether a page did not reach its student for certain."""
        return bool(
            self.failed or self.unknown or self.without_address or self.unusable or self.left
        )


def mail_feedback(
    course: Course,
    topic: Topic,
    students: Sequence[str] = (),
    *,
    sends: bool = False,
    is_again: bool = False,
    progress: Callable[[str, int, int], None] = lambda *_: None,
) -> MailReport:
    """Send every student the page of a topic, unless this very page was sent before.

    Parameters
    ----------
    course : Course
        The course; ``[mail]`` of its settings says by which server.
    topic : Topic
        The topic.
    students : sequence of str
        Only these students; by default all that were graded.
    sends : bool
        Whether anything leaves this machine; if not, nothing is written either.
    is_again : bool
        Send to the students that are named even what was sent.
    progress : callable
        Called after each mail with the student, how many are done, and of how many.

    Raises
    ------
    UsageError
        If a student is unknown, or the settings do not do.
    RecordError
        If there is no gradebook, another run is sending, or the server does not let us in.
    """
    if is_again and not students:
        raise UsageError("--again needs to know to whom: name them with --student")
    settings = _settings(course) if sends else course.config.mail
    if sends:
        publish_feedback(course, [topic], students or None)
    pages, unusable = pages_to_send(course, topic, students)
    addresses = {who.id: who.email for who in read_students(course.database)}
    not_final = _not_final(course, topic.slug, {page.student for page in pages})
    with open_mail_log(course.paths, writes=sends) as log:
        due: list[tuple[FeedbackPage, str]] = []
        unknown, without_address, before = [], [], 0
        for page in pages:
            state = log.state_of(page.student, page.topic, _hash(page))
            address = _usable(addresses.get(page.student, ""))
            if state is Sending.SENT and not is_again:
                before += 1
            elif state is Sending.BEGUN and not is_again:
                unknown.append(page.student)
            elif not address:
                without_address.append(page.student)
            else:
                due.append((page, address))
        post = _Post(course, topic, log, progress)
        if sends and settings is not None and due:
            post.send(settings, due)
        letters = tuple(Letter(p.student, to, len(p.text.encode())) for p, to in due)
    return MailReport(
        topic.slug,
        not sends,
        tuple(one for one in letters if one.student in post.sent) if sends else letters,
        tuple(post.failed),
        (*unknown, *post.unknown),
        tuple(without_address),
        before,
        not_final,
        unusable,
        len(due) - len(post.sent) - len(post.failed) - len(post.unknown) if sends else 0,
    )


class _Post:
    """Sends pages one after the other; what becomes of one stops no other."""

    def __init__(
        self,
        course: Course,
        topic: Topic,
        log: MailLog,
        progress: Callable[[str, int, int], None],
    ) -> None:
        self._course, self._topic, self._log, self._progress = course, topic, log, progress
        self.sent: set[str] = set()
        self.failed: list[tuple[str, str]] = []
        self.unknown: list[str] = []

    def send(self, settings: MailSettings, due: Sequence[tuple[FeedbackPage, str]]) -> None:
        """Send all of it; give up when the connection broke several times in a row."""
        waiting = list(due)
        breaks = 0
        while waiting and breaks < _MOST_BREAKS:
            with _connection(settings) as server:
                while waiting:
                    page, address = waiting.pop(0)
                    is_broken = self._send_one(server, settings, page, address)
                    self._progress(page.student, len(due) - len(waiting), len(due))
                    breaks = breaks + 1 if is_broken else 0
                    if is_broken:
                        break

    def _send_one(
        self, server: smtplib.SMTP, settings: MailSettings, page: FeedbackPage, address: str
    ) -> bool:
        """Send one page; return whether the connection is of no use any more."""
        whose = (page.student, page.topic, _hash(page))
        message = _message(self._course, self._topic, settings, page, address)
        self._log.note(*whose, Sending.BEGUN)
        try:
            server.send_message(message)
        except smtplib.SMTPServerDisconnected:
            self.unknown.append(page.student)
            return True
        except smtplib.SMTPException as error:
            self._fail(whose, _what_it_said(error))
            return server.sock is None  # smtplib hangs up when the server wants to
        except OSError:
            self.unknown.append(page.student)
            return True
        except ValueError as error:
            self._fail(whose, f"the mail cannot be written ({type(error).__name__})")
            return False
        self._log.note(*whose, Sending.SENT)
        self.sent.add(page.student)
        return False

    def _fail(self, whose: tuple[str, str, str], why: str) -> None:
        self._log.note(*whose, Sending.FAILED, why)
        self.failed.append((whose[0], why))


def _settings(course: Course) -> MailSettings:
    settings = course.config.mail
    if settings is None:
        raise UsageError(
            "course.toml: it does not say by which server to send. Write a table [mail] with "
            'server = "smtp.example.org" and sender = "Course <course@example.org>"'
        )
    if settings.user and not os.environ.get(PASSWORD):
        raise UsageError(
            f"{PASSWORD}: there is no password for {settings.user}. Set this environment variable; "
            "it is read from nowhere else"
        )
    return settings


@contextmanager
def _connection(settings: MailSettings) -> Iterator[smtplib.SMTP]:
    """Connect and log in; a RecordError says what kept us out."""
    where = f"{settings.server}:{settings.port}"
    try:
        server = _connected(settings)
    except smtplib.SMTPAuthenticationError as error:
        raise RecordError(
            f"{where}: the server does not take the name and password. Got code "
            f"{error.smtp_code}. Look at user in [mail] of course.toml, and at {PASSWORD}"
        ) from None
    except (smtplib.SMTPException, OSError) as error:
        raise RecordError(
            f"{where}: there is no connection to send mail by. Got {_what_it_said(error)}. Look "
            "at [mail] in course.toml; what was sent is noted, and the next run goes on from there"
        ) from None
    try:
        yield server
    finally:
        try:
            server.quit()
        except (smtplib.SMTPException, OSError):
            server.close()


def _connected(settings: MailSettings) -> smtplib.SMTP:
    context = ssl.create_default_context()
    if settings.security is MailSecurity.TLS:
        server: smtplib.SMTP = smtplib.SMTP_SSL(
            settings.server, settings.port, timeout=_SECONDS, context=context
        )
    else:
        server = smtplib.SMTP(settings.server, settings.port, timeout=_SECONDS)
    try:
        if settings.security is MailSecurity.STARTTLS:
            server.starttls(context=context)
        if settings.user:
            server.login(settings.user, os.environ[PASSWORD])
    except BaseException:
        server.close()
        raise
    return server


def _message(
    course: Course, topic: Topic, settings: MailSettings, page: FeedbackPage, address: str
) -> EmailMessage:
    message = EmailMessage()
    message["Subject"] = f"{course.config.title}: feedback on {topic.title}"
    message["From"] = settings.sender
    message["To"] = address
    if settings.reply_to:
        message["Reply-To"] = settings.reply_to
    message["Date"] = formatdate(localtime=False)
    message["Message-ID"] = make_msgid(domain=settings.sender_domain)
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(
        f"Your feedback on {topic.title} is the attached page, {topic.slug}.html.\n"
        "Save it and open it in a browser; it loads nothing from anywhere.\n\n"
        f"{course.config.title}\n"
    )
    message.add_attachment(
        page.text.encode(), maintype="text", subtype="html", filename=f"{topic.slug}.html"
    )
    return message


def _what_it_said(error: Exception) -> str:
    """Report what a server answered, by its code: its words may hold the address."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        codes = sorted({code for code, _ in error.recipients.values()})
        return f"the address was refused (code {', '.join(map(str, codes))})"
    if isinstance(error, smtplib.SMTPNotSupportedError):
        return "the server cannot take such an address"
    if isinstance(error, smtplib.SMTPResponseException):
        return f"code {error.smtp_code}"
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return type(error).__name__


def _usable(text: str) -> str:
    """Return an address as it can stand in a mail; empty if it is none."""
    try:
        address = Address(addr_spec=text.strip())
    except (ValueError, HeaderParseError, IndexError):
        return ""
    return address.addr_spec if address.domain and address.username else ""


def _hash(page: FeedbackPage) -> str:
    return hash_of(page.text.encode())


def _not_final(course: Course, topic: str, students: set[str]) -> tuple[str, ...]:
    found = read_marks(course.database, [topic]).submissions
    return tuple(
        sorted(
            one.student
            for one in found
            if one.student in students and (missing_cells(one) or waiting_cells(one))
        )
    )
