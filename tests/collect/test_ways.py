"""The ways in which submissions arrive, told by folders, zips and names."""

import os
from datetime import UTC, datetime, timedelta

import pytest

from tests.collect.handing_in import DOUBLING, MAPS, NOON, notebook, zipped

ADA = {"ada/doubling/doubling.ipynb": DOUBLING}


def times(report):
    return [(item.moment, item.moment_from) for item in report.collected]


@pytest.mark.parametrize(
    "name",
    [
        "ada/doubling/doubling.ipynb",
        "ada/doubling.ipynb",
        "ada/week 3/final/my work.ipynb",
        "ada.ipynb",
        "ada_doubling.ipynb",
        "ada doubling (1).ipynb",
        "ada-doubling-Copy1.ipynb",
        "doubling/ada.ipynb",
        "lovelaceada_1234_5678_doubling.ipynb",
        "lovelaceada_LATE_1234_5678_doubling-1.ipynb",
        "Ada Lovelace_98765_assignsubmission_file_/doubling.ipynb",
        "ada/DOUBLING.ipynb",
        "ada/doubling (1).ipynb",
    ],
)
def test_a_file_finds_its_student_and_topic(hands, name):
    hands.put(name, DOUBLING)
    report = hands.collect()
    assert hands.submitted() == ADA
    assert report.refused == ()
    assert times(report) == [(NOON, "the date of the file")]


@pytest.mark.parametrize(
    ("name", "files"),
    [
        ("ada.zip", {"doubling.ipynb": DOUBLING}),
        ("ada_doubling.zip", {"doubling/doubling.ipynb": DOUBLING}),
        ("ada/work.zip", {"a/b/c/doubling.ipynb": DOUBLING}),
        ("Ada Lovelace_1_assignsubmission_file/x.zip", {"doubling.ipynb": DOUBLING}),
    ],
)
def test_a_zip_finds_its_student_and_is_kept_as_it_came(hands, name, files):
    content = zipped(files)
    hands.put(name, content)
    assert hands.collect().refused == ()
    assert hands.submitted() == ADA
    assert hands.originals() == [content]


def test_what_an_operating_system_leaves_in_a_zip_is_passed_over(hands):
    files = {
        "week/doubling.ipynb": DOUBLING,
        "__MACOSX/week/._doubling.ipynb": b"\0",
        "week/.DS_Store": b"\0",
        "week/.ipynb_checkpoints/doubling-checkpoint.ipynb": MAPS,
    }
    hands.put("ada.zip", zipped(files))
    assert hands.collect().refused == ()
    assert hands.submitted() == ADA


def test_the_zip_of_a_whole_class_is_taken_apart(hands):
    content = zipped(
        {
            "week3/ada/doubling/doubling.ipynb": DOUBLING,
            "week3/bob.zip": zipped({"whatever.ipynb": MAPS}),
            "week3/s10/doubling.ipynb": notebook("double"),
        }
    )
    report = hands.collect(hands.put("class.zip", content))
    assert report.refused == ()
    assert hands.submitted() == {
        **ADA,
        "bob/linear_maps/linear_maps.ipynb": MAPS,
        "s10/doubling/doubling.ipynb": notebook("double"),
    }


def test_a_zip_named_directly_after_a_student_is_that_students(hands):
    hands.collect(hands.put("ada.zip", zipped({"bob/doubling.ipynb": DOUBLING})))
    assert hands.submitted() == ADA


def test_the_exchange_of_nbgrader_tells_student_topic_and_time(hands):
    folder = "ada+doubling+2026-10-04 09:30:00.500000 UTC+random"
    hands.put(f"{folder}/doubling.ipynb", DOUBLING)
    report = hands.collect()
    assert hands.submitted() == ADA
    when = datetime(2026, 10, 4, 9, 30, 0, 500000, tzinfo=UTC)
    assert times(report) == [(when, "the exchange")]
    stamp = hands.paths.submission("ada", "doubling") / "timestamp.txt"
    assert stamp.read_text() == "2026-10-04 09:30:00.500000 UTC\n"


def test_a_timestamp_in_a_folder_of_nbgraders_is_believed(hands):
    hands.put("submitted/ada/doubling/doubling.ipynb", DOUBLING)
    hands.put("submitted/ada/doubling/timestamp.txt", b"2026-10-04 11:00:00 Europe/London\n")
    report = hands.collect(hands.inbox / "submitted")
    assert times(report) == [(datetime(2026, 10, 4, 10, tzinfo=UTC), "timestamp.txt")]


