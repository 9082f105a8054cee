"""Reading what real classes hand in: every odd file is read, or refused with a useful sentence."""

import bz2
import contextlib
import gzip
import io
import json
import lzma
import tracemalloc
import zipfile

import pytest

from autograder.checking import reading
from autograder.checking.reading import AnswerState, read_submission
from autograder.checking.syntax import definitions_only, parse_cell, tools_in
from autograder.errors import SubmissionError
from autograder.model import Exercise, Question, Topic

TOPIC = Topic(
    slug="first_steps",
    title="First steps",
    goal="Fit lines.",
    hours=4,
    exercises=(
        Exercise("first_steps", "add_intercept", points=2),
        Exercise("first_steps", "fit_ols", points=3, uses=("add_intercept",)),
        Exercise("first_steps", "softmax", bonus=2),
    ),
    questions=(Question("cost", 3, ("a", "b", "c"), "model"),),
)
SIGNATURES = {
    "add_intercept": "X: np.ndarray",
    "fit_ols": "X: np.ndarray, y: np.ndarray, rcond: float = 1e-12",
    "softmax": "z: np.ndarray",
}
STUBS = {
    name: f'def {name}({args}) -> np.ndarray:\n    """Doc."""\n    raise NotImplementedError()\n'
    for name, args in SIGNATURES.items()
}
ADD = "def add_intercept(X):\n    return np.column_stack([np.ones(len(X)), X])\n"
FIT = "def fit_ols(X, y, rcond=1e-12):\n    return np.linalg.lstsq(X, y)[0]\n"
SOFT = "def softmax(z):\n    return np.exp(z) / np.exp(z).sum()\n"


def cell(source, grade_id=None, kind="code", **claims):
    raw = {
        "cell_type": kind,
        "metadata": {},
        "source": source,
        "id": f"c{abs(hash(source)) % 10**6}",
    }
    if kind == "code":
        raw |= {"outputs": [], "execution_count": None}
    if grade_id:
        raw["metadata"]["nbgrader"] = {"grade_id": grade_id, "schema_version": 3} | claims
    return raw


def right_cells(**sources):
    answers = {"add_intercept": ADD, "fit_ols": FIT, "softmax": SOFT} | sources
    cells = [
        cell("# First steps", kind="markdown"),
        cell("import numpy as np\n%matplotlib inline"),
    ]
    for name, source in answers.items():
        cells.append(cell(source, f"{name}-answer", grade=False, solution=True))
        cells.append(cell(f'check("{name}")', f"{name}-check", grade=True, solution=False))
    return [*cells, cell("*Your answer here.*", "cost-question", kind="markdown")]


def notebook(cells, minor=5):
    return {"nbformat": 4, "nbformat_minor": minor, "metadata": {}, "cells": cells}


@pytest.fixture
def hand_in(tmp_path):
    folder = tmp_path / "submitted" / "s041" / "first_steps"
    folder.mkdir(parents=True)

    def write(content, name="first_steps.ipynb"):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(content, list):
            content = notebook(content)
        if isinstance(content, dict):
            content = json.dumps(content)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return read_submission(folder, TOPIC, STUBS)

    write.folder = folder
    return write


def states(submission):
    return {name: place.state.value for name, place in submission.answers.items()}


def all_notes(submission):
    places = [*submission.answers.values(), *submission.questions.values()]
    return "\n".join([*submission.notes, *(note for place in places for note in place.notes)])


ALL_PRESENT = {"add_intercept": "present", "fit_ols": "present", "softmax": "present"}


def test_an_ordinary_notebook_is_read_without_a_note(hand_in):
    read = hand_in(right_cells())
    assert states(read) == ALL_PRESENT
    assert all_notes(read) == ""
    assert read.notebook == "first_steps.ipynb"
    assert [c.cell_type for c in read.cells].count("markdown") == 2
    assert read.answers["fit_ols"].cell == 4
    assert 'check("fit_ols")' in [c.source for c in read.cells]
    assert read.answered_questions == ()


def test_the_hash_changes_with_the_bytes_and_with_nothing_else(hand_in):
    first = hand_in(right_cells())
    assert hand_in(right_cells()).sha256 == first.sha256
    (hand_in.folder / "timestamp.txt").write_text("2026-01-01")
    assert hand_in(right_cells()).sha256 == first.sha256
    assert hand_in(right_cells(softmax=SOFT + "\n")).sha256 != first.sha256


