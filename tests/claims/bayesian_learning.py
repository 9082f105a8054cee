"""What the notebook of bayesian_learning claims."""

from itertools import combinations, product

import numpy as np
import pandas as pd
import pytest
from numpy.testing import assert_allclose

from autograder.authoring.claims import assert_rounds_to, claim, given

ALARM = {
    "burglary": {"parents": [], "cpt": {(): 0.001}},
    "earthquake": {"parents": [], "cpt": {(): 0.002}},
    "alarm": {
        "parents": ["burglary", "earthquake"],
        "cpt": {(0, 0): 0.001, (0, 1): 0.29, (1, 0): 0.94, (1, 1): 0.95},
    },
    "john": {"parents": ["alarm"], "cpt": {(0,): 0.05, (1,): 0.90}},
    "mary": {"parents": ["alarm"], "cpt": {(0,): 0.01, (1,): 0.70}},
}
GARDEN = {
    "cloudy": {"parents": [], "cpt": {(): 0.5}},
    "sprinkler": {"parents": ["cloudy"], "cpt": {(0,): 0.5, (1,): 0.1}},
    "rain": {"parents": ["cloudy"], "cpt": {(0,): 0.2, (1,): 0.8}},
    "wet": {
        "parents": ["sprinkler", "rain"],
        "cpt": {(0, 0): 0.0, (0, 1): 0.9, (1, 0): 0.9, (1, 1): 0.99},
    },
}
BOTH = {"john": 1, "mary": 1}
ATTRIBUTES = ["outlook", "temperature", "humidity", "wind"]

given(
    "About six hours. Builds on [...]",
    "In 1998 police in the United States answered about 38 million calls of alarm systems. Between "
    "94 and 98 of a hundred were false.",
    "Section 9 answers both, with your functions, and any other question [...]",
    "John Kerrich, a mathematician interned in Denmark [...] tossed one 10,000 times [...]",
    "After all 10,000 tosses there were 5,067 heads, so the trusting one was right.",
    "With 94 to 98 false alarms of a hundred, real alarms are much worse [...]",
    "(Cooper, 1990)",
    "(Lauritzen and others, 1990)",
    "Six to ten lines altogether.",
    "Half a page, with the drawing.",
    why="published figures, history, and estimates for the reader (Sampson, False Burglar Alarms, "
    "U.S. Department of Justice, 2001; Kerrich 1946)",
)

EQUAL = np.full(11, -np.log(11))
BIAS = np.arange(11) / 10


def log_likelihood(heads, tails):
    with np.errstate(divide="ignore", invalid="ignore"):
        up = np.where(heads > 0, heads * np.log(BIAS), 0)
        return up + np.where(tails > 0, tails * np.log(1 - BIAS), 0)


def belief(reference, seen, net=ALARM, query="burglary"):
    return float(reference.bn_enumerate(net, query, seen)[1])


def tennis(data):
    days = pd.read_csv(data / "tennis.csv")
    values = {name: sorted(days[name].unique()) for name in ATTRIBUTES}
    return days, (days["play"] == "yes").to_numpy(), values


def answers(table, values):
    said = {"always": np.ones(len(table), bool), "never": np.zeros(len(table), bool)}
    literals = [(name, value) for name in ATTRIBUTES for value in values[name]]
    holds = {value: (table[name] == value).to_numpy() for name, value in literals}
    said.update(holds)
    for (name, one), (other_name, other) in combinations(literals, 2):
        if name != other_name:
            said[f"{one} and {other}"] = holds[one] & holds[other]
            said[f"{one} or {other}"] = holds[one] | holds[other]
    return said


PRIOR = np.array([1 / 4] * 2 + [1 / 40] * 10 + [1 / 296] * 74)


