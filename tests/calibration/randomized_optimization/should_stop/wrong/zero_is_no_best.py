"""takes a best fitness of 0 for none

Breaks: each reason and its boundary
"""


def should_stop(history, target, max_gen, patience):
    if not history:
        return ""
    if max(history) >= target:
        return "target"
    if len(history) - 1 >= max_gen:
        return "generations"
    if len(history) > patience and max(history[-patience:]) <= (max(history[:-patience]) or -np.inf):
        return "stagnation"
    return ""
