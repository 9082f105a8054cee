"""What the notebook of neural_networks claims."""

import warnings
from functools import cache
from pathlib import Path

import numpy as np
import pandas as pd
from sklearn.exceptions import ConvergenceWarning
from sklearn.neural_network import MLPClassifier

from autograder.authoring.claims import assert_rounds_to, claim, given

given(
    "About seven hours.",
    '"A four has an open top, except [...] no loop, unless ..."',
    "Nobody has ever finished that sentence.",
    "The plan of this notebook is to write no rule at all.",
    "Can 2,410 numbers that only know how to roll downhill learn to read your typing?",
    "Section 8 answers both, with your functions.",
    "The path there has one difficulty, the word each: who tells 2,410 numbers which way is down?",
    "A unit, and why it must bend",
    "Without the activation nothing is gained: sums [...] 5 makes that exact).",
    "We use four, and for the way back we need the slope of each:",
    "(The relu has no slope at 0, and 0 is as good a choice as any between 0 and 1.)",
    "Keep that quarter in mind.",
    "A strip, and then, where the inputs [...] that nobody asked for.",
    "Nothing crashes.",
    "It lies between 0 and 1 (reached [...] that is not tiny).",
    "A trick that catches most mistakes: the slopes by a thing have the shape of the thing.",
    "Two losses will do.",
    "All layers",
    "Not at zero, as we shall see in section 6, so: at random.",
    "The next figure shows ten layers that [...] the signal is left.",
    "With a relu half of the input is thrown away.",
    "Kaiming He made up for it by doubling $1/n_{in}$:",
    "Ten hidden layers of 100 relu units, [...] a signal in each:",
    "That is backpropagation: the chain rule, done in an order that never computes anything twice.",
    "And the judge, on a whole network, weights and biases of all layers in one long vector:",
    "Then move them all a little, and again.",
    "To look at all images before each step is thorough and slow.",
    "Look at a batch of 32, step, next batch.",
    "When all images have been seen, an epoch is over, and the deck is shuffled anew.",
    "The first to be judged are the slopes of section 1:",
    "Two checks first.",
    "And from inside: the weights of [...] train four times.)",
    "Nobody drew them.",
    "(To get the kept network, train again for best + 1 epochs.)",
    "For a long time most networks [...] learned badly.",
    "Then distrust the 97 %.",
    "The last layer adds up all their evidence.",
    "But one four is an anecdote.",
    "All ten digits, typed without any cunning:",
    "Do the hundred voters notice when it is being fooled?",
    "The same, but the 2,410 numbers start at zero instead of at random.",
    "What share of the validation images is read after 20 epochs?",
    "But losses jitter, so put up [...] of the best epoch.",
    "Keep epoch 1.",
    "Once training is over, all units work, and nothing is scaled.",
    "And the result is: nothing.",
    "It became famous with networks of thousands of units a layer.",
    "Weight decay punishes large weights most: a [...] as one of 1.",
    "On its way down the gradient is [...] at most a quarter.",
    "Eight hidden layers of 32 sigmoids, Xavier's [...] that of the last's?",
    "The first layer, the one that looks at the image, is told next to nothing.",
    "What kills the gradient is the quarter, and a start that does not make up for it:",
    "The network of section 6 reads them now; [...] chosen by it.",
    "Each hidden unit has 64 weights, one for each pixel: they can be looked at as a picture.",
    "No unit is a four, or a loop.",
    "The units are stroke detectors of a [...] have a name for.",
    "The function below shows the whole decision: [...] or weaken it (blue).",
    "Nobody told it about stems, loops or [...] lines of chain rule.",
    "To you nothing has happened.",
    "Pixel 20 and pixel 21 are neighbours [...] in no particular order.",
    "It has learned these images where they are, not what a four is.",
    "(The last lines ask the network [...] off at random.",
    "Softmax distributes 100 % among ten digits, and none of them is not on the list.",
    "For images unlike those of the training [...] the probabilities mean anything.",
    "Programs for larger networks, PyTorch and JAX, do not ask you for a backward pass at all.",
    "Suppose that all hidden units start [...] none of them zero.",
    "What is equal about their slopes, and [...] after a thousand steps?",
    "Explain why, in two to four lines each:",
    "You may train on moved copies, or [...] at most 2,410 numbers.",
    "and say in half a page what your repair costs on those that stand still.",
    "A network, a judge for its slopes, and every line in between.",
    why="a question, advice, history, or a turn of speech",
)
given(
    "Classes are one-hot: row $i$ of Y, [...] class and 0 elsewhere.",
    "| linear | $z$ | $1$ |",
    "| relu | $\\max(0, z)$ | $1$ for $z > 0$, else $0$ |",
    "| sigmoid | $\\dfrac{1}{1 + e^{-z}}$ | $g(z)\\,(1 - g(z))$ |",
    "| tanh | $\\dfrac{e^{2z} - 1}{e^{2z} + 1}$ | $1 - g(z)^2$ |",
    "Look at the last two: the slope is written in terms of the value $g(z)$, not of $z$.",
    "And mind large numbers: np.exp(1000) is infinite, and $\\infty/\\infty$ is no slope.",
    "In what follows you derive slopes, five [...] at the wrong layer.",
    "$10^{-3}$ is nothing for a slope of [...] the error is relative:",
    "The $10^{-8}$ is there so that nothing divides by 0.",
    "$f(\\theta) = \\theta^2$ at $\\theta = 3$: the slope is 6.",
    "And $f(\\theta) = \\theta^3$ at 2 with the large step $h = 0.1$:",
    "The formula of the difference is off [...] then divided by $2h$.",
    "As a rule: below $10^{-6}$ the [...] of $f$ drowns it.",
    "A dense layer has $k$ units that all see all $d$ inputs.",
    "Put the weights of unit $j$ into [...] are one matrix product:",
    "$x = (3, 1)$, three units with weights $(1, 2)$, $(0, 1)$, $(-1, 1)$ and biases $0, 10, 0$.",
    "Nudge it by $\\varepsilon$ and $Z_{ij}$ moves [...] $\\varepsilon \\sum_i X_{ia}\\, dZ_{ij}$.",
    "Of all products of $dZ$ with [...] has that shape.",
    "Two samples $3$ and $5$, one unit with weight 7, and $dZ = (1, 2)$.",
    "The loss is made up, $L = \\sum_{ij} T_{ij} Z_{ij}^2$ with random $T$, so $dZ = 2 T Z$:",
    "Its slope by $\\hat y_{ik}$ is $2(\\hat y_{ik} - y_{ik})/n$.",
    "Logits $(0, 0)$, class 0: both probabilities [...] slopes are $(-\\tfrac12, \\tfrac12)$.",
    "A unit with $n_{in}$ inputs, weights of [...] square of its inputs.",
    "If $n_{in}\\sigma^2$ is below 1, signals shrink from layer to layer; above 1, they grow.",
    "So $\\sigma^2 = 1/n_{in}$ keeps their size.",
    "Backwards the slopes are multiplied by [...] 1/n_{out}$.",
    "Xavier Glorot settled for the middle, $\\sigma^2 = 2/(n_{in} + n_{out})$.",
    "$\\sigma^2 = 2/n_{in}$.",
    "| zeros | none | 0 |",
    "| normal | 0.01 rng.standard_normal((nin, nout)) | $10^{-4}$ |",
    "| xavier_uniform | rng.uniform(-l, l, size=(nin, nout)), [...] $2/(n_{in} + n_{out})$ |",
    "| xavier_normal | s rng.standard_normal((nin, nout)), $s [...] $2/(n_{in} + n_{out})$ |",
    "| he_normal | s rng.standard_normal((nin, nout)), $s = \\sqrt{2/n_{in}}$ | $2/n_{in}$ |",
    "One input 3; two relu units with [...] adds both and 5.",
    "The caches are $(3, (6, -3))$ and $((6, 0), 11)$.",
    "One sample $x = (1, 2)$, two relu units, two classes:",
    "Weight $2$ with slope $4$ and velocity [...] \\tfrac12$, $\\lambda = 1$.",
    "One image $x = 1$ of class 0, one layer of zeros, lr $= 1$.",
    "If all weights are zero, then no hidden unit fires, and $dW_2 = A_1^\\top dZ_2$ is zero.",
    "Nothing passes back through a $W_2$ of zeros, so $dW_1$ is zero as well.",
    "Losses $3, 2, 2.5, 2.6, 1$.",
    "Another cure: in training switch every hidden [...] anew for each image.",
    "Then the next layer gets only $1 [...] average is as before.",
    "Three prices for a weight $w$, each summed over all weights and multiplied by $\\lambda$:",
    "| l2 | $w^2$ | $2w$ |",
    "| elimination | $\\dfrac{w^2}{1 + w^2}$ | $\\dfrac{2w}{(1 + w^2)^2}$ |",
    "$w = (1, -3)$, $\\lambda = 2$, elimination:",
    "Measure it: for each layer the length [...] dW_l^2}$, over all entries.",
    why="a definition, a derivation, or the numbers of an example that a claim works out",
)
given(
    "The slope of relu at 0 is 0.",
    "The absolute tolerance is $10^{-12}$. Entries of Z",
    "Entries of Z are up to 1000 in size.",
    "X holds any real numbers, and the network answers for all of them:",
    "A sum exactly at its threshold fires.",
    "With rng=None all coordinates are checked.",
    "Of right slopes tests ask that the [...] relative tolerance of $10^{-6}$.",
    "A row (1, k) would do no [...] it at the door.",
    "Sums over samples stay sums: if the loss is a mean, the $1/n$ is in dZ already.",
    'Return (loss, dY_hat). kind is "mse" or [...] arrays whose shapes differ.',
    "The absolute tolerance is $10^{-12}$. Logits are between",
    "Logits are between $-1000$ and $1000$; subtract [...] logarithm of a 0.",
    "Return a list of pairs (W, b) [...] as [64, 32, 10].",
    "The calls of the table are part of the task, so that everybody draws the same numbers.",
    "All hidden layers use the kind of activation that hidden names.",
    "The last layer is linear: its $dZ$ is dlogits, in which the $1/n$ is already.",
    "Return (params, velocity), two new lists of pairs.",
    "two new lists of pairs. The absolute tolerance is $10^{-12}$.",
    "One permutation an epoch is drawn, and nothing else.",
    "The relative tolerance is $10^{-6}$, the absolute one $10^{-9}$.",
    "Stop at the first epoch that is [...] or at the end.",
    "Return the index of the best epoch until then, counted from 0; equal is no improvement.",
    "An empty list, or patience < 1, raises ValueError.",
    "In training draw rng.random(A.shape) once, also for $p = 0$; entries below p are off.",
    "Otherwise draw nothing (rng may be None [...] equals A.",
    "The result holds the integers 0 and 1.",
    "For zeros nothing is drawn, and rng may be None.",
    "All hidden layers are of relus.",
    "With n_epochs=0 nothing is drawn, [...] lists are empty.",
    "A p below 0, or of 1 or more, raises ValueError, in training or not.",
    "Return (value, grads): one number for all [...] shape of its array.",
    "The sign of 0 is 0.",
    "No half is hidden anywhere.",
    "Weights are up to $10^6$ in size, and as small as $10^{-9}$.",
    "The relative tolerance is $10^{-7}$, the absolute one $10^{-15}$.",
    why="the contract of an exercise, which hidden tests hold",
)
given(
    "Tests probe all four kinds, values and [...] ValueError for any other kind.",
    "Tests probe the four corners, as floats [...] stay as they were.",
    "Tests probe right slopes, one wrong coordinate [...] moved at a time.",
    "Tests probe more inputs than units and [...] single one for all.",
    "Tests probe each of the three and [...] stay as they were.",
    "Tests probe both losses and both gradients, [...] and for any other kind.",
    "Tests probe all five kinds after the [...] ValueError for any other kind.",
    "Tests probe logits and caches, one to [...] stay as they were.",
    "Tests probe one to four layers of [...] stay as they were.",
    "Tests probe one layer, two and more, [...] stay as they were.",
    "Tests probe one batch for everything (plain [...] stay as they were.",
    "Tests probe stops before a later and [...] of 0 or below.",
    "Tests probe the draws, one that is [...] above, in both modes.",
    "Tests probe all three kinds, values and [...] ValueError for any other kind.",
    "Tests probe one to five layers, all [...] stay as they were.",
    why="what hidden tests look at",
)
SIZES = [64, 32, 10]
TYPED = "....#......o#.....o#.....o#..#...#o.o#...######.....#o......#..."
LETTER = "...##.....o##o....#..#...o#..#o..o####o..#....#..#....#..#....#."


