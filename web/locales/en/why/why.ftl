## Why it is so, step by step: the opposite is supposed until it cannot be

proof-yes = { $count ->
    [one] sector { $sectors }
   *[other] sectors { $sectors }
}: { OBJECT($thing, form: "name") }
proof-no = { $count ->
    [one] sector { $sectors }
   *[other] sectors { $sectors }
}: { $thing ->
    [C] no comet
    [A] no asteroid
    [D] no dwarf planet
    [G] no gas cloud
    [E] not truly empty
   *[X] not Planet X
}
proof-suppose = Suppose the opposite. { $marks }.
proof-case = Case { $case } of { $cases }. { $marks }.
proof-known = You know this:
proof-then = Then { $marks }.
proof-impossible = But then this is impossible:
proof-looks = From: { $marks }.
proof-so = That leaves only one possibility. { $claim }
proof-before = Previous step
proof-next = Next step
proof-none = There is no short argument, but every sky in which it is otherwise contradicts one of these facts:
proof-sectors = Each of the other sectors is ruled out for a reason of its own:
proof-why-not = Why not { $sector }?

why-rules-alone = It follows from the placement rules alone.
why-left = { $systems ->
    [one] { $systems } sky fits
   *[other] { $systems } skies fit
}; { $against ->
    [0] none contradicts this
    [one] { $against } contradicts this
   *[other] { $against } contradict this
}

rule-comets = There are { $count } comets, only in sectors { $sectors }.
rule-asteroids = There are { $count } asteroids, each next to another.
rule-dwarf-planets = { $mode ->
    [expert] There are { $count } dwarf planets in a band of exactly six sectors, with one at each end.
   *[standard] There is only one dwarf planet.
}
rule-gas-clouds = There are { $count } gas clouds.
rule-truly-empty = There are { $count } truly empty sectors.
rule-planet-x = There is only one Planet X.
rule-cloud-beside-empty = Every gas cloud is next to a truly empty sector.
rule-no-dwarf-beside-x = No dwarf planet is next to Planet X.
