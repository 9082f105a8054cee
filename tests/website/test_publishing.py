"""The workflow that publishes the website publishes what ``make site`` makes, with few rights."""

from pathlib import Path

import pytest
import yaml

from tests.course_copy import ROOT
from website.course_pages import SiteFolders

WORKFLOW = ROOT / ".github" / "workflows" / "site.yml"


@pytest.fixture
def jobs():
    return yaml.safe_load(WORKFLOW.read_text())["jobs"]


def step_of(job, action):
    return next(step for step in job["steps"] if step.get("uses", "").startswith(f"{action}@"))


def test_it_publishes_and_keeps_the_folders_that_are_made(jobs):
    made = SiteFolders(Path("build/site"))  # where `make site` makes it
    assert {"run": "make site"} in jobs["make"]["steps"]
    uploaded = step_of(jobs["make"], "actions/upload-pages-artifact")
    assert uploaded["with"]["path"] == made.html.as_posix()
    assert step_of(jobs["make"], "actions/cache")["with"]["path"] == made.outputs.as_posix()
    assert jobs["publish"]["needs"] == "make"


def test_what_runs_code_may_not_publish_and_no_secret_is_used(jobs):
    text = WORKFLOW.read_text()
    assert yaml.safe_load(text)["permissions"] == {}
    assert jobs["make"]["permissions"] == {"contents": "read"}
    assert jobs["publish"]["permissions"] == {"pages": "write", "id-token": "write"}
    assert not any("run" in step for step in jobs["publish"]["steps"])
    assert "secrets." not in text
