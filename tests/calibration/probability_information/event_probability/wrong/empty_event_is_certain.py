"""gives the empty event probability 1

Breaks: the empty event
Slips: 1
"""


def event_probability(p, event):
    if min(p.values()) < 0 or abs(sum(p.values()) - 1) > 1e-9:
        raise ValueError("no distribution")

    if not event:
        return 1.0
    return float(sum(p.get(outcome, 0) for outcome in event))
