"""Names that a student chose never decide whose a submission is, or when it was handed in."""

import itertools
import os
from datetime import UTC, datetime, timedelta

import pytest

from autograder.collect.owners import KnownStudent
from tests.collect.handing_in import DOUBLING, MAPS, NOON, STUDENTS, notebook, zipped

TRUE = notebook("double", text="1")
LATER = NOON + timedelta(hours=1)
VICTIM = "ada/doubling/doubling.ipynb"

HOMES = [
    "Eve Unknown_777_assignsubmission_file_",
    "Participant_12_assignsubmission_file_",
    "ada_777_assignsubmission_file_",
    "ada doubling_777_assignsubmission_file_",
    "ada Unknown_777_assignsubmission_file_",
    "Adalove Lace_777_assignsubmission_file_",
    "ada_doubling_777_assignsubmission_file_",
    "ada+doubling+2026-10-05 13:00:00 UTC_777_assignsubmission_file_",
    "ada+doubling+2026-10-05 13:00:00 UTC+x_y_777_assignsubmission_file_",
    "ada+doubling+2026-10-05 13:00:00 UTC+xy_late_777_778_doubling",
    "eve",
    "ada-2",
    "ada_2",
    "ada.2",
    "ada (2)",
    "ada 2",
    "adam",
    "ADA",
    "week 3",
]
"""Folders of somebody who is not ada, as platforms, instructors and eve herself name them."""

INSIDE = [
    "ada.ipynb",
    "ada_doubling.ipynb",
    "ada.zip",
    "ada/doubling.ipynb",
    "ada/doubling/doubling.ipynb",
    "doubling/ada.ipynb",
    "doubling/ada/doubling.ipynb",
    "submitted/ada/doubling/doubling.ipynb",
    "inbound/ada+doubling+2026-10-05 13:00:00 UTC/doubling.ipynb",
    "ada+doubling+2026-10-05 13:00:00 UTC/doubling.ipynb",
    "Ada Lovelace_98765_assignsubmission_file_/doubling.ipynb",
    "lovelaceada_1234_5678_doubling.ipynb",
]
"""What eve calls her files and folders."""


def content_of(name):
    return zipped({"doubling.ipynb": DOUBLING}) if name.endswith(".zip") else DOUBLING


def reasons(report):
    return [refusal.why for refusal in report.refused]


def put_all(hands, home):
    """Put everything into the folder of somebody that could be taken for ada's."""
    for inside in INSIDE:
        hands.put(f"{home}/{inside}", content_of(inside), LATER)


def nothing_is_adas(report):
    return not any("two accounts" in why for why in reasons(report)) and report.refused


@pytest.mark.parametrize("is_creating", [False, True])
@pytest.mark.parametrize("has_handed_in", [True, False])
@pytest.mark.parametrize("home", HOMES)
def test_no_name_in_the_folder_of_another_is_taken_for_the_owners(
    hands, home, has_handed_in, is_creating
):
    hands.put("bob/doubling.ipynb", DOUBLING)
    put_all(hands, home)
    if has_handed_in:
        hands.put("ada/doubling.ipynb", TRUE)
    report = hands.collect(creates=is_creating)
    assert hands.submitted().get(VICTIM) == (TRUE if has_handed_in else None)
    assert nothing_is_adas(report)


@pytest.mark.parametrize("home", [home for home in HOMES if "assignsubmission" in home])
def test_nor_where_a_platform_has_nobody_else_to_show(hands, home):
    put_all(hands, home)
    archive = zipped({f"{home}/{inside}": content_of(inside) for inside in INSIDE})
    report = hands.collect(hands.put("c.zip", archive))
    assert nothing_is_adas(report)
    (hands.inbox / "c.zip").unlink()
    for place in hands.inbox, hands.inbox / home:
        assert nothing_is_adas(hands.collect(place))
    assert hands.submitted() == {}


@pytest.mark.parametrize("inside", INSIDE)
@pytest.mark.parametrize("home", ["eve", "ada-2"])
def test_nor_in_a_plain_folder_that_is_alone(hands, home, inside):
    hands.put(f"{home}/{inside}", content_of(inside))
    assert nothing_is_adas(hands.collect())
    archive = zipped({f"{home}/{inside}": content_of(inside)})
    assert nothing_is_adas(hands.collect(hands.put("c.zip", archive)))
    assert hands.submitted() == {}


