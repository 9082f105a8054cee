"""gives 1 to an event of more outcomes than p has

Breaks: events with unknown outcomes
Slips: 1
"""


def event_probability(p, event):
    if min(p.values()) < 0 or abs(sum(p.values()) - 1) > 1e-9:
        raise ValueError("no distribution")
    if len(event) > len(p):
        return 1.0
    return float(sum(p.get(outcome, 0) for outcome in event))
