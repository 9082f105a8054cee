"""The website through Chromium, as wide as a telephone: every page, its figures, its search."""

import pytest

from tests.course_copy import TOPIC
from tests.website.conftest import AXE

SERIOUS = ("serious", "critical")
SEEN = "images => images.every(one => one.complete && one.naturalWidth > 0)"


@pytest.fixture
def window(browser):
    page = browser.new_page(viewport={"width": 390, "height": 844})
    page.problems = []
    page.on("console", lambda said: said.type == "error" and page.problems.append(said.text))
    page.on("pageerror", lambda error: page.problems.append(str(error)))
    page.on("requestfailed", lambda request: page.problems.append(request.url))
    yield page
    page.close()


def serious_findings(window):
    """Return what axe finds on the page that is open: the rule, and the first element."""
    window.add_script_tag(path=str(AXE))
    found = window.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found if one["impact"] in SERIOUS
    ]


def test_every_page_opens_fits_and_can_be_read_by_all(window, site, address):
    pages = [path.relative_to(site).as_posix() for path in sorted(site.rglob("*.html"))]
    assert f"topics/{TOPIC}.html" in pages
    for name in pages:
        window.goto(f"{address}/{name}")
        assert window.evaluate("document.documentElement.scrollWidth") <= 390, name
        assert window.problems == [], name
        assert serious_findings(window) == [], name


def test_in_the_dark_contrast_is_enough(window, address):
    window.emulate_media(color_scheme="dark")
    window.goto(f"{address}/topics/{TOPIC}.html")
    assert serious_findings(window) == []


def test_what_cannot_be_read_is_found(window, address):
    window.goto(f"{address}/map.html")
    window.evaluate("document.body.append(document.createElement('img'))")
    assert any(one.startswith("image-alt") for one in serious_findings(window))


def test_figures_are_there(window, address):
    window.goto(f"{address}/topics/{TOPIC}.html")
    figures = window.locator("a.figure img")
    assert figures.count() == 2
    for number in range(2):
        figures.nth(number).scroll_into_view_if_needed()
    window.wait_for_function(
        "[...document.querySelectorAll('a.figure img')].every(i => i.complete)"
    )
    assert figures.evaluate_all(SEEN)


def test_search_finds_an_exercise(window, address):
    window.goto(f"{address}/search.html?q=loo_residuals")
    found = window.locator(f"#search-results li a[href*='topics/{TOPIC}.html']").first
    found.click()
    assert window.locator("#exercise-loo-residuals").count() == 1
    assert window.problems == []


def test_a_topic_is_reached_from_the_first_page_and_downloaded(window, address):
    window.goto(f"{address}/index.html")
    window.get_by_role("link", name="Start with the first topic").click()
    with window.expect_download() as download:
        window.get_by_role("link", name="Download the topic").click()
    assert download.value.suggested_filename == f"{TOPIC}.zip"
