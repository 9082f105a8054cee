"""What hidden tests make of answers that behave in every way that answers behave."""

import pytest

from autograder.model import Status

from .conftest import SLUG, exercise_of, lost, replaced

CORE, BONUS = 17, 3


def verdicts(result, name):
    return {v.test: v for v in exercise_of(result, name).verdicts}


def statuses(result, name):
    return {v.status for v in exercise_of(result, name).verdicts}


def messages(result, name):
    found = exercise_of(result, name)
    return " ".join([*(v.message for v in found.verdicts), found.counterexample])


def test_right_answers_earn_everything(grade):
    result = grade()
    assert (result.score, result.bonus) == (CORE, BONUS)
    assert lost(result) == {}
    assert not any(found.counterexample for found in result.exercises)


@pytest.mark.parametrize(
    ("body", "status", "words"),
    [
        ("return 1 / 0", Status.RAISED, "`ZeroDivisionError` in line 2"),
        ("raise SystemExit(0)", Status.RAISED, "`SystemExit`"),
        ("raise KeyboardInterrupt", Status.RAISED, "`KeyboardInterrupt`"),
        ("import os; os._exit(0)", Status.CRASHED, "ended the whole process"),
        ("import ctypes; ctypes.string_at(0)", Status.CRASHED, "ended the whole process"),
        pytest.param(
            "import time; time.sleep(100)",
            Status.TIMED_OUT,
            "no answer in time",
            marks=pytest.mark.slow,
        ),
        ("while True: pass", Status.TIMED_OUT, "processor time"),
        ("return None", Status.FAILED, "None"),
        ("return (x for x in [1])", Status.FAILED, "generator"),
        ("return type('Foo', (), {})()", Status.FAILED, "not a plain value"),
        ("return add_intercept", Status.FAILED, "function"),
        ("return np.full((len(X), 2), np.nan)", Status.FAILED, ""),
        ("pass; raise NotImplementedError", Status.RAISED, "NotImplementedError"),
    ],
)
def test_every_kind_of_failure_has_its_status_and_words(grade, body, status, words):
    limits = {"call_cpu_seconds": 1}
    result = grade({"add_intercept": f"def add_intercept(X):\n    {body}"}, **limits)
    assert status in statuses(result, "add_intercept"), exercise_of(result, "add_intercept")
    assert words in messages(result, "add_intercept")
    assert set(lost(result)) == {"add_intercept"}


def returning(right_answers, value):
    """Return something else made of the right vector."""
    changed = right_answers["loo_residuals"].replace("return (y - H @ y) / freedom", value)
    assert changed != right_answers["loo_residuals"]
    return {"loo_residuals": changed}


def test_accepts_a_list_where_an_array_is_asked_for(grade, right_answers):
    assert lost(grade(returning(right_answers, "return list((y - H @ y) / freedom)"))) == {}


def test_shape_n_1_is_named_and_does_not_pass(grade, right_answers):
    column = "return ((y - H @ y) / freedom).reshape(-1, 1)"
    result = grade(returning(right_answers, column))
    assert set(lost(result)) == {"loo_residuals"}
    assert ", 1)" in messages(result, "loo_residuals")


def test_a_changed_argument_costs_its_own_test_only(grade):
    result = grade(
        {
            "r2_score": (
                "def r2_score(y_true, y_pred):\n"
                "    res = float(((y_true - y_pred) ** 2).sum())\n"
                "    if y_true.max() == y_true.min():\n"
                "        return 1.0 if (y_true == y_pred).all() else 0.0\n"
                "    tot = float(((y_true - y_true.mean()) ** 2).sum())\n"
                "    y_pred *= 0\n"
                "    return 1 - res / tot"
            )
        }
    )
    assert set(lost(result)) == {"r2_score"}
    assert 0 < lost(result)["r2_score"] < 3


def test_wrong_helpers_cost_their_own_marks_only(grade):
    wrong = {"hat_matrix": "def hat_matrix(X):\n    return X @ X.T"}
    result = grade(wrong)
    assert set(lost(result)) == {"hat_matrix"}
    credited = [v for v in exercise_of(result, "loo_residuals").verdicts if v.followed_through_with]
    assert credited
    assert {v.followed_through_with for v in credited} == {("hat_matrix",)}
    assert not exercise_of(result, "loo_residuals").counterexample


def test_a_wrong_answer_is_not_saved_by_right_helpers(grade):
    wrong = {
        "hat_matrix": "def hat_matrix(X):\n    return X @ X.T",
        "loo_residuals": "def loo_residuals(X, y):\n    return y - hat_matrix(X) @ y",
    }
    result = grade(wrong)
    assert {"hat_matrix", "loo_residuals"} == set(lost(result))
    words = messages(result, "loo_residuals")
    assert "Fails with a right `hat_matrix`, too. " in words
    assert "With your own `hat_matrix`: It goes wrong already for" in words


