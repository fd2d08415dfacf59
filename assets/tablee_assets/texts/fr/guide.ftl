## Une première partie guidée

practice-guided = Première partie, guidée
guide-good-move = Un bon coup : « { $move } ».
cli-guided = explique la partie en chemin
cli-guided-alone = --guided ne va ni avec --demo ni avec --headless.
