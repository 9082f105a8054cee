import os
from datetime import UTC, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest

from autograder.timestamps import parse_timestamp, read_timestamp_text, timestamp_text

LONDON = ZoneInfo("Europe/London")


@pytest.mark.parametrize(
    ("text", "utc"),
    [
        ("2026-10-05 17:00:00.250000 UTC\n", "2026-10-05T17:00:00.250000"),
        ("2026-10-05 17:00 GMT", "2026-10-05T17:00:00"),
        ("2026-10-05T17:00:00Z", "2026-10-05T17:00:00"),
        ("2026-10-05 17:00:00 +0530", "2026-10-05T11:30:00"),
        ("2026-10-05 17:00:00-08:00", "2026-10-06T01:00:00"),
        ("2026-10-05 17:00:00 America/Los_Angeles", "2026-10-06T00:00:00"),
        ("2026-10-05 17:00:00", "2026-10-05T16:00:00"),
        ("2026-12-05 17:00:00", "2026-12-05T17:00:00"),
        ("2026-10-25 01:30:00", "2026-10-25T00:30:00"),
        ("2026-10-25 01:30:00 UTC", "2026-10-25T01:30:00"),
    ],
)
def test_a_time_is_read_with_its_zone_or_with_the_courses(text, utc):
    moment = parse_timestamp(text, LONDON)
    assert moment.astimezone(UTC).replace(tzinfo=None).isoformat() == utc


@pytest.mark.parametrize(
    "text",
    [
        *("", "yesterday", "2026-13-01 00:00 UTC", "2026-10-05 17:00 Mars/Olympus", "../../x y"),
        *("0001-01-01 00:00:00 +05:00", "9999-12-31 23:59:59 -05:00"),
        *("1970-01-01 00:00:00 +1400", "9998-12-31 23:59:59 -2359"),
    ],
)
def test_a_text_that_is_no_time_is_refused(text):
    with pytest.raises(ValueError, match=r"."):
        parse_timestamp(text)


def test_what_is_written_is_read_back_to_the_microsecond():
    moment = datetime(2026, 7, 1, 12, 0, 0, 123456, tzinfo=timezone(timedelta(hours=2)))
    assert parse_timestamp(timestamp_text(moment)) == moment


def test_only_a_short_ordinary_file_is_read(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to("/dev/zero")
    (tmp_path / "large").touch()
    os.truncate(tmp_path / "large", 10**12)
    (tmp_path / "folder").mkdir()
    for name in ("pipe", "link", "large", "folder"):
        with pytest.raises(ValueError, match="no short text file"):
            read_timestamp_text(tmp_path / name)
    (tmp_path / "text").write_bytes(b"2027-01-05 12:00 \xff")
    assert read_timestamp_text(tmp_path / "text") == "2027-01-05 12:00 \ufffd"
