"""takes gains of less than 1e-9 for none

Breaks: each reason and its boundary
Slips: 1
"""


def should_stop(history, target, max_gen, patience):
    if len(history) == 0:
        return ""
    if any(h >= target for h in history):
        return "target"
    if len(history) > max_gen:
        return "generations"
    if len(history) > patience and max(history[-patience:]) < max(history[:-patience]) + 1e-9:
        return "stagnation"
    return ""
