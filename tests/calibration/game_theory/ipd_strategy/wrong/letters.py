"""returns letters in place of numbers

Slips: 1, the form is wrong everywhere
"""


def ipd_strategy(name, own, opp):
    if name == "allc":
        return 'C'
    if name == "alld":
        return 'D'
    if name == "tft":
        return 'CD'[opp[-1]] if opp else 'C'
    if name == "grim":
        return 'D' if sum(own) + sum(opp) > 0 else 'C'
    if name == "pavlov":
        if len(own) == 0:
            return 'C'
        return 'C' if own[-1] == opp[-1] else 'D'
    raise ValueError(name)
