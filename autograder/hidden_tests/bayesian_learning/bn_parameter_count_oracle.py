"""What hidden tests of bn_parameter_count compare answers with."""

import numpy as np


def row_by_row(parents, card):
    """Count the rows of each table one by one."""
    rows = [
        np.ones(tuple(card[p] for p in above)).size * (card[v] - 1) for v, above in parents.items()
    ]
    return sum(rows), np.ones(tuple(card.values())).size - 1
