"""looks for wrong names only where there are no moves yet

Breaks: `ValueError` for other names
Slips: 1
"""


def ipd_strategy(name, own, opp):
    if not own:
        first = {"allc": 0, "alld": 1, "tft": 0, "grim": 0, "pavlov": 0}
        if name not in first:
            raise ValueError(name)
        return first[name]
    if name in ("allc", "alld"):
        return int(name == "alld")
    if name == "tft":
        return opp[-1]
    if name == "grim":
        return int(any(own) or any(opp))
    return int(own[-1] != opp[-1])
