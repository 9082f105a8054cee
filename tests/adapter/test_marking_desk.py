"""Written questions marked on a page of our own, and who may reach that page."""

import http.client
import json
import math
import sqlite3
from urllib.parse import urlsplit

import pytest

from autograder.cli.marking_server import MOST_BYTES, MarkingServer
from autograder.course import open_course
from autograder.errors import UsageError
from autograder.gradebook.ledger import read_ledger
from autograder.model import Question, Selection
from autograder.pipeline.grade import grade
from autograder.pipeline.marking_desk import MOST_KEPT, MarkingDesk, rubric_items
from autograder.pipeline.undo import undo
from tests.adapter.class_of_five import ATTACKER, NAMES, QUESTION
from tests.course_copy import TOPIC

WHY = "why_squares"


@pytest.fixture
def desk(course):
    return MarkingDesk(open_course(course.root), TOPIC)


def give(desk, key, **values):
    answer = desk.answer(WHY, key)
    wish = {
        "points": answer.points,
        "picked": answer.picked,
        "comment": answer.comment,
        "version": answer.version,
    }
    return desk.give(WHY, key, **{**wish, **values})


def keys_of(desk):
    return {entry.label.split()[0]: entry.key for entry in desk.question(WHY).queue}


def test_the_queue_holds_who_wrote_something_and_counts_the_rest(desk):
    question = desk.question(WHY)
    first = question.queue[0]
    assert (first.label, first.is_open) == ("ada Ada Lovelace", True)
    assert {entry.label.split()[0] for entry in question.queue} == {"ada", ATTACKER}
    assert (question.blank, question.points) == (3, 3)
    assert [item.points for item in question.rubric] == [1, 1, 1]
    assert question.rubric[0].text == "says what a residual is."
    assert "Why squares?" in question.prompt
    assert "has no sign" in desk.answer(WHY, keys_of(desk)["ada"]).html


def test_a_mark_lands_where_formgrader_has_it_and_later_runs_keep_it(course, desk):
    key = keys_of(desk)["ada"]
    saved = give(desk, key, points=2.0, picked=(0, 2), comment="Well put, Ada. ")
    assert (saved.points, saved.picked, saved.comment) == (2.0, (0, 2), "Well put, Ada.")
    marked = ("ada", QUESTION, None, 2.0, None, 0)
    assert marked in course.marks()
    grade(open_course(course.root), Selection((), ("ada",)), jobs=1, is_forced=True, sandbox="none")
    assert marked in course.marks()
    ledger = read_ledger(open_course(course.root).paths.ledger)
    (line,) = [line for line in ledger if line.item == f"{WHY}, by hand"]
    assert (line.new, line.student) == (2.0, "ada")
    assert line.why == (
        "written answer marked: says what a residual is.; names a case in which squares mislead."
    )
    assert desk.question(WHY).comments == ("Well put, Ada.",)
    (entry,) = [one for one in desk.question(WHY).queue if one.key == key]
    assert (entry.is_open, entry.points) == (False, 2.0)

    (run,) = desk.runs
    undo(open_course(course.root), run)
    assert ("ada", QUESTION, None, None, None, 1) in course.marks()
    assert desk.answer(WHY, key).picked == (), "what was picked does not fit the mark now"


def test_a_mark_can_be_taken_away_again(course, desk):
    key = keys_of(desk)["ada"]
    give(desk, key, points=3.0, picked=(0, 1, 2))
    give(desk, key, points=None, picked=())
    assert ("ada", QUESTION, None, None, None, 1) in course.marks()


def test_what_formgrader_changed_meanwhile_is_not_overwritten(course, desk):
    key = keys_of(desk)["ada"]
    answer = desk.answer(WHY, key)
    with sqlite3.connect(course.root / "gradebook.db") as connection:
        connection.execute(
            "update grade set manual_score = 1 where cell_id = "
            f"(select id from base_cell where name = '{QUESTION}' and type = 'GradeCell') "
        )
    with pytest.raises(UsageError, match="another program changed this mark"):
        desk.give(WHY, key, points=3.0, picked=(), comment="", version=answer.version)
    assert desk.answer(WHY, key).points == 1.0


@pytest.mark.parametrize("points", [-1.0, 3.5, math.nan, math.inf])
def test_what_is_no_mark_is_refused(desk, points):
    with pytest.raises(UsageError, match="from 0 to 3"):
        give(desk, keys_of(desk)["ada"], points=points)


def test_comments_come_back_the_most_used_first_and_not_without_end(desk):
    ada, eve = keys_of(desk)["ada"], keys_of(desk)[ATTACKER]
    for text in ("rare", "often"):
        give(desk, ada, comment=text, points=1.0)
    give(desk, eve, comment="often", points=1.0)
    assert desk.question(WHY).comments == ("often", "rare")
    for number in range(MOST_KEPT):
        desk._remember(WHY, "ada", (), f"comment {number}", is_new=True)
    comments = desk.question(WHY).comments
    assert len(comments) == MOST_KEPT
    assert comments[0] == "often"
    assert f"comment {MOST_KEPT - 1}" in comments


