"""leaves out outcomes of probability 1

Breaks: the whole space
Slips: 1
"""


def event_probability(p, event):
    if any(value < 0 for value in p.values()) or abs(sum(p.values()) - 1) > 1e-9:
        raise ValueError("no distribution")
    return float(sum(p[outcome] for outcome in event if 0 < p.get(outcome, 0) < 1))