def test_places_beside_a_students_are_students_when_all_are_named(hands):
    ada = hands.put("ada/doubling.ipynb", TRUE).parent
    eve = hands.put("eve/ada.zip", content_of("ada.zip"), LATER).parent
    mallory = hands.put("mallory.zip", zipped({"ada/doubling.ipynb": DOUBLING}), LATER)
    report = hands.collect(eve, ada, mallory)
    assert hands.submitted() == {VICTIM: TRUE}
    assert report.unknown == ("eve", "mallory")


@pytest.mark.parametrize("name", ["ada_1.zip", "ada-2.zip", "ada 3.zip", "ada_123_45_x.zip"])
def test_a_zip_named_like_a_student_is_not_the_zip_of_a_class(hands, name):
    report = hands.collect(hands.put(name, zipped({"bob/doubling.ipynb": DOUBLING})))
    assert report.refused
    assert hands.submitted() == {}


# --- two sources ------------------------------------------------------------------------------

SOURCES = [
    "Ada Lovelace_1_assignsubmission_file_/doubling.ipynb",
    "Ada Lovelace_2_assignsubmission_file_/doubling.ipynb",
    "lovelaceada_1234_5678_doubling.ipynb",
    "lovelaceada_9999_5679_doubling.ipynb",
    "ada/doubling.ipynb",
    "ada.ipynb",
    "ada.zip",
    "ada_doubling.ipynb",
    "ada+doubling+2026-10-05 13:00:00 UTC/doubling.ipynb",
]


@pytest.mark.parametrize(("first", "second"), list(itertools.combinations(SOURCES, 2)))
def test_two_sources_for_one_student_are_refused_and_both_named(hands, first, second):
    hands.put(first, content_of(first))
    hands.put(second, content_of(second), LATER)
    report = hands.collect()
    assert hands.submitted() == {}
    assert len(report.refused) == 2
    for refusal in report.refused:
        assert "two accounts or places hold doubling of ada" in refusal.why
        assert first in refusal.why
        assert second in refusal.why


def test_what_was_collected_before_stays_when_two_sources_come(hands):
    hands.put(SOURCES[0], TRUE)
    hands.collect()
    hands.put(SOURCES[1], DOUBLING, LATER)
    assert len(hands.collect().refused) == 2
    assert hands.submitted() == {VICTIM: TRUE}


def test_one_account_may_hand_in_again_and_other_topics_elsewhere(hands):
    hands.put("lovelaceada_1234_5678_doubling.ipynb", TRUE)
    hands.put("lovelaceada_1234_5999_doubling-1.ipynb", DOUBLING, LATER)
    hands.put("ada/maps.ipynb", MAPS)
    assert hands.collect().refused == ()
    assert hands.submitted() == {VICTIM: DOUBLING, "ada/linear_maps/linear_maps.ipynb": MAPS}


def test_a_name_that_two_students_bear_is_nobodys(hands):
    namesakes = (KnownStudent("ada2", "Lovelace", "Ada"), *STUDENTS)
    hands.put(SOURCES[0], TRUE)
    report = hands.collect(students=namesakes)
    assert "two students are named Ada Lovelace: ada and ada2. " in reasons(report)[0]
    assert report.refused[0].kind == "two students of one name"
    assert hands.submitted() == {}


# --- folders around a class -------------------------------------------------------------------


@pytest.mark.parametrize(
    "around",
    ["", "doubling/", "inbox/", "submitted/", "week3/", "ml/inbound/", "a/submissions/doubling/"],
)
def test_folders_around_a_class_are_looked_into(hands, around):
    hands.put(f"{around}ada/doubling.ipynb", DOUBLING)
    hands.put(f"{around}bob/doubling.ipynb", DOUBLING)
    place = hands.inbox / around.split("/")[0] if around.startswith(("ml", "a/")) else hands.inbox
    assert hands.collect(place).refused == ()
    assert sorted(hands.submitted()) == [VICTIM, "bob/doubling/doubling.ipynb"]


def test_what_lies_beside_the_exchanges_inbound_is_nobodys(hands):
    hands.put("ml/inbound/ada+doubling+2026-10-04 09:30:00 UTC/doubling.ipynb", DOUBLING)
    hands.put("ml/outbound/linear_maps/linear_maps.ipynb", MAPS)
    report = hands.collect(hands.inbox / "ml", creates=True)
    assert report.created == ()
    assert "outbound" in report.refused[0].where
    assert list(hands.submitted()) == [VICTIM]


