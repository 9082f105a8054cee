"""Feedback by mail, sent to a server on this machine: each page once; a failure stops no other."""

import email
import email.policy
import json

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult
from click.testing import CliRunner

from autograder.cli import main
from autograder.course import open_course
from autograder.errors import CourseTextError, RecordError, UsageError
from autograder.gradebook.recording import HandedIn, record_submission
from autograder.gradebook.students import StudentRecord, record_students
from autograder.gradebook.writer import open_writer
from autograder.pipeline.mail import PASSWORD, mail_feedback
from autograder.pipeline.mail_log import mail_log_file, open_mail_log
from tests.gradebook.test_extending import SETTINGS

STUDENTS = (
    StudentRecord("ada", "Lovelace", "Ada", "ada@example.org"),
    StudentRecord("bob", "Böb, junior", 'B"ob', "bob@example.org"),
    StudentRecord("eve", "Nobody", "Eve", "eve@example.org\nBcc: all@example.org"),
    StudentRecord("zoë", "Å", "Zoë", "zoe@example.org"),
)
SECRET = "not-to-be-seen-9f3c"


class Inbox:
    """Takes mail in; does to some addresses what servers do."""

    def __init__(self):
        self.mails = []
        self.refuses: dict[str, str] = {}
        self.breaks_off = 0

    async def handle_RCPT(self, server, session, envelope, address, options):  # noqa: N802
        if address in self.refuses:
            return self.refuses[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):  # noqa: N802
        if self.breaks_off:
            self.breaks_off -= 1
            server.transport.close()
            return "250 OK"
        self.mails.append((envelope.rcpt_tos, envelope.content))
        return "250 OK"

    def read(self):
        """The mails, by their receiver."""
        return {
            to[0]: email.message_from_bytes(content, policy=email.policy.default)
            for to, content in self.mails
        }


class OnFreePort(Controller):
    """A server on a port that the system picks; aiosmtpd would greet port 0."""

    def _trigger_server(self):
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()


@pytest.fixture
def inbox():
    return Inbox()


@pytest.fixture
def server(inbox):
    controller = OnFreePort(inbox, hostname="127.0.0.1", port=0)
    controller.start()
    yield controller.port
    controller.stop()


def settings(port, more=""):
    return (
        f'{SETTINGS}\n[mail]\nserver = "127.0.0.1"\nport = {port}\nsecurity = "none"\n'
        f'sender = "Course <course@example.org>"\n{more}'
    )


@pytest.fixture
def opened(course, cells, result, server):
    """A course with four graded students and a mail server."""
    (course.paths.root / "course.toml").write_text(settings(server))
    record_students(course.url, STUDENTS)
    with open_writer(course.paths, course.url, "run") as writer:
        for student in STUDENTS:
            record_submission(writer, course.topic, result(student.id), HandedIn(cells()))
    return open_course(course.paths.root)


def sent(report):
    return [letter.student for letter in report.letters]


def test_nothing_leaves_without_being_asked_to(opened, course, inbox):
    before = {path: path.stat().st_mtime_ns for path in opened.paths.root.rglob("*")}
    report = mail_feedback(opened, course.topic)
    assert report.is_dry
    assert sent(report) == ["ada", "bob", "zoë"]
    assert [one.address for one in report.letters][:2] == ["ada@example.org", "bob@example.org"]
    assert all(one.size > 1000 for one in report.letters)
    assert report.without_address == ("eve",)
    assert inbox.mails == []
    assert before == {path: path.stat().st_mtime_ns for path in opened.paths.root.rglob("*")}


