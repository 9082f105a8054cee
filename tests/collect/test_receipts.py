"""What is noted of every hand-in, by arrival too, and what is looked at when only some changed."""

import hashlib
import os
from datetime import timedelta

from autograder.collect.hand_ins import read_hand_ins
from tests.collect.handing_in import DOUBLING, MAPS, NOON, Hands, notebook, zipped


def receipt_of(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]


def test_the_receipt_is_of_the_bytes_that_were_handed_in_also_out_of_a_zip(hands: Hands):
    hands.put("ada/doubling.ipynb", DOUBLING)
    hands.put("bob.zip", zipped({"doubling.ipynb": notebook("double")}))
    found = {item.student: item.receipt for item in hands.collect().collected}
    assert found == {"ada": receipt_of(DOUBLING), "bob": receipt_of(notebook("double"))}
    [noted] = read_hand_ins(hands.paths, "ada", "doubling")
    assert (noted.receipt, noted.moment, noted.name) == (found["ada"], NOON, "doubling.ipynb")


def test_every_hand_in_is_noted_once_in_order(hands: Hands):
    place = hands.put("ada/doubling.ipynb", notebook("double"), NOON + timedelta(hours=1))
    hands.collect()
    place.unlink()
    hands.put("ada/old.ipynb", DOUBLING, NOON)
    hands.collect()
    before = hands.everything()
    hands.collect()
    noted = [one.receipt for one in read_hand_ins(hands.paths, "ada", "doubling")]
    assert noted == [receipt_of(DOUBLING), receipt_of(notebook("double"))]
    assert hands.everything() == before


def test_a_damaged_note_costs_no_submission(hands: Hands):
    hands.put("ada/doubling.ipynb", DOUBLING)
    hands.collect()
    file = hands.paths.private / "hand_ins" / "doubling" / "ada.json"
    file.write_bytes(b"[{")
    assert not hands.collect().collected[0].is_change
    assert [one.receipt for one in read_hand_ins(hands.paths, "ada", "doubling")] == [
        receipt_of(DOUBLING)
    ]


def test_by_arrival_the_date_of_a_file_decides_nothing(hands: Hands):
    place = hands.put("ada/doubling.ipynb", DOUBLING, NOON - timedelta(days=400))
    [item] = hands.collect(by_arrival=True).collected
    assert item.moment_from == "its arrival"
    assert abs(item.moment.timestamp() - place.stat().st_ctime) < 1e-3


def test_a_file_that_is_touched_is_not_handed_in_again(hands: Hands):
    place = hands.put("ada/doubling.ipynb", DOUBLING)
    hands.collect(by_arrival=True)
    before, submitted = place.stat().st_ctime_ns, hands.submitted()
    stamp = (hands.paths.submission("ada", "doubling") / "timestamp.txt").read_text()
    while place.stat().st_ctime_ns == before:  # clocks of disks are coarse
        os.utime(place)
    [item] = hands.collect(by_arrival=True).collected
    assert not item.is_change
    assert hands.submitted() == submitted
    assert (hands.paths.submission("ada", "doubling") / "timestamp.txt").read_text() == stamp


def test_only_the_students_are_looked_at_whose_files_changed(hands: Hands):
    hands.put("ada/doubling.ipynb", DOUBLING)
    mine = hands.put("bob/doubling.ipynb", DOUBLING)
    hands.put("bob/linear_maps.ipynb", MAPS)
    hands.put("s1/broken.zip", b"no zip")
    report = hands.collect_changed(mine)
    assert {(item.student, item.topic) for item in report.collected} == {
        ("bob", "doubling"),
        ("bob", "linear_maps"),
    }
    assert report.refused == ()


def test_two_places_of_one_student_are_still_seen_when_one_changed(hands: Hands):
    hands.put("ada/doubling.ipynb", DOUBLING)
    hands.put("s1/doubling.ipynb", DOUBLING)
    second = hands.put("ada.ipynb", notebook("double"))
    report = hands.collect_changed(second)
    assert report.collected == ()
    assert all("two accounts or places" in refusal.why for refusal in report.refused)
    assert len(report.refused) == 2
