# Quel che la guida alla prima partita dice in tutti i giochi.

guide-count = Guida, passo { $number } di { $count }
guide-next = Avanti
guide-done = Fatto
guide-show = Mostra
guide-skip = Salta questo passo
guide-leave = Esci dalla guida
guide-early = Capiterà da sé; continua a giocare.
