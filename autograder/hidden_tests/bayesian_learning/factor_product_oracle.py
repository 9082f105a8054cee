"""What hidden tests of factor_product compare answers with."""

from autograder.hidden_tests.bayesian_learning.network_oracles import product_of

SIZES = {"a": 2, "b": 3, "c": 4, "d": 2, "e": 1}


def random_factor(rng, names):
    return tuple(names), rng.uniform(0.1, 2.0, size=tuple(SIZES[name] for name in names))


def by_entries(f, g):
    return product_of([f, g])
