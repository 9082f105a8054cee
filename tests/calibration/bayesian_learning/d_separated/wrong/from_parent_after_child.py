"""does not visit a node from a parent that it has visited from a child

Breaks: several paths
"""


def d_separated(parents, x, y, given):
    if x in given or y in given:
        return True
    above, queue = set(), list(given)
    while queue:
        v = queue.pop()
        if v not in above:
            above.add(v)
            queue.extend(parents[v])
    seen, queue = set(), [(x, True)]
    while queue:
        state = queue.pop(0)
        if state in seen or (state[0], True) in seen and not state[1]:
            continue
        seen.add(state)
        v, upwards = state
        if v == y:
            return False
        kids = [(c, False) for c, ps in parents.items() if v in ps]
        if upwards:
            queue += [(p, True) for p in parents[v]] + kids if v not in given else []
        else:
            queue += kids if v not in given else []
            queue += [(p, True) for p in parents[v]] if v in above else []
    return True
