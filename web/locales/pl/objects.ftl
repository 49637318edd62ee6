# Co może zawierać sektor. Wartość to etykieta; atrybuty to formy, o które zdania proszą funkcją
# OBJECT($thing, form: "...").

object-C = Kometa
    .gender = feminine
    .name = kometa
    .genitive = komety
    .instrumental = kometą
    .another-genitive = innej komety
    .many = komety
    .surveyed = komet
    .none = Brak komet
    .count = { $count ->
        [one] { $count } kometa
        [few] { $count } komety
       *[many] { $count } komet
    }
    .held = zawiera kometę
    .not-held = nie zawiera komety

object-A = Asteroida
    .gender = feminine
    .name = asteroida
    .genitive = asteroidy
    .instrumental = asteroidą
    .another-genitive = innej asteroidy
    .many = asteroidy
    .surveyed = asteroid
    .none = Brak asteroid
    .count = { $count ->
        [one] { $count } asteroida
        [few] { $count } asteroidy
       *[many] { $count } asteroid
    }
    .held = zawiera asteroidę
    .not-held = nie zawiera asteroidy

object-D = Planeta karłowata
    .gender = feminine
    .name = planeta karłowata
    .genitive = planety karłowatej
    .instrumental = planetą karłowatą
    .another-genitive = innej planety karłowatej
    .many = planety karłowate
    .surveyed = planet karłowatych
    .none = Brak planet karłowatych
    .count = { $count ->
        [one] { $count } planeta karłowata
        [few] { $count } planety karłowate
       *[many] { $count } planet karłowatych
    }
    .held = zawiera planetę karłowatą
    .not-held = nie zawiera planety karłowatej

object-G = Obłok gazowy
    .gender = masculine
    .name = obłok gazowy
    .genitive = obłoku gazowego
    .instrumental = obłokiem gazowym
    .another-genitive = innego obłoku gazowego
    .many = obłoki gazowe
    .surveyed = obłoków gazowych
    .none = Brak obłoków gazowych
    .count = { $count ->
        [one] { $count } obłok gazowy
        [few] { $count } obłoki gazowe
       *[many] { $count } obłoków gazowych
    }
    .held = zawiera obłok gazowy
    .not-held = nie zawiera obłoku gazowego

object-E = Faktycznie pusty
    .gender = masculine
    .name = faktycznie pusty
    .genitive = faktycznie pustego sektora
    .instrumental = faktycznie pustym sektorem
    .many = faktycznie puste sektory
    .surveyed = sektorów wyglądających na puste
    .held = jest faktycznie pusty
    .not-held = nie jest faktycznie pusty

object-X = Planeta X
    .gender = feminine
    .name = Planeta X
    .genitive = Planety X
    .instrumental = Planetą X
    .many = Planeta X
    .held = zawiera Planetę X
    .not-held = nie zawiera Planety X

# Co pokazuje skanowanie, które nic nie znajduje: sektor faktycznie pusty albo Planetę X.
object-EX = Wygląda na pusty
    .name = wygląda na pusty
    .held = wygląda na pusty
    .not-held = nie wygląda na pusty