# --- the file ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", ["the file is empty", "Got 0 bytes"]),
        (
            b'{"cells": [\n  {"cell_type": "code", }',
            [":2:25:", "not a complete notebook", 'Got "}"'],
        ),
        (json.dumps(notebook(right_cells()))[:200].encode(), [":1:", "Got "]),
        (b"PK zip", [":1:1:", "Got"]),
        (b"[1, 2]", ["JSON list"]),
        (b'{"a": 1}', ["no list of cells", "a file that holds a"]),
        (b"[" * 100_000, ["nested too deeply"]),
        (json.dumps(notebook([])).encode(), ["no cells"]),
        (json.dumps(notebook([cell("")] * 5001)).encode(), ["too many cells", "Got 5001"]),
    ],
)
def test_a_file_that_is_no_notebook_is_explained(hand_in, content, words):
    with pytest.raises(SubmissionError) as caught:
        hand_in(content)
    message = str(caught.value)
    assert message.startswith("submitted/s041/first_steps/first_steps.ipynb")
    for word in words:
        assert word in message, message
    assert caught.value.exit_code == 1


@pytest.mark.parametrize("script", ["# %%\n0\n" * 5001, "\n\ndef f():\n    pass" * 5001])
def test_a_script_has_no_more_cells_than_a_notebook(hand_in, script):
    with pytest.raises(SubmissionError, match=r"too many cells to be read\. Got 500"):
        hand_in(script, "first_steps.py")


def test_no_more_notes_are_made_than_somebody_reads(hand_in):
    cells = [cell("pass", grade_id="softmax-check", points=n) for n in range(1000, 1500)]
    notes = hand_in([*right_cells(), *cells]).notes
    assert len(notes) == 101
    assert notes[-1] == "401 more notes like these are left out."


@pytest.mark.parametrize("version", ["-" + "9" * 4000, "-1", "0"])
def test_an_impossible_format_is_passed_over(hand_in, version):
    text = json.dumps(notebook(right_cells())).replace('"nbformat": 4', f'"nbformat": {version}')
    assert version in text
    read = hand_in(text)
    assert (states(read), all_notes(read)) == (ALL_PRESENT, "")


def test_an_empty_folder_and_an_export_for_reading_are_explained(hand_in):
    with pytest.raises(SubmissionError, match=r"there is no notebook\. Got an empty folder"):
        read_submission(hand_in.folder, TOPIC, STUBS)
    with pytest.raises(SubmissionError, match=r"page for reading.*Got first_steps\.html\. Hand"):
        hand_in("<html>", "first_steps.html")


def test_a_missing_folder_is_an_error_of_its_own(hand_in):
    with pytest.raises(SubmissionError, match="there is no submission"):
        read_submission(hand_in.folder / "gone", TOPIC, STUBS)


def test_the_wrong_assignment_is_named_by_what_it_holds(hand_in):
    cells = [cell("def gini(p): return 1"), cell("def entropy(p): return 0")]
    with pytest.raises(SubmissionError, match="Got the functions gini, entropy"):
        hand_in(cells)
    with pytest.raises(SubmissionError, match='that begin with "# My holiday"'):
        hand_in([cell("# My holiday", kind="markdown")])


def test_a_file_that_is_too_large_is_refused_without_being_read(hand_in):
    with (hand_in.folder / "first_steps.ipynb").open("wb") as file:
        file.truncate(10**12)
    with pytest.raises(SubmissionError, match=r"too large to be read\. Got 1000000 MB, at most 50"):
        read_submission(hand_in.folder, TOPIC, STUBS)


@pytest.mark.parametrize(
    ("encode", "note"),
    [
        (lambda text: b"\xef\xbb\xbf" + text.encode(), "byte-order mark"),
        (lambda text: text.encode("utf-16"), "UTF-16"),
        (lambda text: text.replace("\n", "\r\n").encode(), "Windows line ends"),
        (
            lambda text: text.replace("First", "Fir\udcff").encode("utf-8", "surrogateescape"),
            "not valid UTF-8",
        ),
    ],
)
def test_odd_encodings_are_accepted_with_a_note(hand_in, encode, note):
    read = hand_in(encode(json.dumps(notebook(right_cells()), indent=1, ensure_ascii=False)))
    assert states(read) == ALL_PRESENT
    assert note in all_notes(read)


