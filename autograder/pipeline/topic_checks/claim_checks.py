"""Whether somebody answers for every number and strong word of the prose."""

from autograder.authoring.claims import read_claims
from autograder.pipeline.topic_checks.pytest_runs import run_tests
from autograder.pipeline.topic_checks.topic_material import CheckFinding, TopicMaterial

CLAIM_TESTS = "tests/claims/test_claims.py"


def check_claims(material: TopicMaterial) -> CheckFinding:
    """Find sentences that nobody answers for; unless it must be quick, run the claims' tests."""
    root, slug = material.paths.root, material.slug
    record = read_claims(root, slug)
    missing = [str(fault) for fault in record.faults]
    missing += [
        f"{sentence.file}:{sentence.line}: nobody answers for {', '.join(sentence.unclaimed)}: "
        f"{sentence.words[:80]}"
        for sentence in record.unclaimed
    ]
    found = (
        f"{len(record.claims)} claims tested, {len(record.printed)} printed, "
        f"{len(record.given)} given"
    )
    if material.is_quick or not record.claims:
        return CheckFinding(found, tuple(missing))
    run = run_tests(root, CLAIM_TESTS, topic=slug)
    return CheckFinding(f"{found}; {run.summary}", (*missing, *run.failures))
