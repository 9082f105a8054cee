"""Texts that several notebooks share: put in their places, and every mistake is found."""

import pytest

from autograder.authoring.assignment import read_topic
from autograder.authoring.shared_text import read_expanded
from autograder.authoring.text import Code, Markdown
from autograder.course import open_course
from autograder.errors import CourseTextError
from autograder.pipeline.build import build_topics, make_topic
from autograder.pipeline.new import new

TEXT = "assignments/lines/notebook.md"
HOW = "assignments/_shared/how.md"
PLACED = "```{{code-cell}}\n:tags: [shared]\n\n{}\n```"
AFTER = "Twice is once and once again."


def place(course, *names, before="", after=AFTER):
    cells = "\n\n".join(PLACED.format(name) for name in names)
    course.change(TEXT, AFTER, f"{before}\n\n{cells}\n\n{after}")


def pieces(course):
    return read_expanded(course.paths, read_topic(course.paths, "lines"))


def faults(course):
    with pytest.raises(CourseTextError) as caught:
        build_topics(open_course(course.paths.root), ["lines"], check=True)
    return [str(fault) for fault in caught.value.faults]


def test_markdown_goes_on_from_what_stands_before_and_after(course):
    course.write(HOW, "## How\n\nFill in **{{title}}**, then `{{ topic }}` and $10^{-9}$.\n")
    place(course, "how", before="Before.")
    texts = [piece.text for piece in pieces(course) if isinstance(piece, Markdown)]
    assert (
        f"Before.\n\n## How\n\nFill in **Lines**, then `lines` and $10^{{-9}}$.\n\n{AFTER}" in texts
    )


def test_the_cap_on_bonus_is_that_of_the_course(course):
    course.write(HOW, "At most {{bonus_cap}} count.\n")
    settings = course.read("course.toml")
    course.write("course.toml", f"bonus_cap = 0.125\n{settings.replace('bonus_cap', '# before')}")
    place(course, "how", before="Before.")
    texts = [piece.text for piece in pieces(course) if isinstance(piece, Markdown)]
    assert any("At most 12.5 % count." in text for text in texts)


def test_the_time_of_a_call_is_that_of_the_course(course):
    course.write(HOW, "A call may take {{ call_seconds }}; see {{title}}.\n")
    course.write("course.toml", f"{course.read('course.toml')}\n[limits]\ncall_cpu_seconds = 3\n")
    place(course, "how", before="Before.")
    texts = [piece.text for piece in pieces(course) if isinstance(piece, Markdown)]
    assert any("A call may take 3 seconds; see " in text for text in texts)


def test_a_list_goes_on_without_a_gap(course):
    course.write(HOW, "- one\n- two\n")
    course.write("assignments/_shared/more.md", "- `{{exercise}}`\n")
    place(course, "how", "more", after="- three")
    texts = [piece.text for piece in pieces(course) if isinstance(piece, Markdown)]
    assert "- one\n- two\n- `double`\n- three" in texts


def test_markdown_beside_ordinary_cells_stays_apart(course):
    course.write(HOW, "Shared.\n")
    place(course, "how", before="One.\n\n+++\n\nTwo.")
    texts = [piece.text for piece in pieces(course) if isinstance(piece, Markdown)]
    assert "One." in texts
    assert f"Two.\n\nShared.\n\n{AFTER}" in texts


def test_code_is_a_cell_and_its_imports_count(course):
    course.change(TEXT, "import numpy as np\nfrom selfcheck import check, needs", "x = 1")
    assert any("first code cell does not import np and check" in f for f in course.faults())
    course.write(
        HOW, "```{code-cell}\nimport numpy as np\nfrom selfcheck import check, needs\n```\n"
    )
    course.change(TEXT, "# Lines\n", f"# Lines\n\n{PLACED.format('how')}\n")
    assert course.faults() == []
    first = next(piece for piece in pieces(course) if isinstance(piece, Code))
    assert first.text.startswith("import numpy as np")


