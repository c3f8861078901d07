import type { DrawingWords } from '../language.ts';
import { domains } from './domains.ts';

export const drawings: DrawingWords = {
  domains,
  properties: {
    meatless: String.raw`végan\p{L}*|vegan\p{L}*|végétarien\p{L}*|végétal\p{L}*|sans viande`,
    indoors: 'en salle|indoor|couvert',
    flat: 'appartements?|immeubles?|lofts?|studios?|tours? d’habitation',
    modern: 'villas? moderne|bungalows?|gratte-ciel|moderniste',
    wintry: String.raw`neige|enneigé\p{L}*|gel|verglas|grêle`,
    hot: 'chaleur|canicule|sécheresse',
    cake: 'chocolat|cerises?|pommes?|citron|carottes?|noix|noisettes?|banane|potiron|myrtilles?|vegan',
    camper: 'vanlife|fourgons? aménagés?|camping-cars?|caravanes?',
    electric: 'électriques?',
    quarrel: String.raw`insult\p{L}*|attaque\p{L}*|accuse\p{L}*|querelle|dispute|mensonges?|menteur|fraude|scandale|tacle\p{L}*|raille|surnom`,
    designed: String.raw`architect\p{L}+`,
    strike: 'grèves?|grévistes?|débrayages?',
    dismissal: String.raw`licenci\p{L}+|suppressions? (?:de postes|d’emplois|d’emplois)|plan social`,
  },
  words: `
    minibus = camping-car, fourgon aménagé
    fire-engine = pompier, sapeur-pompier, caserne de pompiers
    radiator = chauffage
    solar-panel = panneau solaire, panneaux solaires, photovoltaïque
    wind-turbine = éolienne, éoliennes, parc éolien
    laptop = ordinateur portable, ordinateur, laptop, PC ~ informatique, programmation
    keyboard = clavier, raccourci clavier
    computer-mouse = souris d'ordinateur
    printer = imprimante
    mobile-phone = smartphone, téléphone portable, iPhone, téléphone mobile ~ application mobile, appli
    telephone-receiver = appel téléphonique, numéro de téléphone
    e-mail = e-mail, courriel, newsletter, boîte mail
    envelope = enveloppe, courrier
    calendar = calendrier ~ échéance, rendez-vous
    alarm-clock = réveil-matin
    stopwatch = chronomètre, sprint
    hourglass-not-done = sablier ~ attente
    watch = montre connectée, montre-bracelet, bracelet-montre
    memo = bloc-notes, brouillon ~ notes
    clipboard = sondage, questionnaire, check-list
    page-facing-up = document ~ rapport
    card-index-dividers = archives
    bar-chart = graphique, statistiques ~ données
    chart-increasing = ~ croissance, hausse
    chart-decreasing = récession ~ baisse, recul
    magnifying-glass-tilted-left = loupe, moteur de recherche ~ enquête
    books = livre, bibliothèque, manuel scolaire, littérature ~ lecture
    open-book = roman
    newspaper = journal, presse, journalisme ~ actualités
    graduation-cap = université, diplôme, licence universitaire ~ études, éducation
    school = école, collège, lycée, maternelle
    backpack = sac à dos, cartable
    writing-hand = écriture manuscrite ~ écrivain, auteur
    artist-palette = peinture, palette ~ peintre, art
    scissors = ciseaux
    briefcase = mallette ~ emploi, carrière
    office-building = gratte-ciel, immeuble de bureaux ~ entreprise, siège social
    package = colis, livraison
    label = étiquette
    receipt = facture, factures
    light-bulb = ampoule, lampe
    candle = bougie
    gear = engrenage ~ réglages, configuration
    wrench = clé anglaise ~ réparation
    toolbox = boîte à outils ~ outils
    hammer = marteau
    puzzle-piece = puzzle, extension, module complémentaire
    locked = mot de passe, cadenas, chiffrement ~ sécurité
    shield = bouclier ~ protection
    identification-card = carte d'identité
    megaphone = mégaphone, porte-voix ~ campagne
    bullseye = ~ objectif
    trophy = trophée, championnat ~ champion, lauréat
    sports-medal = médaille ~ jeux olympiques
    handshake = poignée de main ~ accord, partenariat
    speech-balloon = messagerie, compliment, compliments ~ conversation, dialogue
    busts-in-silhouette = foule ~ équipe, communauté
    satellite-antenna = antenne, radar
    globe-with-meridians = internet ~ navigateur, web
    globe-showing-europe-africa = globe, globe terrestre, planète ~ monde
    world-map = mappemonde, carte du monde
    compass = boussole
    battery = batterie
    electric-plug = prise électrique, recharge ~ électricité
    robot = robot, chatbot, intelligence artificielle ~ IA
    factory = usine ~ industrie
    oil-drum = pétrole, baril
    fuel-pump = carburant, station-service, gazole, diesel
    money-bag = argent, budget ~ revenus, investissement, salaire, impôt
    coin = pièce de monnaie, monnaie, Bitcoin, bitcoins, cryptomonnaie, cryptomonnaies, Ethereum
    credit-card = carte de crédit, carte bancaire ~ paiement, dette
    dollar-banknote = dollar
    euro-banknote = euro
    bank = banque
    balance-scale = tribunal, justice, procès ~ loi, avocat
    classical-building = musée, parlement, Assemblée nationale ~ sénat
    ballot-box-with-ballot = élection, scrutin, référendum, urne ~ vote, électeurs
    shopping-cart = supermarché, caddie ~ achats
    convenience-store = boutique, magasin ~ commerçant
    stethoscope = médecin, docteur, stéthoscope ~ diagnostic, médecine
    health-worker = infirmière, infirmier
    syringe = vaccin, vaccination, seringue, injection
    pill = médicament, comprimé, antibiotique ~ traitement
    hospital = hôpital, clinique
    thermometer = thermomètre, fièvre ~ température
    microbe = bactérie
    tooth = dent, dentiste
    toothbrush = brosse à dents, dentifrice
    lungs = poumon
    anatomical-heart = cardiologie, maladie cardiaque
    brain = cerveau ~ psychologie, neurosciences
    ear = oreille
    red-heart = amour, Saint-Valentin ~ cœur
    dna = ADN, génome, génétique
    microscope = microscope ~ laboratoire, biologie
    test-tube = éprouvette, chimie ~ expérience scientifique
    soap = savon
    shower = douche
    bathtub = baignoire, salle de bain
    toilet = toilettes
    bed = sommeil, matelas, chambre à coucher, oreiller ~ insomnie
    person-in-lotus-position = méditation, yoga, pleine conscience
    person-lifting-weights = musculation, haltérophilie, salle de sport ~ entraînement
    person-running = course à pied, coureur, marathon, jogging
    person-walking = randonnée, promenade, piétons, marche à pied
    person-swimming = natation, nageur, piscine
    person-biking = cycliste, cyclisme
    fork-and-knife-with-plate = repas, dîner, déjeuner, restaurant, cuisine ~ alimentation, régime, recette, nourriture
    cooking = poêle à frire
    pot-of-food = soupe, ragoût, casserole
    hot-beverage = café, tasse de thé, cappuccino, expresso, caféine ~ petit-déjeuner
    glass-of-milk = lait
    beer-mug = bière, brasserie artisanale
    wine-glass = vin, vigneron, vignoble
    cocktail-glass = cocktail ~ alcool
    droplet = goutte d'eau, eau ~ humidité
    cup-with-straw = jus de fruits, limonade, soda
    bread = pain, boulangerie, boulanger
    croissant = croissant, viennoiserie
    cheese-wedge = fromage
    butter = beurre
    egg = œuf, oeufs, œuf de pâques, Pâques
    cut-of-meat = viande, bœuf, boucherie, steak
    fish = poisson, saumon, thon, cabillaud ~ pêcheur
    spaghetti = pâtes alimentaires, spaghettis
    cooked-rice = riz
    green-salad = salade
    leafy-green = légume, épinards, laitue
    carrot = carotte
    potato = pomme de terre
    tomato = tomate
    onion = oignon
    garlic = gousse d'ail
    red-apple = pomme, fruit
    banana = banane
    grapes = raisin, vendanges
    lemon = citron
    tangerine = mandarine, clémentine
    strawberry = fraise
    sheaf-of-rice = blé, céréales, moisson ~ agriculture
    honey-pot = miel
    salt = sel de mer
    candy = bonbon, sucreries
    chocolate-bar = chocolat, cacao
    birthday-cake = gâteau d'anniversaire ~ anniversaire
    shortcake = gâteau
    cookie = biscuit
    pizza = pizza
    hamburger = hamburger, burger
    olive = olive, huile d'olive
    house = maison, logement, foyer ~ loyer, ménages
    door = porte d'entrée
    window = fenêtre
    chair = chaise
    couch-and-lamp = canapé, meubles, mobilier
    mirror = miroir
    broom = balai, nettoyage
    wastebasket = poubelle, déchets, ordures
    recycling-symbol = recyclage
    fire = incendie, flammes, feu de camp, cheminée
    potted-plant = plante verte, plante d'intérieur
    seedling = graine, semis, compost ~ sol fertile
    herb = basilic, persil, plantes aromatiques, fines herbes, cannabis
    deciduous-tree = arbre, chêne
    evergreen-tree = forêt, sapin, déforestation
    tulip = tulipe
    bouquet = fleur
    sunflower = tournesol
    mushroom = champignon
    wood = bois de chauffage, bûches
    rock = rocher, galets
    dog = chien, chiot
    cat = chat, chaton
    horse = cheval, équitation, poney
    cow = vache, bétail, bovins
    pig = cochon, porc
    ewe = mouton, brebis, agneau
    chicken = poule, poulet, volaille
    duck = canard
    bird = oiseau, moineau
    owl = hibou, chouette
    eagle = aigle, faucon
    penguin = manchot, pingouin
    whale = baleine
    dolphin = dauphin
    shark = requin
    octopus = pieuvre, poulpe
    honeybee = abeille, ruche, apiculteur
    butterfly = papillon
    ant = fourmi
    spider = araignée
    mosquito = moustique
    fox = renard
    wolf = loup
    bear = ours brun, ours polaire
    lion = lion
    elephant = éléphant
    rabbit = lapin, lièvre
    turtle = tortue
    frog = grenouille, crapaud
    snake = serpent
    airplane = avion, vol aérien, aéroport, aéroports, compagnie aérienne, compagnies aériennes
    helicopter = hélicoptère
    train = train, TER, chemin de fer, voie ferrée
    locomotive = locomotive
    high-speed-train = TGV, train à grande vitesse
    metro = métro
    tram = tramway, tram
    bus = bus, autobus, autocar
    automobile = voiture, automobile, véhicule ~ circulation, conducteur
    delivery-truck = camion, camionnette, poids lourd
    bicycle = vélo, bicyclette, piste cyclable
    motorcycle = moto, motocyclette
    kick-scooter = trottinette
    ship = navire, cargo, paquebot ~ exportations, douane
    sailboat = voilier, bateau
    rocket = fusée, vaisseau spatial, lanceur
    satellite = satellite
    astronaut = astronaute, spationaute
    telescope = télescope, astronomie, astronomes
    milky-way = galaxie, univers, Voie lactée
    ringed-planet = Saturne, système solaire, exoplanète
    full-moon = lune, lunaire
    sun = soleil ~ solaire
    star = étoile
    comet = comète, astéroïde, météorite
    luggage = valise, bagage ~ voyage, tourisme
    hotel = hôtel, auberge
    tent = camping
    beach-with-umbrella = plage ~ vacances
    desert-island = île
    snow-capped-mountain = montagne, Alpes, sommet enneigé
    volcano = volcan, éruption
    water-wave = océan, mer, marée
    castle = château, forteresse
    stadium = stade
    motorway = autoroute
    cloud = nuage
    cloud-with-rain = pluie, précipitations
    umbrella-with-rain-drops = parapluie
    cloud-with-lightning-and-rain = orage, tempête
    snowflake = neige, flocon ~ hiver
    leaf-fluttering-in-wind = vent
    rainbow = arc-en-ciel
    musical-notes = musique, chanson, mélodie
    guitar = guitare
    violin = violon, orchestre
    musical-keyboard = piano
    headphone = écouteurs, casque audio ~ podcast
    microphone = micro, microphone, karaoké ~ chanteur, chanteuse
    television = télévision, téléviseur, télé ~ série, Netflix
    radio = radio, station de radio
    clapper-board = film, tournage, cinéma ~ réalisateur
    camera = appareil photo, photographie
    performing-arts = théâtre
    ticket = billet de train, ticket
    party-popper = fête d'anniversaire ~ fête
    wrapped-gift = cadeau
    teddy-bear = jouet, peluche
    video-game = jeu vidéo, manette
    game-die = jeu de société
    chess-pawn = échecs et mat, joueur d'échecs
    soccer-ball = football, ballon de foot, footballeur, Ligue 1, ligue des champions, FIFA, UEFA
    basketball = basket-ball, basket, NBA
    tennis = tennis, raquette
    skis = ski, skieurs, station de ski
    fishing-pole = canne à pêche, pêche à la ligne
    t-shirt = t-shirt, vêtement, chemise
    jeans = pantalon
    dress = robe
    running-shoe = chaussure, basket à lacets
    glasses = lunettes
    gem-stone = diamant, pierre précieuse, bijou
    crown = monarchie, couronne royale
    scientist = scientifique, chercheur, chercheuse
    teacher = enseignant, professeur, instituteur
    student = étudiant
    farmer = agriculteur, paysan, à la ferme
    tractor = tracteur
    cook = cuisinier, chef cuisinier
    police-officer = policier, gendarme
    baby = bébé, nouveau-né, nourrisson
    scroll = constitution
    warning = ~ risque, danger, avertissement
    no-entry = interdiction
    anchor = ancre, port maritime
    magnet = aimant
    atom-symbol = atome, physique quantique, abri antiatomique, radioactivité, fusion nucléaire
    houses = quartier résidentiel, village, immobilier
    ice-cream = crème glacée
    framed-picture = tableau de maître, galerie d'art
    spouting-whale = cachalot
    necktie = cravate
    handbag = sac à main
    coat = manteau, veste
    gavel = marteau de juge, vente aux enchères, enchères
    lectern = conférence de presse ~ discours
    piggy-bank = tirelire, épargne, livret a, argent de poche
    contract = contrat, contrats
    handcuffs = menottes, arrestation, arrestations
    server-rack = centre de données, centres de données, data center, data centers, base de données
    microchip = semi-conducteur, semi-conducteurs, microprocesseur, processeur, puce électronique, carte graphique, Raspberry Pi, Arduino, carte mère, circuit imprimé
    power-pylon = réseau électrique, coupure de courant, coupures de courant, panne d'électricité
    charging-station = borne de recharge, bornes de recharge
    passport = passeport, passeports
    calculator = calculatrice, déclaration de revenus, déclaration d’impôts
    bridge = pont, ponts, viaduc
    apartment-block = immeuble, immeubles, appartement, appartements, hlm, logements sociaux
    cooling-tower = centrale nucléaire, centrales nucléaires, énergie nucléaire
    whistle = arbitre, arbitres, sifflet
    stroller = poussette, congé parental, congé maternité
    heat-pump = pompe à chaleur, pompes à chaleur, climatisation, climatiseur
    market-stall = marché de noël, marché aux puces, brocante
    water-tap = robinet, eau potable, eau du robinet
    washing-machine = lave-linge, machine à laver, lessive
    shipping-container = conteneur maritime, conteneurs maritimes, porte-conteneurs
    watering-can = arrosoir, arrosage
    browser-window = site web, sites web, site internet, wordpress
    bust = sculpture, sculptures, sculpteur, statue, statues
    paint-roller = rouleau de peinture, travaux de rénovation
    drill = perceuse, visseuse
    fridge = réfrigérateur, frigo, congélateur
    drone = drone, drones
    vacuum-cleaner = aspirateur, aspirateurs
    police-car = voiture de police, cambriolage, cambriolages, cambrioleur, braquage ~ police, gendarmerie
    vertical-traffic-light = feu rouge, feux tricolores
    running-shirt = survêtement
    mountain-cableway = téléphérique, télécabine
    christmas-tree = Noël, sapin de noël, arbre de noël ~ père noël, avent
    jack-o-lantern = Halloween, citrouille d’halloween
    fireworks = feu d'artifice, feux d'artifice
    passenger-ship = bateau de croisière
    speaker-high-volume = enceinte connectée, enceintes connectées, enceinte bluetooth
    american-football = NFL, super bowl
    video-camera = vidéosurveillance, caméra de surveillance
  `,
  none: `
    en train, au cœur, au coeur, maison blanche, maison mère, coup de cœur, marché du travail, point de vue,
    mise à jour, temps plein, œuvre, pied, main, stratégie, réunion, liberté, valeur, culture, qualité, vérité,
    porte, porter, pièces, fils, tente, montre, vague, plume, reçu, règle, nous avions, pêche au, pêche à,
    de pêche, pêche maritime, pêche artisanale
  `,
  beside: /^avec$/iu,
  lacking: /(?<!\p{L})(?:sans|aucune?|zéro|pas de)\s+(?:\p{L}+\s+)?$/iu,
  endings: [
    [[/^(?:[ldjnmstc]|qu)['’]/u, '']],
    [
      [/(?<=eau)x$/u, ''],
      [/(?<=..)aux$/u, 'al'],
      [/(?<=...)[sx]$/u, ''],
    ],
  ],
  foldsAccents: true,
  clauseEnds:
    /^(?:de|du|des|pour|en|dans|sur|avec|par|à|au|aux|et|ou|est|sont|a|ont|que|qui|sans|après|avant|depuis|contre)$/iu,
};
