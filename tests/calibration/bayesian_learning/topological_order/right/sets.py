# Keeps sets of parents that are still missing.
def topological_order(parents):
    waiting = {n: set(above) for n, above in parents.items()}
    order = []
    while waiting:
        free = sorted(n for n in waiting if not waiting[n])
        if not free:
            raise ValueError("cycle or unknown parent")
        order.append(free[0])
        del waiting[free[0]]
        for above in waiting.values():
            above.discard(free[0])
    return order
