"""accepts any part of the five names in a row

Breaks: `ValueError` for other names
Slips: 1
"""


def ipd_strategy(name, own, opp):
    if name not in "allc alld tft grim pavlov":
        raise ValueError(name)
    if name == "allc":
        return 0
    if name == "alld":
        return 1
    if not own:
        return 0
    if name == "tft":
        return opp[-1]
    if name == "grim":
        return 1 if 1 in own or 1 in opp else 0
    return 0 if own[-1] == opp[-1] else 1
