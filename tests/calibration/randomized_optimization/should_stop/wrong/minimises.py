"""looks for falling fitness

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
        recent = -min(history[-patience:])
        earlier = -min(history[:-patience])
        if recent <= earlier:
            return "stagnation"
    return ""