def test_windows_line_ends_within_a_cell_do_not_reach_the_sandbox(hand_in):
    read = hand_in(right_cells(softmax=SOFT.replace("\n", "\r\n")))
    assert states(read) == ALL_PRESENT
    assert "\r" not in read.cells[6].source


def test_format_3_is_upgraded(hand_in):
    cells = [
        {"cell_type": "heading", "level": 1, "source": "First steps", "metadata": {}},
        *(
            {"cell_type": "code", "input": s.splitlines(True), "language": "python"}
            for s in (ADD, FIT, SOFT)
        ),
    ]
    read = hand_in({"nbformat": 3, "worksheets": [{"cells": cells}], "metadata": {}})
    assert states(read) == ALL_PRESENT
    assert "old format 3" in all_notes(read)
    assert read.cells[0].cell_type == "markdown"


def test_ids_are_repaired(hand_in):
    assert "Stray cell ids" in all_notes(hand_in(notebook(right_cells(), minor=4)))
    cells = right_cells()
    del cells[0]["id"]
    cells[1]["id"] = cells[2]["id"]
    read = hand_in(cells)
    assert states(read) == ALL_PRESENT
    assert "1 cells had no id" in all_notes(read)
    assert "1 cells had the id of another" in all_notes(read)


def test_incomplete_cells_are_read(hand_in):
    cells = [*right_cells(), {"cell_type": "code"}, "nonsense", None]
    cells[2] = {"cell_type": "code", "source": ADD.splitlines(True)}
    read = hand_in(cells)
    assert states(read) == ALL_PRESENT
    assert "2 entries that are no cells" in all_notes(read)
    assert read.cells[2].source == ADD


@pytest.mark.parametrize(
    "name",
    [
        "first_steps (1).ipynb",
        "first_steps-Copy1.ipynb",
        "First_Steps.IPYNB",
        "a/b/x.ipynb",
        "x.ipynb.txt",
    ],
)
def test_other_names_are_recognised_by_contents(hand_in, name):
    read = hand_in(right_cells(), name)
    assert states(read) == ALL_PRESENT
    assert read.notebook == name
    if name.endswith(".ipynb"):
        assert "recognised by its contents" in all_notes(read)


def test_of_two_notebooks_the_one_with_answers_counts(hand_in):
    hand_in(right_cells(), "final version.ipynb")
    read = hand_in(right_cells(**STUBS))
    assert read.notebook == "final version.ipynb"
    assert "`final version.ipynb` counts, with 3 answers; `first_steps.ipynb` holds 0" in all_notes(
        read
    )


def test_of_two_equal_notebooks_the_right_name_counts(hand_in):
    hand_in(right_cells(), "a.ipynb")
    assert hand_in(right_cells()).notebook == "first_steps.ipynb"


def test_a_broken_copy_does_not_spoil_a_good_notebook(hand_in):
    (hand_in.folder / "old.ipynb").write_text("{")
    read = hand_in(right_cells())
    assert states(read) == ALL_PRESENT
    assert "left out because it cannot be read" in all_notes(read)


def test_junk_and_released_files_are_passed_over(hand_in):
    for name in ("__MACOSX/._first_steps.ipynb", ".ipynb_checkpoints/x.ipynb", ".DS_Store"):
        (hand_in.folder / name).parent.mkdir(exist_ok=True)
        (hand_in.folder / name).write_text("junk")
    (hand_in.folder / "selfcheck.py").write_text("def softmax(z): ...")
    read = hand_in(right_cells())
    assert all_notes(read) == ""


def test_links_are_not_followed(hand_in, tmp_path):
    secret = tmp_path / "secret.ipynb"
    secret.write_text(json.dumps(notebook(right_cells())))
    (hand_in.folder / "first_steps.ipynb").symlink_to(secret)
    (hand_in.folder / "outside").symlink_to(tmp_path)
    with pytest.raises(SubmissionError, match=r"no notebook\. Got first_steps\.ipynb \(a link\)"):
        read_submission(hand_in.folder, TOPIC, STUBS)


def test_names_with_control_characters_are_shown_harmlessly(hand_in):
    with pytest.raises(SubmissionError) as caught:
        hand_in("{", "a\x1b[2J\u202e\n.ipynb")
    assert caught.value.args[0].isprintable()
    assert "⟨U+202E⟩" in caught.value.args[0]