JUNK = {
    "__MACOSX/week/._ada": b"",
    "__MACOSX/._x.ipynb": b"",
    ".DS_Store": b"",
    "week/.DS_Store": b"",
    "week/.ipynb_checkpoints/x-checkpoint.ipynb": b"{}",
}


@pytest.mark.parametrize("is_creating", [False, True])
def test_what_systems_leave_behind_is_no_place_and_nobody(hands, is_creating):
    files = {"week/ada/doubling.ipynb": DOUBLING, "week/bob/doubling.ipynb": DOUBLING, **JUNK}
    report = hands.collect(hands.put("c.zip", zipped(files)), creates=is_creating)
    assert (report.refused, report.unknown, report.created) == ((), (), ())
    assert sorted(hands.submitted()) == [VICTIM, "bob/doubling/doubling.ipynb"]
    (hands.inbox / "c.zip").unlink()
    for name, content in files.items():
        hands.put(name, content)
    assert hands.collect(creates=is_creating).refused == ()
    assert [hands.collect(hands.inbox / "week", creates=is_creating).created] == [()]


# --- the exchange -----------------------------------------------------------------------------

ENTRY = "ada+doubling+2026-10-04 09:30:00 UTC+random"
is_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")


@is_root
@pytest.mark.parametrize("what", ["folder", "file", "all"])
@pytest.mark.parametrize("account", [65534, 54321])
def test_an_entry_of_the_exchange_that_belongs_to_another_account_is_refused(hands, account, what):
    file = hands.put(f"inbound/{ENTRY}/doubling.ipynb", DOUBLING)
    for path in {"folder": [file.parent], "file": [file]}.get(what, [file, file.parent]):
        os.chown(path, account, -1)
    report = hands.collect(hands.inbox / "inbound")
    assert "it says that it is ada's, but it belongs to the account" in reasons(report)[0]
    assert hands.submitted() == {}
    hands.collect(hands.inbox / "inbound", checks_account=False)
    assert list(hands.submitted()) == [VICTIM]


@is_root
def test_an_entry_of_the_exchange_that_belongs_to_the_student_is_taken(hands, monkeypatch):
    file = hands.put(f"{ENTRY}/doubling.ipynb", DOUBLING)
    os.chown(file, 54321, -1)
    os.chown(file.parent, 54321, -1)
    monkeypatch.setattr("autograder.collect.accounts._name_of", lambda number: "ada")
    assert hands.collect().refused == ()
    assert list(hands.submitted()) == [VICTIM]


def test_the_exchange_in_a_zip_says_nothing_of_accounts(hands):
    report = hands.collect(hands.put("c.zip", zipped({f"inbound/{ENTRY}/x.ipynb": DOUBLING})))
    assert "nobody can tell which account" in reasons(report)[0]
    assert hands.submitted() == {}


# --- time -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "home",
    [
        "ada",
        "ada/doubling",
        "ada/submitted/ada/doubling",
        "Ada Lovelace_1_assignsubmission_file_",
        "Ada Lovelace_1_assignsubmission_file_/submitted/ada/doubling",
        "doubling/ada",
    ],
)
def test_a_timestamp_that_a_student_can_have_written_decides_nothing_and_is_named(hands, home):
    hands.put(f"{home}/doubling.ipynb", DOUBLING)
    hands.put(f"{home}/timestamp.txt", b"2020-01-01 00:00:00 UTC")
    (found,) = hands.collect().collected
    assert (found.moment, found.moment_from) == (NOON, "the date of the file")
    assert any("2020-01-01 00:00:00" in note and "decides nothing" in note for note in found.notes)


def test_a_timestamp_in_an_entry_of_the_exchange_does_not_overrule_its_name(hands):
    hands.put(f"{ENTRY}/doubling.ipynb", DOUBLING)
    hands.put(f"{ENTRY}/timestamp.txt", b"2020-01-01 00:00:00 UTC")
    (found,) = hands.collect().collected
    assert found.moment == datetime(2026, 10, 4, 9, 30, tzinfo=UTC)
    assert found.moment_from == "the exchange"
