# What a sector can hold. The value is a label; the attributes are the forms that sentences ask for
# with OBJECT($thing, form: "..."). Each language has the forms its own sentences need.

object-C = Comet
    .name = comet
    .one = a comet
    .another = another comet
    .many = comets
    .surveyed = comets
    .none = No comets
    .count = { $count ->
        [one] { $count } comet
       *[other] { $count } comets
    }
    .held = holds a comet
    .not-held = does not hold a comet

object-A = Asteroid
    .name = asteroid
    .one = an asteroid
    .another = another asteroid
    .many = asteroids
    .surveyed = asteroids
    .none = No asteroids
    .count = { $count ->
        [one] { $count } asteroid
       *[other] { $count } asteroids
    }
    .held = holds an asteroid
    .not-held = does not hold an asteroid

object-D = Dwarf planet
    .name = dwarf planet
    .one = a dwarf planet
    .another = another dwarf planet
    .many = dwarf planets
    .surveyed = dwarf planets
    .none = No dwarf planets
    .count = { $count ->
        [one] { $count } dwarf planet
       *[other] { $count } dwarf planets
    }
    .held = holds a dwarf planet
    .not-held = does not hold a dwarf planet

object-G = Gas cloud
    .name = gas cloud
    .one = a gas cloud
    .another = another gas cloud
    .many = gas clouds
    .surveyed = gas clouds
    .none = No gas clouds
    .count = { $count ->
        [one] { $count } gas cloud
       *[other] { $count } gas clouds
    }
    .held = holds a gas cloud
    .not-held = does not hold a gas cloud

object-E = Truly empty
    .name = truly empty
    .one = a truly empty sector
    .many = truly empty sectors
    .surveyed = sectors that appear empty
    .held = is truly empty
    .not-held = is not truly empty

object-X = Planet X
    .name = Planet X
    .one = Planet X
    .many = Planet X
    .held = holds Planet X
    .not-held = does not hold Planet X

# What a target shows when it finds nothing: truly empty, or Planet X.
object-EX = Appears empty
    .name = appears empty
    .held = appears empty
    .not-held = does not appear empty