def test_no_exercise_is_credited_through_its_own_reference(grade):
    """A function that calls itself by name gets itself, not the reference."""
    own = "def loo_residuals(X, y):\n    return loo_residuals(X, y)"
    result = grade({"hat_matrix": "def hat_matrix(X):\n    return X @ X.T", "loo_residuals": own})
    assert exercise_of(result, "loo_residuals").score == 0


def test_a_library_function_that_must_be_written_is_refused_there_and_only_there(
    grade, topic, right_answers
):
    changed = replaced(topic, "hat_matrix", write_yourself=("numpy.linalg.pinv",))
    by_pinv = "X @ np.linalg.pinv(X, rcond=1e-12)"
    pinv = {
        "hat_matrix": f"def hat_matrix(X):\n    return {by_pinv}",
        "loo_residuals": right_answers["loo_residuals"].replace("hat_matrix(X)", by_pinv),
    }
    assert lost(grade(pinv)) == {}
    result = grade(pinv, topic=changed)
    assert set(lost(result)) == {"hat_matrix"}
    assert "write that step yourself" in messages(result, "hat_matrix")


KEPT = {
    "a tuple": ("tools = (np.linalg.pinv,)", "tools[0]"),
    "an attribute": ("class Tools:\n    pinv = np.linalg.pinv", "Tools.pinv"),
    "a closure": (
        "def keep(t):\n    return lambda *a, **k: t[0](*a, **k)\nkept = keep([np.linalg.pinv])",
        "kept",
    ),
    "an object": ("class Tools: pass\ntools = Tools()\ntools.pinv = np.linalg.pinv", "tools.pinv"),
    "one refusal first": ("tools = (np.linalg.pinv,); calls = []", "pinv"),
}
ONE_REFUSAL = (
    "\ndef pinv(*a, **k):\n    calls.append(1)\n"
    "    return np.linalg.pinv(*a, **k) if len(calls) == 1 else tools[0](*a, **k)"
)


@pytest.mark.parametrize(("kept", "call"), KEPT.values(), ids=KEPT)
def test_a_library_function_is_found_wherever_it_is_kept(grade, topic, kept, call):
    """The sandbox's own check looks into names, lists and the like: the grader reads the code."""
    kept += ONE_REFUSAL if call == "pinv" else ""
    answer = f"{kept}\n\ndef hat_matrix(X):\n    return X @ {call}(X, rcond=1e-12)"
    changed = replaced(topic, "hat_matrix", write_yourself=("numpy.linalg.pinv",))
    assert lost(grade({"hat_matrix": answer})) == {}
    result = grade({"hat_matrix": answer}, topic=changed)
    assert exercise_of(result, "hat_matrix").score == 0
    assert "write it yourself" in messages(result, "hat_matrix")
    assert any("`hat_matrix` refers to `numpy.linalg.pinv`" in note for note in result.notes)


def test_what_nobody_can_follow_is_reported_to_the_instructor(grade, topic):
    answer = (
        "def hat_matrix(X):\n"
        "    first, second, *_ = np.linalg.qr(X)\n"
        "    rank = getattr(np.linalg, 'matrix' + '_rank')(X)\n"
        "    U = np.linalg.svd(X, full_matrices=False)[0][:, :rank]\n"
        "    return U @ U.T"
    )
    changed = replaced(topic, "hat_matrix", write_yourself=("numpy.linalg.pinv",))
    result = grade({"hat_matrix": answer}, topic=changed)
    assert "hat_matrix" not in lost(result)
    assert any("looks names up while it runs" in note for note in result.notes)


def test_words_never_carry_what_student_code_says(grade):
    """Exception texts, printed text and type names could carry a hidden input out."""
    body = (
        "def hat_matrix(X):\n    print('LE' + 'AK', X)\n    raise ValueError('LE' + 'AK' + repr(X))"
    )
    assert "LEAK" not in repr(grade({"hat_matrix": body}).exercises)
    body = (
        "def hat_matrix(X):\n    return type('LE' + 'AK' + str(X[0, 0]).replace('.', ''), (), {})()"
    )
    assert "LEAK" not in repr(grade({"hat_matrix": body}).exercises)
    body = (
        "def hat_matrix(X):\n    import linecache\n    name = '<cell 3>'\n"
        "    linecache.cache[name] = (1, None, ['LE' + 'AK' + repr(X) + chr(10)] * 9, name)\n"
        "    exec(compile('1 / 0', name, 'exec'))"
    )
    assert "LEAK" not in repr(grade({"hat_matrix": body}).exercises)
    body = "def hat_matrix(X):\n    raise type('LE' + 'AK', (ValueError,), {})()"
    assert "LEAK" not in repr(grade({"hat_matrix": body}).exercises)


