"""Reading what authors write: text, facts, references; and finding everything wrong with it."""
