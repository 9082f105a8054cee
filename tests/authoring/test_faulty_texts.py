"""Every fault of an author's text is found, with the file and the line where it stands."""

import pytest

from autograder.authoring.assignment import read_topic
from autograder.errors import CourseTextError

TOML = "assignments/lines/assignment.toml"
TEXT = "assignments/lines/notebook.md"
DOUBLE = "solutions/lines/double.py"
SLOPE = "solutions/lines/slope.py"
HIDDEN = "autograder/hidden_tests/lines/test_double.py"
SELFCHECK = "tests/selfchecks/lines/test_double.py"
WRONG = "tests/calibration/lines/double/wrong"
PLACED_DOUBLE = "```{code-cell}\n:tags: [exercise]\n\ndouble\n```\n"
PLACED_SLOPE = "```{code-cell}\n:tags: [exercise]\n\nslope\n```\n"


def test_the_tiny_course_has_no_faults(course):
    assert course.faults() == []


# Each row: the file to change, what to replace by what, the file in which the fault then stands,
# words on its line (the last line that has them; None for line 1), and words of the message.
ONE_FAULT = {
    "unknown key": (TOML, "bonus = 2", "bonus = 2\nbonsu = 2", TOML, "bonsu", "mean 'bonus'"),
    "unknown key on top": (TOML, "hours = 1", "hours = 1\nmood = 1", TOML, "mood", "Known keys"),
    "wrong type": (TOML, "points = 3", 'points = "ten"', TOML, '"ten"', "valid integer"),
    "no points": (TOML, "points = 3", "points = 0", TOML, "points = 0", "greater than 0"),
    "points and bonus": (
        TOML,
        "bonus = 2",
        "bonus = 2\npoints = 2",
        TOML,
        "[[exercise]]",
        "exactly one of",
    ),
    "missing key": (TOML, 'goal = "Draw a line by hand."\n', "", TOML, None, "goal = ..."),
    "missing licence": (
        TOML,
        'licence = "public domain"\n',
        "",
        TOML,
        "[[data]]",
        "licence = ...",
    ),
    "empty licence": (
        TOML,
        'licence = "public domain"',
        'licence = " "',
        TOML,
        "licence",
        "licence",
    ),
    "no toml": (TOML, "hours = 1", "hours = = 1", TOML, "hours", "this is not TOML"),
    "bad name": (TOML, 'name = "double"', 'name = "Double it"', TOML, "Double it", "name"),
    "unknown in uses": (
        TOML,
        'uses = ["double"]',
        'uses = ["double", "triple"]',
        TOML,
        "uses",
        "'triple'",
    ),
    "cycle in uses": (
        TOML,
        "reveal = true",
        'uses = ["slope"]',
        TOML,
        'uses = ["slope"]',
        "double -> slope -> double",
    ),
    "listed twice": (
        TOML,
        'name = "slope"',
        'name = "double"',
        TOML,
        'name = "double"',
        "stands twice",
    ),
    "rubric does not add up": (TOML, "points = 2", "points = 5", TOML, "rubric", "adds up to 2"),
    "rubric without points": (
        TOML,
        '"1 point: says why"',
        '"says why"',
        TOML,
        "rubric",
        'Write "1 point: ..."',
    ),
    "exercise not in the table": (
        TEXT,
        "\ndouble\n",
        "\nduoble\n",
        TEXT,
        "duoble",
        "'duoble' is not in assignment.toml",
    ),
    "exercise not in the text": (
        TEXT,
        PLACED_SLOPE,
        "",
        TOML,
        '"slope"',
        "'slope' has no place in notebook.md",
    ),
    "placed twice": (
        TEXT,
        PLACED_DOUBLE,
        PLACED_DOUBLE + "\n" + PLACED_DOUBLE,
        TEXT,
        "double",
        "stands here and on line",
    ),
    "question not in the table": (TEXT, "\nwhy_lines", "\nwhy", TEXT, "why", "question 'why'"),
    "question not in the text": (
        TEXT,
        ":tags: [question]\n\nwhy_lines",
        "1",
        TOML,
        '"why_lines"',
        "question 'why_lines'",
    ),
    "erratum not in the table": (TEXT, "\nC1", "\nC7", TEXT, "C7", "erratum 'C7'"),
    "erratum not in the text": (
        TEXT,
        ":tags: [erratum]\n\nC1",
        "1",
        TOML,
        '"C1"',
        "erratum 'C1' has no place",
    ),
    "unknown tag": (TEXT, "[experiment]", "[exersice]", TEXT, "with needs", "unknown tags"),
    "unknown option": (
        TEXT,
        ":tags: [experiment]",
        ":name: a",
        TEXT,
        "with needs",
        "unknown cell option",
    ),
    "two names in a placed cell": (
        TEXT,
        "\ndouble\n",
        "\ndouble slope\n",
        TEXT,
        "double slope",
        "holds one name",
    ),
    "cell that is not Python": (
        TEXT,
        "    print(slope",
        "    print((slope",
        TEXT,
        "print((",
        "not Python",
    ),
    "mark of nbgrader": (
        TEXT,
        "Twice is once",
        "### BEGIN SOLUTION",
        TEXT,
        "BEGIN SOLUTION",
        "mark of nbgrader",
    ),
    "mark of nbgrader in a reference": (
        DOUBLE,
        "# Adding is exact",
        "### END SOLUTION",
        DOUBLE,
        "END SOL",
        "mark of nbgrader",
    ),
    "check not imported": (
        TEXT,
        "import check, needs",
        "import needs",
        TEXT,
        "import numpy",
        "import check",
    ),
    "reference without docstring": (
        SLOPE,
        '    """Return the slope of values at 0, 1, 2, ..."""\n',
        "",
        SLOPE,
        "def slope",
        "docstring of slope is missing",
    ),
    "reference without body": (
        SLOPE,
        "    import math\n\n    return math.fsum(double(np.diff(y))) / 2 / len(y)\n",
        "",
        SLOPE,
        "def slope",
        "has no body",
    ),
    "reference without its function": (
        SLOPE,
        "def slope(",
        "def slop(",
        SLOPE,
        None,
        "function slope is missing",
    ),
    "reference that is not Python": (
        SLOPE,
        "def slope(",
        "def slope((",
        SLOPE,
        "def slope",
        "not Python",
    ),
    "helper that is not in uses": (
        TOML,
        'uses = ["double"]',
        "uses = []",
        SLOPE,
        "def slope",
        "not in uses",
    ),
    "import that a notebook lacks": (
        SLOPE,
        "from solutions.lines.double import double",
        "from math import floor as double",
        SLOPE,
        "def slope",
        "which the notebook does not have",
    ),
    "no test": (SELFCHECK, "def test_", "def check_", SELFCHECK, None, "there is no test"),
    "test without points": (
        SELFCHECK,
        "@pytest.mark.points(3)\n",
        "",
        SELFCHECK,
        "def test",
        "has no points",
    ),
    "test without docstring": (
        HIDDEN,
        '    """Gives nothing for nothing."""\n',
        "",
        HIDDEN,
        "def test_zeros",
        "no docstring",
    ),
    "hidden points do not add up": (
        HIDDEN,
        "points(2)",
        "points(3)",
        HIDDEN,
        "def test_zeros",
        "4 points, double has 3",
    ),
    "self-check points do not add up": (
        SELFCHECK,
        "points(3)",
        "points(2)",
        SELFCHECK,
        "def test",
        "2 points, double has 3",
    ),
    "hidden test imports solutions": (
        HIDDEN,
        "import pytest\n",
        "import pytest\nfrom solutions.lines.double import double\n",
        HIDDEN,
        "from solutions",
        "imports solutions",
    ),
    "self-check imports the engine": (
        SELFCHECK,
        "from selfchecks.",
        "from autograder.checking.",
        SELFCHECK,
        "from autograder",
        "students do not have",
    ),
    "answer without the function": (
        f"{WRONG}/first.py",
        "def double",
        "def triple",
        f"{WRONG}/first.py",
        None,
        "not define",
    ),
    "answer without its mistake": (
        f"{WRONG}/first.py",
        "# The first mistake.\n",
        "",
        f"{WRONG}/first.py",
        None,
        "first line does not say",
    ),
    "still to fill in": (
        DOUBLE,
        "Return twice",
        "FILL_IN Return twice",
        DOUBLE,
        "FILL_IN",
        "FILL_IN still stands",
    ),
}


