"""What hidden tests of variable_elimination compare answers with."""

from autograder.hidden_tests.bayesian_learning.network_oracles import answer_of_table, product_of


def by_table(factors, query, evidence, order):
    names, table = product_of(factors)
    return answer_of_table(table, names, query, evidence)
