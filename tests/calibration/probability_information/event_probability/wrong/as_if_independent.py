"""combines outcomes as if they were independent, by products of complements

Slips: 1, right for at most one outcome only
"""


def event_probability(p, event):
    if min(p.values()) < 0 or abs(sum(p.values()) - 1) > 1e-9:
        raise ValueError("no distribution")

    miss = 1.0
    for outcome in event:
        miss *= 1 - p.get(outcome, 0)
    return 1 - miss
