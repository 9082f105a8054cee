"""gives 0 to an event as soon as one of its outcomes is unknown

Breaks: events with unknown outcomes
Slips: 1
"""


def event_probability(p, event):
    if min(p.values()) < 0 or abs(sum(p.values()) - 1) > 1e-9:
        raise ValueError("no distribution")

    return sum(p[outcome] for outcome in event) if event <= set(p) else 0.0
