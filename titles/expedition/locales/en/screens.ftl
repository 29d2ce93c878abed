# What screens of the page say of Expedition Luxor: how it ends, how it is scored, and its rules in short.

end-land = All tiles have been laid
end-land-text = The land is complete. Now the points are counted.
end-tie-expedition = Level on points: { $names }. More adventurers left in the supply decide.

expedition-modules = Modules

scoring-about-expedition-camps = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each camp where your adventurer lies on top.
scoring-about-expedition-temples = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each temple held in the same way.
scoring-about-expedition-pyramids = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each pyramid held in the same way.
scoring-about-expedition-ships = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each building next to your ships, no matter who holds it.
scoring-about-expedition-captured = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each adventurer captured in a sandstorm.

minute-expedition = Expedition Luxor in one minute
minute-expedition-1 = Lay the land
minute-expedition-1-text = On your turn lay one to three tiles, edge to edge. Everybody can use what you lay.
minute-expedition-2 = Out of the camp
minute-expedition-2-text = When you lay a camp, put adventurers on it: some stay, the others leave in one direction.
minute-expedition-3 = On the march
minute-expedition-3-text = They go from tile to tile, and on each tile some must stay: one in the desert, two in an oasis, three in the mountains.
minute-expedition-4 = On top
minute-expedition-4-text = The adventurer on top holds the building: camps 1 point, temples 2, pyramids 3.
minute-expedition-5 = New Adventures
minute-expedition-5-text = From the mountains, action tiles launch ships, caravans, snakes and sandstorms. For experienced players.
