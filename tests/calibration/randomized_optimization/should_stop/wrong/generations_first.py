"""names the number of generations before the target

Breaks: the order of the reasons
"""


def should_stop(history, target, max_gen, patience):
    if len(history) == 0:
        return ""
    if len(history) - 1 >= max_gen:
        return "generations"
    if max(history) >= target:
        return "target"
    if len(history) > patience and max(history[-patience:]) <= max(history[:-patience]):
        return "stagnation"
    return ""
