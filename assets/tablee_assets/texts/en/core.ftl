# What the headless part of the client says: refusals, goodbyes, errors, the command line.
