"""takes the last entries off the history that it was given

Breaks: that the history stays as it was
Slips: 1
"""


def should_stop(history, target, max_gen, patience):
    if not history:
        return ""
    if max(history) >= target:
        return "target"
    if len(history) - 1 >= max_gen:
        return "generations"
    if len(history) > patience:
        last = [history.pop() for _ in range(patience)]
        if max(last) <= max(history):
            return "stagnation"
    return ""
