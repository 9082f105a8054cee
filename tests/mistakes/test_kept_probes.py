"""An atlas that is recorded with its probes kept: new mistakes are found, old ones not lost."""

import shutil

from autograder.course import open_course
from autograder.mistakes.atlas import read_atlas
from autograder.pipeline.record_atlas import plan_atlases, record_atlases
from tests.course_copy import TOPIC as SLUG

EXERCISE = "r2_score"
NEW = '''"""counts every error above a half as a half

Slips: 1
"""


def r2_score(y_true, y_pred):
    if y_true.max() == y_true.min():
        return 1.0 if np.array_equal(y_true, y_pred) else 0.0
    errors = np.clip(y_true - y_pred, -0.5, 0.5)
    return 1 - (errors**2).sum() / ((y_true - y_true.mean()) ** 2).sum()
'''


def test_a_new_mistake_is_seen_and_old_ones_are_not_lost(course, tmp_path):
    root = tmp_path / "course"
    shutil.copytree(course.paths.root, root, symlinks=True)
    changed = open_course(root)
    before = read_atlas(changed.paths, SLUG, EXERCISE)
    folder = changed.paths.calibration(SLUG, EXERCISE) / "wrong"
    (folder / "cut_errors.py").write_text(NEW)
    updates = plan_atlases(changed.paths, [f"{SLUG}/{EXERCISE}"])
    assert [update.exercises for update in updates] == [(EXERCISE,)]
    record_atlases(changed, updates, jobs=1, keeps_probes=True)
    after = read_atlas(changed.paths, SLUG, EXERCISE)
    assert plan_atlases(changed.paths, [f"{SLUG}/{EXERCISE}"]) == []
    seen = {mistake.name: any(mistake.outcomes) for mistake in after.mistakes}
    assert seen.pop("cut_errors")
    assert seen == {mistake.name: any(mistake.outcomes) for mistake in before.mistakes}
    old, new = ({str(probe.calls) for probe in atlas.probes} for atlas in (before, after))
    assert len(old & new) > len(old) / 2


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
