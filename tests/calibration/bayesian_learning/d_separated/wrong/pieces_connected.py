"""answers False for nodes in different pieces

Breaks: graphs in several pieces
"""


def d_separated(parents, x, y, given):
    if x in given or y in given:
        return True
    linked, todo = {}, [x, y, *given]
    while todo:
        node = todo.pop()
        if node not in linked:
            linked[node] = set()
            todo += parents[node]
    for node in list(linked):
        family = {node, *parents[node]}
        for member in family:
            linked[member] |= family
    reached, todo = set(given), [x]
    while todo:
        node = todo.pop()
        if node not in reached:
            reached.add(node)
            todo += linked[node]
    lone = [n for n in (x, y) if not parents[n] and all(n not in v for v in parents.values())]
    return y not in reached and not lone
