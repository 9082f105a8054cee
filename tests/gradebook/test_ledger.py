import json

import pytest

from autograder.errors import RecordError
from autograder.gradebook import ledger as ledger_module
from autograder.gradebook.ledger import LedgerLine, open_ledger, read_ledger


def line(new, *, item="double", old=None):
    return LedgerLine("2026-10-05T17:00:00+00:00", "run", "ada", "doubling", item, old, new, "why")


def append(path, *lines):
    with open_ledger(path) as ledger, ledger.in_step() as write:
        write(lines)


def test_lines_are_appended_and_the_last_mark_is_known(tmp_path):
    path = tmp_path / "a folder" / "ledger.jsonl"
    append(path, line(1))
    append(path, line(2, old=1), line(None, item="triple"))
    with open_ledger(path) as ledger:
        assert ledger.last("ada", "doubling", "double") == 2
        assert ledger.last("ada", "doubling", "triple") is None
        assert ledger.last("bob", "doubling", "double") is None
    assert [entry.new for entry in read_ledger(path)] == [1, 2, None]
    assert json.loads(path.read_text().splitlines()[0])["student"] == "ada"


@pytest.mark.parametrize("cut", range(1, 60, 7))
def test_a_line_that_was_cut_off_is_removed_and_reported(tmp_path, cut):
    path = tmp_path / "ledger.jsonl"
    append(path, line(1))
    whole = path.read_bytes()
    append(path, line(2))
    path.write_bytes(path.read_bytes()[:-cut])
    with open_ledger(path) as ledger:
        assert ledger.last("ada", "doubling", "double") == 1
        assert [str(path) in repair for repair in ledger.repairs] == [True]
    assert path.read_bytes() == whole


def test_a_damaged_line_in_the_middle_is_left_and_reported(tmp_path):
    path = tmp_path / "ledger.jsonl"
    append(path, line(1))
    path.write_bytes(b"\0\0\0\n" + path.read_bytes())
    with open_ledger(path) as ledger:
        assert ledger.repairs == (f"{path}:1: this line is damaged; it was left as it is.",)
        assert ledger.last("ada", "doubling", "double") == 1


def test_lines_are_taken_back_when_the_rest_of_the_step_fails(tmp_path):
    path = tmp_path / "ledger.jsonl"
    append(path, line(1))
    before = path.read_bytes()
    with open_ledger(path) as ledger:
        with pytest.raises(OSError, match="the rest failed"):
            _append_and_fail(ledger)
        assert ledger.last("ada", "doubling", "double") == 1
    assert path.read_bytes() == before


def _append_and_fail(ledger):
    with ledger.in_step() as write:
        write([line(2)])
        raise OSError("the rest failed")


def test_a_second_writer_is_refused_after_a_while(tmp_path, monkeypatch):
    monkeypatch.setattr(ledger_module, "WAIT_SECONDS", 0.1)
    path = tmp_path / "ledger.jsonl"
    with open_ledger(path), pytest.raises(RecordError, match="another run is recording"):
        append(path, line(1))
    append(path, line(1))


def test_a_folder_that_cannot_be_made_is_a_clear_error(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(RecordError, match=r"ledger\.jsonl.*Nothing was recorded"):
        append(tmp_path / "file" / "ledger.jsonl", line(1))


def test_a_missing_ledger_is_empty(tmp_path):
    assert read_ledger(tmp_path / "none") == ()
