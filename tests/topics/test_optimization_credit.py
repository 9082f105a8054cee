"""Follow-through credit where the helper draws from a random generator: the topic optimization."""

import pytest

from tests.topics.conftest import credited, lost

WRONG = {
    "minibatches": (
        "def minibatches(n, batch_size, rng):\n"
        "    order = np.sort(rng.permutation(n))\n"
        "    return [order[i : i + batch_size] for i in range(0, n, batch_size)]"
    )
}


@pytest.fixture(scope="module")
def result(grade_topic):
    """Grade right answers to everything but `minibatches`, without the experiments."""
    return grade_topic("optimization", WRONG)


def test_a_wrong_helper_costs_its_own_marks_only(result):
    assert set(lost(result)) == {"minibatches"}


def test_steps_over_several_epochs_are_credited_too(result):
    """Each epoch needs a new permutation, so the helper's draws must reach the student's rng."""
    assert "test_every_epoch_is_dealt_anew" in credited(result, "sgd_least_squares")
