"""refuses a single probability that rounding has moved above 1

Breaks: a sum that rounding moves a little
Slips: 1
"""


def event_probability(p, event):
    if any(share < 0 or share > 1 for share in p.values()) or abs(sum(p.values()) - 1) > 1e-9:
        raise ValueError("no distribution")
    return sum(p.get(outcome, 0.0) for outcome in event)
