"""Figures about a class's scores; None where there are too few of them to say anything."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import StatisticsError, correlation, fmean, quantiles, stdev

FEWEST = 5
"""With fewer students, how an exercise goes with the rest is chance."""


@dataclass(frozen=True)
class Spread:
    """Where scores lie: their mean, the standard deviation of a sample, and the quartiles."""

    count: int
    mean: float | None = None
    deviation: float | None = None
    quartiles: tuple[float, float, float] | None = None

    @property
    def median(self) -> float | None:
        """The middle of the scores."""
        return self.quartiles[1] if self.quartiles else None


def spread_of(scores: Sequence[float]) -> Spread:
    """Describe scores; quartiles are interpolated linearly, as NumPy and pandas do."""
    if not scores:
        return Spread(0)
    if len(scores) == 1:
        return Spread(1, scores[0], None, (scores[0], scores[0], scores[0]))
    low, middle, high = quantiles(scores, n=4, method="inclusive")
    return Spread(len(scores), fmean(scores), stdev(scores), (low, middle, high))


def discrimination(scores: Sequence[float], rest: Sequence[float]) -> float | None:
    """Return the corrected item-total correlation: of an exercise with the sum of the others.

    Near 1, whoever is good at the rest is good at this, too; near 0, this measures something else,
    or chance; below 0, the good ones lose marks on it.

    Parameters
    ----------
    scores, rest : sequence of float
        The points of each student on the exercise, and on all others together.

    Returns
    -------
    float or None
        None for fewer than five students, or if all have the same points on either.
    """
    if len(scores) < FEWEST:
        return None
    try:
        return correlation(scores, rest)
    except StatisticsError:  # one of them is constant
        return None
