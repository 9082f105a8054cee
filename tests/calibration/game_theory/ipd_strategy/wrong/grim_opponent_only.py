"""lets grim watch only the opponent

Breaks: grim's own defections
"""


def ipd_strategy(name, own, opp):
    if name == "allc":
        return 0
    if name == "alld":
        return 1
    if name == "tft":
        return opp[-1] if len(opp) > 0 else 0
    if name == "grim":
        return 1 if sum(opp) > 0 else 0
    if name == "pavlov":
        if len(own) == 0:
            return 0
        return 0 if own[-1] == opp[-1] else 1
    raise ValueError(name)
