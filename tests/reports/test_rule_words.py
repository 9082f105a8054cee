"""The rules of a course in words, as the start page and the page of a student say them."""

from datetime import UTC, datetime, timedelta

import pytest

from autograder.late_rules import LateRule
from autograder.rule_words import bonus_words, late_rule_words, lateness_words, moment_words

DUE = datetime(2027, 2, 5, 18, tzinfo=UTC)
BUDGET = LateRule(kind="budget", percent=10, free_days=2)
TENTH = LateRule(kind="percent_per_day", percent=10, grace_minutes=30, max_days=5)
PLAIN = LateRule(kind="percent_per_day", percent=2.5)


@pytest.mark.parametrize(
    ("rule", "delay", "words"),
    [
        (TENTH, timedelta(0), ""),
        (TENTH, timedelta(minutes=-1), ""),
        (TENTH, timedelta(seconds=20), "1 minute late, within the 30 minutes that are free."),
        (TENTH, timedelta(minutes=31), "31 minutes late: every started day costs 10 %, here 10 %."),
        (TENTH, timedelta(hours=25), "1 day 1 hour late: every started day costs 10 %, here 20 %."),
        (TENTH, timedelta(days=2), "2 days late: every started day costs 10 %, here 20 %."),
        (TENTH, timedelta(days=5, minutes=1), "5 days late: work that is so late earns nothing."),
        (PLAIN, timedelta(days=90), "90 days late: work that is so late earns nothing."),
        (BUDGET, timedelta(hours=25), "1 day 1 hour late, 2 free days used, 0 left."),
        (LateRule(), timedelta(days=1), "1 day late, which costs nothing in this course."),
    ],
)
def test_lateness_is_told_with_its_cost(rule, delay, words):
    found = rule.lateness(DUE, DUE + delay, UTC)
    assert lateness_words(DUE + delay, DUE, rule, found) == words


def test_the_rule_says_everything_that_it_holds():
    assert late_rule_words(LateRule()) == "Handing in late costs nothing."
    assert late_rule_words(TENTH) == (
        "Every started day after the due date costs 10 % of the marks earned. The first 30 minutes "
        "are free. Work that is more than 5 days late earns nothing."
    )
    assert late_rule_words(BUDGET) == (
        "Everybody has 2 free late days for the whole course, spent on what is due first. Every "
        "started day beyond them after the due date costs 10 % of the marks earned."
    )
    assert late_rule_words(PLAIN).endswith("costs 2.5 % of the marks earned.")


def test_the_bonus_and_moments_are_told():
    assert bonus_words(0.2).endswith("up to 20 % of a topic's marks.")
    assert "honour only" in bonus_words(0)
    assert moment_words(DUE) == "Fri 5 Feb 2027, 18:00"
