"""The files of a submission on their way to a worker: odd kinds, sizes and names of them."""

import os

import pytest

from autograder.checking import submission_packing
from autograder.checking.submission_packing import pack, unpack
from autograder.grading.hashes import hash_of, submission_parts


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "s1").mkdir()
    (tmp_path / "s1" / "a.ipynb").write_text("notebook")
    return tmp_path / "s1"


def there_and_back(folder):
    files, sizes = pack(folder)
    unpack(folder.with_name("laid out"), files, sizes)
    return folder.with_name("laid out")


def test_pipes_and_links_are_left_behind(folder):
    os.mkfifo(folder / "b.ipynb")
    (folder / "c.ipynb").symlink_to("/dev/zero")
    (folder / "d").symlink_to("/")
    (folder / "timestamp.txt").write_text("2027-01-05 12:00")
    assert pack(folder) == ({"a.ipynb": b"notebook"}, {})
    assert submission_parts(folder)[:2] == [b"a.ipynb", b"notebook"]
    assert len(submission_parts(folder)) == 4


def test_a_file_of_a_terabyte_goes_along_as_a_size(folder):
    (folder / "b.bin").touch()
    os.truncate(folder / "b.bin", 10**12)
    before = hash_of(submission_parts(folder))
    laid_out = there_and_back(folder)
    assert (laid_out / "a.ipynb").read_text() == "notebook"
    assert (laid_out / "b.bin").stat().st_size == 10**12
    assert (laid_out / "b.bin").stat().st_blocks == 0
    os.truncate(folder / "b.bin", 10**11)
    assert hash_of(submission_parts(folder)) != before


def test_what_may_be_the_notebook_is_packed_whatever_comes_before_it(folder, monkeypatch):
    monkeypatch.setattr(submission_packing, "MAX_BYTES_TOGETHER", 20)
    (folder / "a.csv").write_text("x" * 15)
    (folder / "z.py").write_text("y" * 10)
    files, sizes = pack(folder)
    assert files == {"a.ipynb": b"notebook", "z.py": b"y" * 10}
    assert sizes == {"a.csv": 15}


def test_a_name_that_is_too_long_once_it_is_spelled_out_keeps_its_end(folder):
    os.close(os.open(os.fsencode(folder) + b"/" + b"\xe9" * 249 + b".ipynb", os.O_CREAT))
    (name,) = {path.name for path in there_and_back(folder).iterdir()} - {"a.ipynb"}
    assert name.endswith("udce9.ipynb")


@pytest.mark.parametrize(
    ("raw", "spelled"),
    [
        (b"\xe9.ipynb", rb"\udce9.ipynb"),
        (b"\xe9/x.py", rb"\udce9/x.py"),
        (b"\xe9/x.py", rb"\udce9"),
        (b"\xe9", rb"\udce9/x.py"),
        (b"a/\xe9/x.py", rb"a/\udce9"),
        (b"\xe9" * 200, b"ce9" + rb"\udce9" * 42),
    ],
)
def test_names_that_are_one_once_they_are_spelled_out_stay_two(folder, raw, spelled):
    for number, name in enumerate((raw, spelled)):
        path = folder / os.fsdecode(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"%d" % number)
    laid_out = there_and_back(folder)
    contents = {path.read_bytes() for path in laid_out.rglob("*") if path.is_file()}
    assert contents == {b"notebook", b"0", b"1"}


def test_of_thousands_of_files_the_notebook_is_packed_and_one_too_many(folder):
    (folder / "a").mkdir()
    for number in range(600):
        (folder / "a" / f"{number}.csv").touch()
    files, _ = pack(folder)
    assert "a.ipynb" in files
    assert len(files) == 501


@pytest.mark.parametrize("linked", ["eve", "eve/ps"])
@pytest.mark.parametrize("read", [pack, submission_parts])
def test_a_folder_that_leads_to_anothers_work_is_not_followed(tmp_path, read, linked):
    (tmp_path / "ada" / "ps").mkdir(parents=True)
    (tmp_path / "ada" / "ps" / "ps.ipynb").write_text("{}")
    link = tmp_path / linked
    link.parent.mkdir(exist_ok=True)
    link.symlink_to(tmp_path / linked.replace("eve", "ada"))
    with pytest.raises(OSError, match="not followed"):
        read(tmp_path / "eve" / "ps")
    assert read(tmp_path / "ada" / "ps")


def test_a_file_that_moves_into_another_folder_is_another_submission(tmp_path):
    for place in ("one/own.py", "two/lib/own.py"):
        (tmp_path / place).parent.mkdir(parents=True)
        (tmp_path / place).write_text("")
    assert submission_parts(tmp_path / "one") != submission_parts(tmp_path / "two")
