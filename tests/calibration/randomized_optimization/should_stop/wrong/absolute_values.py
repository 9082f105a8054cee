"""compares absolute values of the fitness

Breaks: negative fitness
"""


def should_stop(history, target, max_gen, patience):
    if len(history) == 0:
        return ""
    if max(history) >= target:
        return "target"
    if len(history) - 1 >= max_gen:
        return "generations"
    if len(history) > patience:
        recent = max(history[-patience:])
        earlier = max(history[:-patience])
        if abs(recent) <= abs(earlier):
            return "stagnation"
    return ""
