"""checks both axioms at once: that the absolute values add up to 1

Breaks: a negative probability (though the sum is 1)
Slips: 1
"""


def event_probability(p, event):
    if abs(sum(abs(value) for value in p.values()) - 1) > 1e-9:
        raise ValueError("no distribution")
    return float(sum(p.get(outcome, 0.0) for outcome in event))