PERCENT = f"""# ---
# jupyter: x
# ---

# %% [markdown]
# # First steps

# %%
import numpy as np

# %% nbgrader={{"grade": false, "grade_id": "add_intercept-answer"}}
{ADD}
# %%
{FIT}
# %%
{SOFT}
# %% [markdown] nbgrader={{"grade": true, "grade_id": "cost-question"}}
# It costs n d^2.
"""
NBCONVERT = (
    f"#!/usr/bin/env python\n# coding: utf-8\n\n# In[1]:\n\n{ADD}\n\n"
    f"# In[ ]:\n\n{FIT}\n# In[12]:\n{SOFT}"
)
PLAIN = f"import numpy as np\n\n\n{ADD}\n\n{FIT}\n\n{SOFT}"


@pytest.mark.parametrize(("text", "n_cells"), [(PERCENT, 7), (NBCONVERT, 4), (PLAIN, 4)])
def test_a_script_in_place_of_the_notebook_is_accepted(hand_in, text, n_cells):
    read = hand_in(text, "first_steps.py")
    assert states(read) == ALL_PRESENT
    assert len(read.cells) == n_cells
    assert "is a Python script" in all_notes(read)


def test_a_written_answer_survives_in_a_script(hand_in):
    read = hand_in(PERCENT, "first_steps.py")
    assert read.questions["cost"].text == "It costs n d^2."
    assert read.answered_questions == ("cost",)


def test_a_script_beside_the_notebook_does_not_count(hand_in):
    (hand_in.folder / "first_steps.py").write_text(PLAIN)
    assert hand_in(right_cells(**STUBS)).notebook == "first_steps.ipynb"


def test_scripts_are_not_read_where_a_notebook_counts(hand_in, monkeypatch):
    for number in range(50):
        (hand_in.folder / f"own_{number}.py").write_text("x = -1\n" * 50_000)
    monkeypatch.setattr(reading, "read_script", None)
    assert hand_in(right_cells(**STUBS)).notebook == "first_steps.ipynb"


def test_many_large_files_take_no_more_room_at_a_time_than_one(hand_in):
    def peak():
        tracemalloc.start()
        with contextlib.suppress(SubmissionError):
            read_submission(hand_in.folder, TOPIC, STUBS)
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return most

    script = "def f():\n" + "    x = -1\n" * 5_000
    (hand_in.folder / "one.py").write_text(script)
    alone = peak()
    for number in range(5):
        (hand_in.folder / f"more_{number}.py").write_text(script)
    assert peak() < 1.7 * alone


# --- the cells --------------------------------------------------------------------------------


def test_deleted_test_cells_do_not_matter(hand_in):
    cells = [c for c in right_cells() if "check(" not in c["source"]]
    read = hand_in(cells)
    assert states(read) == ALL_PRESENT
    assert all_notes(read) == ""


def test_a_deleted_answer_cell_is_missing(hand_in):
    cells = right_cells()
    del cells[2]
    read = hand_in(cells)
    assert read.answers["add_intercept"].state is AnswerState.MISSING
    assert read.answers["add_intercept"].cell is None
    assert "There is no `add_intercept`" in all_notes(read)
    assert read.answers["fit_ols"].state is AnswerState.PRESENT


def test_a_duplicated_cell_counts_in_its_last_form(hand_in):
    cells = right_cells()
    cells.insert(5, cell(FIT.replace("[0]", "[1]"), "fit_ols-answer"))
    read = hand_in(cells)
    assert read.answers["fit_ols"].cell == 5
    assert 'and code cell 5 under "First steps"; as in Python, the last counts' in all_notes(read)


def test_a_stub_below_an_answer_is_pointed_out(hand_in):
    cells = right_cells()
    cells.insert(5, cell(STUBS["fit_ols"]))
    read = hand_in(cells)
    assert read.answers["fit_ols"].state is AnswerState.UNTOUCHED
    assert "hides the answer above it" in all_notes(read)


def test_stripped_metadata_is_no_obstacle(hand_in):
    cells = [{k: v for k, v in c.items() if k not in ("metadata", "id")} for c in right_cells()]
    read = hand_in(cells)
    assert states(read) == ALL_PRESENT
    assert "metadata is gone" in all_notes(read)
    assert read.answered_questions == ()
    cells[-1]["source"] = "It costs n d^2."
    read = hand_in(cells)
    assert read.answered_questions == ("cost",), "a person must look for it"
    assert "a person looks for it" in all_notes(read)


