"""returns 0 where p has no outcome at all

Breaks: a sum other than 1
Slips: 1
"""


def event_probability(p, event):
    if not p:
        return 0.0
    if any(share < 0 for share in p.values()) or abs(sum(p.values()) - 1) > 1e-9:
        raise ValueError("no distribution")

    return sum(p.get(outcome, 0.0) for outcome in event)
