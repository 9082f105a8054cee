"""asks for more than the target

Breaks: each reason and its boundary
"""


def should_stop(history, target, max_gen, patience):
    if len(history) == 0:
        return ""
    if max(history) > target:
        return "target"
    if len(history) - 1 >= max_gen:
        return "generations"
    if len(history) > patience:
        recent = max(history[-patience:])
        earlier = max(history[:-patience])
        if recent <= earlier:
            return "stagnation"
    return ""
