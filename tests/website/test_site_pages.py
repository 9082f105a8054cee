"""What the pages of the website hold, and that making them again changes nothing."""

import io
import json
import re
import shutil
import subprocess
import sys
import zipfile

import pytest

from autograder.course import open_course
from autograder.errors import UsageError
from tests.course_copy import TOPIC
from website.__main__ import draw, make_site
from website.course_pages import SiteFolders
from website.left_over import remove_left_over
from website.link_check import broken_links
from website.secret_search import seen_text

NAMES = ("add_intercept", "one_hot", "r2_score", "hat_matrix", "loo_residuals", "resampled")
LEFT_OUT = ("NotImplementedError", "BEGIN SOLUTION", "RuntimeError", "check(", "get_topic_files")


@pytest.fixture(scope="module")
def topic_html(site):
    return (site / "topics" / f"{TOPIC}.html").read_text()


def test_an_exercise_has_its_contract_and_no_cell_of_nbgrader(topic_html):
    words = " ".join(seen_text("page.html", topic_html).split())
    for number, name in enumerate(NAMES, 1):
        assert f"Exercise {number} {name}" in words
        assert f"def {name}(" in words
        assert f'id="exercise-{name.replace("_", "-")}"' in topic_html
    assert "Parameters" in words
    for left_out in LEFT_OUT:
        assert left_out not in words


def test_figures_are_those_of_solved_exercises_and_are_described(topic_html):
    figures = re.findall(r'<a class="figure"[^>]*><img ([^>]*)>', topic_html)
    assert len(figures) == 2
    assert all('width="' in one and 'loading="lazy"' in one for one in figures)
    assert "Figure: score 0." in figures[1]


def test_folded_corrections_of_notes_stay_folded(topic_html):
    assert "<details><summary>If you read the notes" in topic_html
    assert "<details open" not in topic_html


def test_formulas_are_drawn_and_need_no_script(topic_html):
    assert topic_html.count('class="katex"') >= 3
    assert "<math" in topic_html
    assert "mathjax.js" not in topic_html.lower()


def test_documents_lead_to_pages_and_not_into_the_repository(site):
    start = (site / "index.html").read_text()
    assert 'href="guides/trust.html"' in start
    assert 'href="exercises.html#first-steps"' in start
    assert f'href="topics/{TOPIC}.html"' in start
    assert "course.toml" not in start
    student = (site / "guides" / "student.html").read_text()
    assert 'href="#commands"' in student
    assert "[not a link](docs/trust.md)" in seen_text("page.html", student)


def test_no_link_is_broken_and_nothing_is_loaded_from_elsewhere(site):
    assert list(broken_links(site)) == []


@pytest.mark.parametrize(
    ("html", "fault"),
    [
        ('<a href="no.html">', "leads to no file"),
        ('<a href="#nowhere">', "leads to no place"),
        ('<img src="https://example.org/a.png">', "from another server"),
        ('<a href="other.html#gone">', "leads to no place"),
    ],
)
def test_a_broken_link_is_found(tmp_path, html, fault):
    (tmp_path / "other.html").write_text('<p id="here">')
    (tmp_path / "page.html").write_text(f'<a href="other.html#here">ok</a>{html}')
    found = list(broken_links(tmp_path))
    assert len(found) == 1
    assert fault in found[0]


def tree(folder):
    """Read a website; what Sphinx notes of the folder that it worked in is not part of it."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    files = [path for path in files if path.name != ".buildinfo"]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def test_drawn_from_nothing_it_is_the_same_to_the_byte(folders, tmp_path):
    again = SiteFolders(tmp_path / "again")
    shutil.copytree(folders.pages, again.pages)
    shutil.copytree(folders.extra, again.extra)
    draw(again, jobs=1)
    first, second = tree(folders.html), tree(again.html)
    assert first.keys() == second.keys()
    assert [name for name in first if first[name] != second[name]] == []


def test_made_again_only_what_changed_changes(course, folders, tmp_path):
    changed = shutil.copytree(course.paths.root, tmp_path / "course", symlinks=True)
    again = SiteFolders(shutil.copytree(folders.root, tmp_path / "again"))
    before = tree(again.html)

    def differing():
        make_site(open_course(changed), again, [TOPIC], jobs=1)
        now = tree(again.html)
        assert now.keys() == before.keys()
        return {name for name in now if now[name] != before[name]}

    assert differing() == set()
    guide = changed / "docs" / "student.md"
    guide.write_text(f"{guide.read_text()}\nA sentence about zebras.\n")
    assert differing() == {"guides/student.html", "searchindex.js"}


def test_what_an_earlier_website_left_is_removed(folders, tmp_path):
    again = SiteFolders(tmp_path / "again")
    shutil.copytree(folders.root, again.root, ignore=shutil.ignore_patterns("read", "outputs"))
    before = tree(again.html)
    for name in ("topics/gone.html", "_images/gone.png", "downloads/gone.zip"):
        (again.html / name).write_text("<a href='_images/gone.png'>")
    remove_left_over(again)
    assert tree(again.html) == before


def test_what_has_not_changed_is_not_run_again(course, folders, tmp_path, monkeypatch):
    from autograder.pipeline import notebook_outputs

    def refuse(*_):
        raise AssertionError("the notebook was run")

    monkeypatch.setattr(notebook_outputs, "_run", refuse)
    kept = shutil.copytree(folders.outputs, tmp_path / "outputs")
    assert notebook_outputs.outputs_of(course.paths, TOPIC, kept)
    record = json.loads((kept / f"{TOPIC}.json").read_text())
    (kept / f"{TOPIC}.json").write_text(json.dumps({**record, "key": "of another notebook"}))
    with pytest.raises(AssertionError, match="was run"):
        notebook_outputs.outputs_of(course.paths, TOPIC, kept)


def test_the_zip_opens_and_its_selfcheck_runs(site, tmp_path):
    content = (site / "downloads" / f"{TOPIC}.zip").read_bytes()
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        archive.extractall(tmp_path)
    done = subprocess.run(
        [sys.executable, "selfcheck.py", "add_intercept"],
        cwd=tmp_path / TOPIC,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "add_intercept" in done.stdout
    assert "0 of 2" in done.stdout, done.stdout + done.stderr


def test_an_unknown_topic_is_named(course, tmp_path):
    with pytest.raises(UsageError, match="there is no topic second_steps"):
        make_site(course, SiteFolders(tmp_path), ["second_steps"], jobs=1)