@cache
def scans():
    """Return images, digits and the three sets of rows, as the notebook makes them."""
    table = pd.read_csv(Path("assignments/neural_networks/data/digits.csv"), dtype={"ink": str})
    images = np.array([[int(character, 17) for character in row] for row in table["ink"]]) / 16
    order = np.random.default_rng(0).permutation(len(images))
    return images, table["digit"].to_numpy(), order[:1000], order[1000:1400], order[1400:]


def learn(reference, sizes, kind, rows, epochs, seed=0, lam=0.0):
    images, digits, _, val, _ = scans()
    one_hot, rng = np.eye(10)[digits], np.random.default_rng(seed)
    start = reference.init_params(sizes, kind, rng)
    sets = images[rows], one_hot[rows], images[val], one_hot[val]
    return reference.train_mlp(start, *sets, 0.1, 32, epochs, rng, 0.9, lam)


def reader_of(reference):
    return learn(reference, SIZES, "xavier_uniform", scans()[2], 20)[0]


def share_read(reference, params, rows):
    images, digits, *_ = scans()
    return np.mean(reference.mlp_forward(params, images[rows])[0].argmax(axis=1) == digits[rows])


def ink(text):
    return np.array([[{".": 0.0, "o": 0.5, "#": 1.0}[character] for character in text]])


