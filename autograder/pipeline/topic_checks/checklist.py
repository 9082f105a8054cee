"""The checks in the order of the table. A new one is a function and a line here."""

from collections.abc import Callable
from dataclasses import dataclass

from autograder.pipeline.topic_checks import (
    answer_checks,
    claim_checks,
    cpu_checks,
    figure_checks,
    file_checks,
    follow_through_checks,
    notebook_checks,
    oracle_checks,
    promise_checks,
    prose_checks,
    reference_checks,
    reuse_checks,
    speed_checks,
)
from autograder.pipeline.topic_checks.topic_material import CheckFinding, TopicMaterial


@dataclass(frozen=True)
class TopicCheck:
    """One check: its name for ``--only`` and the table, and whether ``--quick`` runs it."""

    name: str
    run: Callable[[TopicMaterial], CheckFinding]
    is_quick: bool = True


CHECKS = (
    TopicCheck("files", file_checks.check_files),
    TopicCheck("words", prose_checks.check_words),
    TopicCheck("predict", prose_checks.check_predictions),
    TopicCheck("play", prose_checks.check_play),
    TopicCheck("library", prose_checks.check_library),
    TopicCheck("open-end", prose_checks.check_open_end),
    TopicCheck("expected-figures", figure_checks.check_expected_figures),
    TopicCheck("reuse", reuse_checks.check_reuse),
    TopicCheck("extensions", reuse_checks.check_extensions),
    TopicCheck("bodies", reference_checks.check_bodies),
    TopicCheck("docstrings", reference_checks.check_docstrings),
    TopicCheck("claims", claim_checks.check_claims),
    TopicCheck("sentences", answer_checks.check_sentences),
    TopicCheck("promises", promise_checks.check_promises),
    TopicCheck("half-right", promise_checks.check_half_marks),
    TopicCheck("mistakes", answer_checks.check_mistakes),
    TopicCheck("calibration", answer_checks.check_calibration),
    TopicCheck("mutants", answer_checks.check_mutants),
    TopicCheck("oracles", oracle_checks.check_oracles),
    TopicCheck("hidden-test-cost", cpu_checks.check_hidden_test_cost, is_quick=False),
    TopicCheck("wrong-answer-cost", cpu_checks.check_wrong_answer_cost, is_quick=False),
    TopicCheck("selfcheck-cost", cpu_checks.check_selfcheck_cost),
    TopicCheck("speed", speed_checks.check_speed, is_quick=False),
    TopicCheck("follow-through", follow_through_checks.check_follow_through, is_quick=False),
    TopicCheck("notebooks", notebook_checks.check_notebooks, is_quick=False),
)
"""Every check of a topic. ``--quick`` leaves out those that run notebooks or measure for long."""