def test_the_release_says_it_and_a_build_sees_that_it_changed(course):
    course.write(HOW, "Shared words.\n")
    place(course, "how")
    build_topics(open_course(course.paths.root), ["lines"], check=False)
    assert "Shared words." in course.read("release/lines/lines.ipynb")
    course.write(HOW, "Other words.\n")
    changes = build_topics(open_course(course.paths.root), ["lines"], check=True).changes
    assert {one.file for one in changes} == {
        "source/lines/lines.ipynb",
        "release/lines/lines.ipynb",
    }


def graded_cells(course):
    made = make_topic(open_course(course.paths.root), "lines")
    return [cell for cell in made.cells if cell.role]


def test_it_leaves_graded_cells_as_they_are(course):
    before = [
        cell for cell in make_topic(open_course(course.paths.root), "lines").cells if cell.role
    ]
    course.write(HOW, "Shared words.\n")
    place(course, "how")
    assert [
        cell for cell in make_topic(open_course(course.paths.root), "lines").cells if cell.role
    ] == before


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 1, "the shared text is empty"),
        ("a\n\n" + PLACED.format("x").replace("shared", "exercise"), 6, "cannot place 'x'"),
        ("a\n\n" + PLACED.format("x").replace("shared", "question"), 6, "cannot place 'x'"),
        ("a\n\n" + PLACED.format("x").replace("shared", "erratum"), 6, "cannot place 'x'"),
        ("a\n\n" + PLACED.format("how"), 6, "cannot place 'how'"),
        ("a\n{{topics}}", 2, "unknown placeholder {{topics}}. Write one of {{title}}, {{topic}}"),
        ("a\n\n```{code-cell}\nx = 1\ny = (\n```", 5, "this cell is not Python"),
        ("a\n\n### BEGIN SOLUTION", 3, "is a mark of nbgrader"),
    ],
)
def test_what_is_wrong_in_a_shared_text_is_a_fault_there(course, text, line, message):
    course.write(HOW, f"{text}\n")
    place(course, "how")
    (fault,) = faults(course)
    assert fault.startswith(f"{HOW}:{line}: ")
    assert message in fault


def test_an_answer_in_a_shared_text_is_a_leak_there(course):
    course.write(HOW, "Hm.\n\n```{code-cell}\ntwofold = np.add(x, x, dtype=np.float64)\n```\n")
    place(course, "how")
    assert any(fault.startswith(f"{HOW}:4: ") and "double.py" in fault for fault in course.faults())


def test_an_unknown_name_is_a_fault_that_lists_the_known_ones(course):
    course.write(HOW, "Words.\n")
    place(course, "who", "how")
    line = course.line(TEXT, "who")
    expected = "the shared text 'who' is not in assignments/_shared. There are: how."
    assert f"{TEXT}:{line}: {expected}" in faults(course)


def test_a_text_placed_twice_is_a_fault(course):
    course.write(HOW, "Words.\n")
    place(course, "how", "how")
    (fault,) = faults(course)
    assert "the shared text 'how' stands here and on line" in fault


def test_a_text_that_no_notebook_places_is_a_fault(course):
    course.write(HOW, "Words.\n")
    (fault,) = faults(course)
    assert fault.startswith(f"{HOW}:1: no notebook places this shared text.")
    other = course.read(TEXT).replace(AFTER, PLACED.format("how"))
    course.write("assignments/circles/notebook.md", other)
    build_topics(open_course(course.paths.root), ["lines"], check=True)


def test_a_new_topic_begins_with_the_shared_texts(course):
    course.write("assignments/_shared/how_to_work.md", "Words.\n")
    course.write("assignments/_shared/set_up.md", "```{code-cell}\nimport numpy as np\n```\n")
    new(open_course(course.paths.root), "circles")
    text = course.read("assignments/circles/notebook.md")
    assert PLACED.format("how_to_work") in text
    assert PLACED.format("set_up") in text
    assert "import" not in text
