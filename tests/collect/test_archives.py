"""Zips and folders that somebody made to do harm."""

import io
import os
import stat
import zipfile

import pytest

from autograder.cli.report_lines import collect_lines
from tests.collect.handing_in import DOUBLING, zipped


def reasons(report):
    return [refusal.why for refusal in report.refused]


def link_zip():
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        info = zipfile.ZipInfo("doubling.ipynb")
        info.external_attr = (stat.S_IFLNK | 0o777) << 16
        archive.writestr(info, "/etc/passwd")
    return buffer.getvalue()


def with_password_flag(content):
    changed = bytearray(content)
    changed[changed.index(b"PK\x01\x02") + 8] |= 1
    return bytes(changed)


def packed_as(method):
    """A zip that is packed in another way; Python unpacks bzip2 and LZMA without any bound."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", method) as archive:
        archive.writestr("doubling.ipynb", DOUBLING)
    return buffer.getvalue()


def lying_about_size(content):
    """A zip whose directory says that its file is small."""
    changed = bytearray(content)
    place = changed.index(b"PK\x01\x02") + 24
    changed[place : place + 4] = (10).to_bytes(4, "little")
    return bytes(changed)


HOSTILE = {
    "parent": (zipped({"../../bob/doubling.ipynb": DOUBLING}), "a name in the zip leads out of it"),
    "absolute": (zipped({"/etc/doubling.ipynb": DOUBLING}), "a name in the zip leads out of it"),
    "windows": (zipped({"..\\doubling.ipynb": DOUBLING}), "a name in the zip leads out of it"),
    "drive": (zipped({"C:/doubling.ipynb": DOUBLING}), "a name in the zip leads out of it"),
    "link": (link_zip(), "the zip holds a symbolic link"),
    "password": (with_password_flag(zipped({"x.ipynb": DOUBLING})), "asks for a password"),
    "bomb": (lambda: zipped({"x.ipynb": b"\0" * 50_000_000}), "a zip bomb"),
    "many": (lambda: zipped({f"{n}": b"" for n in range(20_001)}), "more than 20000 files"),
    "broken": (zipped({"x.ipynb": DOUBLING})[:-30], "the zip cannot be read"),
    "text": (b"this is no zip", "the zip cannot be read"),
    "empty": (b"", "the zip cannot be read"),
    "bzip2": (packed_as(zipfile.ZIP_BZIP2), "packed in an unusual way. Got bzip2"),
    "lzma": (packed_as(zipfile.ZIP_LZMA), "packed in an unusual way. Got lzma"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_zip_is_refused_with_its_reason_and_the_rest_goes_on(hands, name):
    content, reported = HOSTILE[name]
    hands.put("ada_1.zip", content() if callable(content) else content)  # made late: it is large
    hands.put("bob/doubling.ipynb", DOUBLING)
    report = hands.collect()
    assert len(report.refused) == 1
    assert reported in reasons(report)[0]
    assert report.refused[0].where.endswith("inbox/ada_1.zip")
    assert list(hands.submitted()) == ["bob/doubling/doubling.ipynb"]
    assert sorted(path.name for path in hands.inbox.parent.iterdir()) == ["course", "inbox"]


@pytest.mark.parametrize("name", [".", "./", "\0"])
def test_a_file_without_a_name_is_passed_over(hands, name):
    hands.put("ada.zip", zipped({"x.ipynb": DOUBLING, name: b"nothing"}))
    hands.put("bob/doubling.ipynb", DOUBLING)
    report = hands.collect()
    assert reasons(report) == []
    assert "ada/doubling/doubling.ipynb" in hands.submitted()


@pytest.mark.parametrize("name", ["_1" * 30_000, "_" * 60_000 + "a", "文" * 20_000])
def test_a_very_long_name_in_a_zip_takes_no_time(hands, name):
    hands.put("ada.zip", zipped({"x.ipynb": DOUBLING, name: b"nothing"}))
    assert reasons(hands.collect()) == []
    assert list(hands.submitted()) == ["ada/doubling/doubling.ipynb"]


@pytest.mark.parametrize("name", ["文" * 82 + ".ipynb", "é" * 124 + ".ipynb"])
def test_a_name_as_long_as_a_disk_allows_is_kept_shorter(hands, name):
    hands.put(f"ada/{name}", DOUBLING)
    report = hands.collect()
    assert reasons(report) == []
    assert hands.originals() == [DOUBLING]


def test_what_a_zip_says_of_its_sizes_is_not_believed(hands):
    hands.put("ada.zip", lying_about_size(zipped({"x.ipynb": b"\0" * 9_000_000})))
    report = hands.collect(max_bytes=1_000_000)
    assert len(report.refused) == 1
    assert hands.submitted() == {}


def test_many_files_together_may_be_too_much(hands):
    files = {f"{n}.ipynb": b"x" * 400_000 for n in range(20)}
    hands.put("ada.zip", zipped(files))
    assert "unpacks to more than 5 MB" in reasons(hands.collect(max_bytes=1_000_000))[0]


def test_a_zip_inside_a_students_zip_is_not_opened(hands):
    hands.put("ada.zip", zipped({"inner.zip": zipped({"doubling.ipynb": DOUBLING})}))
    assert "a zip inside a zip is not opened" in reasons(hands.collect())[0]
    assert hands.submitted() == {}


def test_a_file_that_is_too_large_is_refused(hands):
    hands.put("ada/doubling.ipynb", DOUBLING + b" " * 2_000_000)
    report = hands.collect(max_bytes=1_000_000)
    assert reasons(report) == ["it is too large: 2 MB, at most 1 MB are taken"]


def test_links_in_a_folder_are_not_followed(hands):
    outside = hands.inbox.parent / "outside"
    outside.mkdir()
    (outside / "doubling.ipynb").write_bytes(DOUBLING)
    (hands.inbox / "ada").symlink_to(outside)
    (hands.inbox / "bob.ipynb").symlink_to(outside / "doubling.ipynb")
    report = hands.collect()
    assert reasons(report) == ["it is a symbolic link, which is not followed"] * 2
    assert hands.submitted() == {}


def test_a_pipe_does_not_block(hands):
    os.mkfifo(hands.inbox / "ada.ipynb")
    assert reasons(hands.collect()) == ["it is not an ordinary file"]


def test_a_hostile_file_name_stays_inside_the_originals(hands):
    name = "ada/" + "$(reboot) `x`; \n\x1b[31m ‮" + "y" * 150 + ".ipynb"
    hands.put(name, DOUBLING)
    report = hands.collect()
    assert list(hands.submitted()) == ["ada/doubling/doubling.ipynb"]
    assert hands.originals() == [DOUBLING]
    kept = [path.name for path in (hands.paths.private / "originals").rglob("*.ipynb")]
    assert all(len(name) <= 100 and name.isprintable() for name in kept)
    assert all("\x1b" not in line and "\n" not in line for line in collect_lines(report))


def test_a_class_zip_that_cannot_be_read_is_named(hands):
    report = hands.collect(hands.put("class.zip", b"no zip"))
    assert len(report.refused) == 1
    assert report.needs_person


WRONG_IN_A_CLASS = {
    "../../x.ipynb": (DOUBLING, "leads out of it"),
    "class/s1/..\\..\\b.ipynb": (DOUBLING, "leads out of it"),
    "class/s1/zeros.csv": (b"\0" * 30_000_000, "a zip bomb"),
    "class/s1/long.csv": (os.urandom(1000) * 3_000, "it is too large: 3 MB, at most 1 MB"),
}


@pytest.mark.parametrize("name", WRONG_IN_A_CLASS)
def test_one_students_file_does_not_stop_the_zip_of_a_class(hands, name):
    content, reported = WRONG_IN_A_CLASS[name]
    files = {name: content, "class/bob/doubling.ipynb": DOUBLING}
    report = hands.collect(hands.put("class.zip", zipped(files)), max_bytes=1_000_000)
    assert [reported in reason for reason in reasons(report)] == [True], reasons(report)
    assert "class.zip/" in report.refused[0].where
    assert list(hands.submitted()) == ["bob/doubling/doubling.ipynb"]


def test_a_broken_file_in_the_zip_of_a_class_is_named_and_the_others_are_taken(hands):
    content = zipped({"class/ada/x.ipynb": DOUBLING, "class/bob/doubling.ipynb": DOUBLING})
    place = content.index(b"class/ada/x.ipynb") + len("class/ada/x.ipynb")
    broken = content[:place] + b"\xff" * 20 + content[place + 20 :]
    report = hands.collect(hands.put("class.zip", broken))
    assert [r.where.endswith("class.zip/class/ada/x.ipynb") for r in report.refused] == [True]
    assert "the zip cannot be read" in reasons(report)[0]
    assert list(hands.submitted()) == ["bob/doubling/doubling.ipynb"]
