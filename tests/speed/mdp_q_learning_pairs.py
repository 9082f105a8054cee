"""References of mdp_q_learning beside libraries: none has a counterpart here."""

NOBODY = "neither NumPy nor SciPy has it, and libraries of reinforcement learning are not installed"

PAIRS = ()

NO_COUNTERPART = {
    "discounted_return": "scipy.signal.lfilter computes all partial returns; one sum is a line",
    "infinite_bound": "a formula",
    "grid_moves": NOBODY,
    "build_gridworld": NOBODY,
    "q_from_v": "one matrix product",
    "bellman_residual": "one matrix product",
    "value_iteration": NOBODY,
    "greedy_policy": "one matrix product",
    "finite_horizon_plan": NOBODY,
    "policy_model": "one numpy.einsum",
    "evaluate_policy": "one numpy.linalg.solve",
    "policy_iteration": NOBODY,
    "epsilon_greedy": NOBODY,
    "q_learning_update": NOBODY,
    "q_learning": NOBODY,
    "robbins_monro": "two sums",
    "expected_sarsa_update": NOBODY,
}