def certainty(reference, params, pixels):
    logits = reference.mlp_forward(params, pixels)[0][0]
    p = np.exp(logits - logits.max())
    return int(p.argmax()), p.max() / p.sum()


# --- what is worked on paper --------------------------------------------------------------------


@claim(
    "At $z = 0$ the sigmoid is $\\tfrac12$ and rises with slope [...] never steeper.",
    "The relu of $(-3, 0, 2)$ is $(0, 0, 2)$ with the slopes $(0, 0, 1)$.",
)
def bends_on_paper(reference):
    A, dA = reference.activation(np.linspace(-9, 9, 2001), "sigmoid")
    assert A[1000] == 0.5
    assert dA.max() == dA[1000] == 0.25
    A, dA = reference.activation(np.array([-3.0, 0.0, 2.0]), "relu")
    assert (A.tolist(), dA.tolist()) == ([0, 0, 2], [0, 0, 1])


@claim(
    "$(1, 1)$: the hidden unit has [...] so 0.",
    "$(1, 0)$: hidden $\\tfrac12$, silent; output $1 \\ge 1$, so 1.",
    "$(0.7, 0.7)$ gives 1, since the hidden unit has [...] $1.4 \\ge 1$.",
    "Exactly one of two (XOR) is 1 at the corners [...]",
)
def xor_on_paper(reference):
    points = np.array([[0, 0], [0, 1], [1, 0], [1, 1], [0.7, 0.7]])
    assert reference.xor_network(points).tolist() == [0, 1, 1, 0, 1]


