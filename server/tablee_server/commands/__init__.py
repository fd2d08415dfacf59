"""What `tablee-server` does: one module for each command, with a function of its name.

The function takes the words that follow the command and gives the exit code; a `Sentence` that it
raises is told the person. `program` finds it.
"""