@pytest.mark.parametrize("row", ONE_FAULT.values(), ids=ONE_FAULT.keys())
def test_fault_is_found_where_it_stands(course, row):
    file, old, new, where, mark, words = row
    course.change(file, old, new)
    lines = enumerate(course.read(where).split("\n"), 1)
    number = max(n for n, line in lines if mark in line) if mark else 1
    found = [fault for fault in course.faults() if fault.startswith(f"{where}:{number}: ")]
    assert any(words in fault for fault in found), "\n".join(course.faults())


@pytest.mark.parametrize("file", [TOML, TEXT, DOUBLE, HIDDEN, SELFCHECK])
def test_missing_file_is_named(course, file):
    (course.root / file).unlink()
    assert any(fault.startswith(f"{file}:1: the file is missing") for fault in course.faults())


def test_too_few_wrong_answers(course):
    (course.root / WRONG / "third.py").unlink()
    (fault,) = course.faults()
    assert fault.startswith(f"{WRONG}:1: 2 wrong answers are stored, at least 3")


@pytest.mark.parametrize(
    "line", ["# The first mistake.", '"""doubles twice"""', 'r"""loses $\\pm 1$"""']
)
def test_an_answer_may_begin_with_a_comment_or_any_docstring(course, line):
    course.change(f"{WRONG}/first.py", "# The first mistake.", line)
    assert not course.faults()


