import type { DrawingWords } from '../language.ts';
import { domains } from './domains.ts';

export const drawings: DrawingWords = {
  domains,
  properties: {
    meatless: String.raw`veganistisch\p{L}*|vegan|vegetarisch\p{L}*|plantaardig\p{L}*|vleesloos`,
    indoors: String.raw`indoor\p{L}*|zaal\p{L}*|sporthal|overdekt`,
    flat: String.raw`appartement\p{L}*|flat|flats|loft|woontoren|penthouse`,
    modern: 'bungalows?|moderne villa|wolkenkrabber',
    wintry: String.raw`sneeuw\p{L}*|besneeuwd\p{L}*|vorst|hagel|ijzel`,
    hot: String.raw`hitte\p{L}*|droogte`,
    cake: String.raw`chocola\p{L}*|kersen\p{L}*|appel\p{L}*|citroen\p{L}*|wortel\p{L}*|noten\p{L}*|bananen\p{L}*|pompoen|bosbessen|vegan\p{L}*`,
    camper: String.raw`camper\p{L}*|caravan|vanlife`,
    electric: 'elektrische?|e-auto',
    quarrel: String.raw`beledig\p{L}*|haalt uit|ruzie|beschuldig\p{L}*|leugen\p{L}*|liegt|fraude|schandaal|rel`,
    designed: String.raw`architect\p{L}*`,
    strike: 'staking(?:en)?|stakers|staken|gestaakt',
    dismissal: 'ontslagen|massaontslag|ontslagronde',
  },
  words: `
    minibus = camper, kampeerbus, campers
    fire-engine = brandweer, brandweerwagen, brandweerauto, brandweerkazerne
    radiator = verwarming
    solar-panel = zonnepaneel, zonnepanelen
    wind-turbine = windmolen, windturbine, windpark, windenergie, windmolens
    laptop = laptop, computer, pc ~ programmeren, software
    keyboard = toetsenbord
    computer-mouse = computermuis
    printer = printer
    mobile-phone = smartphone, telefoon, iPhone, mobieltje, gsm ~ app
    telephone-receiver = telefoongesprek, telefoontje
    e-mail = e-mail, mail, nieuwsbrief, mailbox
    envelope = envelop
    calendar = kalender ~ agenda, deadline
    alarm-clock = wekker
    stopwatch = stopwatch
    hourglass-not-done = zandloper ~ wachttijd
    watch = horloge, smartwatch
    memo = notitie, notities
    clipboard = enquête, vragenlijst, checklist
    page-facing-up = document, formulier ~ rapport
    card-index-dividers = archief
    bar-chart = grafiek, statistiek ~ data, cijfers
    chart-increasing = ~ groei, stijging
    chart-decreasing = recessie ~ daling
    magnifying-glass-tilted-left = vergrootglas, zoekmachine ~ onderzoek
    books = boek, bibliotheek, literatuur
    open-book = roman
    newspaper = krant, journalistiek
    graduation-cap = universiteit, diploma, hogeschool ~ onderwijs
    school = school, basisschool, klaslokaal
    backpack = rugzak
    writing-hand = handschrift ~ schrijver, auteur
    artist-palette = schilderij, schilderkunst ~ kunst, kunstenaar
    scissors = schaar
    briefcase = aktetas ~ baan, werkgever
    office-building = kantoor, wolkenkrabber ~ bedrijf
    package = pakket, pakje, bezorging
    label = prijskaartje ~ prijs
    receipt = factuur, kassabon
    light-bulb = gloeilamp, lamp
    candle = kaars
    gear = tandwiel ~ instellingen
    wrench = moersleutel ~ reparatie
    toolbox = gereedschapskist ~ gereedschap
    hammer = hamer
    ladder = ladder
    building-construction = bouwplaats
    puzzle-piece = puzzel, extensie
    locked = wachtwoord, hangslot, versleuteling ~ beveiliging
    key = sleutel
    shield = schild ~ bescherming
    identification-card = identiteitskaart
    megaphone = megafoon ~ campagne
    bullseye = ~ doel, doelstelling
    trophy = trofee, beker, kampioenschap ~ kampioen, prijswinnaar
    sports-medal = medaille ~ olympische spelen
    handshake = handdruk ~ akkoord, overeenkomst
    speech-balloon = compliment, complimenten ~ discussie
    busts-in-silhouette = menigte ~ team, gemeenschap
    satellite-antenna = antenne, radar
    globe-with-meridians = internet ~ web
    globe-showing-europe-africa = wereldbol, planeet ~ wereld
    world-map = landkaart, wereldkaart
    compass = kompas
    battery = batterij, accu
    electric-plug = stekker, stopcontact ~ elektriciteit
    robot = robot, chatbot, kunstmatige intelligentie ~ AI
    factory = fabriek ~ industrie
    oil-drum = aardolie, ruwe olie, olievat
    fuel-pump = benzine, brandstof, tankstation, diesel
    money-bag = geld, budget, begroting ~ omzet, investering, inkomen, salaris, loon, belasting
    coin = munt, muntgeld, Bitcoin, cryptomunt, cryptomunten, Ethereum
    credit-card = creditcard, bankpas, betaalkaart ~ betaling, schuld
    dollar-banknote = dollar
    euro-banknote = euro
    bank = banken, bankrekening, bankfiliaal
    balance-scale = rechtbank, rechtszaak, rechter, justitie ~ advocaat
    classical-building = museum, musea, parlement ~ senaat
    ballot-box-with-ballot = verkiezing, referendum, stembus ~ kiezers
    shopping-cart = supermarkt, winkelwagen, boodschappen
    convenience-store = winkel ~ winkelier
    stethoscope = dokter, huisarts, arts, stethoscoop ~ diagnose, geneeskunde
    health-worker = verpleegkundige, verpleegster
    syringe = vaccin, vaccinatie, injectie, inenting
    pill = medicijn, antibiotica, geneesmiddel ~ behandeling
    hospital = ziekenhuis, ziekenhuizen, kliniek
    thermometer = thermometer, koorts ~ temperatuur
    microbe = bacterie
    tooth = tand, tandarts
    toothbrush = tandenborstel, tandpasta
    lungs = longen
    anatomical-heart = cardiologie, hartziekte
    brain = hersenen, brein ~ psychologie
    red-heart = liefde ~ hart
    dna = DNA, genetica
    microscope = microscoop ~ laboratorium, biologie
    test-tube = reageerbuis, scheikunde ~ experiment
    soap = zeep
    shower = douche
    bathtub = badkuip, badkamer
    toilet = toilet, wc
    bed = slaap, matras, slaapkamer ~ slapeloosheid
    person-in-lotus-position = meditatie, yoga, mindfulness
    person-lifting-weights = sportschool, krachttraining ~ training
    person-running = hardlopen, marathon, hardloper
    person-walking = wandeling, wandelen, voetgangers
    person-swimming = zwemmen, zwemmer, zwembad
    person-biking = wielrennen, fietser
    fork-and-knife-with-plate = maaltijd, diner, lunch, restaurant ~ voeding, dieet, recept, eten
    cooking = koekenpan
    pot-of-food = soep, stoofpot
    hot-beverage = koffie, espresso, cappuccino, cafeïne ~ ontbijt
    glass-of-milk = melk, zuivel
    beer-mug = bier, brouwerij
    wine-glass = wijn, wijngaard
    cocktail-glass = cocktail ~ alcohol
    droplet = water, druppel ~ vocht
    cup-with-straw = frisdrank, limonade, sap
    bread = brood, bakker, bakkerij
    croissant = croissant
    cheese-wedge = kaas, kazen
    butter = boter
    egg = eieren, paasei, paaseieren
    cut-of-meat = vlees, rundvlees, biefstuk
    fish = vis, zalm, tonijn, kabeljauw, haring ~ visser
    spaghetti = pasta, spaghetti
    cooked-rice = rijst
    green-salad = salade
    leafy-green = groente, spinazie, sla
    carrot = wortel
    potato = aardappel
    tomato = tomaat
    onion = ui, uien
    garlic = knoflook
    red-apple = appel, fruit
    banana = banaan
    grapes = druif
    lemon = citroen, citroenen
    tangerine = mandarijn, sinaasappel
    strawberry = aardbei
    sheaf-of-rice = tarwe, graan, oogst ~ landbouw
    honey-pot = honing
    salt = zout
    candy = snoep, snoepjes
    chocolate-bar = chocolade, cacao
    birthday-cake = verjaardagstaart ~ verjaardag
    shortcake = taart, cake
    cookie = koekje, koekjes
    pizza = pizza
    hamburger = hamburger, burger
    olive = olijf, olijfolie
    house = huis, huizen, woning ~ huur, hypotheek
    door = deur
    chair = stoel
    couch-and-lamp = meubels, woonkamer, sofa
    mirror = spiegel
    broom = bezem, schoonmaak
    wastebasket = afval, vuilnis, prullenbak
    recycling-symbol = recycling, recyclen
    fire = brand, vlammen, kampvuur, bosbrand, open haard
    potted-plant = kamerplant, potplant
    seedling = zaad, zaailing, compost
    herb = basilicum, peterselie, kruiden, cannabis, wiet, hennep
    deciduous-tree = boomgaard, loofboom
    evergreen-tree = bos, naaldbomen, ontbossing
    tulip = tulp
    bouquet = bloem, boeket
    sunflower = zonnebloem
    mushroom = paddenstoel, champignon
    wood = brandhout, hout
    rock = rots, rotsen
    dog = hond, puppy
    cat = kat, poes
    horse = paard, pony
    cow = koe, koeien, vee, rundvee
    pig = varken, varkens
    ewe = schaap, lam
    chicken = kip, pluimvee
    duck = eend
    bird = vogel, mus
    owl = uil
    eagle = adelaar, havik
    penguin = pinguïn
    whale = walvis, walvissen
    dolphin = dolfijn
    shark = haai
    octopus = octopus, inktvis
    honeybee = honingbij, imker, bijenkorf
    butterfly = vlinder
    ant = mier
    spider = spin
    mosquito = mug
    fox = vos
    wolf = wolf
    bear = beer
    lion = leeuw
    elephant = olifant
    rabbit = konijn, haas
    turtle = schildpad
    frog = kikker
    airplane = vliegtuig, luchtvaart, luchthaven, vliegveld, luchtvaartmaatschappij
    helicopter = helikopter
    train = trein, spoorweg
    locomotive = locomotief
    high-speed-train = hogesnelheidstrein
    metro = metro
    tram = tram
    bus = bus
    automobile = auto, voertuig ~ verkeer, bestuurder
    delivery-truck = vrachtwagen, vrachtwagens, bestelwagen
    bicycle = fiets, fietsen, fietspad
    motorcycle = motorfiets, motorrijder
    kick-scooter = elektrische step
    ship = schip, schepen, vrachtschip ~ export, invoerrechten
    sailboat = zeilboot, zeilschip, zeilen
    rocket = raket, ruimteschip, ruimtevaart
    satellite = satelliet
    astronaut = astronaut
    telescope = telescoop, sterrenkunde, astronomie
    milky-way = sterrenstelsel, heelal, melkweg
    ringed-planet = Saturnus, zonnestelsel
    full-moon = maanlanding, maanlander
    sun = zonlicht, zonneschijn ~ zomer
    comet = komeet, asteroïde, meteoriet
    luggage = koffer, bagage ~ reis, toerisme
    hotel = hotel, hostel
    tent = tent, camping, kamperen
    beach-with-umbrella = strand ~ vakantie
    desert-island = eiland
    snow-capped-mountain = berg, Alpen, bergtop
    volcano = vulkaan, uitbarsting
    water-wave = golven, oceaan, zee, getij
    castle = kasteel
    stadium = stadion
    motorway = snelweg
    cloud = wolk
    cloud-with-rain = regen, regenval, neerslag
    umbrella-with-rain-drops = paraplu
    cloud-with-lightning-and-rain = onweer, storm, onweersbui
    snowflake = sneeuw, sneeuwvlok, vorst ~ winter
    leaf-fluttering-in-wind = wind
    rainbow = regenboog
    musical-notes = muziek, lied, liedje, liedjes
    guitar = gitaar
    violin = viool, orkest
    musical-keyboard = piano, pianist
    headphone = koptelefoon, oordopjes ~ podcast
    microphone = microfoon, karaoke ~ zanger, zangeres
    television = televisie, tv ~ serie, Netflix
    radio = radio, radiozender
    clapper-board = film, filmset, bioscoop ~ regisseur
    camera = fototoestel, fotografie, camera
    performing-arts = theater, toneel
    ticket = kaartje, kaartjes, ticket
    party-popper = verjaardagsfeest ~ feest
    wrapped-gift = cadeau, cadeautje
    teddy-bear = speelgoed, knuffel
    video-game = videogame, videogames, computerspel
    game-die = bordspel, dobbelsteen
    chess-pawn = schaken, schaakspel
    soccer-ball = voetbal, voetballer, voetbalclub, eredivisie, champions league, FIFA, UEFA
    basketball = basketbal, NBA
    tennis = tennis, tennisser
    skis = skiën, skigebied
    fishing-pole = hengel, hengelsport
    t-shirt = t-shirt, kleding, kleren, overhemd
    jeans = broek, spijkerbroek
    dress = jurk
    running-shoe = schoen, schoenen, sportschoenen
    glasses = bril
    gem-stone = diamant, juweel
    crown = monarchie, koningshuis
    scientist = wetenschapper, onderzoekers
    teacher = leraar, docent, leerkracht
    student = student, leerling
    farmer = boer, boerderij
    tractor = tractor, trekker
    cook = kok, chef-kok
    police-officer = politieagent, agenten
    firefighter = brandweerman
    baby = baby, zuigeling, pasgeborene
    scroll = grondwet, verdrag
    warning = ~ risico, gevaar, waarschuwing
    no-entry = verbod
    anchor = anker, zeehaven
    magnet = magneet
    atom-symbol = atoom, kwantum
    houses = wijk, dorp, woningmarkt
    ice-cream = ijsje, roomijs
    framed-picture = kunstgalerie, portret
    spouting-whale = potvis
    necktie = stropdas
    handbag = handtas
    coat = jas
    gavel = veiling, veilinghuis
    lectern = persconferentie, spreekgestoelte ~ toespraak
    piggy-bank = spaarpot, spaarvarken, spaargeld, spaarrekening, sparen, zakgeld
    contract = contract, contracten, huurcontract, arbeidscontract
    handcuffs = handboeien, arrestatie, arrestaties
    server-rack = server, servers, datacenter, datacenters, datacentrum, database
    microchip = halfgeleider, halfgeleiders, chipmaker, processor, chipmachine, Raspberry Pi, Arduino, moederbord, printplaat
    power-pylon = hoogspanningsmast, stroomnet, elektriciteitsnet, stroomstoring, stroomuitval
    charging-station = laadpaal, laadpalen, laadstation, snellader
    passport = paspoort, paspoorten
    calculator = rekenmachine, belastingaangifte
    bridge = brug, bruggen, viaduct
    apartment-block = appartement, appartementen, flatgebouw, huurwoning, huurwoningen
    cooling-tower = kerncentrale, kerncentrales, kernenergie, koeltoren
    whistle = scheidsrechter, scheidsrechters
    stroller = kinderwagen, ouderschapsverlof, zwangerschapsverlof
    heat-pump = warmtepomp, warmtepompen, airco, airconditioning
    market-stall = marktkraam, weekmarkt, rommelmarkt, kerstmarkt
    water-tap = kraanwater, drinkwater, waterleiding
    washing-machine = wasmachine, wasmiddel, droogtrommel
    shipping-container = zeecontainer, containerhaven
    watering-can = gieter
    browser-window = website, websites, webpagina, browser
    bust = beeldhouwer, standbeeld, sculptuur, sculpturen
    paint-roller = verfroller, muurverf, verbouwing
    drill = boormachine, schroefmachine
    fridge = koelkast, vriezer
    drone = drone, drones
    vacuum-cleaner = stofzuiger, robotstofzuiger
    police-car = politieauto, inbraak, inbraken, inbreker, overval, diefstal ~ politie
    vertical-traffic-light = verkeerslicht, verkeerslichten, stoplicht
    running-shirt = trainingspak
    mountain-cableway = kabelbaan
    christmas-tree = Kerst, kerstmis, kerstboom
    jack-o-lantern = Halloween
    fireworks = vuurwerk
    passenger-ship = cruiseschip
    american-football = NFL, super bowl
    video-camera = bewakingscamera, beveiligingscamera
  `,
  none: `
    witte huis, huis aan huis, wereldwijd, in huis, strategie, vergadering, vrijheid, waarde, cultuur, kwaliteit,
    mate, tot slot, tuinslang, schot in de
  `,
  beside: /^met$/iu,
  lacking: /(?<!\p{L})(?:geen|zonder)\s+(?:\p{L}+\s+)?$/iu,
  endings: [
    [[/(?<=.{3})(?:eren|en|s|e)$/u, '']],
    [[/([bcdfgklmnprst])\1$/u, '$1']],
    [[/([aeou])\1(?=[bcdfgklmnprst]$)/u, '$1']],
    [
      [/v$/u, 'f'],
      [/z$/u, 's'],
    ],
  ],
  foldsAccents: true,
  clauseEnds: /^(?:van|voor|in|op|aan|met|uit|bij|en|of|is|zijn|heeft|hebben|de|het|als|dan|naar|zonder|na|sinds)$/iu,
  hasCompounds: true,
};
