"""References of game_theory beside libraries: who takes how long."""

PAIRS = ()

NO_COUNTERPART = {
    "minimax_value": "no library of the checks has game trees",
    "expectiminimax": "no library of the checks has game trees",
    "alpha_beta": "no library of the checks has game trees",
    "strategies_matrix": "no library of the checks has game trees",
    "security_levels": "two calls of NumPy",
    "solve_2x2_zero_sum": "a formula; linprog solves a program of any size",
    "zero_sum_lp": "it writes what linprog solves",
    "fictitious_play": "in no library of the checks",
    "best_responses": "one comparison of NumPy",
    "pure_nash": "in no library of the checks",
    "iterated_dominance": "in no library of the checks",
    "mixed_nash_2x2": "in no library of the checks",
    "nash_regret": "two products of NumPy",
    "ipd_strategy": "in no library of the checks",
    "play_ipd": "in no library of the checks",
    "repeated_value": "in no library of the checks",
    "minmax_profile": "two calls of solve_2x2_zero_sum",
    "tft_threshold": "a formula",
    "folk_feasible": "ConvexHull fails where outcomes lie on one line",
    "is_subgame_perfect": "in no library of the checks",
    "minimax_q_update": "one formula",
    "shapley_iteration": "in no library of the checks",
}
