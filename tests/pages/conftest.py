"""What a student sees: the released folder in a hostile place, JupyterLab, and a real browser."""

import contextlib
import json
import os
import secrets
import shutil
import socket
import subprocess
import sys
import time
import urllib.request

import pytest

from autograder.paths import CoursePaths
from tests.course_copy import ROOT, TOPIC, tiny_course
from tests.reports.conftest import make_result, results, topic  # noqa: F401 - fixtures

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
SECONDS = 1000  # what the browser counts in is milliseconds
QUIET = "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
QUIET += " --disable-component-update --disable-sync"
HOSTILE = {
    "pytest.ini": "[pytest]\naddopts = --no-such-option\npython_functions = nothing\n",
    "conftest.py": "raise RuntimeError('a conftest of somebody else was read')\n",
}
SETTINGS = {
    "apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False},
    "notebook-extension/tracker": {"windowingMode": "none"},  # draws all cells, seen or not
}


def copy_release(outer, slug):
    """Copy what students get into a folder whose settings would break every check if read."""
    for name, text in HOSTILE.items():
        (outer / name).write_text(text)
    course = tiny_course() if slug == TOPIC else ROOT
    released = CoursePaths(course).release(slug)
    if not (outer / slug).exists():
        shutil.copytree(released, outer / slug, ignore=shutil.ignore_patterns("__pycache__"))
    return outer


@pytest.fixture(scope="module")
def browser():
    """Chromium. Without it nothing was seen, so nothing may pass."""
    remedy = "Not run: playwright is not installed. Run: make setup"
    api = pytest.importorskip("playwright.sync_api", reason=remedy)
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None:
        pytest.skip("Not run: no Chromium on the PATH. Run: apt-get install chromium")
    with api.sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=QUIET.split())
        try:
            yield chromium
        finally:
            chromium.close()


@pytest.fixture
def page(browser):
    """Open a window as wide as a telephone; what goes wrong inside it fails the test."""
    window = browser.new_page(viewport={"width": 400, "height": 800})
    window.problems = []
    window.on("console", lambda said: said.type == "error" and window.problems.append(said.text))
    window.on("pageerror", lambda error: window.problems.append(str(error)))
    window.on("requestfailed", lambda request: window.problems.append(request.url))
    yield window
    window.close()


@pytest.fixture(scope="module")
def lab(tmp_path_factory):
    """Start JupyterLab over a folder; gives the address of a released notebook by topic."""
    outer = tmp_path_factory.mktemp("lab")
    own = tmp_path_factory.mktemp("jupyter")
    for name, settings in SETTINGS.items():
        file = own / "settings" / "@jupyterlab" / f"{name}.jupyterlab-settings"
        file.parent.mkdir(parents=True)
        file.write_text(json.dumps(settings))
    command = [sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"]
    command.append("--LabApp.expose_app_in_browser=True")  # for commands without clicks
    with serve(command, outer, own, {}) as (address, token):

        def address_of(slug):
            copy_release(outer, slug)
            return f"{address}/lab/tree/{slug}/{slug}.ipynb?reset&token={token}"

        yield address_of


@pytest.fixture
def notebook(browser, lab):
    """Open the released notebook of a topic and wait until its kernel is there."""
    windows = []

    def notebook(slug):
        window = browser.new_page(viewport={"width": 1250, "height": 1000})
        windows.append(window)
        window.set_default_timeout(60 * SECONDS)
        window.goto(lab(slug), wait_until="domcontentloaded")
        window.locator(".jp-NotebookPanel .jp-CodeCell").first.wait_for()
        # cells that are run before the status bar says so are silently forgotten
        window.get_by_text("| Idle").wait_for()
        return window

    yield notebook
    for window in windows:
        window.close()


@contextlib.contextmanager
def serve(command, folder, own, variables):
    """Start a Jupyter server in a folder; give its address and the token that opens it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    token = secrets.token_hex()
    command = [*command, "--ip=127.0.0.1", f"--port={port}", "--ServerApp.port_retries=0"]
    with (own / "log").open("w") as log:
        server = subprocess.Popen(
            command,
            cwd=folder,
            env={**_own_environment(own, token), **variables},
            stdout=log,
            stderr=log,
        )
    try:
        address = f"http://127.0.0.1:{port}"
        _wait_for(server, f"{address}/api/status?token={token}", own / "log")
        yield address, token
    finally:
        server.terminate()  # it ends its kernels first
        try:
            server.wait(20)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def _own_environment(own, token):
    """Keep the settings and the open tabs of whoever runs the tests out of it."""
    rooms = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR")
    return {
        **os.environ,
        **{room: str(own / room.lower()) for room in rooms},
        "JUPYTERLAB_SETTINGS_DIR": str(own / "settings"),
        "JUPYTERLAB_WORKSPACES_DIR": str(own / "workspaces"),
        "JUPYTER_TOKEN": token,
    }


def _wait_for(server, address, log, seconds=60):
    end = time.monotonic() + seconds
    while time.monotonic() < end and server.poll() is None:
        try:
            with urllib.request.urlopen(address, timeout=2):
                return
        except OSError:
            time.sleep(0.2)
    pytest.fail(f"JupyterLab does not answer. It wrote:\n{log.read_text()[-3000:]}")
