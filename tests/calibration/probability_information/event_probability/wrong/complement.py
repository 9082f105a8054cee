"""returns the probability that the event does not happen

Slips: 1, every probability is that of the opposite
"""


def event_probability(p, event):
    if min(p.values()) < 0 or abs(sum(p.values()) - 1) > 1e-9:
        raise ValueError("no distribution")

    return 1.0 - sum(p.get(outcome, 0) for outcome in event)
