"""An atlas that is recorded with its probes kept: new mistakes are found, old ones not lost."""

import shutil
from dataclasses import replace

import pytest

from autograder.course import open_course
from autograder.mistakes.atlas import read_atlas, read_atlas_table, write_atlas_table
from autograder.pipeline.record_atlas import plan_atlases, record_atlases
from tests.course_copy import TOPIC as SLUG

EXERCISE = "r2_score"


@pytest.fixture
def narrow(course, tmp_path):
    """Make a course whose atlas has one probe; name a mistake that it shows and one it does not."""
    root = tmp_path / "course"
    shutil.copytree(course.paths.root, root, symlinks=True)
    changed = open_course(root)
    table = read_atlas_table(changed.paths, SLUG)
    atlas = table.atlases[EXERCISE]
    number, shown, other = next(
        (number, shown.name, other.name)
        for number in range(len(atlas.probes))
        for shown in atlas.mistakes
        for other in atlas.mistakes
        if shown.outcomes[number] and not other.outcomes[number] and other.seen_on
    )
    one_probe = replace(
        atlas,
        probes=(atlas.probes[number],),
        mistakes=tuple(replace(m, outcomes=(m.outcomes[number],)) for m in atlas.mistakes),
    )
    write_atlas_table(
        changed.paths, SLUG, replace(table, atlases={**table.atlases, EXERCISE: one_probe})
    )
    return changed, shown, other


def record_again(course):
    """Record with the probe kept; return which mistakes are seen, and whether it is still there."""
    before = read_atlas(course.paths, SLUG, EXERCISE)
    updates = plan_atlases(course.paths, [f"{SLUG}/{EXERCISE}"])
    assert [update.exercises for update in updates] == [(EXERCISE,)]
    record_atlases(course, updates, jobs=1, keeps_probes=True)
    assert plan_atlases(course.paths, [f"{SLUG}/{EXERCISE}"]) == []
    after = read_atlas(course.paths, SLUG, EXERCISE)
    old, new = ({str(probe.calls) for probe in atlas.probes} for atlas in (before, after))
    assert new - old
    return {mistake.name: bool(mistake.seen_on) for mistake in after.mistakes}, old <= new


def test_an_input_is_found_for_a_new_mistake_that_no_probe_shows(narrow):
    course, shown, other = narrow
    folder = course.paths.calibration(SLUG, EXERCISE) / "wrong"
    (folder / "a_new_one.py").write_text((folder / f"{other}.py").read_text())
    seen, is_kept = record_again(course)
    assert is_kept
    assert seen["a_new_one"]
    assert seen[shown]


def test_an_input_is_found_for_a_mistake_that_was_written_anew_under_its_name(narrow):
    course, shown, other = narrow
    folder = course.paths.calibration(SLUG, EXERCISE) / "wrong"
    (folder / f"{shown}.py").write_text((folder / f"{other}.py").read_text())
    seen, _ = record_again(course)  # the probe shows nobody any more
    assert seen[shown]


def test_without_new_mistakes_nothing_is_searched_for(course, tmp_path):
    root = tmp_path / "course"
    shutil.copytree(course.paths.root, root, symlinks=True)
    same = open_course(root)
    before = read_atlas(same.paths, SLUG, EXERCISE)
    updates = plan_atlases(same.paths, [f"{SLUG}/{EXERCISE}"], is_forced=True)
    record_atlases(same, updates, jobs=1, keeps_probes=True)
    after = read_atlas(same.paths, SLUG, EXERCISE)
    assert {str(probe.calls) for probe in after.probes} <= {
        str(probe.calls) for probe in before.probes
    }
    assert [(one.name, any(one.outcomes)) for one in after.mistakes] == [
        (one.name, any(one.outcomes)) for one in before.mistakes
    ]
