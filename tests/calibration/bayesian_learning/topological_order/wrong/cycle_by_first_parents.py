"""follows the first parents alone when it looks for a cycle

Breaks: for a cycle behind other nodes
"""


def topological_order(parents):
    for node, above in parents.items():
        if any(parent not in parents or parent == node for parent in above):
            raise ValueError("an unknown parent, or its own")
        steps, at = 0, node
        while parents[at]:
            at = parents[at][0]
            steps += 1
            if steps > len(parents):
                raise ValueError("a cycle")
    order = []
    while len(order) < len(parents):
        ready = [n for n in parents if n not in order and all(p in order for p in parents[n])]
        if not ready:
            break
        order.append(min(ready))
    return order
