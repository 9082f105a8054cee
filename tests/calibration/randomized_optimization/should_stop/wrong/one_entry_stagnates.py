"""calls a history of one entry stagnation

Breaks: a history of one entry
Slips: 1, the test of max_gen has one entry, too
"""


def should_stop(history, target, max_gen, patience):
    if len(history) == 0:
        return ""
    if len(history) == 1 and history[0] < target and max_gen > 0:
        return "stagnation"
    if max(history) >= target:
        return "target"
    if len(history) - 1 >= max_gen:
        return "generations"
    if len(history) > patience:
        recent = max(history[-patience:])
        earlier = max(history[:-patience])
        if recent <= earlier:
            return "stagnation"
    return ""