def test_cell_ids_stand_in_for_stripped_metadata(hand_in):
    cells = right_cells()
    cells[-1] = {"cell_type": "markdown", "id": "cost-question", "source": "It costs n d^2."}
    assert hand_in(cells).questions["cost"].text == "It costs n d^2."


def test_edited_metadata_is_reported_and_ignored(hand_in):
    cells = right_cells()
    cells[3]["metadata"]["nbgrader"] |= {"points": 100, "grade": False, "schema_version": 7}
    read = hand_in(cells)
    assert states(read) == ALL_PRESENT
    assert "points is 100 instead of 2" in all_notes(read)
    assert "grade is False instead of True" in all_notes(read)
    assert "schema_version is 7 instead of 3" in all_notes(read)


def test_another_cells_id_does_not_move_an_answer(hand_in):
    cells = right_cells()
    cells[2]["metadata"]["nbgrader"]["grade_id"] = "fit_ols-answer"
    read = hand_in(cells)
    assert states(read) == ALL_PRESENT
    assert read.answers["add_intercept"].cell == 2


def test_a_code_cell_turned_into_markdown_is_named(hand_in):
    cells = right_cells()
    cells[6]["cell_type"] = "markdown"
    read = hand_in(cells)
    assert read.answers["softmax"].state is AnswerState.MISSING
    assert (
        'Text cell 2 under "First steps" with `softmax` was turned from code into Markdown'
        in all_notes(read)
    )


def test_reordered_and_split_cells_are_found(hand_in):
    cells = right_cells()[::-1]
    parts = [cell("def inner(z):\n    return z"), cell("SCALE = 1.0"), cell(SOFT)]
    cells[2:3] = parts
    assert states(hand_in(cells)) == ALL_PRESENT


@pytest.mark.parametrize("new", ["soft_max", "my_function"])
def test_a_renamed_function_is_recognised(hand_in, new):
    read = hand_in(right_cells(softmax=SOFT.replace("softmax", new)))
    assert read.answers["softmax"].state is AnswerState.MISSING
    assert f"Expected `softmax`; found `{new}` in code cell 6 under" in all_notes(read)


def test_a_changed_signature_is_shown_with_the_right_one(hand_in):
    read = hand_in(right_cells(fit_ols="def fit_ols(y, X: list = [], *rest):\n    return 1\n"))
    assert read.answers["fit_ols"].state is AnswerState.PRESENT
    assert "Expected `fit_ols(X, y, rcond=1e-12)`, found `fit_ols(y, X=[], *rest)`" in all_notes(
        read
    )


def test_removed_annotations_are_no_changed_signature(hand_in):
    assert all_notes(hand_in(right_cells())) == ""


def test_a_syntax_error_costs_one_exercise_only(hand_in):
    read = hand_in(right_cells(fit_ols="# mine\ndef fit_ols(X, y, rcond=1e-12):\n    return (X\n"))
    assert states(read) == ALL_PRESENT | {"fit_ols": "syntax error"}
    assert read.answers["fit_ols"].cell == 4
    assert read.answers["fit_ols"].line == 3
    assert '4 under "First steps", line 3: Python cannot read the cell of `fit_ols`' in all_notes(
        read
    )


def test_a_syntax_error_is_found_by_name_when_the_ids_are_gone(hand_in):
    cells = right_cells(fit_ols="def fit_ols(X, y:\n    return X")
    del cells[4]["metadata"]["nbgrader"]
    assert hand_in(cells).answers["fit_ols"].state is AnswerState.SYNTAX_ERROR


@pytest.mark.parametrize(
    "body",
    [
        "    # YOUR CODE HERE\n    raise NotImplementedError()",
        "    raise NotImplementedError  # later",
        '    """Another docstring."""\n\n    # hm\n    raise NotImplementedError("todo")',
    ],
)
def test_an_untouched_stub_is_recognised(hand_in, body):
    read = hand_in(right_cells(softmax=f"def softmax(z):\n{body}\n"))
    assert read.answers["softmax"].state is AnswerState.UNTOUCHED


