"""keeps only ancestors that are at most three steps up

Breaks: long paths
"""


def d_separated(parents, x, y, given):
    if x in given or y in given:
        return True
    kept = {x, y, *given}
    for _ in range(3):
        kept |= {parent for node in kept for parent in parents[node]}
    linked = {node: set() for node in kept}
    for node in kept:
        family = {node, *parents[node]} & kept
        for member in family:
            linked[member] |= family
    reached, todo = set(given), [x]
    while todo:
        node = todo.pop()
        if node not in reached:
            reached.add(node)
            todo += linked[node]
    return y not in reached