@claim(
    "Here are the first hundred tosses, 44 of them heads.",
    "A hundred tosses have a likelihood of about $10^{-30}$ [...]",
    "After the first toss, a tail, the bar at 1 is gone for good. [...] with 0.4 ahead.",
)
def kerrich(reference, data):
    tosses = pd.read_csv(data / "kerrich.csv")["heads"].to_numpy()
    assert (len(tosses), tosses.sum(), tosses[0]) == (100, 44, 0)
    assert -31 < log_likelihood(44, 56).max() / np.log(10) < -29
    final = reference.hypothesis_posterior(EQUAL, log_likelihood(44, 56))
    assert final[4] > final[5] > 0.3
    assert final[4] + final[5] > 0.98
    assert reference.hypothesis_posterior(EQUAL, log_likelihood(0, 1))[10] == 0


@claim(
    "Priors $\\tfrac12, \\tfrac14, \\tfrac14$, log-likelihoods $-1000, -1000, -\\infty$. [...]",
    "Log priors $-0.5, -3, -1$ and log-likelihoods $-4, -2, -3.75$. [...]",
    "Priors $\\tfrac12, \\tfrac18, \\tfrac38$, and the first hypothesis has been [...]",
    "Prior $\\tfrac12$, likelihood $\\tfrac18$: $1 + 3 = 4$ bits. [...]",
    "Three hypotheses with posteriors $0.4, 0.3, 0.3$. [...]",
)
def hypotheses_on_paper(reference):
    lik = np.array([-1000.0, -1000.0, -np.inf])
    got = reference.hypothesis_posterior(np.log([0.5, 0.25, 0.25]), lik)
    assert_allclose(got, [2 / 3, 1 / 3, 0])
    sums = np.array([-0.5, -3.0, -1.0]), np.array([-4.0, -2.0, -3.75])
    assert_allclose(sums[0] + sums[1], [-4.5, -5, -4.75])
    assert reference.map_and_ml(*sums) == (0, 1)
    left = reference.noise_free_posterior(np.array([4, 1, 3]) / 8, np.array([False, True, True]))
    assert_allclose(left, [0, 0.25, 0.75])
    bits = reference.description_length(np.array([0.5, 0.25, 0.5]), np.array([0.125, 1, 0]))
    assert_allclose(bits, [4, 2, np.inf])
    votes = np.array([[1.0, 0.0], [0.0, 1.0], [0.0, 1.0]])
    assert reference.bayes_optimal_label(np.array([0.4, 0.3, 0.3]), votes) == (1, 0.6)


@claim(
    "ML changes its mind with the wind; the trusting observer stays with the fair coin.",
)
def trusting_observer(reference, data):
    tosses = pd.read_csv(data / "kerrich.csv")["heads"].to_numpy()
    trusting = np.log(np.where(BIAS == 0.5, 0.9, 0.01))
    best = []
    for n in (4, 30, 100):
        heads = tosses[:n].sum()
        winner, likeliest = reference.map_and_ml(trusting, log_likelihood(heads, n - heads))
        assert winner == 5
        best.append(likeliest)
    assert len(set(best)) > 1


@claim(
    "Our hypotheses are 86 rules: [...] a quarter by the 74.",
    'On day 4 we are certain of "overcast or mild". On day 5 it is dead, [...]',
    "If one day in ten is an exception, it pays to spend 8 bits on the rule. [...]",
)
def rules_of_tennis(reference, data):
    days, played, values = tennis(data)
    said = answers(days, values)
    names, table = list(said), np.array(list(said.values()))
    assert len(names) == len(PRIOR) == 86
    assert_allclose([PRIOR[:2].sum(), PRIOR[2:12].sum(), PRIOR[12:].sum()], [0.5, 0.25, 0.25])
    left = np.all(table[:, :4] == played[:4], axis=1)
    assert [names[i] for i in np.flatnonzero(left)] == ["overcast or mild"]
    with pytest.raises(ValueError, match="consistent"):
        reference.noise_free_posterior(PRIOR, np.all(table[:, :5] == played[:5], axis=1))
    wrong = np.sum(table != played, axis=1)
    for noise, shortest in ((0.1, "overcast or normal"), (0.2, "always")):
        bits = reference.description_length(PRIOR, noise**wrong * (1 - noise) ** (14 - wrong))
        assert names[int(np.argmin(bits))] == shortest
    assert_rounds_to(-np.log2(PRIOR[-1]), "8")


