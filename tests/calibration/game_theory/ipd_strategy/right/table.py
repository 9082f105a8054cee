# A table of functions.
RULES = {
    "allc": lambda own, opp: 0,
    "alld": lambda own, opp: 1,
    "tft": lambda own, opp: ([0] + list(opp))[-1],
    "grim": lambda own, opp: max([0, *own, *opp]),
    "pavlov": lambda own, opp: (([0] + list(own))[-1] + ([0] + list(opp))[-1]) % 2,
}


def ipd_strategy(name, own, opp):
    if name not in RULES:
        raise ValueError("unknown")
    return RULES[name](own, opp)
