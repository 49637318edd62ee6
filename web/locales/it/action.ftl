# Che cosa si chiede a un posto al tavolo di Planet X, e la barra che conferma.

panel-turn = La tua azione
panel-waiting = In attesa
panel-watching = Stai guardando
panel-choose = Scegli le teorie in segreto
panel-place = Piazza una teoria
panel-last-chance = La tua ultima opportunità
kinds-title = Tipi di azione

kind-survey = Rileva
kind-target = Punta
kind-research = Ricerca
kind-locate = Individua X
kind-choose = Scegli
kind-place = Teoria
kind-withdraw = Riprendi
kind-pass = Passa
kind-cost = costo { $cost }
kind-cost-range = costo { $least }–{ $most }
kind-cost-target = costo { $cost }, { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
}
kind-free = senza costo
kind-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
kind-most = al massimo { $most }
kind-why = { $kind }:
kind-not-now = non ora

pick-none = Nessuna
pick-left = { $count ->
    [one] resta { $count }
   *[other] restano { $count }
}
pick-sector = Settore…
pick-sector-hint = Tocca il settore sull’anello o sceglilo qui.

survey-thing = Che cosa cerchi?
survey-from = Dal settore
survey-to = Al settore
survey-hint = Trascina lungo l’anello, tocca due settori o sceglili qui. I rilevamenti più lunghi costano meno.
survey-hint-comets = Un rilevamento di comete deve iniziare e finire in settori dove le comete sono possibili.
survey-no-comets = Ora non puoi rilevare comete: nel cielo visibile non c’è alcun settore dove siano possibili.

target-sector = Quale settore?
target-hint = { $left ->
    [one] In questa partita ti resta { $left } puntamento.
   *[other] In questa partita ti restano { $left } puntamenti.
}

research-topic = Argomento
research-by = Già studiato da: { $names }
research-again = Conosci già questo indizio: rifare la ricerca costa solo tempo.

locate-sector = Il Pianeta X è nel settore
locate-beside = Che cosa c’è nel settore { $sector }?
locate-hint = Devono essere giuste tutte e tre le cose. Gli altri sapranno solo se lo erano, non quale settore hai indicato.

choose-theory = La tua teoria
choose-theory-number = Teoria { $number }
choose-hint = Nessuno vede che cosa scegli. Le teorie si piazzano quando tutti hanno scelto.

place-thing = Teoria
place-sector = Nel settore
place-hint = Il settore lo vedono tutti, l’oggetto resta nascosto fino alla revisione tra pari.
place-hint-last = Il settore lo vedono tutti; alla fine tutte le teorie vengono girate.

withdraw-thing = Teoria
withdraw-hint = Per questa teoria non resta alcun settore; torna nella tua riserva.

pass-hint = Rinunci al resto della tua ultima opportunità.

confirm-survey = Rileva
confirm-target = Punta
confirm-research = Ricerca
confirm-locate = Individua
confirm-choose = Scegli
confirm-no-theory = Nessuna teoria
confirm-place = Piazza
confirm-withdraw = Riprendi
confirm-pass = Passa
confirm-none = Conferma
confirm-cost = costo { $cost }
confirm-sending = Invio…
confirm-waiting = In attesa di { $names }…
confirm-hurry = Fai giocare subito
confirm-nothing = Ora non c’è nulla da fare.
confirm-incomplete-survey = Scegli che cosa cercare, e dove.
confirm-incomplete-thing = Scegli che cosa cercare.
confirm-incomplete-run = Scegli dove cercare.
confirm-incomplete-sector = Scegli il settore.
confirm-incomplete-target = Scegli un settore visibile.
confirm-incomplete-research = Scegli un argomento.
confirm-incomplete-locate = Scegli il settore del Pianeta X e che cosa c’è ai suoi due lati.
confirm-incomplete-place = Scegli una teoria e un settore.
confirm-incomplete-theory = Scegli una teoria.
confirm-incomplete-none = Scegli che cosa fare.

tap-not-visible = Il settore { $sector } non è nel cielo visibile.
tap-not-here = Questa teoria non si può piazzare nel settore { $sector }.

told-you = Che cosa hai scoperto
told-since = Che cosa hanno fatto gli altri da allora
told-since-more = Altro nel diario: { $count }

undo-move = Ritira la mossa
undo-asked = { $name } vuole ritirare una mossa. Accetti?
undo-asked-mine = Hai chiesto di ritirare la tua mossa. Gli altri devono accettare.
undo-agree = Accetta
undo-refuse = Rifiuta
undo-cancel = Mantieni la mossa
undo-agreed = Hai accettato; altri non hanno ancora risposto.
undo-not-done = La tua mossa resta: non è stata ritirata.
undo-refused = La tua mossa resta: { $name } non ha accettato.
