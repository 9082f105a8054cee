"""overlooks that a node is its own parent if it has others as well

Breaks: for a node that is its own parent
"""


def topological_order(parents):
    order = []
    while len(order) < len(parents):
        ready = [
            n
            for n in parents
            if n not in order
            and all(p in order or (p == n and len(parents[n]) > 1) for p in parents[n])
        ]
        if not ready:
            raise ValueError("no order")
        order.append(min(ready))
    return order
