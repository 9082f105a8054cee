"""What the notebook of bayesian_learning claims."""

from itertools import combinations, permutations, product

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
    "In 2002 police in the United States were called by about 36 million alarms. Between 94 and "
    "98 of a hundred were false (R. Sampson, False Burglar Alarms, 2007).",
    "John Kerrich, a mathematician interned in Denmark [...] tossed one 10,000 times [...]",
    "After all 10,000 tosses there were 5,067 heads, so the trusting one was right.",
    "With 94 to 98 false alarms of a hundred, real alarms are much worse [...]",
    "In general exact answers are at least as hard as finding out whether a logical formula can be "
    "true (Cooper, 1990), and even as counting in how many ways it can be (Roth, 1996).",
    "by the moral graph (Lauritzen and others, 1990)",
    "Six to ten lines altogether.",
    "Half a page, with the drawing.",
    why="published figures, history, and estimates for the reader (Sampson, False Burglar Alarms, "
    "U.S. Department of Justice, 2nd edition, 2007; Kerrich 1946; Cooper, Artificial Intelligence "
    "42, 1990; Roth, Artificial Intelligence 82, 1996)",
)

given(
    "Tests probe priors that differ, likelihoods too small for a float, "
    "log-likelihoods above 0 (densities have them), impossible hypotheses of either "
    "kind, a single hypothesis, that a constant added to all log-likelihoods changes "
    "nothing, integers, that the arguments stay as they were, and ValueError if "
    "nothing is left.",
    "Tests probe priors that overrule the data, equal priors, ties of each kind, "
    "nearly equal values, impossible hypotheses of either kind, log-likelihoods above 0, that the "
    "arguments stay as they were, and ValueError if nothing is left.",
    "Tests probe equal priors (each survivor gets one over their number), priors that"
    " differ, priors of 0, a single survivor, tiny priors, that the arguments stay as"
    " they were, and ValueError if nobody survives.",
    "Tests probe the unit, each of the two terms alone, zeros and ones of either "
    "kind, two tiny probabilities at once, the sign of zero, that the shortest is the"
    " most probable, and that the arguments stay as they were.",
    "Tests probe the classic example, posteriors that weigh, votes that are divided, "
    "more than two labels, ties exact and by rounding, a single hypothesis, integers "
    "as votes, and that the arguments stay as they were.",
    "Tests probe values of 0 and of 1, the order of the parents in the table, "
    "networks whose dict lists children first, probabilities of 0 and 1, that all "
    "worlds together have probability 1, a single variable, that the arguments stay "
    "as they were, and ValueError for any missing variable.",
    "Tests probe variables with two values and more, variables with a single value, "
    "several parents, no edges, no variables, a hundred variables, and that the "
    "arguments stay as they were.",
    "Tests probe causes given effects, effects given causes, no evidence, evidence "
    "with the value 0, hidden variables between query and evidence, the query in the "
    "evidence, probabilities of 0 and 1, dicts in any order, that the arguments stay "
    "as they were, and ValueError for impossible evidence.",
    "Tests probe no variable in common, one factor within the other, shared variables"
    " in another order, sizes above two, factors without variables, three axes and "
    "more, that order does not change the entries, integers, that the arguments stay "
    "as they were, and ValueError for sizes that differ.",
    "Tests probe the first axis, the last and one between, axes of equal and of "
    "different sizes, the last variable, that the order of two sums does not matter, "
    "integers, that the arguments stay as they were, and ValueError for a variable "
    "that is not there.",
    "Tests probe agreement with the full table, every order, evidence on causes and "
    "on effects, evidence in several factors, variables with three values and more, "
    "variables with one, factors without the eliminated variable, unnormalised factors, the "
    "query in the evidence, that the arguments stay as they were, and ValueError for impossible "
    "evidence, for a variable missing from the order, for a foreign one, for one that"
    " is named twice and for the query or evidence in the order.",
    "Tests probe the draws, the order of the draws, the order of the keys, the order "
    "of the parents in the table, parents whose values differ from sample to sample, "
    "probabilities of 0 and 1, a single sample, shares of many samples, and that the "
    "arguments stay as they were.",
    "Tests probe evidence of one variable and of several, values of 0, no evidence, "
    "nothing accepted, everything accepted, the query in the evidence, and that the "
    "arguments stay as they were.",
    "Tests probe the draws, that observed variables draw nothing, weights of values 0"
    " and 1, several observed variables, observed causes and effects, no evidence, "
    "the query in the evidence, weights of 0, tiny weights, the order of the draws, "
    "estimates near the exact answer, and that the arguments stay as they were.",
    "Arrays of integers may be of a small type (8 bits), [...] add up in floats.",
    why="what hidden tests look at",
)
given(
    "And: you may ask for one more piece of news, is it better to have the radio say whether there "
    "was an earthquake, or to have somebody listen at the door whether it really is the alarm?",
    "Section 4 answers the first, section 9 the second, with your functions, and any other [...]",
    "The variables of a network are named by strings and take the values 0 and 1, integers.",
    'A network is a dict like ALARM: net[name]["parents"] lists the parents, and '
    'net[name]["cpt"] maps the tuple of their values, in the order of that list, to '
    "the probability that the variable is 1; a variable without parents has the one key ().",
    "Tables are complete, probabilities lie between 0 and 1 (both may occur), and the "
    "dict may list its variables in any order, a table its rows.",
    'Evidence is a dict from names to values, {"john": 1, "mary": 1}, perhaps empty.',
    "Evidence, assignments and queries name only variables of the network.",
    "Tables hold integers (int64) or floats; yours may hold either.",
    "Logarithms of probabilities may be $-\\infty$; all else is finite.",
    "Section 3 puts many such steps into one drawing.",
    "Often one answer is wanted, not a bar chart.",
    "Two are popular.",
    'Would you give the hypothesis "this coin from my pocket comes up heads with '
    'probability 0.4" the same prior as "it is fair"?',
    "Let somebody believe at 90 % that it is fair:",
    "In other problems each hypothesis predicts every label for certain, and one "
    "contradiction kills it.",
    "You know the fourteen days of decision_trees, on which somebody did or did not play tennis.",
    "The best hypothesis is not the best answer",
    "We rarely want the hypothesis for its own sake.",
    "Return two indices, MAP first.",
    "votes has a row for each hypothesis and a column for each label; a row holds the"
    " probabilities of the labels under that hypothesis, and not only zeros and ones.",
    "To work through a network, parents must come before their children: the tables "
    "of a child ask for the parents' values.",
    "The variables that are neither query nor evidence, the hidden ones, take all of their values:",
    "Return the array of $P(q = 0 \\mid e)$ and $P(q = 1 \\mid e)$.",
    "Split such nights by what happened:",
    "Now the two blue bars above.",
    "Does an earthquake change the probability that there is a burglar, if nobody has"
    " called and nothing is known about the alarm?",
    "The same, faster",
    "From here on variables may have more than two values, or only one, numbered $0, 1, 2, \\dots$",
    "The numbers of a factor are never negative, but need not be probabilities.",
    "The other half of the toolbox: get rid of a variable by adding up over its values.",
    "Reduce every factor to the evidence: fix the axis of each observed variable at "
    "its value, in every factor that has it.",
    "Here both have called, and we ask about the burglary. Each column is the pool after [...]",
    "Nothing is ever used twice: a factor that was multiplied in has left the pool.",
    "A chain of variables, each the parent of the next; the last is 1, and we ask about the first:",
    "Section 7 gives up exactness.",
    "News travels along paths, with or against the arrows, and there are three ways "
    "to pass a node:",
    "Above nothing is known; below, the tinted node is.",
    "Two variables are d-separated by a set of given ones if every path between them "
    "is blocked somewhere.",
    "Keep only $x$, $y$, the given nodes and all of their ancestors.",
    "Link all parents of a common child with each other (they get married).",
    "If $y$ cannot be reached from $x$ now, they are separated.",
    "If the exact answer is out of reach, let the story happen a few thousand times and count.",
    "With the same number of samples, will its error be about a quarter, a half, or "
    "three fifths of that of rejection?",
    "Give an example of your own with three hypotheses and two labels (not the "
    "posteriors $0.4, 0.3, 0.3$) in which they disagree, and compute the probability "
    "of each label.",
    "Show in one or two lines why no other label is right more often.",
    "Draw a network of your own with at least six variables: why the train is late, "
    "why the bread did not rise.",
    "Ask it three questions to which you know the answer from experience, and see "
    "where it disagrees with you.",
    "Which of your guessed numbers changes the answer most if you double it, and why that one?",
    "A machine that turns causes and their effects around: exactly where the graph "
    "allows it, by dice where it does not.",
    why="a definition, a question, advice, or what the next lines show",
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
    "A hundred tosses have a likelihood of about $10^{-30}$; two thousand would be smaller than "
    "any float.",
    "(One tail is the end of the coin with two heads, whatever we thought of it before.)",
    "After the first toss, a tail, the bar at 1 is gone for good. [...] with 0.4 ahead.",
)
def kerrich(reference, data):
    tosses = pd.read_csv(data / "kerrich.csv")["heads"].to_numpy()
    assert (len(tosses), tosses.sum(), tosses[0]) == (100, 44, 0)
    assert -31 < log_likelihood(44, 56).max() / np.log(10) < -29
    assert all(b**heads * (1 - b) ** (2000 - heads) == 0 for b in BIAS for heads in (1000, 880))
    final = reference.hypothesis_posterior(EQUAL, log_likelihood(44, 56))
    assert final[4] > final[5] > 0.3
    assert final[4] + final[5] > 0.98
    assert reference.hypothesis_posterior(EQUAL, log_likelihood(0, 1))[10] == 0