def test_missing_data_file(course):
    (course.root / "assignments/lines/data/points.csv").unlink()
    (fault,) = course.faults()
    assert fault.startswith(f"{TOML}:{course.line(TOML, 'points.csv')}: the data file 'points.csv'")


def test_data_file_that_is_not_listed(course):
    course.write("assignments/lines/data/more.csv", "1\n")
    (fault,) = course.faults()
    assert fault.startswith("assignments/lines/data/more.csv:1: is not listed in")


@pytest.mark.parametrize(
    "file",
    [
        "solutions/lines/halve.py",
        "autograder/hidden_tests/lines/test_halve.py",
        "tests/selfchecks/lines/test_halve.py",
        "tests/calibration/lines/halve/wrong/first.py",
    ],
)
def test_file_of_no_exercise(course, file):
    course.write(file, "# left over\n")
    (fault,) = course.faults()
    assert "belongs to no exercise of lines" in fault


def test_one_order_in_table_and_text(course):
    text = course.read(TEXT).replace("\ndouble\n", "\n1st\n").replace("\nslope\n", "\n2nd\n")
    course.write(TEXT, text.replace("\n1st\n", "\nslope\n").replace("\n2nd\n", "\ndouble\n"))
    (fault,) = course.faults()
    line = course.read(TEXT).split("\n").index("double") + 1
    assert fault.startswith(f"{TEXT}:{line}: 'double' comes after 'slope' here")


def test_use_of_a_later_exercise(course):
    course.change(TOML, 'uses = ["double"]\n', "")
    course.change(TOML, "reveal = true", 'uses = ["slope"]')
    line = course.line(TOML, 'uses = ["slope"]')
    assert any(
        f.startswith(f"{TOML}:{line}: uses 'slope', which comes later") for f in course.faults()
    )


def test_faults_of_all_files_come_together(course):
    for row in ("unknown key", "no points", "exercise not in the table", "reference without body"):
        file, old, new, *_ = ONE_FAULT[row]
        course.change(file, old, new)
    course.change(HIDDEN, "points(2)", "points(True)")
    files = [fault.split(":")[0] for fault in course.faults()]
    # 'duoble' is one fault in the text and one in the table.
    assert files == [TOML, TOML, TOML, TEXT, HIDDEN, SLOPE]


def test_read_topic_refuses_a_faulty_table_with_all_its_faults(course):
    course.change(TOML, "bonus = 2", "bonsu = 2")
    course.change(TOML, "points = 2", "points = 5")
    with pytest.raises(CourseTextError) as caught:
        read_topic(course.paths, "lines")
    assert len(caught.value.faults) == 2


def test_read_topic_gives_the_facts(course):
    topic = read_topic(course.paths, "lines")
    assert [(e.name, e.points, e.bonus) for e in topic.exercises] == [
        ("double", 3, 0),
        ("slope", 0, 2),
    ]
    assert topic.exercise("slope").uses == ("double",)
    assert topic.questions[0].model_answer == "Because two points are enough, $x \\ne x'$."
    assert topic.data[0].licence == "public domain"