def test_a_begun_stub_counts_as_an_answer(hand_in):
    source = "def softmax(z):\n    e = np.exp(z)\n    raise NotImplementedError()\n"
    assert hand_in(right_cells(softmax=source)).answers["softmax"].state is AnswerState.PRESENT


@pytest.mark.parametrize(
    "extra",
    [
        "%matplotlib notebook\n",
        "!pip install numpy \\\n   pandas\n",
        "%%time\n",
        "files = !ls\n",
        "np.exp?\n",
        "if True:\n    %timeit 1\n",
        "from google.colab import drive\ndrive.mount('/x')\n",
        "text = '''\n%not a magic\n'''\n",
    ],
)
def test_magics_do_not_hide_an_answer(hand_in, extra):
    read = hand_in(right_cells(softmax=extra + SOFT))
    assert states(read) == ALL_PRESENT


def test_line_numbers_survive_magics(hand_in):
    read = hand_in(right_cells(softmax="%time 1\n!ls \\\n -l\n" + SOFT))
    assert read.answers["softmax"].line == 4


def test_a_cell_of_another_language_defines_nothing(hand_in):
    read = hand_in(right_cells(softmax="%%bash\n" + SOFT))
    assert read.answers["softmax"].state is AnswerState.MISSING
    assert "begins with `%%bash`, so it is not run as Python" in all_notes(read)


@pytest.mark.parametrize(
    "source", ["softmax = lambda z: z", "softmax: object = max", "from m import softmax"]
)
def test_a_function_bound_without_def_is_left_to_the_sandbox(hand_in, source):
    read = hand_in(right_cells(softmax=source))
    assert read.answers["softmax"].state is AnswerState.PRESENT
    assert "is not written as a `def`" in all_notes(read)


def test_rebinding_the_name_does_not_hide_the_function(hand_in):
    read = hand_in([*right_cells(), cell("softmax = softmax(np.ones(3))")])
    assert read.answers["softmax"].cell == 6


def test_definitions_inside_blocks_are_found_and_methods_are_not(hand_in):
    source = "try:\n    import numba\nexcept ImportError:\n" + "".join(
        f"    {s}\n" for s in SOFT.splitlines()
    )
    assert states(hand_in(right_cells(softmax=source))) == ALL_PRESENT
    method = "class A:\n    def softmax(self, z):\n        return z\n"
    assert hand_in(right_cells(softmax=method)).answers["softmax"].state is AnswerState.MISSING


@pytest.mark.parametrize(
    "hostile",
    [
        "x = " + "(" * 5000,
        "x = " + "-" * 200_000 + "1",
        "x = '\x00'",
        "'\\d'\n",
        "#" + "x" * 1_100_000,
        "0\n" * 200_000,
    ],
    ids=["parentheses", "unary", "null", "escape", "long", "statements"],
)
def test_hostile_source_costs_nothing_else(hand_in, hostile):
    read = hand_in([*right_cells(), cell(hostile)])
    assert states(read) == ALL_PRESENT


@pytest.mark.parametrize("default", ["+".join("1" * 900), "z" + ".a" * 2000])
def test_a_default_that_cannot_be_written_again_costs_nothing(hand_in, default):
    deep = SOFT.replace("(z)", f"(z, b={default})")
    read = hand_in(right_cells(softmax=deep))
    assert states(read) == ALL_PRESENT
    assert "found `softmax(...)`" in all_notes(read)


def test_more_code_than_anybody_writes_is_not_read_to_its_end(hand_in):
    flood = [cell(f"x = [{'1,' * 150_000}]  # {number}") for number in range(5)]
    read = hand_in([*right_cells(), *flood, cell("def fit_ols(X): pass")])
    assert states(read) == ALL_PRESENT
    assert "`fit_ols` is defined in code cell" in all_notes(
        read
    )  # there is room for small cells still


def test_a_note_names_a_few_of_many_cells(hand_in):
    read = hand_in([*right_cells(), *[cell(SOFT)] * 500])
    assert (
        'and elsewhere and code cell 507 under "First steps"; as in Python, the last counts'
        in all_notes(read)
    )
    assert len(all_notes(read)) < 1000


def test_a_definition_in_a_case_is_found(hand_in):
    inside = "match 1:\n    case 1:\n" + "".join(f"        {line}\n" for line in SOFT.splitlines())
    read = hand_in(right_cells(softmax=inside))
    assert states(read) == ALL_PRESENT
    assert "without" not in all_notes(read)


