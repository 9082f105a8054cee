"""takes a rule with blanks or capital letters for the rule

Breaks: other strings
"""


def step_size(kind, eta0, t):
    kind = kind.strip().lower()
    if t < 1 or kind not in ("constant", "inverse", "sqrt"):
        raise ValueError
    return eta0 / {"constant": 1, "inverse": t, "sqrt": t**0.5}[kind]
