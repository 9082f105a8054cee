# Walk through the dict, keep what is in the event.
import math


def event_probability(p, event):
    total, inside = 0.0, 0.0
    for outcome, probability in p.items():
        if probability < 0:
            raise ValueError(f"negative: {outcome}")
        total += probability
        if outcome in event:
            inside += probability
    if not math.isclose(total, 1, rel_tol=0, abs_tol=1e-9):
        raise ValueError(f"total {total}")
    return inside
