"""keeps only the parents, not all ancestors

Breaks: long paths
Slips: 1, paths by distant ancestors stand in most tests
"""


def d_separated(parents, x, y, given):
    if x in given or y in given:
        return True
    linked, todo = {}, [x, y, *given]
    while todo:
        node = todo.pop()
        if node not in linked:
            linked[node] = set()
            if node in (x, y) or node in given:
                todo += parents[node]
    for node in list(linked):
        family = {node, *parents[node]} & set(linked)
        for member in family:
            linked[member] |= family
    reached, todo = set(given), [x]
    while todo:
        node = todo.pop()
        if node not in reached:
            reached.add(node)
            todo += linked[node]
    return y not in reached