def test_nobody_is_named_to_a_marker_who_wishes_so(course):
    desk = MarkingDesk(open_course(course.root), TOPIC, is_anonymous=True)
    question = desk.question(WHY)
    assert {entry.label for entry in question.queue} == {
        f"answer {entry.key + 1}" for entry in question.queue
    }
    shown = repr(question) + "".join(repr(desk.answer(WHY, e.key)) for e in question.queue)
    for student, names in NAMES.items():
        assert student not in shown.replace(TOPIC, "")
        assert not any(name in shown for name in names if name)


def test_a_rubric_line_without_points_can_be_picked_and_adds_none():
    question = Question("q", 3, ("2 points: right.", "0.5 points: short", "Reads well."), "")
    assert [item.points for item in rubric_items(question)] == [2.0, 0.5, None]
    assert rubric_items(question)[2].text == "Reads well."


def test_a_topic_that_is_not_there_and_a_port_that_is_taken_are_said(course, desk):
    with pytest.raises(UsageError, match="second_steps"):
        MarkingDesk(open_course(course.root), "second_steps")
    with (
        MarkingServer(desk) as server,
        pytest.raises(UsageError, match="nothing can listen there"),
    ):
        MarkingServer(desk, server.port)


# --- who may reach it -------------------------------------------------------------------------


class Visitor:
    """Somebody who talks to the server."""

    def __init__(self, server):
        self.server = server
        self.headers = {}

    def ask(self, path, body=None, **headers):
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=20)
        method = "GET" if body is None else "POST"
        connection.request(method, path, body, {**self.headers, **headers})
        answer = connection.getresponse()
        content = answer.read()
        connection.close()
        return answer, content

    def come_in(self):
        split = urlsplit(self.server.address)
        answer, _ = self.ask(f"/?{split.query}")
        assert (answer.status, answer.headers["Location"]) == (303, "/")
        cookie = answer.headers["Set-Cookie"]
        assert "HttpOnly; SameSite=Strict" in cookie
        self.headers = {"Cookie": cookie.partition(";")[0]}
        return self

    def wish(self, **values):
        answer = self.server.desk.answer(WHY, 0)
        wish = {"name": WHY, "key": 0, "points": 1, "picked": [], "comment": ""}
        return json.dumps({**wish, "version": answer.version, **values})


@pytest.fixture
def server(desk):
    with MarkingServer(desk) as server:
        yield server


def test_only_who_has_the_address_sees_anything(server):
    assert server.address.startswith("http://127.0.0.1:")
    stranger = Visitor(server)
    for path in ("/", "/?token=guess", "/?token=%F0", f"/api/question?name={WHY}", "/api/answer"):
        answer, content = stranger.ask(path)
        assert answer.status == 403, path
        assert b"ada" not in content
    answer, content = stranger.ask("/", Cookie=f"{server.cookie}=guess")
    assert answer.status == 403
    marker = Visitor(server).come_in()
    answer, content = marker.ask("/")
    assert answer.status == 200
    assert "script-src 'nonce-" in answer.headers["Content-Security-Policy"]
    assert server.token.encode() not in content
    answer, content = marker.ask(f"/api/question?name={WHY}")
    assert json.loads(content)["blank"] == 3


def test_another_host_name_is_refused_although_it_points_here(server):
    marker = Visitor(server).come_in()
    answer, _ = marker.ask("/", Host=f"evil.example:{server.port}")
    assert answer.status == 403
    answer, _ = marker.ask("/", Host=f"localhost:{server.port}")
    assert answer.status == 200


def test_another_site_gives_no_mark_with_the_marker_s_cookie(server, course):
    marker, before = Visitor(server).come_in(), course.marks()
    own = {"X-CSRF-Token": server.csrf}
    for headers in (
        {},
        {"X-CSRF-Token": "guess"},
        {**own, "Origin": "https://evil.example"},
        {**own, "Origin": "null"},
        {**own, "Cookie": ""},
    ):
        answer, _ = marker.ask("/api/mark", marker.wish(), **headers)
        assert answer.status == 403, headers
    assert course.marks() == before
    answer, _ = marker.ask(
        "/api/mark", marker.wish(), **own, Origin=f"http://127.0.0.1:{server.port}"
    )
    assert answer.status == 200
    assert course.marks() != before


@pytest.mark.parametrize(
    ("values", "status"),
    [
        ({"points": 99}, 409),
        ({"key": 99}, 409),
        ({"name": "nothing"}, 409),
        ({"picked": [7]}, 409),
        ({"picked": [-1]}, 409),
        ({"version": "old"}, 409),
        ({"points": "many"}, 400),
        ({"comment": "x" * MOST_BYTES}, 413),
    ],
)
def test_what_makes_no_sense_gives_no_mark_and_says_so(server, course, values, status):
    marker, before = Visitor(server).come_in(), course.marks()
    answer, content = marker.ask(
        "/api/mark", marker.wish(**values), **{"X-CSRF-Token": server.csrf}
    )
    assert answer.status == status
    assert json.loads(content)["error"]
    assert course.marks() == before


def test_what_is_not_there_is_not_found(server):
    marker = Visitor(server).come_in()
    assert marker.ask("/etc/passwd")[0].status == 404
    assert marker.ask(f"/api/answer?name={WHY}&key=-1")[0].status == 400
    assert marker.ask("/api/other", "{}", **{"X-CSRF-Token": server.csrf})[0].status == 404
