"""compares a history as short as patience with a best of 0

Breaks: negative fitness
"""


def should_stop(history, target, max_gen, patience):
    if not history:
        return ""
    if max(history) >= target:
        return "target"
    if len(history) - 1 >= max_gen:
        return "generations"
    if len(history) >= patience and max(history[-patience:]) <= max(history[:-patience], default=0):
        return "stagnation"
    return ""