def test_everybody_gets_their_own_page_once(opened, course, inbox):
    report = mail_feedback(opened, course.topic, sends=True)
    assert sent(report) == ["ada", "bob", "zoë"]
    mails = inbox.read()
    assert set(mails) == {"ada@example.org", "bob@example.org", "zoe@example.org"}
    for student in ("ada", "bob"):
        mail = mails[f"{student}@example.org"]
        assert mail["From"] == "Course <course@example.org>"
        assert mail["Subject"] == "Course: feedback on Doubling"
        (page,) = mail.iter_attachments()
        assert page.get_filename() == "doubling.html"
        on_disk = opened.paths.feedback_page(student, "doubling").read_bytes()
        assert page.get_payload(decode=True) == on_disk
        assert f"(<bdi>{student}</bdi>)".encode() in on_disk
    again = mail_feedback(opened, course.topic, sends=True)
    assert (sent(again), again.sent_before, len(inbox.mails)) == ([], 3, 3)


def test_a_page_that_changed_is_sent_and_one_that_is_named_is_sent_again(
    opened, course, inbox, cells, result
):
    mail_feedback(opened, course.topic, sends=True)
    with open_writer(course.paths, course.url, "later") as writer:
        record_submission(writer, course.topic, result("bob", double=1), HandedIn(cells()))
    assert sent(mail_feedback(opened, course.topic, sends=True)) == ["bob"]
    again = mail_feedback(opened, course.topic, ["ada"], sends=True, is_again=True)
    assert sent(again) == ["ada"]
    assert [to[0] for to, _ in inbox.mails].count("ada@example.org") == 2
    with pytest.raises(UsageError, match="to whom"):
        mail_feedback(opened, course.topic, sends=True, is_again=True)


def test_a_refused_address_stops_nobody_else_and_is_tried_again(opened, course, inbox):
    inbox.refuses["ada@example.org"] = "550 no such user ada@example.org"
    report = mail_feedback(opened, course.topic, sends=True)
    assert report.failed == (("ada", "the address was refused (code 550)"),)
    assert sent(report) == ["bob", "zoë"]
    inbox.refuses["ada@example.org"] = "421 too many today"
    report = mail_feedback(opened, course.topic, ["ada", "bob"], sends=True)
    assert report.failed[0][0] == "ada"
    inbox.refuses.clear()
    assert sent(mail_feedback(opened, course.topic, sends=True)) == ["ada"]


def test_after_a_break_nobody_gets_the_same_page_twice(opened, course, inbox):
    inbox.breaks_off = 1
    report = mail_feedback(opened, course.topic, sends=True)
    assert report.unknown == ("ada",)
    assert sent(report) == ["bob", "zoë"]
    report = mail_feedback(opened, course.topic, sends=True)
    assert (report.unknown, sent(report), len(inbox.mails)) == (("ada",), [], 2)
    report = mail_feedback(opened, course.topic, ["ada"], sends=True, is_again=True)
    assert sent(report) == ["ada"]


def test_a_server_that_breaks_off_again_and_again_is_left_alone(opened, course, inbox):
    record_students(course.url, [StudentRecord("eve", "E", "Eve", "eve@example.org")])
    inbox.breaks_off = 9
    report = mail_feedback(opened, course.topic, sends=True)
    assert (len(report.unknown), report.left, inbox.breaks_off) == (3, 1, 6)
    assert report.needs_person


def test_a_kill_between_two_lines_is_told(opened, course, inbox):
    """What a killed run leaves: a line that says begun, and one that is cut."""
    mail_feedback(opened, course.topic, ["ada"], sends=True)
    log = mail_log_file(opened.paths)
    lines = log.read_text().splitlines(keepends=True)
    log.write_text(lines[0] + lines[1][:20])
    report = mail_feedback(opened, course.topic, sends=True)
    assert report.unknown == ("ada",)
    assert sent(report) == ["bob", "zoë"]
    assert mail_feedback(opened, course.topic, sends=True).sent_before == 2


def test_the_log_says_of_a_student_the_id_alone(opened, course, inbox):
    inbox.refuses["ada@example.org"] = "550 ada@example.org is unknown"
    mail_feedback(opened, course.topic, sends=True)
    text = mail_log_file(opened.paths).read_text()
    assert "@" not in text
    assert "Lovelace" not in text
    lines = [json.loads(line) for line in text.splitlines()]
    assert {line["student"] for line in lines} == {"ada", "bob", "zoë"}
    assert [line["state"] for line in lines if line["student"] == "bob"] == ["begun", "sent"]
    assert mail_log_file(opened.paths).stat().st_mode & 0o077 == 0


