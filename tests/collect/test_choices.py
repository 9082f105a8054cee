"""What is chosen, replaced, refused and kept."""

import os
import signal
from datetime import timedelta
from pathlib import Path

import pytest

from autograder.cli.report_lines import collect_lines
from autograder.errors import RecordError, UsageError
from tests.collect.handing_in import DOUBLING, MAPS, NOON, STUDENTS, notebook, zipped

TARGET = "ada/doubling/doubling.ipynb"


def reasons(report):
    return [refusal.why for refusal in report.refused]


def notes(report):
    return [note for item in report.collected for note in item.notes]


# --- recognised by contents -------------------------------------------------------------------


def test_a_renamed_notebook_is_recognised_with_a_note(hands):
    hands.put("ada/homework final FINAL.ipynb", DOUBLING)
    assert notes(hands.collect()) == ["`homework final FINAL.ipynb` was recognised by its contents"]
    assert hands.submitted() == {TARGET: DOUBLING}


def test_a_notebook_without_metadata_is_recognised_by_its_functions(hands):
    bare = notebook("double", "twice", ids=False)
    hands.put("ada/x.ipynb", bare)
    hands.collect()
    assert hands.submitted() == {TARGET: bare}


def test_a_truncated_notebook_is_taken_for_what_it_still_shows(hands):
    hands.put("ada/x.ipynb", DOUBLING[: len(DOUBLING) // 2])
    hands.collect()
    assert hands.submitted() == {TARGET: DOUBLING[: len(DOUBLING) // 2]}


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe{", b"[" * 10_000])
def test_a_broken_file_at_the_right_place_is_taken_with_a_note(hands, content):
    hands.put("ada/doubling/doubling.ipynb", content)
    (found,) = hands.collect().collected
    assert found.doubts == ("no answers of doubling were found in it",)
    assert hands.submitted() == {TARGET: content}


def test_a_notebook_of_no_topic_is_refused(hands):
    hands.put("ada/shopping.ipynb", notebook("milk"))
    assert reasons(hands.collect()) == ["it holds no answers of any topic of the course"]
    assert hands.submitted() == {}


def test_the_wrong_assignment_is_refused_and_says_which_it_is(hands):
    hands.put("ada/doubling/doubling.ipynb", MAPS)
    assert reasons(hands.collect()) == [
        "the wrong assignment: it holds linear_maps, handed in for doubling"
    ]
    assert hands.submitted() == {}


def test_a_script_is_taken_where_there_is_no_notebook(hands):
    script = b"def double(x):\n    return 2 * x\n"
    hands.put("ada/doubling.py", script)
    hands.collect()
    assert hands.submitted() == {"ada/doubling/doubling.py": script}


def test_the_released_files_beside_a_notebook_are_no_submissions(hands):
    files = {
        "doubling/doubling.ipynb": DOUBLING,
        "doubling/selfcheck.py": b"def main(): ...",
        "doubling/data/longley.csv": b"a,b",
        "doubling/selfchecks/test_double.py": b"def test_double(student): ...",
    }
    hands.put("ada.zip", zipped(files))
    report = hands.collect()
    assert (report.refused, notes(report)) == ((), [])
    assert hands.submitted() == {TARGET: DOUBLING}


def test_files_without_any_notebook_are_refused_by_name(hands):
    hands.put("ada/doubling/photo.jpg", b"\xff\xd8\xff")
    report = hands.collect()
    assert reasons(report) == ["it is not a notebook, and none came with it"]
    assert report.refused[0].where.endswith("inbox/ada/doubling/photo.jpg")


# --- two of them ------------------------------------------------------------------------------


def test_of_two_notebooks_the_one_with_more_answers_is_chosen(hands):
    hands.put("ada/a.ipynb", notebook("double"))
    hands.put("ada/b.ipynb", DOUBLING)
    hands.put("ada/scratch.ipynb", notebook("double", text="raise NotImplementedError"))
    report = hands.collect()
    assert hands.submitted() == {TARGET: DOUBLING}
    assert report.collected[0].doubts == (
        "chosen by its contents; `a.ipynb`, `scratch.ipynb` was handed in with it",
    )
    assert len(hands.originals()) == 3


def test_the_later_of_two_submissions_counts_and_both_are_kept(hands):
    first, second = zipped({"x.ipynb": notebook("double")}), zipped({"x.ipynb": DOUBLING})
    hands.put("first/ada.zip", first, NOON)
    hands.put("late/ada.zip", second, NOON + timedelta(minutes=1))
    report = hands.collect(hands.inbox / "late", hands.inbox / "first")
    assert hands.submitted() == {TARGET: DOUBLING}
    assert hands.originals() == sorted([first, second])
    assert any("a later one counts" in note for note in notes(report))


def test_a_later_submission_replaces_an_earlier_one(hands):
    hands.put("ada.ipynb", notebook("double"), NOON)
    hands.collect()
    hands.put("ada.ipynb", DOUBLING, NOON + timedelta(hours=1))
    report = hands.collect()
    assert hands.submitted() == {TARGET: DOUBLING}
    assert hands.originals() == sorted([DOUBLING, notebook("double")])
    assert any("replaces the one of 2026-10-05 12:00:00 UTC" in note for note in notes(report))


def test_an_earlier_submission_does_not_replace_a_later_one(hands):
    hands.put("ada.ipynb", DOUBLING, NOON)
    hands.collect()
    hands.put("ada.ipynb", notebook("double"), NOON - timedelta(hours=1))
    report = hands.collect()
    assert hands.submitted() == {TARGET: DOUBLING}
    assert hands.originals() == sorted([DOUBLING, notebook("double")])
    assert not report.collected[0].is_change


def test_what_was_put_there_by_hand_is_kept_when_it_is_replaced(hands):
    by_hand = hands.paths.submission("ada", "doubling") / "doubling.ipynb"
    by_hand.parent.mkdir(parents=True)
    by_hand.write_bytes(b"by hand")
    hands.put("ada.ipynb", DOUBLING)
    hands.collect()
    assert hands.submitted() == {TARGET: DOUBLING}
    assert hands.originals() == sorted([b"by hand", DOUBLING])


def test_a_script_that_was_handed_in_before_gives_way_to_the_notebook(hands):
    hands.put("ada.py", b"def double(x): ...", NOON)
    hands.collect()
    (hands.inbox / "ada.py").unlink()
    hands.put("ada.ipynb", DOUBLING, NOON + timedelta(hours=1))
    hands.collect()
    assert hands.submitted() == {TARGET: DOUBLING}


def test_running_twice_changes_nothing(hands):
    hands.put("ada.ipynb", notebook("double"), NOON)
    hands.put("ada_linear_maps.ipynb", MAPS, NOON)
    hands.put("bob/doubling/doubling.ipynb", DOUBLING)
    hands.put("bob/doubling/notes.txt", b"hello")
    hands.put("late/s1.zip", zipped({"x.ipynb": MAPS}))
    hands.put("later/s1.zip", zipped({"x.ipynb": MAPS, "a.py": b""}), NOON + timedelta(hours=1))
    places = [hands.inbox, hands.inbox / "late", hands.inbox / "later"]
    hands.collect(*places)
    assert len(hands.submitted()) == 6
    before = hands.everything()
    report = hands.collect(*places)
    assert hands.everything() == before
    assert [item for item in report.collected if item.is_change] == []


# --- students ---------------------------------------------------------------------------------


def test_a_picture_by_itself_is_no_student(hands):
    hands.put("zed.png", b"\x89PNG\r\n")
    report = hands.collect()
    assert report.unknown == ()
    (reason,) = reasons(report)
    assert "this is not a notebook, and no student is named zed.png" in reason


@pytest.mark.parametrize("name", ["zed/doubling/doubling.ipynb", "zed.ipynb", "zed/x.ipynb"])
def test_an_unknown_student_is_reported_and_only_taken_when_asked(hands, name):
    hands.put(name, DOUBLING)
    report = hands.collect()
    assert report.unknown == ("zed",)
    assert "the gradebook knows no student zed" in reasons(report)[0]
    assert hands.submitted() == {}
    report = hands.collect(creates=True)
    assert (report.unknown, report.created) == ((), ("zed",))
    assert list(hands.submitted()) == ["zed/doubling/doubling.ipynb"]


UNSAFE = ["$(reboot)", "a;b", "-rf", "a\nb", "x" * 200, "a..b", "`x`", "a|b", ".hidden"]


@pytest.mark.parametrize("student", UNSAFE)
def test_an_unsafe_id_is_refused_even_when_asked_to_create(hands, student):
    hands.put(f"{student}/doubling/doubling.ipynb", DOUBLING)
    report = hands.collect(creates=True)
    assert reasons(report)[0].startswith("the student id ")
    assert report.created == ()
    assert hands.submitted() == {}
    assert all("\n" not in line for line in collect_lines(report))


def test_a_file_deep_in_folders_that_name_nobody_is_refused(hands):
    hands.put("autumn/zed/week 3/x.ipynb", DOUBLING)
    report = hands.collect(creates=True)
    assert reasons(report)[0].startswith("its owner is unknown")
    assert report.created == ()


def test_a_file_of_nobody_is_refused(hands):
    path = hands.put("doubling.ipynb", DOUBLING)
    assert reasons(hands.collect(path)) == [
        "its owner is unknown. Put it into a folder named after the student"
    ]


# --- grader errors ---------------------------------------------------------------------------


def test_a_place_that_is_not_there_is_named(hands):
    with pytest.raises(UsageError, match="no such file or folder"):
        hands.collect(hands.inbox / "nowhere")


def collect_until_killed(hands, step):
    """Collect in a child that kills itself at the given step; say whether it was killed."""
    child = os.fork()
    if child == 0:
        left = iter(range(step, -1, -1))
        for target, name in ((os, "fsync"), (Path, "replace"), (Path, "unlink")):
            _call_before(target, name, lambda: next(left) or os.kill(os.getpid(), signal.SIGKILL))
        hands.collect()
        os._exit(0)
    return os.WIFSIGNALED(os.waitpid(child, 0)[1])


def _call_before(target, name, call):
    real = getattr(target, name)

    def after_call(*args, **kwargs):
        call()
        return real(*args, **kwargs)

    setattr(target, name, after_call)


@pytest.mark.parametrize("step", range(26))
def test_whenever_it_is_killed_the_next_run_mends_it(hands, step):
    first = zipped({"ada.py": b"def double(x): ...", "lib/old.csv": b"1", "notes.txt": b"old"})
    hands.put("ada.zip", first, NOON - timedelta(hours=1))
    hands.collect()
    package = zipped({"x.ipynb": DOUBLING, "notes.txt": b"hello", "own/own.py": b"a = 1"})
    hands.put("ada.zip", package)
    was_killed = collect_until_killed(hands, step)
    assert was_killed or step > 22
    hands.collect()
    own = {"ada/doubling/notes.txt": b"hello", "ada/doubling/own/own.py": b"a = 1"}
    assert hands.submitted() == {TARGET: DOUBLING, **own}
    stamp = hands.paths.submission("ada", "doubling") / "timestamp.txt"
    assert stamp.read_text() == "2026-10-05 12:00:00.000000 UTC\n"
    assert {first, package} <= set(hands.originals())
    assert not list(hands.paths.root.rglob("*.new"))
    assert not (stamp.parent / "lib").exists()


def test_a_course_that_cannot_be_written_is_named(hands):
    hands.paths.submitted.write_text("a file, where the folder should be")
    hands.put("ada.ipynb", DOUBLING)
    with pytest.raises(RecordError, match=r"submitted.*could not be written"):
        hands.collect()


def test_the_summary_counts(hands):
    hands.put("ada.ipynb", DOUBLING)
    hands.put("bob/doubling/doubling.ipynb", MAPS)
    *_, last = collect_lines(hands.collect())
    assert last == "1 submission found, 1 new or changed, 1 with notes, 1 file refused."
    assert len(STUDENTS) == 5


# --- links ------------------------------------------------------------------------------------


@pytest.mark.parametrize("below", ["bob", "bob/doubling"])
def test_nothing_is_placed_through_a_link_into_the_folder_of_another(hands, below):
    hands.put("ada/x.ipynb", DOUBLING)
    hands.collect()
    link = hands.paths.submitted / below
    link.parent.mkdir(exist_ok=True)
    link.symlink_to(hands.paths.submitted / below.replace("bob", "ada"))
    hands.put("bob/x.ipynb", notebook("double", text="None"))
    with pytest.raises(RecordError, match=r"cannot be placed\. Got a link"):
        hands.collect()
    assert (hands.paths.submitted / TARGET).read_bytes() == DOUBLING
