# Che cosa può contenere un settore. Il valore è un’etichetta; gli attributi sono le forme che le
# frasi chiedono con OBJECT($thing, form: "...").

object-C = Cometa
    .gender = feminine
    .name = cometa
    .one = una cometa
    .another = un’altra cometa
    .many = comete
    .the-many = le comete
    .surveyed = comete
    .none = Nessuna cometa
    .count = { $count ->
        [one] { $count } cometa
       *[other] { $count } comete
    }
    .held = contiene una cometa
    .not-held = non contiene una cometa

object-A = Asteroide
    .gender = masculine
    .name = asteroide
    .one = un asteroide
    .another = un altro asteroide
    .many = asteroidi
    .the-many = gli asteroidi
    .surveyed = asteroidi
    .none = Nessun asteroide
    .count = { $count ->
        [one] { $count } asteroide
       *[other] { $count } asteroidi
    }
    .held = contiene un asteroide
    .not-held = non contiene un asteroide

object-D = Pianeta nano
    .gender = masculine
    .name = pianeta nano
    .one = un pianeta nano
    .another = un altro pianeta nano
    .many = pianeti nani
    .the-many = i pianeti nani
    .surveyed = pianeti nani
    .none = Nessun pianeta nano
    .count = { $count ->
        [one] { $count } pianeta nano
       *[other] { $count } pianeti nani
    }
    .held = contiene un pianeta nano
    .not-held = non contiene un pianeta nano

object-G = Nube di gas
    .gender = feminine
    .name = nube di gas
    .one = una nube di gas
    .another = un’altra nube di gas
    .many = nubi di gas
    .the-many = le nubi di gas
    .surveyed = nubi di gas
    .none = Nessuna nube di gas
    .count = { $count ->
        [one] { $count } nube di gas
       *[other] { $count } nubi di gas
    }
    .held = contiene una nube di gas
    .not-held = non contiene una nube di gas

object-E = Realmente vuoto
    .gender = masculine
    .name = realmente vuoto
    .one = un settore realmente vuoto
    .many = settori realmente vuoti
    .the-many = i settori realmente vuoti
    .surveyed = settori che appaiono vuoti
    .held = è realmente vuoto
    .not-held = non è realmente vuoto

object-X = Pianeta X
    .gender = masculine
    .name = Pianeta X
    .one = il Pianeta X
    .many = Pianeta X
    .the-many = il Pianeta X
    .held = contiene il Pianeta X
    .not-held = non contiene il Pianeta X

# Che cosa mostra un puntamento quando non trova nulla: settore realmente vuoto, oppure Pianeta X.
object-EX = Appare vuoto
    .name = appare vuoto
    .held = appare vuoto
    .not-held = non appare vuoto