def test_two_runs_do_not_send_at_once(opened, course):
    with (
        open_mail_log(opened.paths, writes=True),
        pytest.raises(RecordError, match="another `autograder mail` is sending"),
    ):
        mail_feedback(opened, course.topic, sends=True)


def test_a_password_is_asked_for_and_never_shown(course, cells, result, monkeypatch, inbox):
    """The server takes no password in the open, so nothing but the login is tried."""

    def let_in(server, session, envelope, mechanism, data):
        return AuthResult(success=data.password == b"right", handled=False)

    controller = OnFreePort(
        inbox, hostname="127.0.0.1", port=0, authenticator=let_in, auth_require_tls=False
    )
    controller.start()
    try:
        file = course.paths.root / "course.toml"
        file.write_text(settings(controller.port, 'user = "ml"\n'))
        with pytest.raises(CourseTextError, match="not sent in the open"):
            open_course(course.paths.root)
        file.write_text(settings(controller.port, 'user = "ml"\n').replace('"none"', '"starttls"'))
        opened = open_course(course.paths.root)
        record_students(course.url, STUDENTS)
        with open_writer(course.paths, course.url, "run") as writer:
            record_submission(writer, course.topic, result("ada"), HandedIn(cells()))
        monkeypatch.delenv(PASSWORD, raising=False)
        with pytest.raises(UsageError, match=f"{PASSWORD}: there is no password for ml"):
            mail_feedback(opened, course.topic, sends=True)
        monkeypatch.setenv(PASSWORD, SECRET)
        with pytest.raises(RecordError, match="there is no connection") as refused:
            mail_feedback(opened, course.topic, sends=True)
        monkeypatch.setattr(
            "smtplib.SMTP.starttls", lambda self, **_: (220, b"as if"), raising=True
        )
        with pytest.raises(RecordError, match="does not take the name and password") as wrong:
            mail_feedback(opened, course.topic, sends=True)
        for error in (refused, wrong):
            assert SECRET not in str(error.value)
            assert error.value.__cause__ is None
        monkeypatch.setenv(PASSWORD, "right")
        assert sent(mail_feedback(opened, course.topic, sends=True)) == ["ada"]
    finally:
        controller.stop()
    assert not mail_log_file(opened.paths).read_text().count(SECRET)


def test_without_a_server_it_says_what_to_write(course, cells, result):
    (course.paths.root / "course.toml").write_text(SETTINGS)
    opened = open_course(course.paths.root)
    with open_writer(course.paths, course.url, "run") as writer:
        record_submission(writer, course.topic, result("ada"), HandedIn(cells()))
    with pytest.raises(UsageError, match=r"Write a table \[mail\]"):
        mail_feedback(opened, course.topic, sends=True)
    (course.paths.root / "course.toml").write_text(settings(9).replace("course@", ""))
    with pytest.raises(CourseTextError, match="this is no address"):
        open_course(course.paths.root)


def test_the_command_line_says_to_whom_and_what_to_do(opened, course, monkeypatch, inbox):
    monkeypatch.setattr("autograder.cli.mail_verb.named_topics", lambda *_: [course.topic])
    folder = ["--course", str(opened.paths.root)]
    dry = CliRunner().invoke(main, ["mail", "doubling", *folder])
    assert dry.exit_code == 1, dry.output
    assert "ada: ada@example.org, " in dry.output
    assert "no usable address: eve." in dry.output
    assert "Nothing was sent. To send: --send" in dry.output
    assert inbox.mails == []
    done = CliRunner().invoke(main, ["mail", "doubling", "--send", *folder])
    assert "doubling: 3 pages sent" in done.output
    assert len(inbox.mails) == 3