@claim(
    "With one exception in five the most probable rule is always play, with a posterior of 0.31. "
    "There are 36 kinds of days. [...]",
    "On ten, all of them humid and none overcast. [...]",
    "its probabilities run from 0.40 to 0.79",
)
def the_vote(reference, data):
    days, played, values = tennis(data)
    wrong = np.sum(np.array(list(answers(days, values).values())) != played, axis=1)
    loglik = wrong * np.log(0.2) + (14 - wrong) * np.log(0.8)
    posterior = reference.hypothesis_posterior(np.log(PRIOR), loglik)
    assert posterior.argmax() == 0
    assert_rounds_to(posterior[0], "0.31")
    kinds = pd.DataFrame(product(*values.values()), columns=ATTRIBUTES)
    assert len(kinds) == 36
    verdicts = np.array(list(answers(kinds, values).values()))
    yes = posterior @ np.where(verdicts, 0.8, 0.2)
    no = kinds[yes < 0.5]
    assert len(no) == 10
    assert set(no["humidity"]) == {"high"}
    assert "overcast" not in set(no["outlook"])
    assert_rounds_to(yes.min(), "0.40")
    assert_rounds_to(yes.max(), "0.79")


@claim(
    "Five variables with two values each make 32 worlds, and a table with 31 free probabilities "
    "would answer every question. [...] The network asks for ten numbers instead [...]",
    "The five variables of the alarm: $1 + 1 + 4 + 2 + 2 = 10$, against $2^5 - 1 = 31$.",
    "Nothing has happened, and yet alarm and calls: [...]",
    "$a$ has the parent $b$; $z$ is alone. [...]",
    "Rain has probability $\\tfrac14$; the grass gets wet with $\\tfrac34$ if it rains, [...]",
    "one number, that John calls if there is an alarm, is looked up in 8 of the 32 worlds.",
)
def graphs_on_paper(reference):
    parents = {name: node["parents"] for name, node in ALARM.items()}
    assert reference.bn_parameter_count(parents, dict.fromkeys(parents, 2)) == (10, 31)
    quiet = {"burglary": 0, "earthquake": 0, "alarm": 1, **BOTH}
    assert_rounds_to(reference.bn_joint(ALARM, quiet), "0.000628")
    assert reference.topological_order({"a": ["b"], "b": [], "z": []}) == ["b", "a", "z"]
    grass = {
        "rain": {"parents": [], "cpt": {(): 0.25}},
        "wet": {"parents": ["rain"], "cpt": {(0,): 0.5, (1,): 0.75}},
    }
    assert_allclose(belief(reference, {"wet": 0}, grass, "rain"), 1 / 7)
    worlds = list(product((0, 1), repeat=5))
    assert sum(world[2] == 1 and world[3] == 1 for world in worlds) == 8


@claim(
    "Both called, and the burglar is at 28 %.",
    "John alone takes the burglar from 0.1 % to 1.6 %.",
    "Yet if the radio reports it, the burglar falls from 28 % to 0.3 %: [...]",
    "It stays at 0.001. [...]",
    "Both have called, and the burglar stands at 28 %.",
    "Pearl's, of which 63 of a hundred are false.",
    "With 0.00007, one day in 14,000, 96 of a hundred alarms are false, and two calls mean 2.7 %. "
    "[...] and that means 37 %.",
    "The chance that there is a burglar is 28 %. If somebody at the door confirms the alarm, 37 %; "
    "if the radio then knows of no earthquake, 48 %; [...]",
)
def the_burglar(reference):
    assert_rounds_to(100 * belief(reference, BOTH), "28")
    assert_rounds_to(100 * belief(reference, {"john": 1}), "1.6")
    assert_rounds_to(100 * belief(reference, {**BOTH, "earthquake": 1}), "0.3")
    assert_allclose(belief(reference, {"earthquake": 1}), 0.001)
    assert_rounds_to(100 * belief(reference, {**BOTH, "alarm": 1}), "37")
    assert_rounds_to(100 * belief(reference, {**BOTH, "alarm": 1, "earthquake": 0}), "48")
    assert belief(reference, {**BOTH, "alarm": 1, "earthquake": 1}) < 0.004
    assert_rounds_to(100 * (1 - belief(reference, {"alarm": 1})), "63")
    rare = {**ALARM, "burglary": {"parents": [], "cpt": {(): 0.00007}}}
    assert_rounds_to(100 * (1 - belief(reference, {"alarm": 1}, rare)), "96")
    assert_rounds_to(100 * belief(reference, BOTH, rare), "2.7")
    assert abs(1 / 0.00007 - 14_000) < 500
    perfect = {**ALARM, "mary": {"parents": ["alarm"], "cpt": {(0,): 0.0, (1,): 1.0}}}
    assert_rounds_to(100 * belief(reference, BOTH, perfect), "37")


