"""takes negative probabilities as small as the tolerance of the sum

Breaks: a negative probability (though the sum is 1)
Slips: 1
"""


def event_probability(p, event):
    if min(p.values()) < -1e-9 or abs(sum(p.values()) - 1) > 1e-9:
        raise ValueError("no distribution")
    return float(sum(p.get(outcome, 0) for outcome in event))
