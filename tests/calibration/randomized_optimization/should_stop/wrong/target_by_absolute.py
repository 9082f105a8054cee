"""takes a negative fitness as far above the target

Breaks: negative fitness
"""


def should_stop(history, target, max_gen, patience):
    if len(history) == 0:
        return ""
    if max(abs(h) for h in history) >= target:
        return "target"
    if len(history) - 1 >= max_gen:
        return "generations"
    if len(history) > patience:
        recent = max(history[-patience:])
        earlier = max(history[:-patience])
        if recent <= earlier:
            return "stagnation"
    return ""
