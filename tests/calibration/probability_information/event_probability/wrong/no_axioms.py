"""checks none of the axioms

Breaks: a negative probability (though the sum is 1)
Breaks: a sum other than 1
Slips: 1
"""


def event_probability(p, event):
    return float(sum(p.get(outcome, 0) for outcome in event))