def test_a_timestamp_inside_a_students_zip_is_not_believed(hands):
    files = {"doubling.ipynb": DOUBLING, "timestamp.txt": b"2020-01-01 00:00:00 UTC"}
    hands.put("ada.zip", zipped(files, NOON - timedelta(days=9)))
    assert times(hands.collect()) == [(NOON, "the date of the file")]


def test_a_timestamp_that_is_none_is_named_and_passed_over(hands):
    hands.put("ada/doubling.ipynb", DOUBLING)
    hands.put("ada/timestamp.txt", b"yesterday")
    report = hands.collect()
    assert [refusal.why for refusal in report.refused] == [
        "no time can be read in it, got 'yesterday'"
    ]
    assert times(report) == [(NOON, "the date of the file")]


def test_ids_with_signs_are_found_and_used_as_they_are(hands):
    hands.put("o'neill, zoë/doubling.ipynb", DOUBLING)
    hands.collect()
    assert hands.submitted() == {"o'neill, zoë/doubling/doubling.ipynb": DOUBLING}


def test_an_accent_written_in_two_signs_is_the_same_accent(hands):
    hands.put("o'neill, zoe\u0308/doubling.ipynb", DOUBLING)
    hands.collect()
    assert list(hands.submitted()) == ["o'neill, zoë/doubling/doubling.ipynb"]


def test_an_id_that_begins_another_id_is_not_mistaken_for_it(hands):
    hands.put("s10_doubling.ipynb", DOUBLING)
    hands.collect()
    assert list(hands.submitted()) == ["s10/doubling/doubling.ipynb"]


def test_a_student_cannot_hand_in_for_another_by_names_inside_a_zip(hands):
    hands.put("ada.zip", zipped({"bob/doubling/doubling.ipynb": DOUBLING}))
    hands.put("zed.zip", zipped({"bob/linear_maps/linear_maps.ipynb": MAPS}))
    report = hands.collect()
    assert list(hands.submitted()) == ["ada/doubling/doubling.ipynb"]
    assert report.unknown == ("zed",)


def test_a_folder_named_like_the_start_of_an_id_is_not_that_student(hands):
    hands.put("ada_course/bob/doubling.ipynb", DOUBLING)
    hands.collect(hands.inbox / "ada_course")
    assert list(hands.submitted()) == ["bob/doubling/doubling.ipynb"]


def test_two_topics_in_one_folder_are_two_submissions(hands):
    hands.put("ada/doubling/doubling.ipynb", DOUBLING)
    hands.put("ada/linear_maps/linear_maps.ipynb", MAPS)
    hands.collect()
    assert hands.submitted() == {**ADA, "ada/linear_maps/linear_maps.ipynb": MAPS}


def test_the_secret_of_the_exchange_stays_and_others_get_one(hands):
    folder = "ada+doubling+2026-10-04 11:00:00 UTC"
    hands.put(f"{folder}/doubling.ipynb", DOUBLING)
    hands.put(f"{folder}/submission_secret.txt", b"abcdef0123456789")
    hands.put("bob/doubling.ipynb", DOUBLING)
    hands.put("bob/submission_secret.txt", b"../../<script>")
    hands.collect()
    secrets = {name: hands.paths.submission(name, "doubling") for name in ("ada", "bob")}
    found = {name: (at / "submission_secret.txt").read_bytes() for name, at in secrets.items()}
    assert found["ada"] == b"abcdef0123456789"
    assert len(found["bob"]) == 32
    hands.collect()
    assert (secrets["bob"] / "submission_secret.txt").read_bytes() == found["bob"]


def test_a_time_that_was_uploaded_to_a_platform_says_nothing(hands):
    folder = "Ada Lovelace_98765_assignsubmission_file_"
    hands.put(f"{folder}/doubling.ipynb", DOUBLING)
    hands.put(f"{folder}/timestamp.txt", b"2020-01-01 00:00:00 UTC")
    (found,) = hands.collect().collected
    assert (found.moment, found.moment_from) == (NOON, "the date of the file")


@pytest.mark.parametrize(("seconds", "year"), [(-(2**31), 1970), (2**33, 2100)])
def test_a_time_that_a_disk_invented_stops_nobody(hands, seconds, year):
    path = hands.put("ada/doubling.ipynb", DOUBLING)
    os.utime(path, (seconds, seconds))
    assert hands.collect().collected[0].moment.year == year


def test_many_files_beside_many_submissions(hands):
    """Each is looked at once, not once for each submission."""
    for number in range(60):
        hands.put(f"s{number}/doubling.ipynb", DOUBLING)
    files = {f"data/{number}.csv": b"1" for number in range(15_000)}
    hands.put("ada.zip", zipped({"doubling.ipynb": DOUBLING, **files}))
    report = hands.collect(creates=True)
    assert (len(report.collected), report.refused) == (61, ())
