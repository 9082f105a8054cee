"""accepts a sum that is off by a thousandth

Breaks: a sum other than 1
Slips: 1
"""


def event_probability(p, event):
    if min(p.values()) < 0 or abs(sum(p.values()) - 1) > 1e-3:
        raise ValueError("no distribution")
    return float(sum(p.get(outcome, 0) for outcome in event))
