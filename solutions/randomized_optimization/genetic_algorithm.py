"""Reference for randomized_optimization/genetic_algorithm."""

from collections.abc import Callable

import numpy as np

from solutions.randomized_optimization.mutate_bits import mutate_bits
from solutions.randomized_optimization.single_point_crossover import single_point_crossover
from solutions.randomized_optimization.tournament_select import tournament_select


def genetic_algorithm(
    f: Callable, P0: np.ndarray, n_gen: int, elite: int, rate: float, rng: np.random.Generator
) -> tuple[np.ndarray, float, np.ndarray]:
    """Breed bit strings: elites stay, tournament winners have children, which mutate.

    Crossover combines pieces of good strings into new ones.

    Parameters
    ----------
    f : callable
        What is to be maximised: takes a bit string of shape (n,), returns a number.
    P0 : ndarray of int, shape (N, n)
        Generation 0, one individual a row.
    n_gen : int
        The number of further generations, at least 0.
    elite : int
        So many of the fittest go on unchanged, from 0 to N.
    rate : float
        The probability that a bit of a child is flipped.
    rng : np.random.Generator
        The source of all draws.

    Returns
    -------
    x : ndarray of int, shape (n,)
        The best individual of all generations, the first of equals.
    value : float
        Its value.
    history : ndarray of float, shape (n_gen + 1,)
        The best fitness in each generation.

    Raises
    ------
    ValueError
        If individuals have fewer than 2 bits, or `elite` is not from 0 to N.

    Notes
    -----
    f is called once for each individual of each generation, row by row. The draws of
    a generation: ``tournament_select`` for m parents (N - elite, rounded up to even),
    ``rng.integers(1, n, size=m // 2)`` for the cuts, ``mutate_bits`` for all children.

    References
    ----------
    .. [1] Holland, "Adaptation in Natural and Artificial Systems", 1975.

    Examples
    --------
    >>> P0 = np.array([[0, 0, 1], [1, 0, 0], [0, 1, 0], [0, 0, 0]])
    >>> genetic_algorithm(np.sum, P0, 3, 1, 0.1, np.random.default_rng(8))
    (array([1, 1, 1]), 3.0, array([1., 2., 2., 3.]))
    """
    P = np.array(P0, dtype=int)
    N, n = P.shape
    if n < 2 or not 0 <= elite <= N:
        raise ValueError("individuals need two bits or more, and elite must be from 0 to N")
    m = N - elite + (N - elite) % 2
    best, value, history = P, -np.inf, []
    for generation in range(n_gen + 1):
        fitness = np.array([f(x.copy()) for x in P])
        top = int(np.argmax(fitness))
        history.append(float(fitness[top]))
        if fitness[top] > value:
            best, value = P[top].copy(), fitness[top]
        if generation == n_gen:
            break
        elites = P[np.argsort(-fitness, kind="stable")[:elite]]
        parents = P[tournament_select(fitness, m, rng)]
        points = rng.integers(1, n, size=m // 2)
        trios = zip(parents[::2], parents[1::2], points, strict=True)
        children = [child for a, b, p in trios for child in single_point_crossover(a, b, p)]
        mutated = mutate_bits(np.reshape(children, (m, n)), rate, rng)
        P = np.vstack([elites, mutated[: N - elite]]).astype(int)
    return best, float(value), np.array(history)