def test_a_lone_surrogate_in_an_id_is_replaced(hand_in):
    cells = right_cells()
    cells[-1]["metadata"]["nbgrader"]["grade_id"] = "@@"
    read = hand_in(json.dumps(notebook(cells)).replace("@@", "\\ud800"))
    assert [c.grade_id for c in read.cells][-1] == "?"


def test_lone_surrogates_are_replaced(hand_in):
    text = json.dumps(notebook(right_cells(softmax=SOFT + "# @@\n"))).replace("@@", "\\ud800")
    read = hand_in(text)
    assert states(read) == ALL_PRESENT
    read.cells[6].source.encode()


# --- questions --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["*Your answer here.*", "YOUR ANSWER HERE", "", " \n", "  *Your  answer here.*\n\n"]
)
def test_an_untouched_question_needs_nobody(hand_in, text):
    cells = right_cells()
    cells[-1]["source"] = " ".join(text.split()) if "  " in text else text
    assert hand_in(cells).answered_questions == ()


@pytest.mark.parametrize("text", ["n d^2", "*Your answer here.*\n\nn d^2", "∞"])
def test_an_answered_question_needs_a_person(hand_in, text):
    cells = right_cells()
    cells[-1]["source"] = text
    read = hand_in(cells)
    assert read.answered_questions == ("cost",)
    assert read.questions["cost"].text == text


def test_a_deleted_question_is_reported(hand_in):
    read = hand_in(right_cells()[:-1])
    assert read.answered_questions == ()
    assert "question `cost` was deleted" in all_notes(read)


def test_messages_name_the_folder_that_the_caller_gives(hand_in):
    (hand_in.folder / "first_steps.ipynb").write_text("{")
    with pytest.raises(SubmissionError, match=r"^submitted/s7/x/first_steps\.ipynb:1:2: "):
        read_submission(hand_in.folder, TOPIC, STUBS, where="submitted/s7/x")


# --- why there is no answer ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "words"),
    [
        (
            SOFT.replace("softmax", "s\u043eftmax"),
            "only looks like `softmax`: letter 2 is CYRILLIC",
        ),
        ("class Layer:\n    def softmax(z): return z", "inside the class `Layer`"),
        ("def make():\n    def softmax(z): return z", "inside the function `make`"),
        ("%%writefile soft.py\n" + SOFT, "begins with `%%writefile`"),
    ],
)
def test_the_reason_for_a_missing_answer_is_told(hand_in, source, words):
    read = hand_in(right_cells(softmax=source))
    assert read.answers["softmax"].state is AnswerState.MISSING
    assert words in all_notes(read)


def test_what_keeps_an_answer_from_working_is_told(hand_in):
    assert "with `async def`" in all_notes(hand_in(right_cells(softmax="async " + SOFT)))
    timed = hand_in(right_cells(softmax="%%timeit\n" + SOFT))
    assert timed.answers["softmax"].state is AnswerState.PRESENT
    assert "`%%timeit`, which keeps nothing" in all_notes(timed)


def test_utf_16_is_read_without_its_mark(hand_in):
    text = json.dumps(notebook(right_cells()))
    for encoding in ("utf-16-le", "utf-16-be"):
        read = hand_in(text.encode(encoding))
        assert states(read) == ALL_PRESENT
        assert "UTF-16" in all_notes(read)


# --- what a cell holds --------------------------------------------------------------------------

ROLES = """import math
TABLE = [1]
@math.wraps(3)
def answer(X, mean: list = None) -> float:
    total = np.sum(X.astype(float))
    return sum(len(row) for row in TABLE) + mean(X)
for _ in range(3): print(TABLE)
"""


def test_definitions_keep_their_lines():
    kept = definitions_only(ROLES, parse_cell(ROLES).tree).split("\n")
    assert kept == ROLES.split("\n")[:6]
    assert definitions_only("def broken(:", None) == ""


def test_only_constants_among_assignments_define():
    source = "RATE, n = 0.1, 3\nRATE = 0.1\nX = load()\nx.y = 1\nBIG = -(10**99)\nNAMES = ['a']"
    kept = definitions_only(source, parse_cell(source).tree).split("\n")
    assert kept == ["", "RATE = 0.1", "", "", "", "NAMES = ['a']"]


