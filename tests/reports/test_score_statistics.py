"""Statistics of a class, against pandas and SciPy and by hand."""

import random

import pandas as pd
import pytest

from autograder.reports.class_report import exercise_scores
from autograder.reports.exercise_summaries import summaries_of
from autograder.reports.score_statistics import discrimination, spread_of


@pytest.mark.parametrize("count", [1, 2, 3, 10, 101])
def test_spread_agrees_with_pandas(count):
    rng = random.Random(count)
    scores = [rng.choice((0, 1, 2.5, 7, 44)) for _ in range(count)]
    series, spread = pd.Series(scores, dtype=float), spread_of(scores)
    assert spread.count == count
    assert spread.mean == pytest.approx(series.mean())
    assert spread.median == pytest.approx(series.median())
    assert spread.quartiles == pytest.approx(tuple(series.quantile([0.25, 0.5, 0.75])))
    if count > 1:
        assert spread.deviation == pytest.approx(series.std())
    else:
        assert spread.deviation is None


def test_nothing_is_known_of_nobody():
    assert (spread_of([]).mean, spread_of([]).median) == (None, None)


def test_discrimination_agrees_with_scipy():
    stats = pytest.importorskip("scipy.stats", reason="Not run: SciPy is not installed")
    rng = random.Random(7)
    rest = [rng.gauss(20, 5) for _ in range(60)]
    scores = [round(value / 10 + rng.gauss(0, 1)) for value in rest]
    assert discrimination(scores, rest) == pytest.approx(stats.pearsonr(scores, rest).statistic)


def test_discrimination_by_hand():
    assert discrimination([0, 1, 0, 1, 2], [3, 1, 3, 1, -1]) == pytest.approx(-1)
    assert discrimination([1, 1, 1, 1, 1], [1, 2, 3, 4, 5]) is None
    assert discrimination([0, 1, 0, 1], [0, 1, 0, 1]) is None


def test_the_page_correlates_each_exercise_with_the_others_alone(results, topic):
    scores = exercise_scores(results, topic)
    summaries = summaries_of(topic, results, scores)
    table = pd.DataFrame(scores).T.astype(float)
    whole = table.dropna()  # one student lacks an exercise through our fault, another all
    assert len(whole) == len(table) - 1 == len(results) - 2
    core = [e.name for e in topic.exercises if not e.is_bonus]
    for exercise, summary in zip(topic.exercises, summaries, strict=True):
        rest = whole[[name for name in core if name != exercise.name]].sum(axis=1)
        points = table[exercise.name].dropna()
        assert summary.discrimination == pytest.approx(whole[exercise.name].corr(rest))
        assert summary.share == round(100 * points.mean() / exercise.max_points)
        assert summary.deviation == pytest.approx(points.std())
