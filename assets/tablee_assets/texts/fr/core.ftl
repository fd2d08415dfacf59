# Ce que dit la partie sans écran du client : refus, adieux, erreurs, ligne de commande.