@claim(
    "$f$ over rain is $(3, 5)$. [...] it is $3 \\cdot 10 = 30$:",
    "Sum rain out of the product above: $(3 + 10, 30 + 100) = (13, 130)$, [...]",
    "Rain: $(\\tfrac34, \\tfrac14)$; wet given rain: [...]",
)
def factors_on_paper(reference):
    f = ("rain",), np.array([3.0, 5.0])
    g = ("wet", "rain"), np.array([[1.0, 2.0], [10.0, 20.0]])
    names, table = reference.factor_product(f, g)
    assert names == ("rain", "wet")
    assert_allclose(table, [[3, 30], [10, 100]])
    wet = reference.factor_sum_out((names, table), "rain")
    assert_allclose(wet[1], [13, 130])
    assert reference.factor_sum_out(wet, "wet")[1] == 143
    rain = ("rain",), np.array([3, 1]) / 4
    given_rain = ("rain", "wet"), np.array([[2, 2], [1, 3]]) / 4
    assert_allclose(reference.factor_product(rain, given_rain)[1], [[3 / 8] * 2, [1 / 16, 3 / 16]])
    found = reference.variable_elimination([rain, given_rain], "wet", {}, ["rain"])
    assert_allclose(found, [7 / 16, 9 / 16])


@claim(
    "So send somebody to the door; the radio is worth two thirds of that. But look at the case in "
    "which John alone has called: then the radio is worth nothing, to three digits. [...]",
)
def worth_of_news(reference):
    def bits(p):
        return float(-np.sum(p * np.log2(p)))

    def gain(news, seen):
        chances = reference.bn_enumerate(ALARM, news, seen)
        after = [
            chances[v] * bits(reference.bn_enumerate(ALARM, "burglary", {**seen, news: v}))
            for v in (0, 1)
        ]
        return bits(reference.bn_enumerate(ALARM, "burglary", seen)) - sum(after)

    assert abs(gain("earthquake", BOTH) / gain("alarm", BOTH) - 2 / 3) < 0.01
    assert_rounds_to(gain("earthquake", {"john": 1}), "0.000")


@claim(
    "Rejection keeps 28 % of its samples, weighting all.",
    "About three fifths. Errors fall with the square root of the number of samples. [...]",
)
def three_fifths(reference, rng):
    seen = {"sprinkler": 1, "wet": 1}
    kept = belief(reference, {}, GARDEN, "sprinkler")
    kept *= belief(reference, {"sprinkler": 1}, GARDEN, "wet")
    assert_rounds_to(kept, "0.28")
    assert_rounds_to(np.sqrt(0.28), "0.53")
    exact = belief(reference, seen, GARDEN, "rain")
    runs = np.array(
        [
            (
                reference.rejection_query(
                    reference.ancestral_sample(GARDEN, 1000, rng), "rain", seen
                )[0],
                reference.likelihood_weighting(GARDEN, "rain", seen, 1000, rng),
            )
            for _ in range(1500)
        ]
    )
    rejection, weighting = np.sqrt(np.mean((runs - exact) ** 2, axis=0))
    assert 0.53 < weighting / rejection < 0.66


@claim(
    "Rain has probability $\\tfrac14$. The first six numbers of [...]",
)
def first_draws():
    u = np.random.default_rng(0).random(6)
    for number, written in zip(u, ("0.64", "0.27", "0.04", "0.02", "0.81", "0.91"), strict=True):
        assert_rounds_to(number, written)
