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
proof-suppose = Suppose it were otherwise. { $marks }.
proof-case = Case { $case } of { $cases }. { $marks }.
proof-known = You know this:
proof-then = Then { $marks }.
proof-impossible = But this cannot be then:
proof-looks = From: { $marks }.
proof-so = So nothing else is left. { $claim }
proof-before = Previous step
proof-next = Next step
proof-none = There is no short argument. Gone through one by one, every sky in which it would be otherwise contradicts one of these facts:
proof-sectors = Each of the other sectors has its own reason:
proof-why-not = Why not { $sector }?

why-rules-alone = The placement rules alone force it.
why-left = { $systems ->
    [one] { $systems } sky left
   *[other] { $systems } skies left
}, { $against ->
    [0] none against
   *[other] { $against } against
}

rule-comets = There are { $count } comets, only in sectors { $sectors }.
rule-asteroids = There are { $count } asteroids, each beside another.
rule-dwarf-planets = { $mode ->
    [expert] There are { $count } dwarf planets in a band of exactly six sectors, one at each end.
   *[standard] There is only one dwarf planet.
}
rule-gas-clouds = There are { $count } gas clouds.
rule-truly-empty = There are { $count } truly empty sectors.
rule-planet-x = There is only one Planet X.
rule-cloud-beside-empty = Every gas cloud has a truly empty sector beside it.
rule-no-dwarf-beside-x = No dwarf planet is beside Planet X.
