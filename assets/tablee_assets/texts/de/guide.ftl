## Eine erste Partie mit Anleitung

practice-guided = Erste Partie mit Anleitung
guide-good-move = Ein guter Zug: „{ $move }“.
cli-guided = die Partie unterwegs erklären
cli-guided-alone = --guided geht weder mit --demo noch mit --headless.
