"""What collect leaves for a person: the urgent first, kept until it is settled."""

from dataclasses import replace

from autograder.cli.report_lines import collect_lines
from autograder.pipeline.collect_log import forget_matters, note_collected, read_collect_log
from tests.collect.handing_in import DOUBLING, MAPS, STUDENTS, notebook

NAMESAKES = (*STUDENTS, replace(STUDENTS[0], id="ada2"))


def left(hands, *places, **options):
    """Collect, note it, and give what is left by kind."""
    report = hands.collect(*places, **options)
    note_collected(hands.paths, report, places or [hands.inbox])
    return [(one.kind.value, one.where.rpartition("/")[2]) for one in matters(hands)]


def matters(hands):
    return read_collect_log(hands.paths).matters


def test_what_matters_first_comes_first_and_stays_until_its_place_is_collected_again(hands):
    hands.put("a/s1/other.ipynb", b"x" * 10)
    hands.put("a/s10/linear_maps/x.ipynb", DOUBLING)
    hands.put("a/Ada Lovelace_12_assignsubmission_file_/x.ipynb", DOUBLING)
    hands.put("a/zed.ipynb", DOUBLING)
    found = left(hands, hands.inbox / "a", students=NAMESAKES)
    assert found == [
        ("unknown student", "zed.ipynb"),
        ("two students of one name", "x.ipynb"),
        ("wrong topic", "other.ipynb"),
        ("wrong topic", "x.ipynb"),
    ]
    hands.put("b/bob.ipynb", MAPS)
    assert left(hands, hands.inbox / "b") == found
    for file in ("a/zed.ipynb", "a/s1/other.ipynb"):
        (hands.inbox / file).unlink()
    assert [kind for kind, _ in left(hands, hands.inbox / "a", students=NAMESAKES)] == [
        "two students of one name",
        "wrong topic",
        "refused",  # an empty folder is left of s1
    ]
    assert (forget_matters(hands.paths), matters(hands)) == (3, ())


def test_two_of_one_name_are_settled_once_one_of_them_has_the_notebook(hands):
    one = hands.put("Ada Lovelace_12_assignsubmission_file_/x.ipynb", DOUBLING)
    hands.put("Ada Lovelace_12_assignsubmission_file_/data.csv", b"1,2")
    other = hands.put("Ada Lovelace_13_assignsubmission_file_/x.ipynb", notebook("double"))
    kind = "two students of one name"
    asked = left(hands, students=NAMESAKES)
    assert sorted(asked) == [(kind, "data.csv"), (kind, "x.ipynb"), (kind, "x.ipynb")]
    right = hands.inbox.parent / "right" / "ada2"
    right.mkdir(parents=True)
    (right / "x.ipynb").write_bytes(DOUBLING)
    note_collected(hands.paths, hands.collect(right.parent, students=NAMESAKES), [right.parent])
    assert [item.where for item in matters(hands)] == [str(other)], "in the log, at once"
    assert left(hands, students=NAMESAKES) == [(kind, "x.ipynb")]
    one.write_bytes(MAPS)  # what she hands in anew is nobody's again
    assert len(left(hands, students=NAMESAKES)) == 3
    assert "ada/doubling/doubling.ipynb" not in hands.submitted()


def test_two_places_with_the_same_notebook_are_not_settled_by_one_student(hands):
    hands.put("Ada Lovelace_12_99_x.ipynb", DOUBLING)  # as Canvas names them
    hands.put("Ada Lovelace_13_98_x.ipynb", DOUBLING)
    assert len(left(hands, students=NAMESAKES)) == 2
    for count, student in ((2, "ada"), (0, "ada2")):
        right = hands.inbox.parent / student / student
        right.mkdir(parents=True)
        (right / "x.ipynb").write_bytes(DOUBLING)
        note_collected(hands.paths, hands.collect(right.parent, students=NAMESAKES), [right.parent])
        assert len(matters(hands)) == count
        assert len(left(hands, students=NAMESAKES)) == count


