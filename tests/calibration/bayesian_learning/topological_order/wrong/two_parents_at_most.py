"""waits for the last two parents of a node alone

Breaks: several parents
"""


def topological_order(parents):
    order = []
    while len(order) < len(parents):
        ready = [n for n in parents if n not in order and all(p in order for p in parents[n][-2:])]
        if not ready:
            raise ValueError("no order")
        order.append(min(ready))
    return order
