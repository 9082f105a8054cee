"""takes a target for reached that is missed by less than 1e-9

Breaks: each reason and its boundary
Slips: 1
"""


def should_stop(history, target, max_gen, patience):
    if len(history) == 0:
        return ""
    if any(h > target - 1e-9 for h in history):
        return "target"
    if len(history) > max_gen:
        return "generations"
    if len(history) > patience and max(history[-patience:]) <= max(history[:-patience]):
        return "stagnation"
    return ""
