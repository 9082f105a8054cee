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

given(
    "Tests probe priors that differ, likelihoods too small for a float, "
    "log-likelihoods above 0 (densities have them), impossible hypotheses of either "
    "kind, a single hypothesis, that a constant added to all log-likelihoods changes "
    "nothing, integers, that the arguments stay as they were, and ValueError if "
    "nothing is left.",
    "Tests probe priors that overrule the data, equal priors, ties of each kind, "
    "impossible hypotheses of either kind, log-likelihoods above 0, that the "
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
    "factors without the eliminated variable, unnormalised factors, the query in the "
    "evidence, that the arguments stay as they were, and ValueError for impossible "
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
    "the query in the evidence, weights of 0, the order of the draws, estimates near "
    "the exact answer, and that the arguments stay as they were.",
    why="what hidden tests look at",
)
given(
    "The grey tables say how large a say: beside alarm, 1 0: 0.94 means that the "
    "alarm goes off with probability 0.94 if there is a burglar and no earthquake.",
    "And: you may ask for one more piece of news, is it better to have the radio say "
    "whether there was an earthquake, or to have somebody listen at the door whether "
    "it really is the alarm?",
    "The variables of a network are named by strings and take the values 0 and 1, integers.",
    'A network is a dict like ALARM: net[name]["parents"] lists the parents, and '
    'net[name]["cpt"] maps the tuple of their values, in the order of that list, to '
    "the probability that the variable is 1; a variable without parents has the one "
    "key ().",
    "Tables are complete, probabilities lie between 0 and 1 (both may occur), and the"
    " dict may list its variables in any order.",
    'Evidence is a dict from names to values, {"john": 1, "mary": 1}, perhaps empty.',
    "Bayes' rule says that belief after the data is belief before, times how well the"
    " hypothesis predicted them, made to add up to 1 again:",
    "A hypothesis that the data exclude has the likelihood 0 and the logarithm $-\\infty$.",
    "(One tail is the end of the coin with two heads, whatever we thought of it before.)",
    "Nothing comes back from there.",
    "If prior or likelihood of every hypothesis is 0, so that no sum is above "
    "$-\\infty$, raise ValueError.",
    "Often one answer is wanted, not a bar chart.",
    "Two are popular.",
    "The maximum likelihood hypothesis (ML) has the largest likelihood, which is the "
    "same thing if all priors are equal.",
    "Return two indices, MAP first.",
    "If every sum is $-\\infty$, raise ValueError.",
    "The prior has no say in ML: it may pick a hypothesis whose prior is 0.",
    'Would you give the hypothesis "this coin from my pocket comes up heads with '
    'probability 0.4" the same prior as "it is fair"?',
    "Let somebody believe at 90 % that it is fair:",
    "(And had the coin been bent, the 10,000 would have told even him.)",
    "In other problems each hypothesis predicts every label for certain, and one "
    "contradiction kills it.",
    "The likelihood is then 1 or 0, and Bayes' rule merely strikes out the dead and "
    "rescales the living.",
    "You know the fourteen days of decision_trees, on which somebody did or did not play tennis.",
    "A long rule must earn its length by saving exceptions.",
    "Something certain takes 0.0 bits, which must not appear as -0.0; something "
    "impossible takes np.inf.",
    "Probabilities go down to $10^{-300}$, and so the product of two of them may be "
    "too small for a float.",
    "The best hypothesis is not the best answer",
    "We rarely want the hypothesis for its own sake.",
    "And for that there is no need to elect a single hypothesis: let all of them "
    "vote, each as strongly as it is probable.",
    "The label $c$ with the largest sum is the Bayes-optimal one: given model and "
    "prior, no other way to answer is right more often on average.",
    "The candidate who leads the polls at 40 % loses if the other 60 % agree.",
    "votes has a row for each hypothesis and a column for each label; a row holds the"
    " probabilities of the labels under that hypothesis, and not only zeros and ones.",
    "Sums within $10^{-9}$ of the largest count as equal to it, and of equals the "
    "smallest index wins.",
    "($0.1 + 0.2$ is not $0.3$ in floats.)",
    "MAP would have you turn up every day.",
    "The vote keeps the knowledge of all the rules that lost, and it knows how sure "
    "it is: its probabilities run from 0.40 to 0.79.",
    "To work through a network, parents must come before their children: the tables "
    "of a child ask for the parents' values.",
    "There are many, and to have one answer we always take the alphabetically "
    "smallest node that is free.",
    "At every step the smallest of all nodes that are not in the list and whose "
    "parents all are comes next; strings are compared as Python's < compares them.",
    "By the chain rule, in a topological order, the probability of a world is the "
    "probability of the first variable, times that of the second given the first, and"
    " so on, each given all before it.",
    "The network adds one claim: all before it can be replaced by its parents.",
    "A variable with $k$ values needs $k - 1$ free numbers, since the last is what is"
    " left to 1; and it needs them once for each combination of its parents' values.",
    "A network without variables has $0$ and $0$.",
    "Add up the worlds that agree with the evidence, apart for the two values of the "
    "query, and divide by the sum of both.",
    "The variables that are neither query nor evidence, the hidden ones, take all of their values:",
    "Return the array of $P(q = 0 \\mid e)$ and $P(q = 1 \\mid e)$.",
    "If the query is itself in the evidence, they are 0 and 1, or 1 and 0.",
    "If the evidence has probability 0, raise ValueError, also when the query is in it.",
    "Look at the two blue bars.",
    "The earthquake tells us nothing about burglars, no burglar waits for one.",
    "Does an earthquake change the probability that there is a burglar, if nobody has"
    " called and nothing is known about the alarm?",
    "The same, faster",
    "Every hidden variable doubles the worlds.",
    "Yet most of the arithmetic is the same again and again: one number, that John "
    "calls if there is an alarm, is looked up in 8 of the 32 worlds.",
    "$xy + xz = x(y + z)$, one multiplication in place of two.",
    "A factor is a pair, a tuple of names and a table with one axis for each name, in"
    ' that order: (("alarm", "john"), table) with table[1, 0] for alarm and no call.',
    "From here on variables may have more than two values, numbered $0, 1, 2, \\dots$",
    "The product of two factors talks about all variables of both, and each of its "
    "entries is the product of the two entries that agree with it.",
    "Return (names, table): first all names of f in their order, then those of g that"
    " are new, in theirs.",
    "Names are a tuple, and no name occurs twice.",
    "If a shared variable has different numbers of values in the two, raise "
    "ValueError, also where one of them is 1.",
    "The other half of the toolbox: get rid of a variable by adding up over its values.",
    "Reduce every factor to the evidence: fix the axis of each observed variable at "
    "its value, in every factor that has it.",
    "Nothing is ever used twice: a factor that was multiplied in has left the pool.",
    "If the query is in the evidence, the result is 1 at the observed value.",
    "order holds every variable of the factors except the query and the evidence, "
    "each once; otherwise raise ValueError.",
    "Every such order has the same answer.",
    "If the evidence has probability 0, raise ValueError.",
    "The product of the factors need not add up to 1.",
    "A chain of variables, each the parent of the next; the last is 1, and we ask about the first:",
    "In a star, one cause with many effects, take the cause out first, and all "
    "effects are suddenly in one table:",
    "There are networks in which every order is bad; in general exact answers are as "
    "hard as counting the solutions of a logical formula (Cooper, 1990).",
    "Section 7 gives up exactness.",
    "Three values for the outlook are no problem now.",
    "News travels along paths, with or against the arrows, and there are three ways "
    "to pass a node:",
    "Two variables are d-separated by a set of given ones if every path between them "
    "is blocked somewhere.",
    "There is a shorter way with the same result (Lauritzen and others, 1990): keep "
    "only $x$, $y$, the given nodes and all of their ancestors; link all parents of a"
    " common child with each other; forget the directions; remove the given nodes.",
    "If $y$ cannot be reached from $x$ now, they are separated.",
    "Burglary and earthquake, nothing given: neither has ancestors, the alarm is not "
    "kept, and there is no link.",
    "Given John: the alarm is kept as his ancestor, its parents are linked, and the "
    "two are neighbours.",
    "Two nodes in different pieces of the graph are separated.",
    "If the exact answer is out of reach, let the story happen a few thousand times and count.",
    "Toss a coin of bias 0.001 for the burglary, one of 0.002 for the earthquake; "
    "with both outcomes in hand look up the bias for the alarm, and so on down.",
    "In the topological order a variable's parents have always been decided before it.",
    "In each sample the value is 1 if u < p, where p is the probability of 1 given "
    "the values of the parents in that sample.",
    "Four samples: rain $0, 1, 1, 0$; wet $0, 1, 1, 1$.",
    "Given wet three are accepted, and it rains in two of them:",
    "If nothing is accepted, the estimate is nan.",
    "Then every sample agrees.",
    "Of four samples two have rain, with weights $\\tfrac34$, and two have none, with "
    "weights $\\tfrac14$: the estimate is $\\tfrac{1.5}{2} = \\tfrac34$.",
    "An observed one has its value in all samples, multiplies the weights, and draws nothing.",
    "Every other one, the query too, draws u = rng.random(n) once and is 1 where u < p.",
    "If all weights are 0, return nan.",
    "If the query is in the evidence, the result is 0.0 or 1.0.",
    "With the same number of samples, will its error be about a quarter, a half, or "
    "three fifths of that of rejection?",
    "Evidence at the bottom cannot reach up to guide the draws at the top.",
    "scikit-learn has the star of section 5 under the name CategoricalNB, and NumPy "
    "has all of elimination in one call: np.einsum takes tables and letters for their"
    " axes, multiplies, and sums out what does not appear in the result.",
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
    "And a warning to go with it: the best hypothesis is not the best answer, and the"
    " best story is not the most probable one.",
    why="the contract of an exercise, a definition, a question or advice",
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


@claim(
    "She plays her music loud, and misses three alarms in ten.", "Burglars come on one day [...]"
)
def witnesses():
    assert_allclose(1 - ALARM["mary"]["cpt"][1,], 0.3)
    assert ALARM["burglary"]["cpt"][()] == 1 / 1000


@claim(
    "Three more variables make eight times as many worlds, and each takes a little longer. "
    "[...] with tables of at most eight numbers.",
    "Ten thousand nights, and next to nothing to show for it: on most of them nobody calls.",
    "All pairs of the alarm's variables, with every set of others given:",
)
def what_cells_print(notebook, reference):
    names = notebook.names
    chain = names["factors_of"](names["chain_of"](13))
    assert names["largest_table"](chain, [f"x{i}" for i in range(1, 12)]) == 8
    assert 2**3 == 8
    called = belief(reference, {}, query="john") + belief(reference, {}, query="mary")
    assert called < 0.1
    verdicts = names["verdicts"]
    assert len(verdicts) == 80
    assert all(a == b for a, b in verdicts)


@claim("The lines are parallel, with a slope of one half: [...]")
def slope_of_the_errors(notebook):
    sizes = np.log(notebook.names["sizes"])
    for values in notebook.names["errors"].values():
        assert abs(np.polyfit(sizes, np.log(values), 1)[0] + 0.5) < 0.08
