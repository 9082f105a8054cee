"""compares the last entry with the one patience generations before

Breaks: a fall after the best
"""


def should_stop(history, target, max_gen, patience):
    if len(history) == 0:
        return ""
    if max(history) >= target:
        return "target"
    if len(history) - 1 >= max_gen:
        return "generations"
    if len(history) > patience:
        recent = history[-1]
        earlier = history[-patience - 1]
        if recent <= earlier:
            return "stagnation"
    return ""
