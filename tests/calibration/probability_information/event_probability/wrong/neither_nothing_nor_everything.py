"""refuses the empty event and the whole space

Breaks: the empty event, the whole space
Slips: 1
"""


def event_probability(p, event):
    if min(p.values()) < 0 or abs(sum(p.values()) - 1) > 1e-9:
        raise ValueError("no distribution")

    if not 0 < len(event & set(p)) < len(p) and not event - set(p):
        raise ValueError("no proper event")
    return float(sum(p.get(outcome, 0) for outcome in event))
