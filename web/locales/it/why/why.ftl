## Perché è così, passo per passo: si suppone il contrario finché non regge

proof-yes = { $count ->
    [one] settore { $sectors }
   *[other] settori { $sectors }
}: { OBJECT($thing, form: "name") }
proof-no = { $count ->
    [one] settore { $sectors }
   *[other] settori { $sectors }
}: { $thing ->
    [C] nessuna cometa
    [A] nessun asteroide
    [D] nessun pianeta nano
    [G] nessuna nube di gas
    [E] non realmente vuoto
   *[X] non il Pianeta X
}
proof-suppose = Supponiamo il contrario. { $marks }.
proof-case = Caso { $case } di { $cases }. { $marks }.
proof-known = Sai già questo:
proof-then = Allora { $marks }.
proof-impossible = Ma allora questo non può essere:
proof-looks = Da: { $marks }.
proof-so = Resta una sola possibilità. { $claim }
proof-before = Passo precedente
proof-next = Passo successivo
proof-none = Non c’è un ragionamento breve, ma ogni sistema in cui sarebbe diverso contraddice uno di questi fatti:
proof-sectors = Ognuno degli altri settori è escluso per un suo motivo:
proof-why-not = Perché non { $sector }?

why-rules-alone = Segue già dalle sole regole di posizionamento.
why-left = { $systems ->
    [one] { $systems } sistema compatibile
   *[other] { $systems } sistemi compatibili
}, { $against ->
    [0] nessuno in contrasto
   *[other] { $against } in contrasto
}

rule-comets = Le comete sono { $count }, solo nei settori { $sectors }.
rule-asteroids = Gli asteroidi sono { $count }, ognuno accanto a un altro.
rule-dwarf-planets = { $mode ->
    [expert] I pianeti nani sono { $count }, in una fascia di esattamente sei settori, con uno a ogni estremità.
   *[standard] C’è un solo pianeta nano.
}
rule-gas-clouds = Le nubi di gas sono { $count }.
rule-truly-empty = I settori realmente vuoti sono { $count }.
rule-planet-x = C’è un solo Pianeta X.
rule-cloud-beside-empty = Ogni nube di gas ha accanto un settore realmente vuoto.
rule-no-dwarf-beside-x = Nessun pianeta nano è accanto al Pianeta X.
