"""weighs an observed cause that is 0 with the probability of 1"""

import numpy as np

def likelihood_weighting(net, query, evidence, n, rng):
    order = topological_order({k: v["parents"] for k, v in net.items()})
    draws = {name: rng.random(n) for name in order if name not in evidence}
    num = den = 0.0
    for i in range(n):
        w, s = 1.0, {}
        for name in order:
            p = net[name]["cpt"][tuple(s[q] for q in net[name]["parents"])]
            if name in evidence:
                s[name] = evidence[name]
                w *= p if evidence[name] == 1 or not net[name]['parents'] else 1 - p
            else:
                s[name] = int(draws[name][i] < p)
        den += w
        if s[query] == 1:
            num += w
    return num / den if den > 0 else float("nan")


def topological_order(parents):
    order = []
    while len(order) < len(parents):
        order.append(min(n for n in parents if n not in order and set(parents[n]) <= set(order)))
    return order
