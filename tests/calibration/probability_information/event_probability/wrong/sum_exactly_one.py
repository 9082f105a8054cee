"""refuses sums that rounding has moved off 1

Breaks: a sum that rounding moves a little
Slips: 1, most sums are moved by rounding
"""


def event_probability(p, event):
    total = 0.0
    for value in p.values():
        if value < 0:
            raise ValueError("negative")
        total += value
    if total != 1:
        raise ValueError("no distribution")
    return float(sum(p.get(outcome, 0) for outcome in event))