@claim(
    "A claim of 4 has the error $2/10 = 0.2$.",
    "$(2.1^3 - 1.9^3)/0.2 = 12.01$, where the right slope is 12.",
    "a step to one side only would be off by $0.61$.",
)
def judging_on_paper(reference):
    def cube(t):
        return float(t[0] ** 3)

    got = reference.gradient_check(lambda t: float(t[0] ** 2), np.array([3.0]), np.array([4.0]))
    assert_rounds_to(got, "0.2")
    assert_rounds_to((2.1**3 - 1.9**3) / 0.2, "12.01")
    assert_rounds_to((2.1**3 - 2**3) / 0.1 - 12, "0.61")
    assert got > reference.gradient_check(cube, np.array([2.0]), np.array([12.0]), 0.1)


@claim("The sums are $3 + 2 = 5$, $1 + 10 = 11$ and $-3 + 1 = -2$.")
def a_layer_on_paper(reference):
    W = np.array([[1.0, 0.0, -1.0], [2.0, 1.0, 1.0]])
    got = reference.dense_forward(np.array([[3.0, 1.0]]), W, np.array([0.0, 10.0, 0.0]))
    assert got.tolist() == [[5, 11, -2]]


@claim("$dW = 3 \\cdot 1 + 5 \\cdot 2 = 13$, $db = 1 + 2 = 3$ and $dX = (7, 14)$.")
def the_way_back_on_paper(reference):
    call = np.array([[1.0], [2.0]]), np.array([[3.0], [5.0]]), np.array([[7.0]])
    assert [part.ravel().tolist() for part in reference.dense_backward(*call)] == [
        [7, 14],
        [13],
        [3],
    ]


@claim(
    "both probabilities are $\\tfrac12$, the loss is $\\log 2 = 0.693$, the slopes are [...]",
    "one sample: the squared loss is 4, the slopes are $(4, 0)$.",
)
def losses_on_paper(reference):
    loss, slopes = reference.loss_and_grad(np.zeros((1, 2)), np.array([[1, 0]]), "softmax_ce")
    assert_rounds_to(loss, "0.693")
    assert slopes.tolist() == [[-0.5, 0.5]]
    loss, slopes = reference.loss_and_grad(np.array([[3.0, 1.0]]), np.ones((1, 2)), "mse")
    assert (loss, slopes.tolist()) == (4, [[4, 0]])


@claim(
    "From 64 inputs to 32 units: $l = \\sqrt{6/96} = 0.25$, and the standard deviations are [...]",
    "Uniform between $-l$ and $l$ has the variance $l^2/3$; that is where the 6 comes from.",
)
def scales_on_paper(rng):
    assert (6 / 96) ** 0.5 == 0.25
    assert_rounds_to((2 / 96) ** 0.5, "0.144")
    assert_rounds_to((2 / 64) ** 0.5, "0.177")
    assert abs(rng.uniform(-3, 3, size=200_000).var() - 3) < 0.05


@claim("$Z_1 = (6, -3)$, $A_1 = (6, 0)$, and the logit is $6 + 0 + 5 = 11$.")
def forwards_on_paper(reference):
    params = [(np.array([[2.0, -1.0]]), np.zeros(2)), (np.ones((2, 1)), np.array([5.0]))]
    logits, caches = reference.mlp_forward(params, np.array([[3.0]]))
    assert logits.tolist() == [[11]]
    assert (caches[0][1].tolist(), caches[1][0].tolist()) == ([[6, -3]], [[6, 0]])


@claim(
    "Forwards: $Z_1 = (3, -1)$, $A_1 = (3, 0)$, logits $(3, 3)$.",
    "Class 0 would be right, so $dZ_2 = (-\\tfrac12, \\tfrac12)$.",
    "Backwards: $dW_2 = [...] \\begin{pmatrix} -1 & 0 \\\\ -2 & 0 \\end{pmatrix}$.",
)
def backwards_on_paper(reference):
    params = [
        (np.array([[1.0, 2.0], [1.0, -2.0]]), np.array([0.0, 1.0])),
        (np.array([[1.0, -1.0], [2.0, 1.0]]), np.array([0.0, 6.0])),
    ]
    logits, caches = reference.mlp_forward(params, np.array([[1.0, 2.0]]))
    assert (caches[0][1].tolist(), caches[1][0].tolist()) == ([[3, -1]], [[3, 0]])
    assert logits.tolist() == [[3, 3]]
    _, dlogits = reference.loss_and_grad(logits, np.array([[1, 0]]), "softmax_ce")
    assert dlogits.tolist() == [[-0.5, 0.5]]
    (dW1, _), (dW2, _) = reference.mlp_backward(params, caches, dlogits)
    assert (dW1.tolist(), dW2.tolist()) == ([[-1, 0], [-2, 0]], [[-1.5, 1.5], [0, 0]])


