"""The checks of ``autograder check-topic``: each looks at one side of a topic."""
