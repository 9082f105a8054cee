"""takes the outcomes out of the caller's dict

Breaks: that `p` and `event` stay as they are
Slips: 1
"""


def event_probability(p, event):
    if min(p.values()) < 0 or abs(sum(p.values()) - 1) > 1e-9:
        raise ValueError("no distribution")

    return float(sum(p.pop(outcome, 0) for outcome in event))
