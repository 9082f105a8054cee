# Set operations and fsum.
import math


def event_probability(p, event):
    if any(value < 0 for value in p.values()) or not np.isclose(math.fsum(p.values()), 1, 0, 1e-9):
        raise ValueError("not a distribution")
    return math.fsum(p[outcome] for outcome in set(p) & event)
