"""matches outcomes by how they are printed, so that 1 and '1' are the same

Breaks: events with unknown outcomes
Slips: 1
"""


def event_probability(p, event):
    if min(p.values()) < 0 or abs(sum(p.values()) - 1) > 1e-9:
        raise ValueError("no distribution")
    wanted = {str(outcome) for outcome in event}
    return float(sum(value for outcome, value in p.items() if str(outcome) in wanted))