def test_what_was_chosen_and_what_is_empty_is_to_be_looked_at(hands):
    hands.put("ada/a.ipynb", notebook("double"))
    hands.put("ada/b final.ipynb", DOUBLING)
    report = hands.collect()
    note_collected(hands.paths, report, [hands.inbox])
    (noted,) = read_collect_log(hands.paths).noted
    assert noted.doubts == ("chosen by its contents; `a.ipynb` was handed in with it",)
    lines = list(collect_lines(report))
    assert lines[0].startswith("look at it: ada/doubling: ")
    assert "recognised by its contents" in lines[1]


def test_a_file_that_is_taken_after_all_is_settled(hands):
    file = hands.put("zed.ipynb", DOUBLING)
    assert left(hands) == [("unknown student", "zed.ipynb")]
    report = hands.collect(file, creates=True)
    note_collected(hands.paths, report, [file])
    assert matters(hands) == ()


def test_lines_are_counted_and_the_refused_stand_on_top(hands):
    for number in range(9):
        hands.put(f"new{number}.ipynb", DOUBLING)
    hands.put("ada/homework final.ipynb", DOUBLING)
    lines = list(collect_lines(hands.collect()))
    assert [line.startswith("refused, unknown student: ") for line in lines[:5]] == [True] * 5
    assert lines[5] == "  ... and 4 more of 9 refused, unknown student"
    assert lines[6] == "Unknown to the gradebook: new0, new1, new2, new3, new4 and 4 more"
    assert "recognised by its contents" in lines[7]


def test_the_normal_names_of_platforms_and_of_a_class_are_no_note(hands):
    hands.put("lovelaceada_1234_5678_doubling-1.ipynb", DOUBLING)
    hands.put("s1_linear_maps.ipynb", MAPS)
    hands.put("Zoë O'Neill_77_assignsubmission_file_doubling (2).ipynb", DOUBLING)
    report = hands.collect()
    assert [item.notes for item in report.collected] == [(), (), ()]
    assert report.refused == ()


def test_notebooks_are_taken_whatever_their_ending(hands):
    for student, name in (
        ("ada", "doubling.ipynb.txt"),
        ("bob", "doubling.json"),
        ("s1", "doubling"),
        ("s10", "doubling.ipynb.download"),
    ):
        hands.put(f"{student}/{name}", notebook("double", text=student))
    hands.put("ada_linear_maps.ipynb.txt", MAPS)
    hands.put("s1_linear_maps", MAPS)
    report = hands.collect()
    assert report.refused == ()
    assert sorted(hands.submitted()) == [
        "ada/doubling/doubling.ipynb",
        "ada/linear_maps/linear_maps.ipynb",
        "bob/doubling/doubling.ipynb",
        "s1/doubling/doubling.ipynb",
        "s1/linear_maps/linear_maps.ipynb",
        "s10/doubling/doubling.ipynb",
    ]


def test_one_hand_in_counts_for_all_members_of_a_group_and_the_last_one_for_everybody(hands):
    blue = ("ada", "bob")

    def partners(student, topic):
        is_grouped = student in blue and topic == "doubling"
        return [one for one in blue if one != student] if is_grouped else []

    hands.put("ada/doubling.ipynb", DOUBLING)
    hands.put("ada/linear_maps.ipynb", MAPS)
    report = hands.collect(partners=partners)
    assert sorted(hands.submitted()) == [
        "ada/doubling/doubling.ipynb",
        "ada/linear_maps/linear_maps.ipynb",
        "bob/doubling/doubling.ipynb",
    ]
    (note,) = [item.notes for item in report.collected if item.student == "bob"]
    assert note == ("handed in by ada, for the group",)
    later = notebook("double", "twice", text="2 * x")
    hands.put("bob/doubling.ipynb", later, moment=report.collected[0].moment.replace(hour=18))
    hands.collect(partners=partners)
    assert hands.submitted()["ada/doubling/doubling.ipynb"] == later
    assert hands.submitted()["bob/doubling/doubling.ipynb"] == later
    before = hands.everything()
    hands.collect(partners=partners)
    assert hands.everything() == before
