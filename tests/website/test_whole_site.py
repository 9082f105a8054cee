"""The website of the whole course: made, searched for secrets, and every page opened."""

import subprocess
import sys
import zipfile

import pytest

from autograder.course import open_course
from tests.course_copy import ROOT
from tests.website.conftest import faults_of_page, served
from website.__main__ import make_site
from website.course_pages import SiteFolders

EXERCISE = "fit_ridge"
PARTS = 10
"""Pages are opened in so many tests, each with its own limit of time."""


@pytest.fixture(scope="module")
def whole_site():
    """Make it where ``make site`` does, so that only what changed is run."""
    folders = SiteFolders(ROOT / "build" / "site")
    course = open_course(ROOT)
    make_site(course, folders, course.config.topics, jobs=2)
    return folders.html


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_every_page_opens_fits_and_can_be_read_by_all(whole_site, window, part):
    pages = [path.relative_to(whole_site).as_posix() for path in sorted(whole_site.rglob("*.html"))]
    assert len(pages) > PARTS
    with served(whole_site) as address:
        faults = {name: faults_of_page(window, f"{address}/{name}") for name in pages[part::PARTS]}
    assert {name: found for name, found in faults.items() if found} == {}


@pytest.mark.slow
def test_search_finds_a_known_exercise(whole_site, window):
    (reference,) = (ROOT / "solutions").glob(f"*/{EXERCISE}.py")
    with served(whole_site) as address:
        window.goto(f"{address}/search.html?q={EXERCISE}")
        first = window.locator("#search-results li a").first
        assert f"topics/{reference.parent.name}.html" in first.get_attribute("href")


@pytest.mark.slow
def test_every_zip_opens_and_its_selfcheck_runs(whole_site, tmp_path):
    zips = sorted(whole_site.glob("downloads/*.zip"))
    assert [path.stem for path in zips] == sorted(open_course(ROOT).config.topics)
    for path in zips:
        with zipfile.ZipFile(path) as archive:
            archive.extractall(tmp_path)
        done = subprocess.run(
            [sys.executable, "selfcheck.py"],
            cwd=tmp_path / path.stem,
            capture_output=True,
            text=True,
            check=False,
        )
        assert "0 of" in done.stdout, f"{path.stem}: {done.stdout[-500:]}{done.stderr[-500:]}"
