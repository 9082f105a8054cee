"""lists children before their parents

Breaks: chains
Slips: 1, the whole list is turned round
"""


def topological_order(parents):
    order = []
    while len(order) < len(parents):
        ready = [n for n in parents if n not in order and all(p in order for p in parents[n])]
        if not ready:
            raise ValueError("a cycle, or an unknown parent")
        order.append(min(ready))
    return order[::-1]
