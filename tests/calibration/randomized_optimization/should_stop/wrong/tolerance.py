"""takes gains below 1e-6 for none

Breaks: each reason and its boundary
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
        if recent <= earlier + 1e-6:
            return "stagnation"
    return ""
