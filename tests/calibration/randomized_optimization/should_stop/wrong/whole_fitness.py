"""cuts the best fitness to a whole number before it compares it with the target

Breaks: each reason and its boundary
"""


def should_stop(history, target, max_gen, patience):
    if not history:
        return ""
    if max(history) // 1 >= target:
        return "target"
    if len(history) - 1 >= max_gen:
        return "generations"
    if len(history) > patience and max(history[-patience:]) <= max(history[:-patience]):
        return "stagnation"
    return ""
