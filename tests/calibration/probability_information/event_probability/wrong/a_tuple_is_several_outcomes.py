"""takes an unknown tuple for several outcomes and adds theirs up

Breaks: events with unknown outcomes
Slips: 1
"""


def event_probability(p, event):
    if any(share < 0 for share in p.values()) or abs(sum(p.values()) - 1) > 1e-9:
        raise ValueError("no distribution")

    total = 0.0
    for outcome in event:
        if outcome in p:
            total += p[outcome]
        elif isinstance(outcome, tuple):
            total += sum(p.get(one, 0.0) for one in outcome)
    return total
