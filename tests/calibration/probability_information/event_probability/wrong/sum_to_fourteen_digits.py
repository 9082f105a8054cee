"""refuses sums that are off 1 by more than 1e-14

Breaks: a sum that rounding moves a little
Slips: 1
"""


def event_probability(p, event):
    if any(share < 0 for share in p.values()) or abs(sum(p.values()) - 1) > 1e-14:
        raise ValueError("no distribution")
    return sum(p.get(outcome, 0.0) for outcome in event)
