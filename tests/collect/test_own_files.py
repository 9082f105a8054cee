"""Own modules and data: what is packed is what is collected, and lies beside the notebook."""

from datetime import timedelta

import pytest

from autograder.own_files import MAX_FILES, SUFFIXES
from autograder.selfcheck.notebook_cells import Cell
from autograder.selfcheck.topic_facts import TopicFacts
from autograder.selfcheck.zip_packing import pack
from tests.collect.handing_in import DOUBLING, MAPS, NOON, notebook, zipped

TARGET = "ada/doubling/doubling.ipynb"
ANSWERS = b"def double(x):\n    return 2 * x\n"
OWN = {"my_answers.py": ANSWERS, "lib/deep.py": b"", "lib/numbers.csv": b"1,2", "data/own.csv": b""}


def placed(own):
    return {TARGET: DOUBLING, **{f"ada/doubling/{name}": data for name, data in own.items()}}


def notes(report):
    return [note for item in report.collected for note in item.notes]


def test_what_is_packed_is_placed(hands, tmp_path):
    work = tmp_path / "work"
    for name, content in {"doubling.ipynb": DOUBLING, "data/longley.csv": b"", **OWN}.items():
        (work / name).parent.mkdir(parents=True, exist_ok=True)
        (work / name).write_bytes(content)
    source = "import my_answers, lib.deep\nopen('lib/numbers.csv')\nopen('data/own.csv')\n"
    cells = [Cell(1, source + "open('data/longley.csv')")]
    facts = TopicFacts("doubling", {}, ("longley.csv",))
    packed = pack(work, facts, work / "doubling.ipynb", cells)
    assert sorted(packed.contents) == sorted(["doubling.ipynb", *OWN])
    hands.put("ada.zip", packed.target.read_bytes())
    report = hands.collect()
    assert (report.refused, notes(report), packed.left_out) == ((), [], {})
    assert hands.submitted() == placed(OWN)


@pytest.mark.parametrize("ending", SUFFIXES)
def test_every_kind_that_is_packed_is_placed(hands, tmp_path, ending):
    name = f"own{ending}"
    (tmp_path / name).write_bytes(b"1")
    (tmp_path / "x.ipynb").write_bytes(DOUBLING)
    cells = [Cell(1, f"open('{name}')")]
    packed = pack(tmp_path, TopicFacts("doubling", {}), tmp_path / "x.ipynb", cells)
    hands.put("ada/doubling.zip", packed.target.read_bytes())
    hands.collect()
    assert hands.submitted() == placed({name: b"1"})


@pytest.mark.parametrize("folder", ["", "week 3/", "doubling/"])
@pytest.mark.parametrize("is_zip", [True, False])
def test_they_are_found_from_where_the_notebook_lies(hands, is_zip, folder):
    files = {f"{folder}{name}": data for name, data in {"x.ipynb": DOUBLING, **OWN}.items()}
    if is_zip:
        hands.put("ada.zip", zipped(files))
    for name in () if is_zip else files:
        hands.put(f"ada/{name}", files[name])
    assert hands.collect().refused == ()
    assert hands.submitted() == placed(OWN)


def test_a_module_is_not_taken_for_a_hand_in_of_its_topic(hands):
    hands.put("ada/linear_maps.ipynb", MAPS)
    hands.collect()
    later = NOON + timedelta(days=7)
    module = b"def rotate(x): ...\ndef mirror(x): ..."
    files = {"doubling.ipynb": DOUBLING, "linear_maps.py": module}
    (hands.inbox / "ada" / "linear_maps.ipynb").unlink()
    hands.put("ada/doubling.zip", zipped(files), later)
    assert hands.collect().refused == ()
    maps = {"ada/linear_maps/linear_maps.ipynb": MAPS}
    assert hands.submitted() == {**placed({"linear_maps.py": module}), **maps}


@pytest.mark.parametrize("is_zip", [True, False])
@pytest.mark.parametrize("module", [ANSWERS, b"def rotate(x): ...\ndef mirror(x): ..."])
@pytest.mark.parametrize("name", ["lib/mine.py", "lib/deep/mine.py", "week 1/linear_maps.py"])
def test_a_module_of_a_package_is_no_hand_in_either(hands, is_zip, module, name):
    files = {"doubling.ipynb": DOUBLING, name: module}
    if is_zip:
        hands.put("ada.zip", zipped(files))
    for own in () if is_zip else files:
        hands.put(f"ada/{own}", files[own])
    report = hands.collect()
    assert (report.refused, notes(report)) == ((), [])
    assert hands.submitted() == placed({name: module})