@claim(
    "`[64, 32, 10]`: $65 \\cdot 32 + 33 \\cdot 10 = 2{,}410$, the number of the first screen.",
    "`[4, 3]` has 15, and `[5]`, where nothing follows the input, 0.",
    "Differences go forwards twice for each number: 4,820 passes.",
    "We take 2,410 numbers, noise at first [...]",
    "Then let 2,410 numbers roll: 2,368 weights of noise, and 42 biases of zero.",
)
def counts(reference):
    sizes = SIZES, [4, 3], [5]
    assert [reference.count_parameters(list(size)) for size in sizes] == [2410, 15, 0]
    assert 2 * 2410 == 4820
    assert (64 * 32 + 32 * 10, 32 + 10) == (2368, 42)


@claim("$z = 2x + 1$, then $3z + 5$: together $6x + 8$.")
def collapsing_on_paper(reference):
    params = [(np.array([[2.0]]), np.array([1.0])), (np.array([[3.0]]), np.array([5.0]))]
    assert [part.ravel().tolist() for part in reference.collapse_linear(params)] == [[6], [8]]


@claim(
    "$v = \\tfrac12 - \\tfrac12(4 + 2) = -2.5$, and the weight moves to $-0.5$.",
    "The bias $1$ with slope $1$, standing still: $v = -\\tfrac12$, so it moves to $\\tfrac12$.",
)
def a_step_on_paper(reference):
    def one(weight, bias):
        return [(np.array([[weight]]), np.array([bias]))]

    call = one(2.0, 1.0), one(4.0, 1.0), one(1.0, 0.0), 0.5, 0.5, 1.0
    [(W, b)], [(vW, vb)] = reference.momentum_step(*call)
    assert (vW.item(), W.item(), vb.item(), b.item()) == (-2.5, -0.5, -0.5, 0.5)


@claim(
    "After one step the logits are $(1, -1)$, the probability of class 0 is "
    "$1/(1 + e^{-2}) = 0.881$, and the history says $0.127$."
)
def training_on_paper(reference):
    X, Y, start = np.array([[1.0]]), np.array([[1, 0]]), [(np.zeros((1, 2)), np.zeros(2))]
    new, history = reference.train_mlp(start, X, Y, X, Y, 1.0, 1, 1, np.random.default_rng(0))
    assert reference.mlp_forward(new, X)[0].tolist() == [[1, -1]]
    assert_rounds_to(1 / (1 + np.exp(-2)), "0.881")
    assert_rounds_to(history["train"][0], "0.127")


@claim(
    "With patience 2: the best is epoch 1, epochs 2 and 3 are no better, [...] never see the 1.",
    "With patience 3 there is one more chance: keep epoch 4.",
)
def stopping_on_paper(reference):
    losses = [3, 2, 2.5, 2.6, 1]
    assert [reference.early_stopping(losses, patience) for patience in (2, 3)] == [1, 4]


@claim(
    "$A = (1, 2, 3)$, $p = \\tfrac12$, and the draws $0.64, 0.27, 0.04$. Those below $p$ are off: "
    "the mask is $(2, 0, 0)$, and $A$ becomes $(2, 0, 0)$."
)
def dropping_on_paper(reference):
    assert np.random.default_rng(0).random(3).round(2).tolist() == [0.64, 0.27, 0.04]
    A_out, mask = reference.dropout(np.array([1.0, 2.0, 3.0]), 0.5, np.random.default_rng(0))
    assert A_out.tolist() == mask.tolist() == [2, 0, 0]


@claim(
    "$2(\\tfrac12 + \\tfrac{9}{10}) = 2.8$, slopes $2 [...] \\cdot \\tfrac{-6}{100} = -0.12$.",
    "a weight of 10 costs a hundred times as much as one of 1.",
    "a weight costs at most 1, however large.",
)
def prices_on_paper(reference):
    value, (slopes,) = reference.weight_penalty([np.array([1.0, -3.0])], "elimination", 2.0)
    assert_rounds_to(value, "2.8")
    np.testing.assert_allclose(slopes, [1, -0.12])
    assert reference.weight_penalty([np.array([10.0])], "l2", 1.0)[0] == 100
    assert reference.weight_penalty([np.array([1e6])], "elimination", 1.0)[0] <= 1


@claim("One layer of zeros, $x = 4$, two classes, [...] the norm is $\\sqrt8 = 2.83$.")
def a_norm_on_paper(reference):
    params = [(np.zeros((1, 2)), np.zeros(2))]
    got = reference.layer_gradient_norms(params, np.array([[4.0]]), np.array([[1, 0]]))
    assert_rounds_to(got[0], "2.83")


# --- what networks do ---------------------------------------------------------------------------


