"""takes the first free node of the dict, not the smallest

Breaks: dicts in any order
"""


def topological_order(parents):
    order = []
    while len(order) < len(parents):
        ready = [n for n in parents if n not in order and all(p in order for p in parents[n])]
        if not ready:
            raise ValueError("a cycle, or an unknown parent")
        order.append(ready[0])
    return order