def test_values_are_shown_only_where_the_author_allows_it(grade):
    wrong = {
        "r2_score": "def r2_score(y_true, y_pred):\n    return 77.25",
        "hat_matrix": "def hat_matrix(X):\n    return np.full((len(X), len(X)), 77.25)",
    }
    result = grade(wrong)
    assert "77.25" in exercise_of(result, "r2_score").counterexample
    assert "77.25" not in messages(result, "hat_matrix")
    assert exercise_of(result, "hat_matrix").counterexample


def test_the_same_submission_gets_the_same_result_each_time(grade):
    wrong = {"hat_matrix": "def hat_matrix(X):\n    return X @ X.T"}
    runs = [
        [(e.exercise, e.verdicts, e.counterexample) for e in grade(wrong).exercises]
        for _ in range(3)
    ]
    assert runs[0] == runs[1] == runs[2]


def test_untouched_answers_are_not_attempted(run, fill_in):
    import json

    result = run({f"{SLUG}.ipynb": json.dumps(fill_in({})).encode()}).result
    assert (result.score, result.bonus) == (0, 0)
    assert all(v.status is Status.NO_ANSWER for e in result.exercises for v in e.verdicts)
    assert result.answered_questions == ()


def test_an_endless_helper_costs_its_own_marks_only(grade):
    result = grade({"hat_matrix": "def hat_matrix(X):\n    while True: pass"})
    assert set(lost(result)) == {"hat_matrix"}
    found = verdicts(result, "hat_matrix").values()
    assert {v.status for v in found} == {Status.TIMED_OUT}
    assert "processor time" in next(iter(found)).message


def test_changed_arguments_are_called_by_their_names(grade):
    body = "def add_intercept(X):\n    Z = np.c_[np.ones(len(X)), X]\n    X *= 0\n    return Z"
    assert "`X`" in messages(grade({"add_intercept": body}), "add_intercept")


def test_an_error_in_a_helper_is_placed_there(grade):
    wrong = {"hat_matrix": "def hat_matrix(X):\n    return X @ undefined"}
    result = grade(wrong)
    assert "in line 2 of its cell: `return X @ undefined`" in messages(result, "hat_matrix")
    credited = [v for v in exercise_of(result, "loo_residuals").verdicts if v.followed_through_with]
    assert credited
    assert not any(v.message for v in credited)  # no word of it: the page says whose fault it is


def test_the_error_that_is_asked_for_is_named(grade):
    wrong = (
        "def loo_residuals(X, y):\n    H = hat_matrix(X)\n"
        "    return (y - H @ y) / np.maximum(1 - np.diag(H), 1e-12)"
    )
    result = grade({"loo_residuals": wrong})
    words = "returned a value where it should raise `LinAlgError`"
    assert words in messages(result, "loo_residuals")


@pytest.mark.parametrize(
    ("otherwise", "status", "words"),
    [
        ("return 0.0", Status.FAILED, "returned a value where it should raise `ValueError`"),
        ("{}[0]", Status.RAISED, "raised `KeyError` in line 6 of its cell: `{}[0]`"),
        ("return", Status.FAILED, "returned a value where it should raise `ValueError`"),
    ],
)
def test_an_error_is_asked_for_with_each_of_many_inputs(grade, otherwise, status, words):
    """The error comes for the first inputs, which are strings, and is missing for the last."""
    result = grade(
        {
            "one_hot": (
                "def one_hot(labels, drop_first=False, categories=None):\n"
                "    if categories is None:\n"
                "        categories = np.unique(labels)\n"
                "    if not np.isin(labels, categories).all():\n"
                "        if labels.dtype.kind == 'U': raise ValueError\n"
                f"        {otherwise}\n"
                "    table = (labels[:, np.newaxis] == categories).astype(float)\n"
                "    return table[:, int(drop_first):], categories"
            )
        }
    )
    found = verdicts(result, "one_hot")
    assert found["test_drop_first"].status is Status.PASSED
    assert found["test_refuses_unknown_labels"].status is status
    assert words in found["test_refuses_unknown_labels"].message


def test_a_seed_that_is_assigned_and_not_called_costs_nothing(grade):
    result = grade(before="import numpy as np, random\nnp.random.seed = 42\nrandom.seed = 42")
    assert lost(result) == {}


def test_words_name_no_exercise_that_only_a_variable_of_the_notebook_uses(grade):
    """`X` is a parameter of the answer, and elsewhere a table that an exercise has made."""
    wrong = {
        "add_intercept": "def add_intercept(X):\n    return X",
        "hat_matrix": "def hat_matrix(X):\n    return X @ X.T",
    }
    result = grade(wrong, before="X = add_intercept(np.eye(2)) if 'add_intercept' in dir() else 1")
    credited = [v.followed_through_with for v in exercise_of(result, "loo_residuals").verdicts]
    assert {helpers for helpers in credited if helpers} == {("hat_matrix",)}
    assert "add_intercept" not in messages(result, "hat_matrix")
