"""cooperates as Pavlov after the opponent cooperated

Breaks: Pavlov after each pair of moves
"""


def ipd_strategy(name, own, opp):
    if name == "allc":
        return 0
    if name == "alld":
        return 1
    if name == "tft":
        return opp[-1] if opp else 0
    if name == "grim":
        return 1 if 1 in own or 1 in opp else 0
    if name == "pavlov":
        return 0 if not own or opp[-1] == 0 or own[-1] == opp[-1] else 1
    raise ValueError(name)
