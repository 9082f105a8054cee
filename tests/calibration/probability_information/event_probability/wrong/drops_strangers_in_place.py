"""removes unknown outcomes from the caller's event

Breaks: that `p` and `event` stay as they are
Slips: 1
"""


def event_probability(p, event):
    if min(p.values()) < 0 or abs(sum(p.values()) - 1) > 1e-9:
        raise ValueError("no distribution")

    event.intersection_update(p)
    return float(sum(p[outcome] for outcome in event))
