import type { DrawingWords } from '../language.ts';
import { domains } from './domains.ts';

export const drawings: DrawingWords = {
  domains,
  secondSigns: `
    essen = Küche, kochen, Koch, Restaurant, Gericht, Mahlzeit, Geschmack, Rezept, Lebensmittel, lecker, Teller
  `,
  properties: {
    meatless: String.raw`vegan\p{L}*|vegetarisch\p{L}*|fleischlos\p{L}*|pflanzlich\p{L}*`,
    indoors: String.raw`hallen\p{L}+|indoor\p{L}*|in der halle|sporthallen?`,
    flat: String.raw`wohnung(?:en)?|mietwohnung\p{L}*|apartments?|loft|penthouse|hochhaus|hochhäuser|plattenbau\p{L}*`,
    modern: String.raw`bungalows?|villen|moderne[rsn]? villa|wolkenkratzer|bauhaus\p{L}*|mid-century`,
    wintry: String.raw`schnee\p{L}*|verschneit\p{L}*|frost|vereist\p{L}*|hagel\p{L}*|glatteis`,
    hot: String.raw`hitze\p{L}*|dürre|trockenheit`,
    cake: String.raw`\p{L}*stollen|stollenfest|schoko\p{L}*|kirsch\p{L}*|apfel\p{L}*|zitronen?\p{L}*|möhren\p{L}*|karotten\p{L}*|nuss\p{L}*|käsekuchen|bananen\p{L}*|kakao|marshmallows?|kürbis\p{L}*|heidelbeer\p{L}*|blaubeer\p{L}*|vegan\p{L}*`,
    camper: String.raw`vanlife|\p{L}*-?camper|\p{L}*mobil-?stellpl\p{L}+|wohnmobil\p{L}*|reisemobil\p{L}*|wohnwagen|campingbus\p{L}*|van|caravan\p{L}*|campervans?`,
    electric: String.raw`e-autos?|elektroautos?|elektrisch\p{L}*|e-mobilität`,
    quarrel: String.raw`beleidig\p{L}*|attackier\p{L}*|beschimpf\p{L}*|streit|zoff|lüg\p{L}*|betrug|wahlbetrug|skandal|eklat|wirft|vorwurf|vorwürfe|spott\p{L}*|schimpf\p{L}*`,
    designed: String.raw`architekt\p{L}*`,
    strike: String.raw`\p{L}*streiks?|\p{L}*streiken\p{L}*|streikende?[rn]?|arbeitskampf|arbeitsniederlegung\p{L}*`,
    dismissal: String.raw`entlass(?:en|ungen)|massenentlassung\p{L}*|stellenabbau|stellenstreichung\p{L}*|kündigungswelle|arbeitsplatzabbau`,
  },
  words: `
    minibus = Wohnmobil, Reisemobil, Wohnwagen, Campingbus, Kastenwagen, Campervan, Camper
    face-mask = Mundschutz, Atemschutzmaske, FFP2-Maske, Maskenpflicht, Schutzmaske, Mund-Nasen-Schutz
    radiator = Heizkörper, Heizung, Zentralheizung, Fußbodenheizung, Gasheizung, Ölheizung
    solar-panel = Solaranlage, Solarmodul, Photovoltaik, Photovoltaikanlage, Solarpark, Balkonkraftwerk, PV-Anlage, Solarkraftwerk, PV-Kraftwerk, Photovoltaikkraftwerk, Solarthermie, solarthermisches Kraftwerk
    wind-turbine = Windrad, Windpark, Windfarm, Windkraft, Windkraftanlage, Windenergieanlage, Windturbine, Windkraftausbau, Windenergie
    motor-scooter = Elektroroller, E-Roller, Motorroller, Mofa, Moped
    laptop = Laptop, Notebook, Rechner
    desktop-computer = Computer, PC
    keyboard = Tastatur
    mobile-phone = Handy, Smartphone, iPhone, Mobiltelefon ~ App
    telephone-receiver = Telefon, Anruf, Hotline
    e-mail = E-Mail, Mail, Newsletter, Posteingang
    envelope = Brief, Post, Umschlag
    calendar = Kalender ~ Termin, Frist
    alarm-clock = Wecker
    stopwatch = Stoppuhr
    hourglass-not-done = Sanduhr ~ Wartezeit, Geduld
    memo = Notiz, Merkzettel ~ Liste
    clipboard = Checkliste, Umfrage, Fragebogen, Protokoll
    page-facing-up = Dokument, Papier, Formular, Akte, Unterlagen ~ Bericht
    file-cabinet = Archiv, Aktenschrank
    file-folder = Ordner, Verzeichnis
    bar-chart = Diagramm, Statistik, Grafik, Börse, Aktie, Konjunktur ~ Daten, Zahlen
    magnifying-glass-tilted-left = Lupe, Suche, Suchmaschine ~ Untersuchung, Forschung
    books = Buch, Bibliothek, Literatur, Bücher, Buchhandlung, Sachbuch, Kinderbuch
    open-book = Roman
    newspaper = Zeitung, Presse, Journalismus, Zeitschrift, Redaktion ~ Nachrichten
    graduation-cap = Universität, Hochschule, Studium, Uni
    school = Schule, Schulhaus, Grundschule, Gymnasium, Schulklasse, Kindergarten, Kita, Klassenzimmer, Schüler, Schülerin, Schuljahr
    pencil = Bleistift
    paintbrush = Pinsel
    scissors = Schere, Scherenschnitt, Friseur, Friseurbesuch, Haarschnitt, Friseursalon
    briefcase = Aktentasche ~ Beruf, Arbeitsplatz, Fachkräfte
    package = Paket, Päckchen, Lieferung, Karton, Umzugskarton
    receipt = Rechnung, Quittung, Kassenzettel
    light-bulb = Glühbirne, Lampe, Beleuchtung ~ Licht
    candle = Kerze
    gear = Zahnrad, Getriebe ~ Einstellungen
    toolbox = Werkzeugkasten
    hammer-and-wrench = Werkzeug, Reparaturcafé, Repair-Café
    puzzle-piece = Puzzle, Erweiterung, Plug-in
    locked = Passwort, Kennwort, Verschlüsselung ~ Datenschutz
    key = Schlüssel
    identification-card = Ausweis, Personalausweis
    bell = Glocke, Klingel
    megaphone = Megafon ~ Protest, Demonstration, Werbung
    bullseye = Zielscheibe
    trophy = Pokal ~ Sieger
    handshake = Handschlag ~ Vereinbarung
    speech-balloon = Messenger, Messengerdienst, Kompliment, Komplimente ~ Gespräch, Diskussion, Dialog, Frage, Antwort
    globe-with-meridians = Internet ~ Web
    globe-showing-europe-africa = Globus, Erdkugel ~ Welt
    world-map = Landkarte, Weltkarte
    compass = Kompass
    battery = Batterie, Akku
    electric-plug = Steckdose, Stecker, Strompreis ~ Strom
    robot = Roboter, künstliche Intelligenz
    factory = Fabrik, Stahlwerk, Kraftwerk ~ Industrie, Werk
    money-bag = Geld, Budget, Vermögen ~ Kosten, Einkommen, Lohn, Gehalt, Steuer
    coin = Münze, Bitcoin, Kryptowährung, Kryptowährungen, Ethereum, Münzwurf, Münzwürfe, Münzen
    credit-card = Kreditkarte
    euro-banknote = Euro, Geldschein
    bank = Bank, Sparkasse
    balance-scale = Waage, Gericht, Recht, Justiz, Gesetz, Urteil, Strafprozess, Anwalt, Rechtsanwalt ~ Klage
    classical-building = Museum, Parlament, Regierung, Bundestag, Landtag, Bundesrat
    ballot-box-with-ballot = Wahl, Abstimmung, Wahlurne, Wähler, Volksabstimmung, Bürgerentscheid
    shopping-cart = Einkaufswagen, Supermarkt ~ Einkauf
    stethoscope = Arzt, Ärztin, Hausarzt, Arztpraxis
    syringe = Impfung, Impfstoff, Spritze
    pill = Tablette, Medikament, Arznei, Arzneimittel, Vitamintablette, Multivitamin, Nahrungsergänzungsmittel
    hospital = Krankenhaus, Klinik, Krankenhäuser, Kliniken
    thermometer = Thermometer, Fieber ~ Temperatur
    microbe = Bakterien
    brain = Gehirn, Hirn
    eye = Auge
    ear = Ohr
    red-heart = Liebe, Valentinstag
    dna = Gen, Erbgut
    bed = Bett, Schlaf
    fork-and-knife-with-plate = Essen, Mahlzeit, Abendessen, Mittagessen, Restaurant
    cooking = Pfanne
    pot-of-food = Topf, Suppe, Eintopf, Kochtopf
    hot-beverage = Kaffee, Tee, Espresso, Cappuccino
    glass-of-milk = Milch
    beer-mug = Bier, Brauerei
    wine-glass = Wein, Winzer, Weingut, Weinberg
    droplet = Wasser, Tropfen
    bread = Brot
    butter = Butter, Margarine
    egg = Ei, Eier, Osterei, Ostereier
    cut-of-meat = Fleisch, Steak
    fish = Fisch
    green-salad = Salat
    leafy-green = Gemüse, Spinat
    carrot = Karotte, Möhre
    potato = Kartoffel
    tomato = Tomate
    onion = Zwiebel
    red-apple = Apfel, Obst
    tangerine = Mandarine, Orange
    sheaf-of-rice = Getreide, Weizen, Ernte
    salt = Salz
    candy = Süßigkeiten
    chocolate-bar = Schokolade, Kakao
    cupcake = Muffin, Muffins
    birthday-cake = Geburtstag, Geburtstagstorte, Geburtstagskuchen
    shortcake = Kuchen, Torte
    spoon = Löffel, Esslöffel, Teelöffel
    house = Haus, Häuser, Wohnung, Eigenheim, Einfamilienhaus, Wohnhaus, Blockhaus, Villa, Ferienhaus, Ferienwohnung, Ferienvilla ~ Miete
    door = Tür
    window = Fenster
    chair = Stuhl
    broom = Besen
    wastebasket = Müll, Mülleimer, Abfall, Mülltonne
    fire = Feuer, Flamme
    seedling = Keimling, Samen, Pflanze, Setzling
    deciduous-tree = Baum, Wald
    bouquet = Blume, Blumenstrauß
    mushroom = Pilz
    dog = Hund
    cat = Katze
    horse = Pferd
    cow = Kuh, Rind
    pig = Schwein, Schweine
    chicken = Huhn, Hühner, Geflügel
    bird = Vogel
    honeybee = Biene
    bug = Insekt, Käfer
    butterfly = Schmetterling
    airplane = Flugzeug, Flug, Flughafen, Airline, Fluggesellschaft, Flughäfen, Flugreise
    locomotive = Lokomotive, Dampflok, Dampfzug, Museumsbahn
    metro = U-Bahn
    bus = Bus, Linienbus, Busverkehr
    automobile = Pkw, Elektroauto, E-Auto, Gebrauchtwagen, Neuwagen, Auto, Wagen, Fahrzeug
    bicycle = Fahrrad, Mountainbike, Rad, E-Bike, Radweg, Rennrad
    ship = Schiff
    rocket = Rakete
    full-moon = Mond
    sun = Sonne
    star = Stern, Sterne
    luggage = Koffer, Gepäck ~ Reise
    hotel = Hotel, Wellnesshotel, Hotelzimmer
    skateboard = Skateboard, Skateboarding, Skaten, Skatepark, Miniramp
    tent = Zelt, Zeltlager ~ Camp
    beach-with-umbrella = Strand ~ Urlaub
    mountain = Berg
    water-wave = Meer, Welle, Ozean, Gewässer
    cloud-with-rain = Regen
    snowflake = Schnee ~ Winter
    musical-notes = Musik, Lied, Konzert, Musikalbum, Chor, Opernhaus, Musikfestival
    guitar = Gitarre
    headphone = Kopfhörer, Podcast
    microphone = Mikrofon, Sänger, Sängerin
    television = Fernseher, TV, Fernsehserie, Fernsehsendung
    clapper-board = Film, Kino, Filmpreis, Filmfest, Spielfilm
    camera = Kamera, Fotografie, Fotograf, Fotoapparat ~ Foto
    video-camera = Video, Überwachungskamera, Videoüberwachung, Webcam
    performing-arts = Theater, Schauspiel, Theaterstück, Bühnenstück
    ticket = Ticket, Eintrittskarte, Vorverkauf, Kartenvorverkauf
    party-popper = Feier
    wrapped-gift = Geschenk, Weihnachtsgeschenk, Gift Guide, Geschenkidee, Geschenkideen, Geschenketipp
    video-game = Videospiel, Computerspiel, Konsole, Spielkonsole, MMORPG, Rollenspiel
    soccer-ball = Fußball, Bundesliga, DFB-Pokal, Champions League, Fußballer
    coat = Mantel, Wintermantel, Winterjacke, Lederjacke, Regenjacke, Daunenjacke, Heizjacke, Softshelljacke, Parka, Anorak, Skijacke, Outdoor-Bekleidung, Outdoor-Jacke, Winterbekleidung, Skibekleidung, Skikleidung, Outdoorjacke
    t-shirt = T-Shirt, Hemd, Kleidung
    glasses = Brille, Datenbrille, Smart Glasses, Smartglasses, AR-Brille
    scroll = Urkunde, Verfassung ~ Lizenz
    warning = Warnung
    busts-in-silhouette = Team ~ Gruppe
    construction = Baustelle
    computer-mouse = Computermaus, Mausklick
    watch = Armbanduhr, Smartwatch
    chart-increasing = ~ Wachstum, Anstieg
    chart-decreasing = Rezession ~ Rückgang
    writing-hand = Handschrift ~ Autor, Schriftsteller
    artist-palette = Malerei, Farbpalette ~ Künstler, Kunst
    office-building = Büro, Hochhaus ~ Unternehmen, Firma
    label = Preisschild, Etikett, Rabatt, Gutschein ~ Preis
    wrench = Schraubenschlüssel, Werkstatt ~ Reparatur
    hammer = Hammer
    shield = Schutzschild ~ Schutz
    sports-medal = Medaille ~ Olympia, Olympische Spiele
    satellite-antenna = Antenne, Radar
    oil-drum = Erdöl, Rohöl, Ölfass
    fuel-pump = Benzin, Kraftstoff, Tankstelle, Diesel
    dollar-banknote = Dollar
    convenience-store = ~ Einzelhandel
    health-worker = Krankenschwester, Pfleger, Pflegekraft, Altenpflege
    tooth = Zahn, Zahnarzt
    toothbrush = Zahnbürste, Zahnpasta
    lungs = Lunge
    anatomical-heart = Kardiologie, Herzkrankheit
    microscope = Mikroskop ~ Labor, Biologie
    test-tube = Reagenzglas, Chemie ~ Experiment
    soap = Seife
    shower = Dusche
    bathtub = Badewanne, Badezimmer
    toilet = Toilette, Klo
    person-in-lotus-position = Meditation, Yoga, Achtsamkeit
    person-lifting-weights = Fitnessstudio, Krafttraining, Gewichtheben
    person-running = Jogging, Marathonlauf, Marathonläufer ~ Marathon
    person-walking = Spaziergang, Wanderung, Fußgänger, zu Fuß
    person-swimming = Schwimmer, Schwimmbad, Freibad
    person-biking = Radfahrer, Radsport
    cocktail-glass = Cocktail ~ Alkohol
    cup-with-straw = Limonade, Saft, Softdrink
    cheese-wedge = Käse
    spaghetti = Spaghetti, Nudel, Pasta
    garlic = Knoblauch
    strawberry = Erdbeere
    honey-pot = Honig
    cookie = Keks, Plätzchen
    pizza = Pizza
    olive = Olive, Olivenöl
    couch-and-lamp = Sofa, Möbel, Wohnzimmer, Couch
    recycling-symbol = Recycling
    potted-plant = Topfpflanze, Zimmerpflanze, Terrarium, Garten
    herb = Kräuter, Basilikum, Petersilie, Cannabis, Marihuana, Hanf
    evergreen-tree = Tanne, Fichte, Nadelwald
    sunflower = Sonnenblume
    wood = Brennholz, Holz, Feuerholz
    rock = Felsen, Gestein
    ewe = Schaf, Lamm
    duck = Ente
    owl = Eule
    eagle = Adler, Habicht, Falke
    whale = Wale, Walfang
    dolphin = Delfin
    shark = Haie, Haifisch
    octopus = Oktopus, Krake, Tintenfisch
    ant = Ameise
    spider = Spinne
    mosquito = Stechmücke, Mücke
    elephant = Elefant
    rabbit = Kaninchen, Hase
    turtle = Schildkröte
    frog = Frosch, Kröte
    snake = Schlange
    helicopter = Hubschrauber
    train = Bahnhof, Nachtzug, Bahn, Eisenbahn, Zug, Zugverkehr
    high-speed-train = ICE, Schnellzug
    tram = Straßenbahn
    delivery-truck = Lastwagen, Lkw, Truck, Trucks, Lieferwagen
    motorcycle = Motorrad
    kick-scooter = E-Scooter, Tretroller
    sailboat = Segelboot, Segelschiff, Boot
    satellite = Satellit
    astronaut = Astronaut, Raumfahrer
    telescope = Teleskop, Fernrohr, Astronomie
    milky-way = Galaxie, Weltall, Universum, Milchstraße
    ringed-planet = Sonnensystem, Exoplanet
    comet = Komet, Asteroid, Meteorit
    desert-island = Insel
    snow-capped-mountain = Alpen, Gebirge, Gipfelkreuz, Berggipfel
    volcano = Vulkan, Vulkanausbruch
    castle = Festung, Schloss, Schlossgarten
    stadium = Stadion
    motorway = Autobahn
    cloud = Wolke
    umbrella-with-rain-drops = Regenschirm
    cloud-with-lightning-and-rain = Gewitter, Sturm, Unwetter
    leaf-fluttering-in-wind = Wind
    rainbow = Regenbogen
    violin = Geige, Violine, Orchester
    musical-keyboard = Klavier, Pianist
    radio = Radio
    teddy-bear = Spielzeug, Kuscheltier, Kinderbetreuung
    game-die = Brettspiel
    chess-pawn = Schach
    basketball = Basketball, NBA
    tennis = Tennis
    fishing-pole = Angelrute, Angler, Angelsport
    jeans = Jeans, Hose
    dress = Kleider, Mode, Modeblog
    running-shoe = Schuh, Turnschuh, Sneaker, Laufschuh, Schuhe
    gem-stone = Diamant, Edelstein, Schmuck
    crown = Monarchie
    scientist = Wissenschaftler, Forscher
    teacher = Lehrer, Lehrerin, Lehrkraft
    student = Student, Studentin, Studierende
    farmer = Landwirt, Bauernhof
    tractor = Traktor
    cook = Köche, Köchin, Chefkoch
    police-officer = Polizist, Polizistin
    firefighter = Feuerwehrmann, Feuerwehrfrau, Feuerwehrleute
    baby = Baby, Säugling, Neugeborene, Schwangerschaft, Geburt
    no-entry = Verbot
    anchor = Anker, Seehafen
    magnet = Magnet
    atom-symbol = Atom, Quantenphysik, Atombunker, Schutzbunker, Radioaktivität, Kernfusion
    houses = Dorf, Immobilie, Wohngebiet, Mieter, Mieterin
    ice-cream = Eiscreme, Speiseeis
    framed-picture = Gemälde, Kunstgalerie
    handbag = Handtasche, Tasche, Umhängetasche, Strandtasche, Shopper
    hiking-boot = Wanderweg, Bergsteigen, Wanderschuh
    skis = Ski, Skifahren, Skigebiet, Langlauf
    running-shirt = Trikot, Trainingsanzug
    flag-in-hole = Golfplatz, Golfspieler, Golfturnier
    volleyball = Volleyball
    wedding = Trauung
    ring = Verlobung, Ehering, Trauring, Verlobungsring, Hochzeit, Hochzeiten
    bowl-with-spoon = Müsli, Joghurt, Quark, Porridge
    lipstick = Lippenstift, Kosmetik, Schminke, Make-up
    high-voltage = Hochspannung
    carpentry-saw = Säge, Kreissäge, Handsäge, Kettensäge, Tischkreissäge, Kreissaege
    nut-and-bolt = Schraube
    fallen-leaf = Laub, Herbstlaub
    christmas-tree = Weihnachtsbaum, Christbaum, Weihnachten
    snowman = Schneemann
    shopping-bags = Einkaufstasche, Shopping
    trumpet = Trompete, Blasmusik
    gavel = Richterhammer, Auktion, Versteigerung, Auktionshaus
    lectern = Rednerpult, Pressekonferenz, Regierungserklärung ~ Rede
    piggy-bank = Sparschwein, Sparen, Sparkonto, Tagesgeld, Tagesgeldkonto, Altersvorsorge, Taschengeld, Ersparnisse, Altersrente
    contract = Vertrag, Mietvertrag, Arbeitsvertrag, Kaufvertrag
    handcuffs = Handschellen, Festnahme, Verhaftung
    server-rack = Server, Rechenzentrum, Rechenzentren, Datenbank, Webhosting
    microchip = Mikrochip, Halbleiter, Chiphersteller, Prozessor, Grafikkarte, Chipfabrik, Computerchip, Raspberry Pi, Arduino, Einplatinencomputer, Platine, Leiterplatte, Mainboard
    power-pylon = Strommast, Stromnetz, Stromausfall, Stromleitung, Hochspannungsleitung, Stromtrasse, Blackout
    charging-station = Ladestation, Ladesäule, Wallbox, Ladeinfrastruktur, Ladepunkt, Elektro-Zapfsäule, Elektrotankstelle, Stromtankstelle
    passport = Reisepass, Einbürgerung, Staatsbürgerschaft
    calculator = Taschenrechner, Steuererklärung
    bridge = Brücke, Autobahnbrücke, Talbrücke, Rheinbrücke
    apartment-block = Wohnblock, Mehrfamilienhaus, Mietwohnung, Wohnungsbau, Wohnungsmarkt, Wohnungsnot, Plattenbau, Sozialwohnung, Wohnanlage
    cooling-tower = Kühlturm, Kühltürme, Atomkraftwerk, Kernkraftwerk, Atomkraft, Kernenergie, AKW, Kernkraft, Atomausstieg
    whistle = Schiedsrichter, Schiedsrichterin, Trillerpfeife
    stroller = Kinderwagen, Elternzeit, Elterngeld, Mutterschutz
    heat-pump = Wärmepumpe, Klimaanlage, Klimagerät
    market-stall = Marktstand, Wochenmarkt, Flohmarkt, Bauernmarkt, Weihnachtsmarkt, Jahrmarkt
    water-tap = Wasserhahn, Leitungswasser, Trinkwasser, Wasserversorgung, Trinkwasserversorgung
    washing-machine = Waschmaschine, Waschmittel, Wäsche, Wäschetrockner
    shipping-container = Schiffscontainer, Seecontainer, Containerhafen
    watering-can = Gießkanne, Bewässerung, Gartenbewässerung
    browser-window = Webseite, Website, Browser, Internetseite, Homepage, Landingpage, WordPress, Webdesign
    bust = Skulptur, Bronzestatue, Bildhauer, Bildhauerin, Denkmal
    paint-roller = Farbrolle, Wandfarbe, Renovierung, Malerarbeiten
    drill = Bohrmaschine, Akkuschrauber, Bohrhammer
    fridge = Kühlschrank, Gefrierschrank, Kühlschränke
    drone = Drohne
    vacuum-cleaner = Staubsauger, Saugroboter
    police-car = Polizeiauto, Streifenwagen, Wohnungseinbruch, Einbrecher, Raubüberfall, Polizeieinsatz, Polizeikontrolle, Diebstahl, Autodiebstahl ~ Polizei
    vertical-traffic-light = Verkehrsampel, Ampelanlage, Fußgängerampel
    printer = Laserdrucker, Tintenstrahldrucker, 3D-Drucker, Drucker
    mirror = Badspiegel, Wandspiegel, Handspiegel
    ladder = Stehleiter, Strickleiter, Trittleiter, Drehleiter
    boar = Wildschwein
    fire-engine = Feuerwehrfahrzeug, Löschfahrzeug, Feuerwehrauto, Löschgruppenfahrzeug, Tanklöschfahrzeug, Feuerwehr
    mountain-cableway = Seilbahn, Gondelbahn
    jack-o-lantern = Halloween
    fireworks = Feuerwerk, Silvester
    passenger-ship = Kreuzfahrtschiff, Kreuzfahrt
    speaker-high-volume = Lautsprecher, Soundbar, Bluetooth-Lautsprecher
    womans-boot = Stiefel, Cowboystiefel, Cowboyboot, Cowboyboots
    american-football = NFL, Super Bowl
  `,
  none: `
    Neubauer,
    Hamburg, Bürger, Burg, Reise, Jack, Löwe, Krone, Laden, Weißes Haus, Haushalt, Kunde, Gericht, Strategie, Sitzung,
    Freiheit, Wert, Kultur, Qualität, Datenbank, Wahrheit, Frau, Mann, Zucker, Mehl, Teig, Virus, Kindersitz, Speisekarte,
    Kartellrecht, Anrecht, Bankrott, Sitzbank, Parkbank, Amrumbank, Sandbank, Waschbär, Jahrbuch, Tagebuch, Haushaltsbuch,
    Handbuch, Mammut, Lehrplan, Vorwahl, Auswahl, Steckbrief, Fachkraft, Wagenknecht,
    Zweck, Geschacher, Versteck, Innsbruck, Status, Lehrstuhl, Deckmantel, Hormoncocktail, Spitzenposten, Blogpost, Pfandbrief,
    Steckbrief, Denkfabrik, Grafisch, Steckenpferd, Leiter, Buttercreme, Spiegel, Faust, Holocaust, Maßnahmenpaket, Hilfspaket,
    Sparpaket, Reformpaket, Waffenlieferung, Auslieferung, Küchenpapier, Toilettenpapier, Maske, Einwanderung, Auswanderung,
    Zuwanderung, Abwanderung, Stuttgart, Weingartner, Kindergärtner, Ring, Pauschale, Herrscher, Forscher, Reserve, Schweiz,
    Kunstort, Minister, Meister, Schwester, Muster, Motorspritze, Tankspritze, Kraftspritze, Verkleidung, Hitzewelle, Mikrowelle,
    Nockenwelle, Zeitfenster, Zukunftswerkstatt, Verbrechen, Versprechen, Sprecher, Ersuchen, Dach, Krebs, Hahn, Knoten, Maus,
    Mauer, Fed, Druck, Düsseldorf, Grunewald, Wiedergeburt, Kreditrechner, Umrechner, Berechnen, Gericht der Woche,
    Quantensprung, Fahrradschloss, Türschloss, Zahlenschloss, Vorhängeschloss, Bügelschloss, Sicherheitsschloss, Gartenbank,
    Werkbank, Eckbank, Ersatzbank, Anklagebank, Powerbank, Schulbank, Holzbank, Hantelbank, Auswechselbank, Wasserwaage,
    Sonnenmilch, Körpermilch, Fußpilz, Nagelpilz, Hautpilz, Hefepilz, Zahnfleisch, Fruchtfleisch, Flussbett, Nagelbett,
    Wochenbett, Stammbaum, Schlagbaum, Purzelbaum, Kabelbaum, Personalschlüssel, Betreuungsschlüssel, Verteilungsschlüssel,
    Pechvogel, Spaßvogel, Schweinehund, Warteschlange, Luftschlange, Autoschlange, Schlange stehen, in der Schlange,
    lange Schlange, Maultasche, Kopfkino, Sparbuch, Grundbuch, Gesetzespaket, Konjunkturpaket, Rettungspaket,
    Entlastungspaket, Sicherheitspaket, Klimapaket, Rentenpaket, Softwarepaket, Gesamtpaket, Leseratte, Dachstuhl,
    Kabelsalat, Augapfel, Zankapfel, Adamsapfel, Grippewelle, Kündigungswelle, Entlassungswelle, Pleitewelle,
    Insolvenzwelle, Streikwelle, Protestwelle, Dauerwelle, Kaffeepresse, Knoblauchpresse, Fruchtpresse, Saftpresse,
    Gericht mit, leckeres Gericht, warmes Gericht, einfaches Gericht, schnelles Gericht, vegetarisches Gericht,
    Foodtruck, Monstertruck, Zähne zusammenbeißen, Zahn der Zeit
  `,
  beside: /^mit$/iu,
  lacking: /(?<!\p{L})(?:keine?[nrms]?|ohne)\s+(?:\p{L}+\s+)?$/iu,
  endings: [
    [[/ß/gu, 'ss']],
    [[/(?<=.{3})(?:ern|ers|en|er|es|em|e|n|s)$/u, '']],
    [[/(?<=.{2}(?:[aeiour]|(?<!c)h))n$|(?<=.{3}[aeiour])s$/u, '']],
  ],
  agents:
    /^\p{Lu}[^äöü]*(?<!bild|kind|feld|geist|lied|ei|kleid|gesicht|licht|schild|brett|nest|rind|glied|geld|geschlecht)er[ns]?$/u,
  foldsAccents: true,
  clauseEnds:
    /^(?:von|für|im|in|am|an|auf|mit|aus|bei|und|oder|ist|sind|hat|haben|der|die|das|des|den|dem|als|wie|zu|zum|zur|nach|vor|ohne|seit|über|unter)$/iu,
  hasCompounds: true,
  // Stems, as `endings` leave them.
  noCompounds:
    /(?:[^n]lung|mitglied|(?:be|ver|ge)such|(?:ein|aus|nach)druck|(?:netz|hand|standard|kunst|feuer|schlag|leben|gesamt|stock)werk|(?<!land|welt|wander|stadt)kart|berg|(?:hirn|baum)rind|(?:eier|obst|orangen|nuss)schal|jugendring|urlaub|mangel|geist|konkurrent)$/u,
};