def test_names_that_functions_only_call_or_look_into_are_told_from_data():
    cells = [ROLES, "range(3)", "def other():\n    return helper() + max", "def broken(:"]
    tools = tools_in(parse_cell(cell).tree for cell in cells)
    assert {"np", "sum", "len", "float", "helper"} <= tools
    assert not tools & {"TABLE", "mean", "max", "range", "list", "total", "X", "row"}


def test_metadata_that_is_just_not_too_deep_to_be_read_is_shown(hand_in):
    cells = right_cells()
    text = json.dumps(notebook([*cells[:2], {**cells[2], "metadata": "HERE"}, *cells[3:]]))
    metadata = '{"nbgrader": {"grade_id": "add_intercept-answer", "grade": NESTED}}'
    outcomes = set()
    for depth in range(700, 1001):
        nested = metadata.replace("NESTED", "[" * depth + "]" * depth)
        try:
            read = hand_in(text.replace('"HERE"', nested))
        except SubmissionError as error:
            outcomes.add("refused" if "nested too deeply" in str(error) else str(error))
        else:
            outcomes.add("read" if "metadata was edited" in all_notes(read) else "unnoticed")
    assert outcomes == {"read", "refused"}


# --- files of another kind --------------------------------------------------------------------

TEXT = json.dumps(notebook(right_cells())).encode()
PAGE = b"<!DOCTYPE html>\n<html><body class='jp-Notebook'>...</body></html>"
TAR = b"first_steps.ipynb".ljust(257, b"\0") + b"ustar  " + bytes(300)


def zipped(name="first_steps.ipynb"):
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr(name, TEXT)
    return file.getvalue()


KINDS = [
    (gzip.compress(TEXT), "a gzip file"),
    (bz2.compress(TEXT), "a bzip2 file"),
    (lzma.compress(TEXT), "an xz file"),
    (zipped(), "a zip file"),
    (zipped("word/document.xml"), "a document of an office program"),
    (TAR, "a tar file"),
    (b"7z\xbc\xaf\x27\x1c\0\4", "a 7z file"),
    (b"Rar!\x1a\x07\x01\0", "a RAR file"),
    (b"%PDF-1.7\n...", "a PDF"),
    (b"\x89PNG\r\n\x1a\n...", "a picture"),
    (PAGE, "a page for reading"),
    (b"\xef\xbb\xbf\n<!-- saved -->\n<HTML lang='en'><head>", "a page for reading"),
    (b'<html><form><input type="password"></form></html>', "the login page of a web site"),
]


@pytest.mark.parametrize(("content", "kind"), KINDS)
@pytest.mark.parametrize("name", ["first_steps.ipynb", "first_steps.py", "first_steps"])
def test_a_file_of_another_kind_is_called_what_it_is(hand_in, content, kind, name):
    with pytest.raises(SubmissionError) as caught:
        hand_in(content, name)
    message = str(caught.value)
    assert kind in message
    assert name in message
    assert "JSON" not in message


@pytest.mark.parametrize("name", ["first_steps.html", "first_steps.pdf", "first_steps.zip"])
def test_none_of_our_own_files_is_listed(hand_in, name):
    ours = ["data/points.csv", "requirements.txt", "selfchecks/test_softmax.py", "selfcheck.py"]
    for own in (*ours, "timestamp.txt", "submission_secret.txt"):
        path = hand_in.folder / own
        path.parent.mkdir(exist_ok=True)
        path.write_text("ours")
    with pytest.raises(SubmissionError, match="Got only files of the release"):
        read_submission(hand_in.folder, TOPIC, STUBS, released=ours)
    (hand_in.folder / name).write_bytes(b"theirs")
    with pytest.raises(SubmissionError) as caught:
        read_submission(hand_in.folder, TOPIC, STUBS, released=ours)
    assert f"Got {name}. Hand in" in str(caught.value)


@pytest.mark.parametrize(
    ("call", "shown"),
    [
        ("breakpoint()", "breakpoint()"),
        ("import pdb; pdb.set_trace()", "pdb.set_trace()"),
        ("set_trace()", "set_trace()"),
        ("core.debugger.set_trace()", "....set_trace()"),
    ],
)
def test_a_breakpoint_that_was_left_in_is_named(hand_in, call, shown):
    read = hand_in(right_cells(softmax=SOFT.replace("return", f"{call}\n    return")))
    assert f"calls `{shown}`" in all_notes(read)
