"""The order in which a reader looks for a name."""

from autograder.reports.class_list import ClassMember, listed, name_key


def test_accents_do_not_move_a_name():
    names = ["Zoë", "Ángel", "Øre", "Łukasz", "Orban", "Orsini", "Lund", "Anna", "Anders", "ßen"]
    expected = ["Anders", "Ángel", "Anna", "Łukasz", "Lund", "Orban", "Øre", "Orsini", "ßen", "Zoë"]
    assert sorted(names, key=name_key) == expected


def test_case_and_punctuation_do_not_move_a_name():
    assert name_key("O'Brien") == name_key("o\u2019brien") == "o brien"
    assert name_key("van der  Berg") < name_key("Vandermeer")
    assert name_key("A\u0301ngel") == name_key("\u00c1ngel") == "angel"


def test_members_come_in_order_and_strangers_are_added():
    members = [ClassMember("s2", "Zoë", "A"), ClassMember("s9"), ClassMember("s1", "Ángel", "B")]
    found = listed(members, ["s0", "s2"])
    assert list(found) == ["s1", "s0", "s9", "s2"]
    assert [one.name for one in found.values()] == ["Ángel, B", "s0", "s9", "Zoë, A"]


def test_two_of_one_name_are_told_apart_by_id():
    found = listed([ClassMember("s2", "Ada"), ClassMember("s1", "Ada")], [])
    assert list(found) == ["s1", "s2"]