@claim(
    "So both come as logarithms, the product is a sum, and only the differences between the sums "
    "matter.",
    "Priors $\\tfrac12, \\tfrac14, \\tfrac14$, log-likelihoods $-1000, -1000, -\\infty$. [...]",
    "Bayes' rule says: take your belief before the data, multiply by how well the hypothesis "
    "predicted the data, and rescale so that all beliefs add up to 1:",
    "A hypothesis that the data exclude has the likelihood 0 and the logarithm $-\\infty$.",
    "Log priors $-0.5, -3, -1$ and log-likelihoods $-4, -2, -3.75$. [...]",
    "Priors $\\tfrac12, \\tfrac18, \\tfrac38$, and the first hypothesis has been [...]",
    "Prior $\\tfrac12$, likelihood $\\tfrac18$: $1 + 3 = 4$ bits. [...]",
    "Three hypotheses with posteriors $0.4, 0.3, 0.3$. [...]",
)
def hypotheses_on_paper(reference):
    loglik = np.array([-1000.0, -1000.0, -np.inf])
    got = reference.hypothesis_posterior(np.log([0.5, 0.25, 0.25]), loglik)
    assert_allclose(got, [2 / 3, 1 / 3, 0])
    assert_allclose(reference.hypothesis_posterior(np.log([0.5, 0.25, 0.25]), loglik + 1700), got)
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
    "ML sways with every gust (0.3, 0.6, 0.4); the trusting observer stays with the fair coin.",
    "(And had the coin been bent, the 10,000 would have told even him.)",
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
    assert BIAS[best].tolist() == [0.3, 0.6, 0.4]
    for bent in np.flatnonzero(BIAS != 0.5):
        heads = round(10_000 * BIAS[bent])
        assert reference.map_and_ml(trusting, log_likelihood(heads, 10_000 - heads))[0] == bent


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
    "MAP would have you turn up every day.",
    "The vote keeps the knowledge of all the rules that lost, and it knows how sure it is: its "
    "probabilities run from 0.40 to 0.79.",
    "(With noise $\\varepsilon$, a rule of tennis votes $1 - \\varepsilon$ for what it says [...]",
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
    assert verdicts[posterior.argmax()].all()
    assert posterior.min() > 0
    assert_rounds_to(yes.min(), "0.40")
    assert_rounds_to(yes.max(), "0.79")