@claim(
    "The other ten pictures come from the 1,797 that 13 people wrote by hand in the 1990s, "
    "scanned and shrunk to eight by eight.",
    "The rows were shuffled, so the same 13 people wrote training and test images.",
    "It has learned the hand of 13 people [...] a foreign hand.",
    "The 397 test images have not been touched so far.",
    "2,410 numbers rolled downhill for 640 steps",
)
def the_scans():
    images, _, train, _, test = scans()
    assert images.shape == (1797, 64)
    assert (len(test), 20 * -(-len(train) // 32)) == (397, 640)


@claim(
    "Each layer multiplies by $\\sqrt{100 \\cdot 10^{-4} / 2} = 0.07$. With He's variance the "
    "signal is about as large at the end as at the start (half as much again in this draw)",
    "A standard deviation of 0.01 sounds harmlessly [...] left of the picture.",
)
def signals_shrink(reference):
    assert_rounds_to((100 * 1e-4 / 2) ** 0.5, "0.07")
    X, ends = np.random.default_rng(3).normal(size=(200, 100)), []
    for seed in range(8):
        deep = reference.init_params([100] * 12, "he_normal", np.random.default_rng(seed))
        sizes = [np.sqrt(np.mean(A**2)) for A, _ in reference.mlp_forward(deep, X)[1]]
        ends.append(sizes[-1] / sizes[0])
    assert_rounds_to(ends[4], "1.5")
    assert min(ends) > 0.4
    assert max(ends) < 2.5


@claim(
    "About one in ten: it says the same digit, whatever it sees.",
    "Only the ten output biases learn, and they learn how frequent each digit is.",
)
def zeros_do_not_learn(reference):
    images, _, train, val, _ = scans()
    params, _ = learn(reference, SIZES, "zeros", train, 20)
    assert abs(share_read(reference, params, val) - 0.1) < 0.03
    assert len(set(reference.mlp_forward(params, images)[0].argmax(axis=1).tolist())) == 1
    assert not params[0][0].any()
    assert not params[1][0].any()
    assert not params[0][1].any()
    assert params[1][1].any()


@claim(
    "On the left the network knows its 150 images by heart, and on others it gets worse while it "
    "does so. In the middle a little weight decay lowers the validation loss, which hardly turns "
    "up any more; ten times as much, on the right, holds both losses up."
)
def few_images(reference):
    few = scans()[2][:150]
    for seed in range(3):
        free, little, much = (
            learn(reference, SIZES, "xavier_uniform", few, 120, seed, lam)[1]
            for lam in (0.0, 0.003, 0.03)
        )
        assert free["train"][-1] < 0.01
        assert free["val"][-1] > 1.05 * min(free["val"])
        assert min(little["val"]) < 0.95 * min(free["val"])
        assert little["val"][-1] < 1.05 * min(little["val"])
        assert much["train"][-1] > 0.3
        assert min(much["val"]) > 1.3 * min(free["val"])


@claim(
    "A network that knows nothing has a loss near $\\log 10 = 2.30$, that of ten equal "
    "probabilities; and 50 images it must be able to learn by heart.",
    "(With one hidden layer Xavier's start does about as well as He's; scikit-learn takes it, "
    "too.)",
)
def checks_before_the_run(reference):
    images, digits, train, _, test = scans()
    assert_rounds_to(np.log(10), "2.30")
    shares = {"xavier_uniform": [], "he_normal": []}
    for seed in range(4):
        start, _ = learn(reference, SIZES, "xavier_uniform", train, 0, seed)
        logits, _ = reference.mlp_forward(start, images[train])
        loss, _ = reference.loss_and_grad(logits, np.eye(10)[digits[train]], "softmax_ce")
        assert abs(loss - np.log(10)) < 0.3
        _, history = learn(reference, SIZES, "xavier_uniform", train[:50], 100, seed)
        assert history["train"][-1] < 0.01
        for kind, found in shares.items():
            params, _ = learn(reference, SIZES, kind, train, 20, seed)
            found.append(share_read(reference, params, test))
    assert abs(np.mean(shares["xavier_uniform"]) - np.mean(shares["he_normal"])) < 0.015


@claim("Noise turns into strokes.", "the last ones have barely left the noise.")
def strokes(reference):
    (start, _), (end, _) = (
        learn(reference, SIZES, "xavier_uniform", scans()[2], n)[0][0] for n in (0, 20)
    )
    before, after = np.linalg.norm(start, axis=0), np.sort(np.linalg.norm(end, axis=0))
    assert after[-6] > 2 * before.max()
    assert after[5] < 1.2 * before.mean()


@claim(
    "Look at the last two lines: 650 numbers without any hidden unit read almost as much.",
    "The 1,760 others buy a point or so: flat cuts nearly part these digits [...] curl.",
    "(Why 600 weights and not 640?",
    "Four pixels are blank in all training images, and without ink no weight moves.)",
)
def without_hidden_units(reference):
    images, _, train, val, test = scans()
    assert reference.count_parameters([64, 10]) == 650
    assert 2410 - 650 == 1760
    assert np.sum(images[train].max(axis=0) == 0) == 4
    gains = []
    for seed in range(4):
        shares = [
            share_read(
                reference, learn(reference, sizes, "xavier_uniform", train, 20, seed)[0], rows
            )
            for sizes in (SIZES, [64, 10])
            for rows in (val, test)
        ]
        gains.append((shares[0] - shares[2] + shares[1] - shares[3]) / 2)
    assert 0.005 < np.mean(gains) < 0.02


@claim(
    "The file seems to keep its writers together: train on its first 1,000 rows, and read its "
    "last 397, which others wrote.",
    "Three errors in a hundred have become nine.",
)
def other_hands(reference):
    errors = []
    for seed in range(5):
        stranger, _ = learn(reference, SIZES, "xavier_uniform", np.arange(1000), 20, seed)
        errors.append(1 - share_read(reference, stranger, np.arange(1400, 1797)))
    assert 0.08 < min(errors) <= max(errors) < 0.1
    assert_rounds_to(100 * np.mean(errors), "9")
    assert_rounds_to(100 * (1 - share_read(reference, reader_of(reference), scans()[4])), "3")


@claim(
    "Between 46,000 and 79,000 times in the ten draws below. A quarter for each of eight layers "
    "makes $4^8 = 65{,}536$",
    "Tanh, with slope 1 at 0, does as well here.",
    "give the sigmoids' hidden layers four times Xavier's weights, and the ratio falls to a few "
    "hundred or less.",
)
def gradients_vanish(reference):
    images, digits, train, *_ = scans()
    X, Y, ratios = images[train[:300]], np.eye(10)[digits[train[:300]]], []
    for seed in range(10):
        rng = np.random.default_rng(seed)
        params = reference.init_params([64] + [32] * 8 + [10], "xavier_normal", rng)
        norms = reference.layer_gradient_norms(params, X, Y, "sigmoid")
        ratios.append(norms[-1] / norms[0])
    assert_rounds_to(min(ratios) / 1000, "46")
    assert_rounds_to(max(ratios) / 1000, "79")
    gained = []
    for seed in range(10):
        params = reference.init_params(
            [64] + [32] * 8 + [10], "xavier_normal", np.random.default_rng(seed)
        )
        norms = reference.layer_gradient_norms(params, X, Y, "tanh")
        assert 0.3 < norms[-1] / norms[0] < 1
        wider = [(4 * W, b) for W, b in params[:-1]] + params[-1:]
        norms = reference.layer_gradient_norms(wider, X, Y, "sigmoid")
        gained.append(norms[-1] / norms[0])
    assert max(gained) < 350
    assert 4**8 == 65536


@claim(
    "It reads this four, and it has never seen a typed digit.",
    "An A is a seven, with more than 99 %.",
)
def the_typed_digit(reference):
    params = reader_of(reference)
    assert certainty(reference, params, ink(TYPED))[0] == 4
    digit, share = certainty(reference, params, ink(LETTER))
    assert digit == 7
    assert share > 0.99


@claim("About six in ten (five to seven over ten seeds of the training), and the zero never.")
def ten_typed_digits(reference):
    text = Path("assignments/neural_networks/notebook.md").read_text(encoding="utf-8")
    lines = text.split('TEN = """\n')[1].split('\n"""')[0].split()
    typed, counts = np.vstack([ink(line) for line in lines]), []
    for seed in range(10):
        params, _ = learn(reference, SIZES, "xavier_uniform", scans()[2], 20, seed)
        said = reference.mlp_forward(params, typed)[0].argmax(axis=1)
        counts.append(int(np.sum(said == np.arange(10))))
        assert said[0] != 0
    assert (min(counts), counts[0], max(counts)) == (5, 6, 7)


@claim(
    "Fewer than half: 49 % and 38 %, from 97 %.",
    "The reader falls from 97 % to under one half if images move by a pixel.",
    "(the last two cut off more than a tenth of the ink: report them apart)",
)
def moved_images(reference):
    images, digits, *_, test = scans()
    params, shares = reader_of(reference), []
    assert_rounds_to(100 * share_read(reference, params, test), "97")
    pictures = images[test].reshape(-1, 8, 8)
    for by, edge in ((1, 0), (-1, -1)):
        moved = np.roll(pictures, by, axis=2)
        moved[:, :, edge] = 0
        said = reference.mlp_forward(params, moved.reshape(-1, 64))[0].argmax(axis=1)
        shares.append(100 * np.mean(said == digits[test]))
    assert_rounds_to(shares[0], "49")
    assert_rounds_to(shares[1], "38")
    assert min(pictures[:, row].sum() for row in (0, -1)) > 0.1 * pictures.sum()


@claim(
    "And the voters? 74 of 100 for the four, 63 for the A: no warning, since half of the honest "
    "test images get at most 70."
)
def the_voters(reference):
    images, *_, test = scans()
    (W1, b1), (W2, b2) = reader_of(reference)

    def most_votes(pixels, rng):
        A = np.maximum(pixels @ W1 + b1, 0)
        kept, _ = reference.dropout(np.repeat(A, 100, axis=0), 0.5, rng)
        return np.bincount((kept @ W2 + b2).argmax(axis=1)).max()

    for text, votes in ((TYPED, 74), (LETTER, 63)):
        assert most_votes(ink(text), np.random.default_rng(0)) == votes
    for seed in range(3):
        rng = np.random.default_rng(seed)
        assert np.median([most_votes(images[[row]], rng) for row in test]) <= 70


@claim(
    "`alpha=1` there is $\\lambda = 1/32$ here.",
    "The same within what another seed would [...] up to 200 epochs.",
)
def the_library(reference):
    images, digits, train, _, test = scans()
    settings = {
        "hidden_layer_sizes": [32], "solver": "sgd", "learning_rate_init": 0.1, "momentum": 0.9,
        "nesterovs_momentum": False, "batch_size": 32, "max_iter": 20, "alpha": 0,
    }  # fmt: skip
    scores = []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ConvergenceWarning)
        for seed in range(3):
            model = MLPClassifier(**settings, random_state=seed).fit(images[train], digits[train])
            scores.append(model.score(images[test], digits[test]))
    assert max(np.abs(np.array(scores) - share_read(reference, reader_of(reference), test))) < 0.02
    defaults = MLPClassifier().get_params()
    assert (defaults["hidden_layer_sizes"], defaults["solver"]) == ((100,), "adam")
    assert defaults["max_iter"] == 200
    for score, recorded in zip(scores, ("97.0", "96.0", "96.7"), strict=True):
        assert_rounds_to(100 * score, recorded)


def with_dropout(reference, p, seed):
    """Return the best validation loss of a training on 150 images with dropout."""
    images, digits, train, val, _ = scans()
    one_hot, rng = np.eye(10)[digits], np.random.default_rng(seed)
    params = reference.init_params(SIZES, "xavier_uniform", rng)
    velocity, losses = [(0 * W, 0 * b) for W, b in params], []
    for _ in range(60):
        deck = rng.permutation(150)
        for start in range(0, 150, 32):
            rows = train[deck[start : start + 32]]
            _, ((X, Z), (A, _)) = reference.mlp_forward(params, images[rows])
            kept, mask = reference.dropout(A, p, rng)
            (_, _), (W2, b2) = params
            _, dZ = reference.loss_and_grad(kept @ W2 + b2, one_hot[rows], "softmax_ce")
            dA, dW2, db2 = reference.dense_backward(dZ, kept, W2)
            _, dW1, db1 = reference.dense_backward(dA * mask * (Z > 0), X, params[0][0])
            grads = [(dW1, db1), (dW2, db2)]
            params, velocity = reference.momentum_step(params, grads, velocity, 0.1, 0.9)
        logits, _ = reference.mlp_forward(params, images[val])
        losses.append(reference.loss_and_grad(logits, one_hot[val], "softmax_ce")[0])
    return min(losses)


@claim("With 32 units and 150 images dropout brings no gain that three runs could show.")
def dropout_brings_nothing(reference):
    plain, dropped = ([with_dropout(reference, p, seed) for seed in range(3)] for p in (0.0, 0.5))
    assert np.mean(dropped) > np.mean(plain) - np.ptp(plain)
    few = [with_dropout(reference, 0.2, seed) for seed in range(3)]
    assert np.mean(few) > np.mean(plain) - np.ptp(plain)


@claim(
    "The slope of a relu is 1 wherever it is on, and half of them are on; with He's start the "
    "gradient arrives at the bottom no smaller than it left the top."
)
def relus_let_gradients_pass(reference):
    images, digits, train, *_ = scans()
    X, Y = images[train[:300]], np.eye(10)[digits[train[:300]]]
    for seed in range(10):
        rng = np.random.default_rng(seed)
        params = reference.init_params([64] + [32] * 8 + [10], "he_normal", rng)
        norms = reference.layer_gradient_norms(params, X, Y)
        assert norms[0] > norms[-1]
        on = [np.mean(Z > 0) for _, Z in reference.mlp_forward(params, X)[1][:-1]]
        assert 0.35 < np.mean(on) < 0.65


@claim("Too large a step is wrong by mathematics, [...] near the bottom of the valley.")
def the_valley_of_steps(reference):
    theta = np.array([0.3, -1.2, 2.0])

    def error(h):
        return reference.gradient_check(lambda t: float(np.exp(t).sum()), theta, np.exp(theta), h)

    assert error(1e-5) < 1e-8
    assert error(1e-1) > 1e-4
    assert error(1e-12) > 1e-6


@claim("(Targets `(n,)` beside outputs `(n, 1)` would be broadcast to a silent `(n, n)`.)")
def silent_broadcasts():
    assert (np.ones((3, 1)) - np.ones(3)).shape == (3, 3)


@claim("the other way, scaling by $1 - p$ afterwards, gives the same averages.)")
def both_ways_of_dropout():
    p = 0.3
    assert (1 - p) * 1 / (1 - p) == 1
