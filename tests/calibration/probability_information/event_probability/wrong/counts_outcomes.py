"""counts outcomes, as if all were equally likely

Breaks: dice and unequal outcomes
Slips: 1, right for equally likely outcomes only
"""


def event_probability(p, event):
    if min(p.values()) < 0 or abs(sum(p.values()) - 1) > 1e-9:
        raise ValueError("no distribution")

    return len(event) / len(p)