@claim(
    "Five variables with two values each make 32 worlds, and a table with 31 free probabilities "
    "would answer every question. [...] The network asks for ten numbers instead [...]",
    "The five variables of the alarm: $1 + 1 + 4 + 2 + 2 = 10$, against $2^5 - 1 = 31$.",
    "Nothing has happened, and yet alarm and calls: [...]",
    "$a$ has the parent $b$; $z$ is alone. [...]",
    "Rain has probability $\\tfrac14$; the grass gets wet with $\\tfrac34$ if it rains, [...]",
    "Yet most of the arithmetic is the same again and again: one number, that John calls if there "
    "is an alarm, is looked up in 8 of the 32 worlds.",
    "Every hidden variable doubles the worlds.",
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
    "Of a hundred pairs of calls 28 come from a burglar, 48 from an alarm that rang without one, "
    "and 24 from two neighbours who were both mistaken. If John alone calls, he is mistaken 96 "
    "times in a hundred: he takes the burglar from 0.1 % to 1.6 %.",
    "(4 % after John, 76 % after both)",
    "By itself an earthquake tells us nothing about burglars: no burglar waits for one.",
    "Yet if the radio reports it, the burglar falls from 28 % to 0.3 %: [...]",
    "It stays at 0.001. [...]",
    "Both have called, and the burglar stands at 28 %.",
    "the one in the story, of which 63 of a hundred are false.",
    "With 0.00007, one day in 14,000, 96 of a hundred alarms are false, and two calls mean 2.7 %. "
    "[...] and that means 37 %. Nor could both neighbours together; what helps is news that there "
    "was no earthquake (with the alarm confirmed, 48 %).",
    "If the door confirms the alarm, 37 %; if the radio then knows of no earthquake, 48 %; [...] "
    "None of these numbers stood in the tables. They came from ten simpler ones [...]",
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
    for seen, written in (({"john": 1}, "4"), (BOTH, "76")):
        assert_rounds_to(100 * belief(reference, seen, query="alarm"), written)
    rings = belief(reference, {**BOTH, "burglary": 0}, query="alarm")
    assert_rounds_to(100 * (1 - belief(reference, BOTH)) * rings, "48")
    assert_rounds_to(100 * (1 - belief(reference, BOTH)) * (1 - rings), "24")
    mistaken = belief(reference, {"john": 1, "burglary": 0}, query="alarm")
    assert_rounds_to(100 * (1 - belief(reference, {"john": 1})) * (1 - mistaken), "96")
    written = [p for node in ALARM.values() for p in node["cpt"].values()]
    assert len(written) == 10
    shown = [belief(reference, seen) for seen in ({**BOTH, "alarm": 1}, BOTH)]
    assert all(min(abs(p - q), abs(1 - p - q)) > 0.005 for p in written for q in shown)
    perfect = {**ALARM, "mary": {"parents": ["alarm"], "cpt": {(0,): 0.0, (1,): 1.0}}}
    assert_rounds_to(100 * belief(reference, BOTH, perfect), "37")
    both = {**perfect, "john": {"parents": ["alarm"], "cpt": {(0,): 0.0, (1,): 1.0}}}
    assert_rounds_to(100 * belief(reference, BOTH, both), "37")


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
    "which John alone has called: then the radio is worth nothing to three decimals. As long as "
    "the alarm itself is in doubt [...] nobody needs an excuse for it.",
    "So the burglar has 28 %, and the better question is the one at the door: it removes 0.136 of "
    "0.861 bits, the radio 0.090.",
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
    assert_rounds_to(gain("alarm", BOTH), "0.136")
    assert_rounds_to(gain("earthquake", BOTH), "0.090")
    assert_rounds_to(bits(reference.bn_enumerate(ALARM, "burglary", BOTH)), "0.861")
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
    # In the limit n * variance is E[w^2 (q - exact)^2] / E[w]^2 over clouds and rain.
    clouds = {cloudy: {"cloudy": cloudy, "sprinkler": 1} for cloudy in (0, 1)}
    first = second = 0.0
    for cloudy, rain in product((0, 1), repeat=2):
        wet = belief(reference, {"sprinkler": 1, "rain": rain}, GARDEN, "wet")
        weight = belief(reference, {"cloudy": cloudy}, GARDEN, "sprinkler") * wet
        p = 0.5 * reference.bn_enumerate(GARDEN, "rain", clouds[cloudy])[rain]
        first, second = first + p * weight, second + p * weight**2 * (rain - exact) ** 2
    limit = np.sqrt(second / first**2 / (exact * (1 - exact) / kept))
    assert_rounds_to(limit, "0.596")


@claim(
    "Rain has probability $\\tfrac14$. The first six numbers of [...]",
)
def first_draws():
    u = np.random.default_rng(0).random(6)
    for number, written in zip(u, ("0.64", "0.27", "0.04", "0.02", "0.81", "0.91"), strict=True):
        assert_rounds_to(number, written)


@claim(
    "She plays her music loud, and misses three alarms in ten.",
    "Burglars come on one day [...]",
    "There weighting sets the calls, but it still has to draw the burglary, one night in "
    "a thousand:",
    "Toss a coin of bias 0.001 for the burglary, one of 0.002 for the earthquake; [...]",
    "The grey tables say how much: beside alarm, the line 1 0: 0.94 below the heading B E means "
    "that the alarm goes off with probability 0.94 if there is a burglar and no earthquake.",
)
def witnesses():
    assert ALARM["alarm"]["parents"] == ["burglary", "earthquake"]
    assert ALARM["alarm"]["cpt"][1, 0] == 0.94
    assert ALARM["earthquake"]["cpt"][()] == 0.002
    assert_allclose(1 - ALARM["mary"]["cpt"][1,], 0.3)
    assert ALARM["burglary"]["cpt"][()] == 1 / 1000


@claim(
    "With four variables there is nothing to gain: arrays have a price. But two more variables "
    "make four times as many worlds, and each takes a little longer; at sixteen there is no "
    "contest. Elimination goes through the chain once, with tables of at most eight numbers.",
    "Ten thousand nights, and next to nothing to show for it: on most of them nobody calls.",
    "All pairs of the alarm's variables, with every set of others given:",
)
def what_cells_print(notebook, reference):
    names = notebook.names
    chain = names["factors_of"](names["chain_of"](13))
    assert names["largest_table"](chain, [f"x{i}" for i in range(1, 12)]) == 8
    assert 2**2 == 4
    times = np.array(names["times"])
    assert times[-1, 0] > 10 * times[-1, 1]
    assert times[0, 0] < 3 * times[0, 1]
    called = belief(reference, {}, query="john") + belief(reference, {}, query="mary")
    assert called < 0.1
    verdicts = names["verdicts"]
    assert len(verdicts) == 80
    assert all(a == b for a, b in verdicts)


@claim("The lines are parallel, with a slope of $-\\tfrac12$: [...]")
def slope_of_the_errors(notebook):
    sizes = np.log(notebook.names["sizes"])
    for values in notebook.names["errors"].values():
        assert abs(np.polyfit(sizes, np.log(values), 1)[0] + 0.5) < 0.08


@claim(
    "If prior or likelihood of every hypothesis is 0, so that no sum is above $-\\infty$, raise "
    "ValueError.",
    "A posterior below $10^{-300}$ may be returned as 0.",
    "Priors need not add up to 1, here and in map_and_ml.",
    "The maximum likelihood hypothesis (ML) has the largest likelihood, which is the same thing if "
    "all priors are equal.",
    "If every sum is $-\\infty$, raise ValueError.",
    "The prior has no say in ML: it may pick a hypothesis whose prior is 0.",
    "The likelihood is then 1 or 0, and Bayes' rule merely strikes out the dead and rescales the "
    "living.",
    "A long rule must earn its length by saving exceptions.",
    "Something certain takes 0.0 bits, which must not appear as -0.0; something impossible takes "
    "np.inf.",
    "Probabilities go down to $10^{-300}$, and so the product of two of them may be too small for "
    "a float.",
)
def rules_of_hypotheses(reference, rng):
    inf = np.inf
    nothing = np.array([-inf, 0.0]), np.array([0.0, -inf])
    for function in (reference.hypothesis_posterior, reference.map_and_ml):
        with pytest.raises(ValueError, match="no hypothesis"):
            function(*nothing)
    assert reference.hypothesis_posterior(np.zeros(2), np.array([0.0, -1000.0]))[1] == 0
    prior, loglik = np.log(rng.dirichlet(np.ones(5))), rng.normal(size=5)
    right = reference.hypothesis_posterior(prior, loglik)
    assert_allclose(reference.hypothesis_posterior(prior + 3.0, loglik), right)
    same = reference.map_and_ml(prior + 3.0, loglik)
    assert same == reference.map_and_ml(prior, loglik)
    for _ in range(20):
        prior, loglik = rng.dirichlet(np.ones(5)), rng.normal(size=5)
        assert len(set(reference.map_and_ml(np.full(5, -np.log(5)), loglik))) == 1
        kept = rng.random(5) < 0.6
        if kept.any():
            got = reference.noise_free_posterior(prior, kept)
            with np.errstate(divide="ignore"):
                right = reference.hypothesis_posterior(np.log(prior), np.log(kept))
            assert_allclose(got, right)
    assert reference.map_and_ml(np.array([-inf, 0.0]), np.array([-1.0, -2.0])) == (1, 0)
    bits = reference.description_length(np.array([1.0, 0.0, 0.25]), np.array([1.0, 0.5, 1.0]))
    assert bits.tolist() == [0.0, inf, 2.0]
    assert not np.signbit(bits[0])
    short, long = reference.description_length(np.array([0.5, 0.125]), np.array([0.125, 0.25]))
    assert short < long, "two bits more for the rule, one less for the data"
    assert 1e-300 * 1e-300 == 0


@claim(
    "And for that there is no need to elect a single hypothesis: let all of them vote, each as "
    "strongly as it is probable.",
    "The label $c$ with the largest sum is the Bayes-optimal one: given model and prior, no other "
    "way to answer is right more often on average.",
    "The candidate who leads the polls at 40 % loses if the other 60 % agree.",
    "Sums within $10^{-9}$ of the largest count as equal to it, and of equals the smallest index "
    "wins.",
    "($0.1 + 0.2$ is not $0.3$ in floats.)",
)
def rules_of_the_vote(reference, rng):
    for _ in range(20):
        posterior, votes = rng.dirichlet(np.ones(4)), rng.dirichlet(np.ones(3), size=4)
        label, chance = reference.bayes_optimal_label(posterior, votes)
        right = [sum(p * row[c] for p, row in zip(posterior, votes, strict=True)) for c in range(3)]
        assert_allclose(chance, max(right))
        assert_allclose(right[label], max(right))
    near = np.array([[0.5 - 4e-10, 0.5 + 4e-10]])
    assert reference.bayes_optimal_label(np.ones(1), near)[0] == 0
    assert 0.1 + 0.2 != 0.3


@claim(
    "There are many, and to have one answer we always take the alphabetically smallest node that "
    "is free.",
    "At every step take the smallest node that is not in the list yet and whose parents all are "
    "in it; strings are compared as Python's < compares them.",
    "By the chain rule, in a topological order, the probability of a world is the probability of "
    "the first variable, times that of the second given the first, and so on, each given all "
    "before it.",
    "The network adds one claim: all before it can be replaced by its parents.",
    "A variable with $k$ values needs $k - 1$ free numbers, since the last is what is left to 1; "
    "and it needs them once for each combination of its parents' values.",
    "If a variable of the network has no value in assignment, raise ValueError, even in an "
    "impossible world.",
    "A network without variables has $0$ and $0$.",
    "In the topological order a variable's parents have always been decided before it.",
)
def rules_of_graphs(reference):
    parents = {name: node["parents"] for name, node in ALARM.items()}
    order = reference.topological_order(parents)
    assert all(order.index(p) < order.index(node) for node in parents for p in parents[node])
    for i, node in enumerate(order):
        free = [n for n in parents if n not in order[:i] and set(parents[n]) <= set(order[:i])]
        assert node == min(free)
    for values in product((0, 1), repeat=5):
        world, chance = dict(zip(order, values, strict=True)), 1.0
        for i, node in enumerate(order):
            before = {name: world[name] for name in order[:i]}
            given_all = reference.bn_enumerate(ALARM, node, before)
            above = {name: world[name] for name in parents[node]}
            assert_allclose(given_all, reference.bn_enumerate(ALARM, node, above))
            chance *= given_all[world[node]]
        assert_allclose(chance, reference.bn_joint(ALARM, world))
    impossible = {**ALARM, "burglary": {"parents": [], "cpt": {(): 0.0}}}
    world = dict.fromkeys(order, 1)
    assert reference.bn_joint(impossible, world) == 0
    for name in order:
        with pytest.raises(ValueError, match="value"):
            reference.bn_joint(impossible, {k: v for k, v in world.items() if k != name})
    assert reference.bn_parameter_count({}, {}) == (0, 0)
    sizes = {"x": 3, "y": 4}
    assert reference.bn_parameter_count({"x": [], "y": ["x"]}, sizes)[0] == 2 + 3 * 3


@claim(
    "Add up the worlds that agree with the evidence, separately for the two values of the query, "
    "and divide by the sum of both.",
    "If the query is itself in the evidence, they are 0 and 1, or 1 and 0.",
    "If the evidence has probability 0, raise ValueError, also when the query is in it.",
    "$xy + xz = x(y + z)$, one multiplication in place of two.",
    "A factor is a pair, a tuple of names and a table with one axis for each name, in that order: "
    '(("alarm", "john"), table) with table[1, 0] for alarm and no call. John\'s table becomes '
    '(("alarm", "john"), [[0.95, 0.05], [0.10, 0.90]]): parents first, the variable last, and '
    "$1 - p$ beside $p$.",
    "The tables of a network become factors once $1 - p$ stands beside $p$.",
    "The product of two factors has an axis for every variable of either, and each of its entries "
    "is the product of the two entries that agree with it.",
    "Return (names, table): first all names of f in their order, then those of g that are new, in "
    "theirs. Names are a tuple, and no name occurs twice.",
    "If a shared variable has different numbers of values in the two, raise ValueError, also where "
    "one of them is 1.",
    "If the query is in the evidence, the result is 1 at the observed value and 0 elsewhere.",
    "order holds every variable of the factors except the query and the evidence, each once; "
    "otherwise raise ValueError, also when the query was observed. Every such order has the same "
    "answer.",
    "If the evidence has probability 0, raise ValueError, also when it holds the query. The "
    "product of the factors need not add up to 1.",
)
def rules_of_inference(notebook, reference, rng):
    worlds = [dict(zip(ALARM, values, strict=True)) for values in product((0, 1), repeat=5)]
    called = [world for world in worlds if world["john"] and world["mary"]]
    chances = [reference.bn_joint(ALARM, world) for world in called]
    burgled = [p for p, world in zip(chances, called, strict=True) if world["burglary"]]
    assert_allclose(belief(reference, BOTH), sum(burgled) / sum(chances))
    assert reference.bn_enumerate(ALARM, "john", BOTH).tolist() == [0, 1]
    factors = notebook.names["factors_of"](ALARM)
    john = next(factor for factor in factors if factor[0][-1] == "john")
    assert john[0] == ("alarm", "john")
    assert_allclose(john[1], [[0.95, 0.05], [0.10, 0.90]])
    assert john[1][1, 0] == 1 - ALARM["john"]["cpt"][1,]
    impossible = {**ALARM, "burglary": {"parents": [], "cpt": {(): 0.0}}}
    never = notebook.names["factors_of"](impossible)
    seen, rest = {"burglary": 1}, ["earthquake", "alarm", "john", "mary"]
    with pytest.raises(ValueError, match="probability 0"):
        reference.bn_enumerate(impossible, "burglary", seen)
    with pytest.raises(ValueError, match="probability 0"):
        reference.variable_elimination(never, "burglary", seen, rest)
    answers_ = [
        reference.variable_elimination(
            [*factors, ((), np.array(7.0))], "mary", {"john": 1}, list(order)
        )
        for order in permutations(["burglary", "earthquake", "alarm"])
    ]
    right = reference.bn_enumerate(ALARM, "mary", {"john": 1})
    assert_allclose(answers_, np.tile(right, (6, 1)))
    got = reference.variable_elimination(factors, "mary", {"mary": 0}, [*rest[:3], "burglary"])
    assert got.tolist() == [1, 0]
    with pytest.raises(ValueError, match="order"):
        reference.variable_elimination(factors, "mary", {}, rest[:3])
    with pytest.raises(ValueError, match="order"):
        reference.variable_elimination(factors, "mary", {"mary": 0}, rest[:3])
    f, g = (("a", "b"), rng.random((2, 3))), (("c", "b"), rng.random((4, 3)))
    names, table = reference.factor_product(f, g)
    assert names == ("a", "b", "c")
    assert_allclose(table, np.einsum("ab,cb->abc", f[1], g[1]))
    with pytest.raises(ValueError, match="b has"):
        reference.factor_product(f, (("b",), np.ones(1)))


@claim(
    "In a star, one cause with many effects, take the cause out first, and all effects are "
    "suddenly in one table:",
    "There are networks in which every order is bad.",
    "Three values for the outlook are no problem now.",
    "scikit-learn has the star of section 5 under the name CategoricalNB, and NumPy has all of "
    "elimination in one call: np.einsum takes tables and letters for their axes, multiplies, and "
    "sums out what does not appear in the result.",
)
def work_of_orders(notebook):
    names = notebook.names
    star = names["factors_of"](names["star"])
    effects = [f"effect {i}" for i in range(1, 15)]
    assert names["largest_table"](star, ["cause", *effects]) == 2**16
    assert names["largest_table"](star, [*effects, "cause"]) == 4
    # Every two of nine variables share a table: whichever goes first, all nine are in its product.
    pairs = [((a, b), None) for a, b in combinations("abcdefghi", 2)]
    assert all(names["largest_table"](pairs, [first]) == 2**9 for first in "abcdefghi")
    assert names["VALUES"]["outlook"] == ["overcast", "rain", "sunny"]
    today = list(names["today"].values())
    chance = names["model"].predict_proba([today])[0, 1]
    factors, query = names["factors"], names["today"]
    assert_allclose(names["variable_elimination"](factors, "play", query, [])[1], chance)
    both = names["answer"] / names["answer"].sum()
    assert_allclose(both, names["bn_enumerate"](ALARM, "burglary", BOTH))


@claim(
    "Burglary and earthquake, nothing given: neither has ancestors, the alarm is not kept, and "
    "there is no link. Given John, the alarm is kept as his ancestor, its parents are linked, and "
    "the two are neighbours:",
    "Two nodes in different pieces of the graph are separated.",
    "One direction is a theorem: separated implies independent, for all tables. The other is luck "
    "that nearly all tables have. Set John's table to {(0,): 0.05, (1,): 0.05}, and he is "
    "independent of everything, though the drawing does not know it.",
)
def separation_and_independence(notebook, reference, rng):
    parents = {name: node["parents"] for name, node in ALARM.items()}
    assert reference.d_separated(parents, "burglary", "earthquake", set())
    assert not reference.d_separated(parents, "burglary", "earthquake", {"john"})
    assert reference.d_separated({"a": [], "b": []}, "a", "b", set())
    is_independent = notebook.names["is_independent"]
    deaf = {**ALARM, "john": {"parents": ["alarm"], "cpt": {(0,): 0.05, (1,): 0.05}}}
    for other in ("burglary", "earthquake", "alarm", "mary"):
        assert is_independent(deaf, "john", other, ())
        assert not reference.d_separated(parents, "john", other, set())
    for _ in range(5):
        drawn = {
            name: {**node, "cpt": {key: float(rng.uniform(0.1, 0.9)) for key in node["cpt"]}}
            for name, node in ALARM.items()
        }
        for x, y in combinations(ALARM, 2):
            others = [name for name in ALARM if name not in (x, y)]
            for given_ in [(), *((name,) for name in others), tuple(others)]:
                separated = reference.d_separated(parents, x, y, set(given_))
                assert is_independent(drawn, x, y, given_) == separated


@claim(
    "In each sample the value is 1 if u < p, where p is the probability of 1 given the values of "
    "the parents in that sample.",
    "with arrays of shape (n,) that hold integers 0 and 1, not booleans.",
    "Four samples: rain $0, 1, 1, 0$; wet $0, 1, 1, 1$. Given wet three are accepted, and it rains "
    "in two of them:",
    "If nothing is accepted, the estimate is nan, even if the query is in the evidence.",
    "Then every sample agrees.",
    "Of four samples two have rain, with weights $\\tfrac34$, and two have none, with weights "
    "$\\tfrac14$: the estimate is $\\tfrac{1.5}{2} = \\tfrac34$.",
    "An observed one has its value in all samples, multiplies the weights, and draws nothing. "
    "Every other one, the query too, draws u = rng.random(n) once and is 1 where u < p.",
    "If all weights are exactly 0, return nan, also when the query is in the evidence. Otherwise "
    "a query in the evidence gives 0.0 or 1.0.",
    "Of 1,000 drawn nights none has a burglar in $0.999^{1000} = 37$ % of the runs, and then the "
    "estimate is exactly 0.",
    "Evidence at the bottom cannot reach up to guide the draws at the top.",
    "(No cure for the worst case: you will see the dice fail.)",
)
def rules_of_dice(reference):
    def dice():
        return np.random.default_rng(0)

    net = {
        "rain": {"parents": [], "cpt": {(): 0.5}},
        "wet": {"parents": ["rain"], "cpt": {(0,): 0.25, (1,): 0.75}},
    }
    drawn, u = reference.ancestral_sample(net, 50, dice()), dice().random((2, 50))
    rain = u[0] < 0.5
    assert drawn["rain"].tolist() == rain.astype(int).tolist()
    assert drawn["wet"].tolist() == (u[1] < np.where(rain, 0.75, 0.25)).astype(int).tolist()
    assert all(values.dtype.kind == "i" for values in drawn.values())
    samples = {"rain": np.array([0, 1, 1, 0]), "wet": np.array([0, 1, 1, 1])}
    assert reference.rejection_query(samples, "rain", {"wet": 1}) == (2 / 3, 3)
    assert np.isnan(reference.rejection_query(samples, "rain", {"rain": 1, "wet": 0})[0])
    assert (2 * 0.75) / (2 * 0.75 + 2 * 0.25) == 1.5 / 2 == 0.75
    got = reference.likelihood_weighting(net, "wet", {"rain": 1}, 50, dice())
    assert got == np.mean(u[0] < 0.75)
    assert reference.likelihood_weighting(net, "rain", {"rain": 0, "wet": 1}, 9, dice()) == 0.0
    assert reference.likelihood_weighting(net, "wet", {"wet": 1}, 9, dice()) == 1.0
    dry = {**net, "rain": {"parents": [], "cpt": {(): 0.0}}}
    assert np.isnan(reference.likelihood_weighting(dry, "rain", {"rain": 1}, 9, dice()))
    faint = {**net, "wet": {"parents": ["rain"], "cpt": {(0,): 1e-200, (1,): 3e-200}}}
    got = reference.likelihood_weighting(faint, "rain", {"wet": 1}, 50, dice())
    assert_allclose(got, 3 * rain.sum() / (3 * rain.sum() + np.sum(~rain)))
    assert_rounds_to(100 * 0.999**1000, "37")
    rng, runs = dice(), 300
    estimates = [
        reference.likelihood_weighting(ALARM, "burglary", BOTH, 1000, rng) for _ in range(runs)
    ]
    assert abs(np.mean(np.array(estimates) == 0) - 0.999**1000) < 0.09


@claim(
    "And a warning to go with it: the best hypothesis need not give the best answer, and a story "
    "that fits well need not be probable."
)
def the_warning(reference):
    fits = [reference.bn_enumerate(ALARM, name, {"burglary": 1})[1] for name in ("john", "mary")]
    assert min(fits) > 0.6
    assert belief(reference, BOTH) < 0.3
