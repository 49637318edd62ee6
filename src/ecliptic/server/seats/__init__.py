"""Who sits where: before the deal, during the game and after it."""
