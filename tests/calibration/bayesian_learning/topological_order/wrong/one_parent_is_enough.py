"""takes a node as soon as one of its parents is listed

Breaks: several parents
"""


def topological_order(parents):
    order = []
    while len(order) < len(parents):
        ready = [
            n
            for n in parents
            if n not in order and (not parents[n] or any(p in order for p in parents[n]))
        ]
        if not ready:
            raise ValueError("a cycle, or an unknown parent")
        order.append(min(ready))
    return order
