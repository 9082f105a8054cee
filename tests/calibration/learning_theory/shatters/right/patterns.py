# Looks for each pattern.
from itertools import product


def shatters(outputs, subset):
    if len(outputs) == 0:
        return False
    values = set()
    for row in outputs.tolist():
        values |= {row[i] for i in subset}
    if subset and len(values) < 2:
        return False
    rows = [[row[i] for i in subset] for row in outputs.tolist()]
    for pattern in product(sorted(values), repeat=len(subset)):
        if list(pattern) not in rows:
            return False
    return True
