"""What hidden tests of d_separated compare answers with."""

from autograder.testing import Case


def by_paths(parents, x, y, given):
    """Follow every path, node by node, by the definition."""
    if x in given or y in given:
        return True
    below = {node: {node} for node in parents}
    for _ in parents:
        for node, above in parents.items():
            for parent in above:
                below[parent] |= below[node]
    paths = [[x]]
    while paths:
        path = paths.pop()
        if path[-1] == y:
            return False
        for node in parents:
            linked = node in parents[path[-1]] or path[-1] in parents[node]
            if linked and node not in path and _passes(parents, below, path, node, given):
                paths.append([*path, node])
    return True


def _passes(parents, below, path, onward, given):
    if len(path) == 1:
        return True
    before, node = path[-2:]
    if before in parents[node] and onward in parents[node]:
        return bool(below[node] & given)
    return node not in given


def labelled(cases):
    return [Case(call, right, label=label) for label, call, right in cases]
