"""The website of the tiny course, made once a run: its notebook is run, and Sphinx draws it."""

import contextlib
import functools
import http.server
import threading

import pytest

from autograder.course import open_course
from tests.course_copy import TOPIC, made_once, tiny_course
from tests.pages.conftest import browser  # noqa: F401 - a fixture
from website.__main__ import ENVIRONMENT, make_site
from website.course_pages import SiteFolders

WIDTH = 390
AXE = ENVIRONMENT / "node_modules" / "axe-core" / "axe.min.js"
README = """\
# Tiny course

Opens with [trust](docs/trust.md) and [topics](docs/topics.md#first-steps).

## For whom

| you are | start here |
|---|---|
| anybody | [the topic](release/first_steps/first_steps.ipynb), [a file](course.toml) |
"""
GUIDE = """\
# For students

See [the start](../README.md) and [below](#commands), not [this](../tests/none.md).

## Commands

```console
$ echo "[not a link](docs/trust.md)"
```
"""


@pytest.fixture(scope="session", autouse=True)
def _environment():
    """What draws pages is an environment of its own; without it nothing was tested."""
    if not AXE.exists():
        pytest.skip("Not run: the website's environment is missing. Run: make sitesetup")


@pytest.fixture(scope="session")
def course():
    return open_course(made_once("documented", _copy_with_documents))


def _copy_with_documents(root):
    import shutil

    shutil.copytree(tiny_course(), root, symlinks=True)
    (root / "is_whole").unlink()
    (root / "docs").mkdir()
    (root / "README.md").write_text(README)
    (root / "docs" / "student.md").write_text(GUIDE)
    (root / "docs" / "trust.md").write_text("# Trust\n\n| a | b |\n|---|---|\n| 1 | 2 |\n")


@pytest.fixture(scope="session")
def folders(course):
    """Where the website was made."""

    def make(root):
        make_site(course, SiteFolders(root), [TOPIC], jobs=1)

    return SiteFolders(made_once("website", make))


@pytest.fixture(scope="session")
def site(folders):
    return folders.html


@pytest.fixture(scope="session")
def address(site):
    with served(site) as address:
        yield address


@contextlib.contextmanager
def served(site):
    """Serve a website as any static host would; gives its address."""
    handler = functools.partial(_SilentHandler, directory=site)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


@pytest.fixture
def window(browser):  # noqa: F811
    """Open a window as wide as a telephone; it keeps what goes wrong inside it."""
    page = browser.new_page(viewport={"width": WIDTH, "height": 844})
    page.problems = []
    page.on("console", lambda said: said.type == "error" and page.problems.append(said.text))
    page.on("pageerror", lambda error: page.problems.append(str(error)))
    page.on("requestfailed", lambda request: page.problems.append(request.url))
    yield page
    page.close()


def serious_findings(window):
    """Return what axe finds on the page that is open: the rule, and the first element."""
    window.add_script_tag(path=str(AXE))
    found = window.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    serious = [one for one in found if one["impact"] in ("serious", "critical")]
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in serious]


def faults_of_page(window, address):
    """Open a page and return what is wrong with it."""
    window.problems.clear()
    window.goto(address)
    window.evaluate("document.querySelectorAll('img').forEach(one => { one.loading = 'eager' })")
    window.wait_for_function("[...document.images].every(one => one.complete)")
    faults = [*window.problems, *serious_findings(window)]
    width = window.evaluate("document.documentElement.scrollWidth")
    if width > WIDTH:
        faults.append(f"it is {width} wide")
    unseen = "[...document.images].filter(one => !one.naturalWidth).map(one => one.src)"
    return faults + window.evaluate(unseen)


class _SilentHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *words):
        """Say nothing: the browser reports what it does not get."""
