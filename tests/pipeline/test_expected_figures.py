"""What the cells draw with the references becomes a folded picture below them, for students."""

import io
import json

import nbformat
import pytest
from PIL import Image

from autograder.authoring.expected_figures import INDEX, figures_folder, read_expected_figures
from autograder.course import open_course
from autograder.errors import CourseTextError, UsageError
from autograder.own_files import is_released
from autograder.pipeline.build import build_topics
from autograder.pipeline.draw_figures import draw_expected_figures, is_outdated
from autograder.pipeline.notebook_outputs import NotebookFailedError
from autograder.pipeline.topic_checks.figure_checks import check_expected_figures
from autograder.pipeline.topic_checks.topic_material import TopicMaterial
from tests.course_copy import TOPIC, copy_course, made_once


def _drawn(root):
    copy_course(root)
    course = open_course(root)
    draw_expected_figures(course, [TOPIC])
    build_topics(course, [TOPIC], check=False)


@pytest.fixture(scope="module")
def drawn():
    """A course whose figures were drawn and built; no test changes it."""
    return open_course(made_once("figures", _drawn))


@pytest.fixture
def own(tmp_path):
    return open_course(copy_course(tmp_path / "course"))


def cells(path):
    return nbformat.read(path, as_version=4).cells


def change(course, old, new):
    file = course.paths.notebook_text(TOPIC)
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))
    build_topics(course, [TOPIC], check=False)


def test_the_picture_stands_folded_below_the_cell_that_draws_it(drawn):
    (figure,) = read_expected_figures(drawn.paths, TOPIC).figures
    assert figure.alt == "Figure: score 0.786."
    for notebook in (
        drawn.paths.source_notebook(TOPIC),
        drawn.paths.release_notebook(TOPIC),
    ):
        found = cells(notebook)
        place = next(n for n, cell in enumerate(found) if cell.id == f"{figure.cell}-expected")
        assert found[place - 1].id == figure.cell
        assert found[place - 1].source.startswith('with needs("add_intercept"')
        assert found[place].source == (
            "<details><summary>The figure to expect</summary>\n\n"
            f"![Figure: score 0.786.](expected_figures/{figure.file})\n\n</details>"
        )
        with Image.open(notebook.parent / "expected_figures" / figure.file) as picture:
            assert picture.width > 400


def test_what_needs_no_function_has_no_picture(drawn):
    drawing = [c for c in cells(drawn.paths.release_notebook(TOPIC)) if "plt.show" in c.source]
    assert len(drawing) > len(read_expected_figures(drawn.paths, TOPIC).figures) == 1


def test_drawn_again_it_is_the_same_to_the_byte(drawn, own):
    draw_expected_figures(own, [TOPIC])
    first, second = (figures_folder(course.paths, TOPIC) for course in (drawn, own))
    names = sorted(file.name for file in first.iterdir())
    assert names == sorted(file.name for file in second.iterdir())
    assert all((first / name).read_bytes() == (second / name).read_bytes() for name in names)


def test_only_what_changed_is_drawn_again(drawn, monkeypatch):
    assert not is_outdated(drawn.paths, TOPIC)
    monkeypatch.setattr("autograder.pipeline.draw_figures.outputs_of", None)
    assert [one.is_new for one in draw_expected_figures(drawn, [TOPIC])] == [False]


@pytest.mark.parametrize(
    ("file", "old", "new", "is_changed"),
    [
        ("assignments/first_steps/notebook.md", "Why squares?", "Why not cubes?", False),
        ("assignments/first_steps/notebook.md", 'f"score {', 'f"R2 {', True),
        ("assignments/first_steps/data/points.csv", "\n", "\n9,9\n", True),
        ("solutions/first_steps/r2_score.py", "    if ", "    # rarely\n    if ", False),
        ("solutions/first_steps/r2_score.py", "    if ", "    pass\n    if ", True),
    ],
)
def test_what_cannot_change_a_figure_makes_none_outdated(own, file, old, new, is_changed):
    draw_like_today(own)
    place = own.paths.root / file
    text = place.read_text()
    assert old in text
    place.write_text(text.replace(old, new, 1))
    build_topics(own, [TOPIC], check=False)
    assert is_outdated(own.paths, TOPIC) is is_changed
    said = check_expected_figures(TopicMaterial(own.paths, TOPIC)).missing
    assert any("not drawn from today's cells" in line for line in said) is is_changed


def draw_like_today(course):
    """Record that the figures are current without running a kernel."""
    from autograder.pipeline.draw_figures import fingerprint

    folder = figures_folder(course.paths, TOPIC)
    folder.mkdir()
    index = {"made_from": fingerprint(course.paths, TOPIC), "figures": []}
    (folder / INDEX).write_text(json.dumps(index))


def test_a_topic_without_figures_is_built_as_ever(own):
    assert not any(
        cell.id.endswith("-expected") for cell in cells(own.paths.release_notebook(TOPIC))
    )
    assert not (own.paths.release(TOPIC) / "expected_figures").exists()
    assert check_expected_figures(TopicMaterial(own.paths, TOPIC)).missing


@pytest.mark.parametrize(
    ("index", "said"),
    [
        ("{", "not an index of figures"),
        ('{"made_from": "x", "figures": [{"cell": "c", "file": "c.png", "alt": ""}]}', "c.png"),
    ],
)
def test_a_damaged_index_is_a_fault_with_its_file(own, index, said):
    folder = figures_folder(own.paths, TOPIC)
    folder.mkdir()
    (folder / INDEX).write_text(index)
    with pytest.raises(CourseTextError, match=said) as caught:
        build_topics(own, [TOPIC], check=False)
    assert f"assignments/{TOPIC}/expected_figures/index.json" in str(caught.value)
    assert "autograder figures first_steps --force" in str(caught.value)


def test_an_unknown_topic_and_one_that_was_not_built(own):
    with pytest.raises(UsageError, match="no topic is named circles"):
        draw_expected_figures(own, ["circles"])
    own.paths.source_notebook(TOPIC).unlink()
    with pytest.raises(UsageError, match=r"not built\. Run: autograder build first_steps"):
        draw_expected_figures(own, [TOPIC])


def test_a_source_that_does_not_run_leaves_the_figures_as_they_are(own):
    draw_like_today(own)
    before = (figures_folder(own.paths, TOPIC) / INDEX).read_bytes()
    change(own, "    fitted = hat_matrix(X) @ y\n", "    fitted = 1 / 0\n")
    with pytest.raises(NotebookFailedError, match="ZeroDivisionError"):
        draw_expected_figures(own, [TOPIC])
    assert (figures_folder(own.paths, TOPIC) / INDEX).read_bytes() == before


def test_words_of_a_picture_cannot_end_it():
    from autograder.build.source_cells import plain_alt

    assert plain_alt("a [0, 1]\nb](x)") == "a (0, 1) b)(x)"


def test_pictures_of_the_release_are_no_files_of_a_student():
    assert is_released("expected_figures/code-1.png", TOPIC, ())


def test_the_picture_is_small(drawn):
    (figure,) = read_expected_figures(drawn.paths, TOPIC).figures
    content = (figures_folder(drawn.paths, TOPIC) / figure.file).read_bytes()
    assert len(content) < 30_000
    assert Image.open(io.BytesIO(content)).mode == "P"
