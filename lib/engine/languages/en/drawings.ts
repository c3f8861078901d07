import type { DrawingWords } from '../language.ts';
import { domains } from './domains.ts';

export const drawings: DrawingWords = {
  domains,
  properties: {
    meatless: 'vegan|vegetarian|plant-based|meatless|meat-free',
    indoors: 'indoors?|arena games|sports halls?',
    flat: 'apartments?|flats?|lofts?|penthouses?|condos?|condominiums?|high-rises?|tower blocks?',
    modern: 'mid-century|modernist|bungalows?|mansions?|skyscrapers?|desert home|futuristic',
    wintry: 'snow(?:fall|storms?|y|drifts?)?|blizzards?|frost|hail|icy',
    hot: 'heat|heatwaves?|drought|hot spell',
    cake: String.raw`chocolate|cherry|cherries|apples?|lemon|carrots?|nuts?|walnuts?|cheesecake|banana|marshmallows?|pumpkin|blueberr\p{L}+|vegan`,
    camper: 'vanlife|camper ?vans?|campers|motorhomes?|rvs?|caravans?',
    electric: 'electric|evs?|battery-powered',
    quarrel: String.raw`insult\p{L}*|slams?|slammed|blasts?|attacks?|feud|row|accuses?|accused|lies|lied|liar|fraud|calls? for|mocks?|mocked|incapable|incapacitated|unfit|scandal`,
    designed: 'architects?|architecture|architectural',
    strike:
      'on strike|strikers|go(?:es|ing)? on strike|went on strike|strike action|general strike|strike vote|picket lines?|picketing|walkouts?|walked out|industrial action',
    dismissal: 'layoffs?|laid off|job cuts|redundanc(?:y|ies)|mass dismissals?',
    // Names that are the same in all languages.
    apple: 'macs?|macos|macbooks?|imacs?|ipados|mac ?os x?',
    spirits: 'whisk(?:e?ys?|ies)|gin|rum|vodka|wodka|tequila|mezcal|grappa|cognac|bourbon',
    nordic: String.raw`biathlon\p{L}*|langlauf\p{L}*|cross-country|skispringen|ski jumping|snowboard\p{L}*`,
  },
  words: `
    minibus = camper van, campervan, motorhome, caravanning, minivan
    fish-cake-with-swirl = fish cake, fish cakes, fishcake, fishcakes, kamaboko, narutomaki
    face-mask = surgical mask, face covering, face coverings, mask mandate
    radiator = central heating ~ heating
    solar-panel = solar panel, solar panels, solar farm, solar module, solar modules, rooftop solar, photovoltaics, solar, solar power, solar-powered, solar energy
    wind-turbine = wind turbine, wind turbines, wind farm, wind farms, wind power
    laptop = laptop, notebook computer, macbook, chromebook, pc, computer, laptops, computers, pcs ~ blog, developer, programming, coding, remote work, online course, webinar, web
    desktop-computer = desktop, imac, workstation, desktop computer ~ operating system
    keyboard = keyboard, typing, keycap ~ shortcut
    computer-mouse = computer mouse, right-click, mouse pointer
    printer = printer, printing, printout
    mobile-phone = phone, smartphone, iphone, cellphone, mobile phone, android phone, handset, smartphones, phones, iphones, mobile app, Android, galaxy s, pixel phone, cell phone, cell phones, cellphones ~ app, apps, texting, screen time
    telephone-receiver = phone call, phone calls, telephone, helpline, hotline
    e-mail = email, e-mail, inbox, mailbox, gmail, newsletter, emails
    envelope = letter, mail, envelope, cover letter, cover letters
    calendar = calendar ~ schedule, appointment, deadline, month, week, weekly, monthly, due date
    spiral-calendar = agenda, planner
    alarm-clock = alarm clock, wake-up call, daylight saving time, daylight savings
    stopwatch = stopwatch, sprint ~ latency, seconds, speed test
    hourglass-not-done = hourglass ~ waiting, wait, delay
    watch = wristwatch, smartwatch, apple watch
    memo = note, notes, notepad, draft, essay ~ to-do, to-do list, shopping list, application form
    clipboard = checklist, clipboard, survey, questionnaire ~ audit, inspection
    page-facing-up = document, paperwork, pdf ~ report, paper
    card-index-dividers = archive, files
    file-folder = folders, directory
    file-cabinet = filing cabinet, records office ~ data storage
    bar-chart = pie chart, chart, statistics, bar chart, graph ~ data, metrics, analytics
    chart-increasing = line graph ~ growth, increase
    chart-decreasing = slump, recession ~ decline, decrease
    magnifying-glass-tilted-left = magnifying glass, search engine, fact-checking, fact checker ~ search, investigation, fact check, research
    books = books, textbook, library, literature, book, bookshelf, bookshop, bookstore, bookstores, reading list ~ reading
    open-book = novel, novels, comic book, comic books, manga, dictionary, poem, poems, poetry ~ chapter, grammar, vocabulary, fiction
    newspaper = newspaper, journalism, newsroom, press, headline, journal ~ news
    graduation-cap = graduation, university, college, degree, diploma, alumni, student loan, student loans, tuition, colleges, universities, scholarship, scholarships, college students ~ academic, education
    school = school, classroom, kindergarten, schools, school district, elementary school, high school, preschool
    backpack = backpack, rucksack, school bag
    pencil = pencil ~ sketch
    fountain-pen = fountain pen, signature, ink
    writing-hand = handwriting ~ writing, author, writer, songwriter
    paintbrush = paintbrush, brush, watercolour, watercolor ~ theme
    artist-palette = palette, painting ~ artist, art
    straight-ruler = ruler ~ measurement, measure
    triangular-ruler = geometry, set square
    abacus = abacus, arithmetic ~ mathematics, maths
    scissors = scissors
    paperclip = paperclip, attachment
    pushpin = pushpin
    round-pushpin = map pin ~ location, address
    briefcase = briefcase, job interview, job interviews, job seekers, job search, internship, internships, job market ~ job, career, employer
    office-building = office, skyscraper, headquarters, offices, skyscrapers ~ company, corporation
    package = parcel, package, delivery, shipment, carton ~ packet
    label = price tag, price tags, discount, discounts ~ price, label
    receipt = receipt, invoice, bill
    light-bulb = light bulb, lightbulb, lamp, bulb, light installation, chandelier, chandeliers, streetlight, streetlights, street lights, lighting design ~ lighting
    candle = candle, candlelight, candles
    gear = gear, gears, cogwheel, machinery ~ settings, configuration, automation
    wrench = wrench, spanner ~ repair, maintenance
    toolbox = toolbox, toolkit, toolchain ~ tools
    hammer-and-wrench = home improvement, remodel, remodeling, woodworking ~ diy
    hammer = hammer ~ construction
    screwdriver = screwdriver, screw, screwdrivers
    ladder = ladder, ladders
    nut-and-bolt = bolt
    brick = brick, bricks ~ masonry
    building-construction = construction site, crane, building site
    link = hyperlink, url
    puzzle-piece = puzzle, jigsaw, plugin, plug-in, add-on, extension, plugins, puzzles
    locked = padlock, lock, password, passwords, encryption, vpn, ransomware, passcode, data breach ~ security, privacy
    key = key, keys ~ access, token, login
    shield = shield, cybersecurity ~ protection, defence, defense, firewall
    identification-card = id card, identity card, identification, badge, licence card, resume template, business card, business cards
    bell = bell ~ notification, alert, reminder
    megaphone = megaphone ~ announcement, marketing, campaign, protest
    bullseye = bullseye, dartboard ~ target, goal
    trophy = trophy, championship, cup final ~ winner, champion, award, prize
    sports-medal = medal, medals ~ Olympics, olympic games
    handshake = handshake ~ agreement, partnership
    speech-balloon = chat, messaging, compliment, compliments, small talk, slang ~ conversation, dialogue, feedback, discussion, comments
    busts-in-silhouette = crowd ~ team, community, members, coworkers, colleagues
    satellite-antenna = antenna, broadcast, radar
    antenna-bars = mobile signal
    wireless = wi-fi router ~ wifi, wi-fi
    globe-with-meridians = internet, world wide web ~ browser
    globe-showing-europe-africa = globe, earth ~ world
    world-map = map, atlas, world map, cartography
    compass = compass ~ navigation
    battery = battery, batteries, powerbank, accumulator
    electric-plug = plug, socket, power cord, charging, charger ~ electricity
    high-voltage = lightning bolt, high voltage, power surge ~ voltage
    robot = robot, robots, droid, chatbot, bot, robotics, humanoid, chatbots, artificial intelligence ~ ai
    factory = factory, manufacturing, factories, manufacturer, manufacturers, production line, assembly line ~ industry
    oil-drum = oil, barrel, crude, oil barrel, crude oil, petroleum
    fuel-pump = petrol, gasoline, diesel, fuel, filling station, gas station, gas stations, gas prices, gasoline prices
    wheel = wheel
    money-bag = money, budget, fund, funds ~ cash, investment, revenue, profit, income, cost, salary, financing
    coin = coin, coins, penny, Bitcoin, Bitcoins, cryptocurrency, cryptocurrencies, Ethereum, dogecoin
    credit-card = credit card, debit card, payment card, credit score, credit cards, debit cards, credit card debt ~ payment, debt
    dollar-banknote = dollar, dollars, banknote ~ wage, tax
    euro-banknote = euro, euros
    pound-banknote = pound sterling
    purse = purse
    bank = bank, banks, banking
    balance-scale = scales, balance scale, court, justice, law, lawsuit ~ legal, ruling, trade-off
    classical-building = museum, parliament, government building, courthouse, museums ~ senate, congress, institution
    ballot-box-with-ballot = ballot, election, vote, voting, ballot box, referendum, elections, poll, polls, midterms, midterm elections, polling station, presidential election ~ voters, voter
    shopping-cart = shopping cart, trolley, supermarket, groceries, shop ~ shopping, retailer
    shopping-bags = shopping bag, boutique ~ retail
    convenience-store = corner shop, grocery store
    stethoscope = stethoscope, doctor, physician, checkup, check-up ~ diagnosis, medicine
    health-worker = nurse
    syringe = vaccine, vaccination, injection, jab, syringe
    pill = pill, pills, medication, drug, capsule, antibiotics, multivitamin, multivitamins ~ supplement
    adhesive-bandage = plaster, bandage, band-aid, first aid, first-aid kit, first aid kit ~ wound
    hospital = hospital, clinic, hospitals, clinics, emergency room
    thermometer = thermometer, fever, thermometers ~ temperature
    microbe = bacteria, germ, germs, microbe
    x-ray = x-ray, radiograph
    bone = bone, bones
    tooth = tooth, teeth, dentist, dental
    toothbrush = toothbrush, toothpaste ~ brushing teeth
    lungs = lung, lungs ~ breathing
    anatomical-heart = cardiac, cardiology, heart disease, blood pressure ~ cardiovascular
    brain = brain, brains ~ neuroscience, psychology
    eye = eye, eyes, eyesight ~ visibility
    ear = ear, ears
    red-heart = love, romance, valentine, valentine's day ~ heart
    dna = dna, genome, gene, genes, genetics
    microscope = microscope ~ laboratory, biology
    test-tube = test tube, chemistry, experiment, blood test ~ lab
    alembic = flask, distillation, perfume ~ chemical
    soap = soap, handwashing, hand washing
    shower = shower, showering
    bathtub = bath, bathtub, bathroom
    sponge = sponge
    toilet = toilet
    bed = bed, sleep, bedroom, mattress, bedtime, nap, bedding, duvet, pillow, beds, sleeping, sleeper ~ insomnia
    person-in-lotus-position = meditation, yoga, mindfulness, meditate, meditating, pilates
    person-lifting-weights = weightlifting, gym, strength training, dumbbell ~ workout, exercise
    person-running = running, jogging, runner, jog, marathon
    person-walking = walking, walk, stroll, hike, on foot
    person-swimming = swimming, swim, swimmer
    person-biking = cycling, cyclist, bike ride, tour de france
    fork-and-knife-with-plate = meal, dinner, lunch, restaurant, cuisine, plate ~ food, eating, diet, recipe
    cooking = frying pan, fried egg, skillet, pan
    pot-of-food = stew, pot, soup, casserole, saucepan
    steaming-bowl = ramen, broth
    shallow-pan-of-food = paella
    hot-beverage = coffee, tea, espresso, cappuccino, caffeine, latte, coffee shop, coffee shops, cafe, coffees, teas ~ breakfast, break, mornings
    teapot = teapot
    glass-of-milk = milk, dairy
    beer-mug = beer, ale, lager, brewery
    wine-glass = wine, winery, vineyard
    cocktail-glass = cocktail, martini, cocktails, mixology, bartender, bartenders ~ alcohol
    droplet = drop, water drop, water, moisture, humidity ~ hydration
    tumbler-glass = whisky, whiskey
    cup-with-straw = soft drink, soda, lemonade, juice, smoothie, milkshake
    bread = bread, loaf, toast, sourdough, focaccia, breads, bakery, bakeries ~ baking
    baguette-bread = baguette
    cheese-wedge = cheese, cheddar, parmesan
    butter = butter, margarine
    egg = egg, eggs, easter egg, Easter
    cut-of-meat = meat, beef, steak
    bacon = bacon
    poultry-leg = chicken leg, drumstick, roast chicken, roasted chicken, fried chicken, grilled chicken, chicken breast, chicken thighs, chicken wings
    fish = fish, halibut, salmon, tuna, cod, trout, seafood, fillet, fishery
    shrimp = shrimp, prawn
    spaghetti = pasta, spaghetti, noodles
    cooked-rice = rice
    green-salad = salad
    leafy-green = lettuce, spinach, cabbage, kale, leafy greens, vegetable, vegetables
    broccoli = broccoli
    carrot = carrot, carrots
    potato = potato, potatoes
    tomato = tomato, tomatoes
    onion = onion, onions
    garlic = garlic
    red-apple = apple, apples, fruit
    banana = banana, bananas
    grapes = grape, grapes
    lemon = lemon, lemons, citrus
    tangerine = oranges, mandarin
    strawberry = strawberry, strawberries, berry, berries
    peanuts = peanut butter, peanut, peanuts, nuts
    chestnut = chestnut, walnut
    beans = beans, bean, legumes
    ear-of-corn = corn, maize
    sheaf-of-rice = wheat, grain, cereal, crop, harvest, barley ~ farming, agriculture
    honey-pot = honey
    salt = salt
    candy = sweets, candy
    chocolate-bar = chocolate, cocoa
    birthday-cake = birthday, birthday cake
    shortcake = cake
    cookie = cookie, cookies, biscuit
    pizza = pizza, pizzeria
    hamburger = burger, hamburger ~ fast food
    olive = olive, olives, olive oil
    jar = jar, jars
    house = house, home, housing, cottage, homeowner, homeowners, houses, homes, cabin, villa, holiday home, mortgage, mortgages, tiny house, tiny houses ~ rent, household
    door = door, doorway ~ entrance
    window = window, windows
    chair = chair, chairs
    couch-and-lamp = sofa, couch, living room, furniture, sofas
    mirror = mirror, reflection
    broom = broom, sweeping, cleaning ~ clean
    wastebasket = wastebasket, trash, rubbish, garbage, waste, bin
    basket = basket
    bucket = bucket, pail
    recycling-symbol = recycling, recycle
    fire = campfire, bonfire, flames, flame, wildfire, fireplace, wildfires, forest fire
    potted-plant = houseplant, potted plant, pot plant, terrarium, house plant, gardening, garden, gardens, houseplants, indoor plants ~ plants
    seedling = seedling, sprout, seeds, seed, germination, sapling ~ planting, compost, soil
    herb = herb, herbs, basil, parsley, moss, cannabis, marijuana
    deciduous-tree = tree, trees, oak
    evergreen-tree = forest, pine, conifer, spruce, fir, woodland
    cactus = cactus, succulent
    sunflower = sunflower
    tulip = tulip
    bouquet = flower, flowers, bunch of flowers
    mushroom = mushroom, mushrooms, fungus, fungi
    wood = log, timber, firewood, wood
    rock = stone, boulder, rock, pebble, gravel
    dog = dog, puppy, dogs, hound
    cat = cat, kitten, cats
    black-cat = black cat
    horse = horse, pony, horses, dressage
    cow = cow, cattle, cows
    pig = pig, pork
    ewe = sheep, lamb
    chicken = hen, poultry, chicken
    duck = duck, ducks
    swan = swan
    owl = owl
    bird = bird, birds, sparrow, songbird
    eagle = eagle, hawk, falcon
    penguin = penguin
    whale = whale, whales
    dolphin = dolphin
    shark = shark
    octopus = octopus
    honeybee = bee, honeybee, bees, hive, beehive, pollinator
    butterfly = butterfly, butterflies
    ant = ant, ants
    spider = spider
    mosquito = mosquito
    fox = fox, foxes, firefox
    bear = grizzly
    wolf = wolf, wolves
    lion = lion, lions
    tiger = tiger
    elephant = elephant
    beaver = beaver, beavers
    rabbit = rabbit, hare, rabbits, bunny
    turtle = turtle, tortoise
    frog = frog, toad
    snake = snake
    feather = feather, feathers, down feather
    airplane = airplane, plane, aircraft, airline, flights, aeroplane, airliner, airport, airports, airlines, airfare, jetliner, air travel, airliners ~ aviation, passengers
    airplane-departure = departure, take-off
    train = train, trains, night train, rail travel, railway, railroad, rail
    locomotive = locomotive, steam train, steam engine
    high-speed-train = high-speed train, intercity
    metro = subway, underground, metro, tube line
    tram = tram, streetcar
    bus = bus, buses
    automobile = car, cars, vehicle, sedan, vehicles, automobile, coupe, hatchback ~ traffic, driver, driving, dealership, parking
    sport-utility-vehicle = suv, suvs
    pickup-truck = pickup, truck, trucks
    delivery-truck = lorry, van, delivery van, delivery truck
    bicycle = bicycle, mountain bike, mountain bikes, bike, bikes, bicycles, cycling lane, bike lane, e-bike, ebike
    motorcycle = motorcycle, motorbike
    kick-scooter = scooter, e-scooter
    ship = ship, shipping, vessel, cargo ship ~ freight, export, exports, import, imports, tariffs, tariff
    sailboat = sailboat, sailing, yacht, schooner, boat
    ferry = ferry, ferries
    canoe = canoe, kayak, paddle
    rocket = rocket, spacecraft, spaceship, launch vehicle, lander, starship, rockets, moon landing, launchpad ~ space mission
    satellite = satellite, satellites
    astronaut = astronaut, astronauts
    telescope = telescope, astronomy, observatory
    milky-way = galaxy, galaxies, universe, milky way, cosmos
    ringed-planet = planets, saturn
    full-moon = moon, lunar
    crescent-moon = crescent, moonlight
    sun = sun, sunshine, sunlight, heat wave, heatwave, eclipse ~ summer
    star = star, stars
    comet = comet, asteroid, meteor, meteorite, asteroids
    luggage = suitcase, luggage, baggage ~ travel, trip
    hotel = hotel, hostel
    tent = tent, camping, campsite, campground, campgrounds
    beach-with-umbrella = beach, seaside ~ holiday, vacation
    desert-island = island, islands
    mountain = mountain, hill, hills
    snow-capped-mountain = summit, alps
    volcano = volcano, eruption
    water-wave = wave, waves, sea, ocean, tide, tides, surf
    fountain = fountain
    castle = castle, palace
    stadium = stadium, arena, stadiums
    ferris-wheel = ferris wheel, fair, fairground, funfair, amusement park
    circus-tent = circus
    barber-pole = barber, barbershop, hairdresser
    motorway = motorway, highway, motorways, highways, freeway
    construction = roadworks, road works
    cloud = cloud, clouds
    cloud-with-rain = rain, rainfall
    umbrella-with-rain-drops = umbrella
    cloud-with-lightning-and-rain = thunderstorm, storm
    cloud-with-snow = snowfall
    snowflake = snow, frost, snowflake, cold wave, cold snap, deep freeze, polar vortex ~ winter, cold
    wind-face = wind gust
    leaf-fluttering-in-wind = wind, breeze ~ leaves
    rainbow = rainbow
    tornado = tornado, hurricane, cyclone, typhoon
    fog = fog, mist
    musical-note = melody, tune, music note
    musical-notes = music, song, songs, Grammys, playlist, playlists, album, albums, lyrics ~ band, rapper
    musical-score = sheet music, composer
    guitar = guitar
    accordion = accordion
    violin = violin, orchestra
    musical-keyboard = piano
    trumpet = trumpet
    drum = drum, drums, drummer
    saxophone = saxophone, jazz
    headphone = headphones, earbuds, airpods, earphones
    microphone = microphone, karaoke, singing, microphones ~ singer
    studio-microphone = podcast, podcasts, podcaster ~ recording, interview
    radio = radio
    television = tv, television, telly, Emmys, sitcom, tv show, tv shows, tv series ~ series, streaming, netflix
    clapper-board = film, movie, film set, movies, films, filmmaker, Oscars, film festival, screenplay, screenwriter ~ scene
    movie-camera = film camera, cinema
    film-projector = projector
    film-frames = film reel
    camera = camera, photography, photographer, dslr, photographers, photograph, photographs ~ photo
    video-camera = camcorder, video, security camera, security cameras, surveillance camera, surveillance cameras, cctv, webcam ~ video call
    performing-arts = theatre, theater, drama, acting
    ticket = ticket, tickets
    party-popper = confetti, birthday party ~ celebration
    fireworks = fireworks, new year's eve, new year's day, happy new year
    wrapped-gift = gift, gifts, gift guide, gift guides, gift ideas, present ideas
    teddy-bear = teddy, toy, toys, stuffed animal
    video-game = video game, gamepad, game controller, gaming ~ game, gamer, games
    game-die = dice, board game
    chess-pawn = chess, chess player
    soccer-ball = soccer, football, soccer ball, FIFA, UEFA, premier league, champions league, MLS, la liga, bundesliga, footballer, footballers
    basketball = basketball, NBA, WNBA, march madness
    baseball = baseball, MLB, major league baseball, world series
    american-football = nfl, american football, quarterback, super bowl, touchdown, college football
    tennis = tennis, Wimbledon
    ice-hockey = hockey, ice hockey, hockey stick, puck, NHL, stanley cup
    goal-net = goal net
    boxing-glove = boxing, UFC, boxer
    skis = ski, skiing
    kite = kite, kites
    fishing-pole = fishing, angling
    magic-wand = magic wand, wizard, wizards, harry potter, hogwarts
    crystal-ball = crystal ball ~ prediction, forecast
    t-shirt = t-shirt, shirt, clothes, clothing
    jeans = jeans, trousers
    dress = gown, gowns, dresses, prom dress, evening dress
    running-shoe = sneaker, sneakers, trainers, running shoe, shoe, shoes
    high-heeled-shoe = heels
    billed-cap = baseball cap
    glasses = reading glasses, eyeglasses, spectacles, lenses, pair of glasses
    goggles = goggles, headset, vr headset
    gloves = gloves, mittens
    scarf = scarf
    ring = wedding ring, engagement ring, wedding, weddings, bride, brides
    gem-stone = diamond, gemstone, jewel, jewellery
    crown = crown, monarchy, royal family, royal wedding, queen elizabeth, king charles, coronation, duchess
    lipstick = lipstick, make-up, cosmetics, makeup, lipsticks, beauty products
    scientist = scientist, researcher
    teacher = teacher
    student = student
    farmer = farmer, farmers, farm, farms
    cook = chef
    police-officer = police officer
    firefighter = firefighter
    mechanic = mechanic
    baby = baby, newborn, infant, babies, infants, toddler
    baby-bottle = baby bottle, formula milk, breastfeeding formula
    scroll = scroll, constitution, charter, treaty, scrolls ~ licence, license, decree
    postbox = letterbox
    warning = warning, hazard ~ risk, danger
    stop-sign = stop sign
    no-entry = ban, banned
    spider-web = cobweb
    floppy-disk = floppy disk
    optical-disk = cd, compact disc
    anchor = anchor, harbour, harbor
    parachute = parachute
    ring-buoy = lifebuoy, lifebelt
    fire-extinguisher = fire extinguisher
    safety-vest = safety vest
    magnet = magnet, magnetism
    atom-symbol = quantum, atom, nuclear physics, fallout shelter, fallout shelters, nuclear fallout, radioactivity, radioactive, bomb shelter, bomb shelters
    level-slider = slider
    control-knobs = dials, control panel ~ parameters
    loudspeaker = public address
    speaker-high-volume = speakers, loudspeaker, smart speaker, smart speakers, amazon echo, echo dot, google home, homepod, soundbar, bluetooth speaker ~ sound, volume, noise
    sun-behind-cloud = weather, weather forecast
    ice = ice
    houses = neighbourhood, neighborhood, suburb, real estate, property market, housing market, home prices, house prices, home sales, landlord, landlords, tenants
    fire-engine = fire brigade, fire department, fire truck, fire station, firehouse
    tractor = tractor, tractors, farm machinery
    hot-springs = hot spring, geyser, geothermal
    wind-chime = wind chime
    ice-cream = ice cream, gelato
    pancakes = pancake, pancakes
    doughnut = donut, donuts, doughnut
    croissant = croissant
    sandwich = sandwich, sandwiches
    taco = taco, tacos
    sushi = sushi
    bowl-with-spoon = porridge, oatmeal, muesli
    curry-rice = curry
    pie = pie, pies
    popcorn = popcorn
    cherries = cherry, cherries
    peach = peaches
    pear = pear, pears
    pineapple = pineapple
    watermelon = watermelon, melon
    kiwi-fruit = kiwi
    mango = mango
    avocado = avocado, avocados
    eggplant = eggplant, aubergine
    cucumber = cucumber, gherkin
    bell-pepper = bell pepper, paprika
    hot-pepper = chili, chilli, chili pepper
    coconut = coconut
    blueberries = blueberry, blueberries
    crab = crab
    lobster = lobster
    oyster = oyster, oysters, mussel
    squid = squid
    goat = goat, goats
    camel = camel, camels
    kangaroo = kangaroo
    koala = koala
    panda = panda, pandas
    gorilla = gorilla, ape
    orangutan = orangutan
    monkey = monkey, monkeys
    giraffe = giraffe
    zebra = zebra
    hippopotamus = hippo, hippopotamus
    rhinoceros = rhino, rhinoceros
    crocodile = crocodile, alligator
    lizard = lizard, gecko
    snail = snail
    bug = caterpillar
    lady-beetle = ladybird, ladybug
    beetle = beetle
    cricket = grasshopper, locust
    cockroach = cockroach
    worm = worm, earthworm
    deer = deer, stag
    moose = moose, elk
    bison = bison
    llama = llama, alpaca
    hedgehog = hedgehog
    otter = otter
    badger = badger
    skunk = skunk
    sloth = sloth
    rat = rodent, rats
    mouse = mice
    hamster = hamster
    chipmunk = squirrel, chipmunk
    dodo = dodo
    peacock = peacock
    parrot = parrot
    flamingo = flamingo
    rooster = rooster
    goose = goose, geese
    dove = dove, pigeon
    seal = seals, sea lion
    coral = coral, coral reef, reef, reefs
    cherry-blossom = cherry blossom
    four-leaf-clover = four-leaf clover
    maple-leaf = maple
    palm-tree = palm tree, palm trees, palms
    helicopter = helicopter
    taxi = taxi, cab, uber
    articulated-lorry = semi-trailer, trucking
    racing-car = formula 1, formula one, racing car, race car, Nascar, grand prix, motorsport
    motor-scooter = moped, vespa
    skateboard = skateboard, skateboarding
    roller-skate = roller skates
    monorail = monorail
    hut = hut
    volleyball = volleyball
    rugby-football = rugby
    cricket-game = cricket match, cricket team, test cricket
    badminton = badminton
    ping-pong = table tennis, ping-pong
    flag-in-hole = golf, golfer, golf course, PGA, golfers, pga tour
    bowling = bowling
    sled = sled, sledge
    ice-skate = ice skating, ice skate, figure skating
    snowboarder = snowboard, snowboarding
    person-surfing = surfer, surfing
    person-climbing = climber, rock climbing
    person-rowing-boat = rowing, rower
    martial-arts-uniform = judo, karate, martial arts
    1st-place-medal = gold medal
    2nd-place-medal = silver medal
    3rd-place-medal = bronze medal
    banjo = banjo
    maracas = maracas
    flute = flute
    sewing-needle = sewing, needlework, embroidery
    yarn = yarn, knitting, wool, crochet
    framed-picture = art gallery, portrait
    safety-pin = safety pin
    necktie = necktie
    sunglasses = sunglasses
    handbag = handbag, handbags, tote bag
    hiking-boot = hiking boots, hiking, hiker, trekking
    thong-sandal = flip-flops
    socks = sock, socks
    coat = coat, coats, jacket, jackets, blazer, parka, sweater, sweaters
    lab-coat = lab coat
    kimono = kimono
    top-hat = top hat
    ledger = ledger, bookkeeping
    notebook = notebooks, diary, journalling, journaling
    bookmark = bookmark
    pager = pager
    fax-machine = fax, fax machine
    dvd = dvd, dvds
    trackball = trackball
    videocassette = vhs, videotape
    telephone = landline
    flashlight = flashlight, torch
    plunger = plumber, plumbing
    razor = razor, shaving, shaver
    lotion-bottle = sunscreen, sun cream, suncream, shampoo, lotion, moisturiser, moisturizer, skincare, skin care, conditioner
    roll-of-paper = toilet paper, toilet roll
    mouse-trap = mousetrap
    pick = pickaxe, mining, miner, miners
    crutch = crutch, crutches
    manual-wheelchair = wheelchair, disability, disabilities, wheelchairs
    wheelchair-symbol = accessibility, wheelchair users
    white-cane = white cane
    petri-dish = petri dish, cell culture
    elevator = elevator, lift shaft
    roller-coaster = roller coaster, rollercoaster, theme park
    carousel-horse = carousel
    playground-slide = playground
    post-office = post office
    department-store = department store, shopping mall, mall
    railway-track = railway track, railway line, tracks
    timer-clock = timer, countdown
    mantelpiece-clock = clock, clocks
    snowman = snowman
    canned-food = canned food, tin can, tinned food
    chopsticks = chopsticks
    fork-and-knife = cutlery
    amphora = amphora
    mate = yerba mate
    bubble-tea = bubble tea
    sake = sake
    clinking-glasses = champagne, prosecco
    yen-banknote = yen
    balloon = balloons
    yo-yo = yo-yo
    gavel = gavel, auction, auctions, auctioneer
    lectern = lectern, press conference, press briefing, inaugural address ~ speech
    piggy-bank = piggy bank, savings, savings account, pocket money, saving money, pension, pensions, 401k, emergency fund
    contract = contract, contracts, lease agreement, rental agreement
    handcuffs = handcuffs, arrest, arrests, arrested
    server-rack = server rack, server, servers, data center, data centers, data centre, data centres, database, databases, web hosting
    microchip = microchip, microchips, semiconductor, semiconductors, chipmaker, chipmakers, computer chip, computer chips, processor, processors, cpu, gpu, graphics card, single-board computer, raspberry pi, arduino, circuit board, motherboard, motherboards, ryzen, geforce, chip maker
    power-pylon = power line, power lines, power grid, electricity grid, power outage, power outages, blackout, blackouts, power cut, power cuts, power shutoff, transmission line
    charging-station = charging station, charging stations, charging point, charging points, ev charger, ev chargers, wallbox
    passport = passport, passports, citizenship, visa application, visas, travel ban
    calculator = calculator, tax return, tax returns, tax refund, tax season, income tax, spreadsheet, spreadsheets, calculators
    bridge = bridge, bridges
    apartment-block = apartment, apartments, apartment building, apartment block, flats, condo, condos, high-rise, tower block, housing estate
    cooling-tower = cooling tower, cooling towers, nuclear power plant, nuclear plant, nuclear plants, nuclear power, nuclear reactor, nuclear energy
    whistle = referee, referees, umpire
    stroller = stroller, strollers, pram, baby carriage, parental leave, maternity leave, paternity leave, parental leave policy
    heat-pump = heat pump, heat pumps, air conditioner, air conditioners, air conditioning
    market-stall = market stall, market stalls, street market, farmers' market, flea market, street vendor, street vendors, christmas market, informal trader, informal traders, food stall
    water-tap = faucet, water tap, tap water, drinking water, water supply, water bill
    washing-machine = washing machine, washing machines, laundry, tumble dryer, laundry detergent
    shipping-container = shipping container, shipping containers, container port, container shipping
    watering-can = watering can, watering plants
    browser-window = website, websites, web browser, webpage, web page, landing page, wordpress
    bust = sculpture, sculptures, statue, statues, sculptor
    paint-roller = paint roller, wall paint, home renovation, renovation, redecorating
    drill = cordless drill, power drill, power tool, power tools
    fridge = fridge, fridges, refrigerator, refrigerators, freezer
    drone = drone, drones, quadcopter
    vacuum-cleaner = vacuum cleaner, vacuum cleaners, robot vacuum, vacuuming
    police-car = police car, patrol car, burglary, burglaries, burglar, burglars, robbery, car theft ~ police
    vertical-traffic-light = traffic light, traffic lights, stoplight
    carpentry-saw = handsaw, chainsaw, circular saw, table saw, miter saw, bandsaw
    running-shirt = tracksuit, tracksuits
    mountain-cableway = cable car, cable cars, gondola lift
    christmas-tree = Christmas, Xmas, christmas tree ~ Santa, holiday season, advent
    jack-o-lantern = Halloween, jack-o-lantern
    turkey = Thanksgiving
    passenger-ship = cruise ship, cruise ships, cruise line, cruise lines, ocean liner
    hibiscus = bougainvillea, hibiscus
    cupcake = cupcake, cupcakes
    waffle = waffle, waffles
    burrito = burrito, burritos
    hot-dog = hot dog, hot dogs
    french-fries = french fries, cheese fries, curly fries, loaded fries, sweet potato fries
    bagel = bagel, bagels
    dumpling = dumpling, dumplings, gyoza
    polar-bear = polar bear, polar bears
    leopard = leopard, leopards, jaguars
    raccoon = raccoon, raccoons
    t-rex = tyrannosaurus, t. rex, dinosaur, dinosaurs
    mammoth = mammoth, mammoths
    jellyfish = jellyfish
    hair-pick = hairstyle, hairstyles, haircut, haircuts
  `,
  none: `
    vegetable oil, cooking oil, sunflower oil, essential oil,
    strategy, value, values, freedom, democracy, success, culture, identity, leadership, innovation, mindset,
    experience, process, system, framework, solution, problem, challenge, change, impact, future, vision, mission,
    meeting, policy, rights, equality, truth, trust, quality, opportunity, benefit, advantage, disadvantage, reason,
    cause, effect, result, outcome, conclusion, summary, introduction, background, overview, context, approach, method,
    theory, concept, principle, assumption, limitation, criticism, evidence, claim, opinion, debate, relationship,
    responsibility, participation, inclusion, diversity, engagement, performance, efficiency, productivity, progress,
    development, transformation, integration, migration, availability, reliability, scalability, saturation,
    authentication, algorithm, protocol, interface, module, parameter, variable, function, class, object, instance,
    thread, node, agent, model, climate, economy, inflation, unemployment, politics, government, administration,
    reform, crisis, conflict, tension, uncertainty, stability, decision, plan, priority, focus, habit, skill,
    knowledge, learning, behavior, attitude, emotion, motivation, memory, attention, beginning, end, start, finish,
    part, step, phase, level, type, kind, example, white house, wild card, house of commons, house of representatives,
    upper house, full house, in-house, green light, red tape, black box, rule of thumb, top shelf, hot spot, big apple,
    silver lining, blue chip, open source, wild west, home page, home screen, state house, cold war, star wars,
    sea change, hard drive, tip of the iceberg, gold standard, deep dive, bottom line, balance sheet, home run,
    field goal, world cup, ice age, free range, fire alarm, drum kit, rocket science, dark horse, bear market,
    bull market, stock market, water cooler, salad days, party leader, party member, rose, glass, glasses, nest,
    climbing, pick, picks, sugar, flour, dough, virus, coronavirus, thermostat, air force, scooter pass, butter chicken,
    license plate, number plate, home plate, cabin crew, cabin cleaner, law enforcement, bank holiday, apple music, apple watch band, rocket league, fish and chips, car seat, child seat, ice cream truck, bear hug,
    poster child, red carpet, glass ceiling, house music, school of thought, court of public opinion,
    saw,
    drug trafficking, drug trafficker, drug charges, drug lord, drug cartel, drug money, drug smuggling, drug related, drug-related,
    solar system, solar eclipse, solar storm, solar flare, solar plexus, chicken egg
  `,
  secondSigns: `
    ant = animal, garden, insect, ants
    apple = diet, food, fruit, health, red, ripe, apples
    bank = building, banks, banking
    bed = hotel, sleep, bedroom, mattress, bedtime, nap, bedding, duvet, pillow, insomnia
    bill = accounting, bookkeeping, evidence, invoice, proof, receipt
    candy = cavities, dessert, halloween, restaurant, sweet, tooth, wrapper, sweets, sugar
    cloud = weather, clouds
    cold = snow, snowflake, weather, frost, winter
    court = balance, justice, libra, scale, scales, tool, weight, zodiac, law, lawsuit, legal, ruling, trade-off
    crane = building, construction
    cricket = animal, bug, grasshopper, insect, orthoptera
    crown = clothing, family, king, medieval, queen, royal, royalty, win, monarchy
    degree = cap, celebration, clothing, education, graduation, hat, scholar, university, college, diploma, alumni, academic
    diamond = engagement, gem, jewel, money, romance, stone, wedding, gemstone, jewellery
    dragon = animal, fairy, fairytale, knights, tale
    driver = automobile, car, driving, vehicle, cars, sedan, vehicles, coupe, hatchback, traffic, dealership, parking
    drug = doctor, drugs, medicated, medicine, pill, pills, sick, vitamin, medication, capsule, antibiotics, supplement
    duck = animal, bird, ornithology, ducks
    eagle = animal, bird, ornithology, hawk, falcon
    export = boat, passenger, ship, travel, shipping, vessel, freight, exports, import, imports, tariffs, tariff
    extension = clue, interlocking, jigsaw, piece, puzzle, plugin, plug-in, add-on, plugins
    fair = amusement, ferris, park, theme, wheel, fairground, funfair
    fountain = 
    fox = animal, face, foxes, firefox
    goal = bull, bullseye, dart, direct, entertainment, game, hit, target, dartboard
    harvest = ear, grain, grains, plant, rice, sheaf, wheat, cereal, crop, barley, farming, agriculture
    import = boat, passenger, ship, travel, shipping, vessel, freight, export, exports, imports, tariffs, tariff
    key = keys, lock, major, password, unlock, access, token, login
    letter = e-mail, email, envelope, mail
    library = book, books, education, fantasy, knowledge, novels, reading, school, study, textbook, literature
    lion = alpha, animal, face, leo, mane, order, rawr, roar, safari, strong, zodiac, lions
    lock = closed, locked, private, padlock, password, passwords, encryption, security, privacy
    log = lumber, timber, wood, firewood
    map = world, atlas
    moon = full, space, lunar
    note = communication, media, memo, notes, pencil, notepad, draft, essay, to-do
    nut = bolt, improvement, tool, and
    package = box, communication, delivery, parcel, shipping, shipment, carton, packet
    packet = box, communication, delivery, package, parcel, shipping, shipment, carton
    pan = breakfast, cooking, easy, egg, fry, frying, over, restaurant, side, sunny, skillet
    paper = document, facing, page, contract, paperwork, pdf, report
    plane = aeroplane, airplane, fly, flying, jet, travel, aircraft, airline, flights, airliner, airport, aviation
    plug = electric, electricity, socket, charging, charger
    pot = food, soup, stew, casserole, saucepan
    rock = boulder, heavy, solid, stone, tough, pebble, gravel
    rocket = launch, rockets, space, travel, spacecraft, spaceship, lander, starship
    ruler = angle, edge, math, straight, straightedge, measurement, measure
    runner = fast, hurry, marathon, move, person, quick, race, racing, run, rush, speed, running, jogging, jog
    seat = chair
    shark = animal, fish
    ship = boat, passenger, travel, shipping, vessel, freight, export, exports, import, imports, tariffs, tariff
    spider = animal, insect
    star = astronomy, medium, stars, white
    stone = boulder, heavy, rock, solid, tough, pebble, gravel
    sun = bright, rays, space, sunny, weather, sunshine, sunlight, solar, summer
    tent = camping, campsite
    thread = needle, sewing, spool, string
    ticket = admission, stub, tickets
    tiger = animal, big, cat, predator, zoo
    toast = bread, carbs, food, grain, loaf, restaurant, wheat, dough, bakery, baking
    traffic = automobile, car, driving, vehicle, cars, sedan, vehicles, coupe, hatchback, driver, dealership, parking
    train = arrived, choo, railway
    tree = deciduous, forest, green, habitat, shedding, trees, oak
    turkey = bird, gobble, thanksgiving
    virus = amoeba, bacteria, microbe, science, germ, germs, coronavirus, infection
    wave = nature, ocean, surf, surfer, surfing, water, waves, sea, tide, tides
    web = computer, laptop, office, personal, macbook, chromebook, website, blog, developer, programming, coding, webinar
    window = air, frame, fresh, opening, transparent, view, windows
    wolf = animal, face, wolves
    wood = log, lumber, timber, firewood
    party = birthday, guests, celebrate, celebration, balloons, dance, confetti, host, invitation, cake, drinks
    clock = time, hour, watch, tick, minute, wall, pendulum, clocks
    tracks = train, rail, railway, station, locomotive
    drone = flight, fly, pilot, aerial, propeller
    palms = beach, tropical, trees, oil
    melon = fruit
  `,
  verbs: `
    anchor, apple, bank, bath, battery, bear, bed, bell, bin, board, bolt, book, box, bridge, brush, bucket, bug,
    butter, cab, cake, camp, candy, cap, card, chain, chair, charge, charging, check, chocolate, clip, cloud, coach,
    compass, cook, cookie, court, crane, crown, dress, drop, drum, duck, eagle, face, fan, file, film, fire, fish,
    flag, fly, fox, frame, game, gear, hammer, home, honey, hook, horn, house, iron, jam, key, label, leaf, lemon,
    letter, light, lightning, link, lion, lock, magnet, mail, map, mask, match, mirror, model, moon, mouse, nail, net,
    note, nut, orange, orchestra, organ, package, paint, paper, park, party, peach, pin, plant, plate, plug, pot,
    present, press, puzzle, race, rain, rat, record, ring, rock, roll, root, rose, ruler, sail, salt, saw, scale, seal,
    search, shark, shield, ship, shirt, shower, sleep, slide, snake, snow, sofa, sponge, spring, stamp, star, stick,
    stone, storm, stream, sugar, sun, swallow, swan, swim, table, tank, tape, target, tent, ticket, tie, tiger, tire,
    toast, train, trap, trash, turkey, video, virus, vote, waste, watch, wave, web, wheel, wind, window, wing, wolf,
    wood
  `,
  beforeVerb: /^(?:to|can|will|could|must|may|should|not|never|don[’']t|i|you|we|they|he|she|it|who)$/u,
  afterVerb:
    /^(?:it|them|the|a|an|its|their|your|his|her|this|that|what|you|us|him|me|next|up|down|out|off|away|when|how|early|fast|well|better|less|more)$/u,
  beside: /^with$/iu,
  lacking: /(?<!\p{L})(?:no(?: more)?|without|zero|free of)\s+(?:\p{L}+\s+)?$/iu,
  endings: [
    [
      [/^(.{1,3}|.*(?:ss|us|is|news|series|ics))$/u, '$1'],
      [/(?<=..)ies$/u, 'y'],
      [/(?<=ch|sh|x|ss|zz)es$/u, ''],
      [/(?<=lea|kni|wol|shel|cal|loa|hal|thie)ves$/u, 'f'],
      [/(?<=o)es$/u, ''],
      [/s$/u, ''],
    ],
  ],
  clauseEnds:
    /^(?:of|in|on|for|with|from|by|to|at|as|than|that|against|and|or|is|are|has|have|was|were|without|after|before|since)$/iu,
};
