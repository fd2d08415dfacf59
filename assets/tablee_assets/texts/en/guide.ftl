## A guided first match

practice-guided = First match, guided
guide-good-move = A good move now: “{ $move }”.
cli-guided = explain the match as it goes
cli-guided-alone = --guided goes neither with --demo nor with --headless.
