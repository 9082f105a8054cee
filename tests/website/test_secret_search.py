"""No page shows a line of a reference, a hidden test, a model answer or a rubric."""

import shutil

import pytest

from autograder.authoring.assignment import read_topic
from tests.course_copy import TOPIC
from website.secret_search import (
    SHORTEST,
    SecretShownError,
    index_of,
    public_texts,
    search_site,
    secrets_of,
    shown_secrets,
    squeezed,
)

TEMPLATE = "<html><body><p>Before.</p>{}<p>After.</p></body></html>"


@pytest.fixture(scope="module")
def secrets(course):
    return [one for one in secrets_of(course.paths, TOPIC) if len(one.key) >= SHORTEST]


def test_the_website_tells_none(course, site):
    search_site(course.paths, [TOPIC], site)


def test_each_exercise_and_each_question_has_secrets_to_look_for(course, secrets):
    places = " ".join(secret.place for secret in secrets)
    topic = read_topic(course.paths, TOPIC)
    for exercise in topic.exercises:
        assert f"solutions/{TOPIC}/{exercise.name}.py" in places
        assert f"test_{exercise.name}.py" in places
    for question in topic.questions:
        assert f"question {question.id}" in places


def planted(course, site, tmp_path, html, name="page.html"):
    """Return what the search says of a site with one more file."""
    copy = shutil.copytree(site, tmp_path / "site")
    (copy / name).write_text(html)
    with pytest.raises(SecretShownError) as caught:
        search_site(course.paths, [TOPIC], copy)
    assert str(caught.value).startswith(f"{name}: ")
    return str(caught.value)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("<li>says what a residual is.</li>", "question why_squares"),
        (
            "<p>Squares <math>r_i^2</math> do not cancel, and one outlier can outweigh all other "
            "points.</p>",
            "question why_squares",
        ),
    ],
)
def test_a_shown_sentence_is_found(course, site, tmp_path, text, place):
    assert place in planted(course, site, tmp_path, TEMPLATE.format(text))


@pytest.mark.parametrize("room", ["solutions", "hidden_tests"])
def test_a_shown_line_is_found(course, site, tmp_path, secrets, room):
    public = "\n".join(map(squeezed, public_texts(course.paths)))
    found = [line for lines in index_of(secrets, public).values() for line in lines]
    hidden = next(one for one in found if room in one.place)
    html = TEMPLATE.format(f"<pre>a = 1\n    {hidden.words}\n</pre>")
    assert room in planted(course, site, tmp_path, html)


def test_the_source_notebook_would_not_pass(course, site, tmp_path):
    source = course.paths.source_notebook(TOPIC).read_text()
    assert "solutions/" in planted(course, site, tmp_path, source, "downloads/notes.json")


def test_what_is_public_anyway_is_no_secret(secrets):
    line = secrets[0]
    assert index_of([line], squeezed(f"x\n{line.words}\ny")) == {}
    index = index_of([line], "")
    assert list(shown_secrets(index, squeezed(f"x\n{line.words}\ny"))) == [line]
    assert list(shown_secrets(index, squeezed("nothing of the kind"))) == []
