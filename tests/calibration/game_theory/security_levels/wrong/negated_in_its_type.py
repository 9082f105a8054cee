"""gets the second level from a negated table, which wraps in 8-bit integers

Breaks: 8-bit integers
Slips: 1
"""


def security_levels(A):
    def sure(table):
        return table.min(axis=1).max()

    return float(sure(A)), float(-sure(-A.T))
