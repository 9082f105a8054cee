"""counts generation 0 as one of max_gen

Breaks: each reason and its boundary
Slips: 1, several reasons come too early
"""


def should_stop(history, target, max_gen, patience):
    if len(history) == 0:
        return ""
    if max(history) >= target:
        return "target"
    if len(history) >= max_gen:
        return "generations"
    if len(history) > patience:
        recent = max(history[-patience:])
        earlier = max(history[:-patience])
        if recent <= earlier:
            return "stagnation"
    return ""
