"""takes max_gen = 0 for no limit

Breaks: each reason and its boundary
Slips: 1
"""


def should_stop(history, target, max_gen, patience):
    if not history:
        return ""
    if max(history) >= target:
        return "target"
    if max_gen and len(history) - 1 >= max_gen:
        return "generations"
    if len(history) > patience and max(history[-patience:]) <= max(history[:-patience]):
        return "stagnation"
    return ""
