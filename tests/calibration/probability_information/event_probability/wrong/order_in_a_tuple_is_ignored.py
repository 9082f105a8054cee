"""takes (1, 6) and (6, 1) for the same outcome

Breaks: dice and unequal outcomes
Slips: 1
"""


def event_probability(p, event):
    if any(share < 0 for share in p.values()) or abs(sum(p.values()) - 1) > 1e-9:
        raise ValueError("no distribution")

    def unordered(outcome):
        return tuple(sorted(outcome, key=str)) if isinstance(outcome, tuple) else outcome

    wanted = {unordered(outcome) for outcome in event}
    return sum(share for outcome, share in p.items() if unordered(outcome) in wanted)