def test_a_script_in_the_folder_of_another_topic_is_a_hand_in(hands):
    module = b"def rotate(x): ...\ndef mirror(x): ..."
    hands.put("ada.zip", zipped({"doubling.ipynb": DOUBLING, "linear_maps/answers.py": module}))
    hands.collect()
    assert hands.submitted() == {TARGET: DOUBLING, "ada/linear_maps/linear_maps.py": module}


RELEASED = [
    *("selfcheck.py", "SelfCheck.py", "conftest.py", "requirements.txt", "timestamp.txt"),
    *("submission_secret.txt", "Submission_Secret.TXT", "selfchecks/testing.py", "doubling.py"),
    *("data/longley.csv", "DATA/Longley.csv", "doubling.IPYNB/x.py"),
]


@pytest.mark.parametrize("name", RELEASED)
def test_no_file_of_the_release_or_of_the_exchange_is_replaced(hands, name):
    hands.put("ada.zip", zipped({"doubling.ipynb": DOUBLING, name: b"mine"}))
    hands.collect()
    assert b"mine" not in hands.submitted().values()
    folder = hands.paths.submission("ada", "doubling")
    assert {path.name for path in folder.iterdir()} <= {
        *("doubling.ipynb", "timestamp.txt", "submission_secret.txt"),
    }


ODD = ["page.html", "x.svg", "a.js", "noending", "a/b/c/d/e.py", "x" * 200 + ".py"]
ODD += [" a.py", "a.py ", ".hidden.py", "a:b.py", "a*.py", "\x1b[2J.py", "a\nb.py", "x.csv/y.py"]


@pytest.mark.parametrize("name", ODD)
def test_odd_files_are_not_placed_and_named(hands, name):
    hands.put("ada.zip", zipped({"doubling.ipynb": DOUBLING, f"z/{name}": b"odd", "ok.py": b""}))
    report = hands.collect()
    assert hands.submitted() == placed({"ok.py": b""})
    assert any("not placed" in note for note in notes(report)), notes(report)


def test_the_most_that_is_placed(hands):
    files = {f"{number}.csv": b"1" * 9_000 for number in range(MAX_FILES + 50)}
    hands.put("ada.zip", zipped({"x.ipynb": DOUBLING, "a.PY": b"", "A.py": b"", **files}))
    report = hands.collect(max_bytes=500_000)
    names = [name for name in hands.submitted() if name != TARGET]
    assert len(names) == 56
    (note,) = (note for note in notes(report) if "not placed" in note)
    assert "upper and lower case" in note or "and more" in note
    hands.collect(max_bytes=5_000_000)
    assert len(hands.submitted()) == MAX_FILES + 1


def test_those_of_an_earlier_submission_go_and_what_others_laid_there_stays(hands):
    hands.put("ada.zip", zipped({"x.ipynb": DOUBLING, "a.py": b"1", "lib/b.py": b"2"}))
    hands.collect()
    by_hand = hands.paths.submission("ada", "doubling") / "by_hand.csv"
    by_hand.write_bytes(b"3")
    later = notebook("double")
    hands.put("ada.zip", zipped({"x.ipynb": later, "a.py": b"4"}), NOON + timedelta(hours=1))
    hands.collect()
    expected = {TARGET: later, "ada/doubling/a.py": b"4", "ada/doubling/by_hand.csv": b"3"}
    assert hands.submitted() == expected
    before = hands.everything()
    assert not hands.collect().collected[0].is_change
    assert hands.everything() == before


def test_what_came_beside_another_notebook_or_in_another_zip_is_not_mixed_in(hands):
    hands.put("ada/one.zip", zipped({"x.ipynb": DOUBLING, "a.py": b"1"}))
    hands.put("ada/two.zip", zipped({"linear_maps.ipynb": MAPS, "b.py": b"2"}))
    hands.put("bob/doubling.ipynb", DOUBLING)
    hands.collect()
    assert sorted(hands.submitted()) == [
        "ada/doubling/a.py",
        TARGET,
        "ada/linear_maps/b.py",
        "ada/linear_maps/linear_maps.ipynb",
        "bob/doubling/doubling.ipynb",
    ]
