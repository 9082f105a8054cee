"""What `grade` accepts `collect` takes, and nothing that was handed in goes without a word."""

import json

import pytest

from autograder.checking.files import read_files
from autograder.collect.recognise import kind_of
from tests.collect.handing_in import DOUBLING, MAPS, notebook, zipped

TARGET = "ada/doubling/doubling.ipynb"
NAMES = ["x.ipynb", "x.IPYNB", "x.ipynb.txt", "x.json", "x.ipynb.json", "x", "x.ipynb.download"]


def reasons(report):
    return [refusal.why for refusal in report.refused]


def as_one_string(content):
    book = json.loads(content)
    for cell in book["cells"]:
        cell["source"] = "import numpy as np\n\n" + "".join(cell["source"])
    return json.dumps(book).encode()


@pytest.mark.parametrize("name", [*NAMES, "x.txt"])
@pytest.mark.parametrize("home", ["ada/", "ada.", "ada/doubling/", "week/ada/"])
def test_a_notebook_under_another_ending_is_taken(hands, home, name):
    name = f"ada{name[1:]}" if home == "ada." else f"{home}{name}"
    hands.put(name, DOUBLING)
    report = hands.collect(hands.inbox / "week" if home == "week/ada/" else hands.inbox)
    assert report.refused == ()
    assert hands.submitted() == {TARGET: DOUBLING}


@pytest.mark.parametrize(
    "content", [DOUBLING, b"def double(x): ...", b"", b"\xff\xd8", b'{"a": 1}']
)
@pytest.mark.parametrize("name", [*NAMES, "x.txt", "x.py", "x.jpg", "x.csv", "photo.ipynb.jpg"])
def test_collect_takes_for_a_notebook_what_grade_does(tmp_path, name, content):
    (tmp_path / name).write_bytes(content)
    is_read = bool(read_files(tmp_path).contents)
    assert bool(kind_of(name, content)) == is_read


@pytest.mark.parametrize("has_ids", [True, False])
def test_answers_are_recognised_where_a_source_is_one_string(hands, has_ids):
    content = as_one_string(notebook("double", "twice", ids=has_ids))
    hands.put("ada/whatever.ipynb", content)
    report = hands.collect()
    assert report.refused == ()
    assert report.collected[0].notes == ("`whatever.ipynb` was recognised by its contents",)
    assert hands.submitted() == {TARGET: content}


def test_stubs_in_one_string_are_still_told_from_answers(hands):
    stubs = as_one_string(notebook("double", "twice", text="raise NotImplementedError"))
    hands.put("ada/b.ipynb", stubs)
    hands.put("ada/a.ipynb", as_one_string(DOUBLING))
    hands.collect()
    assert hands.submitted() == {TARGET: as_one_string(DOUBLING)}


@pytest.mark.parametrize("is_of_a_class", [True, False])
def test_a_zip_with_backslashes_is_a_zip(hands, is_of_a_class):
    files = {"week\\doubling.ipynb": DOUBLING, "week\\lib\\a.py": b"1", "week\\lib\\": b""}
    if is_of_a_class:
        files = {f"ada\\{name}": content for name, content in files.items()}
        files["bob\\x.ipynb"] = MAPS
    name = "class.zip" if is_of_a_class else "ada.zip"
    assert hands.collect(hands.put(name, zipped(files))).refused == ()
    assert {TARGET, "ada/doubling/lib/a.py"} <= set(hands.submitted())


COPY = ".ipynb_checkpoints/doubling-checkpoint.ipynb"
ALONE = {
    "copy": {COPY: DOUBLING},
    "copy in the topic": {f"doubling/{COPY}": DOUBLING},
    "system": {"__MACOSX/._x.ipynb": DOUBLING, ".DS_Store": b""},
    "nothing": {},
}


@pytest.mark.parametrize("what", ALONE)
@pytest.mark.parametrize("way", ["folder", "zip", "class"])
def test_what_holds_nothing_that_was_handed_in_is_named(hands, way, what):
    hands.put("inbox/bob/doubling.ipynb", DOUBLING)
    files = ALONE[what]
    if way == "zip":
        hands.put("inbox/ada.zip", zipped(files))
    for name in files if way == "folder" else ():
        hands.put(f"inbox/ada/{name}", files[name])
    if way == "folder":
        (hands.inbox / "inbox" / "ada").mkdir(exist_ok=True)
    place = hands.inbox / "inbox"
    if way == "class":
        names = {f"ada/{name}": content for name, content in files.items()} or {"ada/x/._y": b""}
        place = hands.put("c.zip", zipped({**names, "bob/doubling.ipynb": DOUBLING}))
    report = hands.collect(place)
    assert list(hands.submitted()) == ["bob/doubling/doubling.ipynb"]
    (refusal,) = report.refused
    assert "ada" in refusal.where
    assert ("the copy that Jupyter keeps" in refusal.why) == ("copy" in what)


def test_a_copy_of_another_topic_is_missed_too_and_one_beside_its_notebook_is_not(hands):
    hands.put("ada/doubling.ipynb", DOUBLING)
    hands.put(f"ada/{COPY}", DOUBLING)
    hands.put("ada/.ipynb_checkpoints/linear_maps-checkpoint.ipynb", MAPS)
    hands.put(".DS_Store", b"")
    (refusal,) = hands.collect().refused
    assert "linear_maps-checkpoint" in refusal.where
