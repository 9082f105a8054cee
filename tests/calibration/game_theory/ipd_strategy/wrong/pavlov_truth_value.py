"""returns a truth value for Pavlov

Breaks: Pavlov after each pair of moves
Slips: 1
"""


def ipd_strategy(name, own, opp):
    if name == "allc":
        return 0
    if name == "alld":
        return 1
    if name == "tft":
        return opp[-1] if opp else 0
    if name == "grim":
        return int(1 in own or 1 in opp)
    if name == "pavlov":
        return own[-1] != opp[-1] if own else 0
    raise ValueError(name)
