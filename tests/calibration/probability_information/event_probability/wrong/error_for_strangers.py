"""raises KeyError for an outcome that is not in the dict

Breaks: events with unknown outcomes
Slips: 1
"""


def event_probability(p, event):
    if min(p.values()) < 0 or abs(sum(p.values()) - 1) > 1e-9:
        raise ValueError("no distribution")

    return sum(p[outcome] for outcome in event)
