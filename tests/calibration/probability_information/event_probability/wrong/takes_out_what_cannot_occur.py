"""takes outcomes of probability 0 out of the caller's dict

Breaks: that `p` and `event` stay as they are
Slips: 1
"""


def event_probability(p, event):
    if any(share < 0 for share in p.values()) or abs(sum(p.values()) - 1) > 1e-9:
        raise ValueError("no distribution")
    for outcome in [outcome for outcome, share in p.items() if share == 0]:
        del p[outcome]
    return sum(p.get(outcome, 0.0) for outcome in event)
