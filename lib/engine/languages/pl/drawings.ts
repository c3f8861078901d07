import type { DrawingWords } from '../language.ts';
import { domains } from './domains.ts';

export const drawings: DrawingWords = {
  domains,
  properties: {
    meatless: String.raw`wegańsk\p{L}*|wegetariańsk\p{L}*|bezmięsn\p{L}*|roślinn\p{L}*`,
    indoors: String.raw`halow\p{L}*|w hali`,
    flat: String.raw`mieszkani\p{L}*|apartament\p{L}*|blok\p{L}{0,3}|wieżow\p{L}*|loft`,
    modern: String.raw`bungalow\p{L}*|nowoczesna willa|drapacz\p{L}* chmur`,
    wintry: String.raw`śnieg\p{L}*|śnież\p{L}*|mróz|mroz\p{L}*|grad|oblodz\p{L}*`,
    hot: String.raw`upał\p{L}*|susz\p{L}*`,
    cake: String.raw`czekolad\p{L}*|wiśni\p{L}*|jabł\p{L}*|cytryn\p{L}*|marchew\p{L}*|orzech\p{L}*|sernik\p{L}*|banan\p{L}*|dyni\p{L}*|jagod\p{L}*`,
    camper: String.raw`kamper\p{L}*|przyczep\p{L}*|vanlife`,
    electric: String.raw`elektryczn\p{L}*`,
    quarrel: String.raw`obraz\p{L}*|zaatakow\p{L}*|oskarż\p{L}*|kłótni\p{L}*|kłam\p{L}*|oszust\p{L}*|skandal|awantur\p{L}*|drwi`,
    designed: String.raw`architekt\p{L}*`,
    strike: String.raw`strajk\p{L}*`,
    dismissal: String.raw`zwolnie(?:nia|ń) grupow\p{L}+|zwolnieni z pracy`,
  },
  words: `
    minibus = kamper, kampery, kamperem
    radiator = grzejnik, kaloryfer, centralne ogrzewanie, ogrzewanie podłogowe
    heat-pump = pompa ciepła, pompy ciepła, pomp ciepła, klimatyzacja, klimatyzator
    solar-panel = panele słoneczne, paneli słonecznych, panele fotowoltaiczne, paneli fotowoltaicznych, fotowoltaika, farma fotowoltaiczna, instalacja fotowoltaiczna, elektrownia słoneczna
    wind-turbine = turbina wiatrowa, farma wiatrowa, elektrownia wiatrowa, elektrownie wiatrowe, energetyka wiatrowa, wiatrak
    cooling-tower = elektrownia jądrowa, elektrownie jądrowe, elektrownia atomowa, energetyka jądrowa, atomówka, reaktor jądrowy
    power-pylon = linia energetyczna, linie energetyczne, sieć energetyczna, sieci energetyczne, sieci elektroenergetyczne, linia wysokiego napięcia, blackout, awaria prądu, przerwy w dostawie prądu
    electric-plug = gniazdko elektryczne, wtyczka elektryczna ~ prąd, prądu, prądem
    battery = bateria, akumulator, powerbank
    light-bulb = żarówka, żarówek, lampa, oświetlenie
    charging-station = stacja ładowania, stacje ładowania, stacji ładowania, ładowarka samochodowa
    laptop = laptop, notebook
    desktop-computer = komputer, pecet, komputer stacjonarny
    keyboard = klawiatura
    computer-mouse = mysz komputerowa, myszka komputerowa, mysz gamingowa, myszka gamingowa
    printer = drukarka, drukarek
    server-rack = serwer, serwerownia, centrum danych, centra danych, baza danych, bazy danych
    microchip = mikrochip, półprzewodnik, procesor, karta graficzna, karty graficzne, Raspberry Pi, Arduino, płyta główna, płytka drukowana
    browser-window = strona internetowa, strony internetowe, stron internetowych, witryna internetowa, przeglądarka internetowa, przeglądarka
    mobile-phone = smartfon, telefon komórkowy, iPhone ~ aplikacja mobilna
    telephone-receiver = rozmowa telefoniczna, infolinia
    e-mail = e-mail, mail, newsletter, poczta elektroniczna
    envelope = koperta
    calendar = kalendarz ~ termin
    alarm-clock = budzik
    watch = zegarek, zegarka, zegarki, zegarków, smartwatch
    memo = notatka, notatek
    clipboard = ankieta, kwestionariusz, lista kontrolna
    page-facing-up = dokument, formularz ~ raport
    file-cabinet = archiwum
    bar-chart = wykres, statystyka, giełda, giełdzie ~ dane
    chart-increasing = ~ wzrost
    chart-decreasing = recesja ~ spadek
    magnifying-glass-tilted-left = lupa, wyszukiwarka ~ śledztwo
    books = książka, książek, biblioteka, bibliotek, literatura, księgarnia
    open-book = powieść, powieści, tomik poezji
    newspaper = gazeta, gazecie, dziennikarstwo, tygodnik
    graduation-cap = uniwersytet, uniwersytecie, politechnika, uczelnia, wyższa uczelnia
    school = szkoła, szkół, szkole, podstawówka, liceum, przedszkole, przedszkolak, uczeń, uczniowie, uczniów, rok szkolny, roku szkolnego
    pencil = ołówek, ołówka, ołówki
    pen = długopis
    backpack = plecak, tornister
    writing-hand = rękopis ~ pisarz, pisarka
    artist-palette = malarstwo ~ malarz, malarka
    framed-picture = galeria sztuki, portret
    bust = rzeźba, rzeźbie, rzeźbiarz, popiersie, pomnik
    paintbrush = pędzel, pędzla
    scissors = nożyczki, nożyczek
    briefcase = aktówka ~ pracodawca, pracownik
    office-building = biurowiec, biurowca, biurowce, wieżowiec, wieżowca, wieżowce, drapacz chmur ~ firma
    identification-card = dowód osobisty, dowodu osobistego, dowody osobiste, legitymacja
    passport = paszport, obywatelstwo
    contract = umowa, umowa najmu, umowa o pracę
    package = paczka, paczek, przesyłka, przesyłek, paczkomat
    label = metka, etykieta, kupon rabatowy ~ promocja
    receipt = paragon, faktura, faktur
    calculator = kalkulator, zeznanie podatkowe, zeznania podatkowe
    money-bag = pieniądze, pieniędzy, pieniędzmi, pieniądz, budżet ~ dochód, dochody
    coin = moneta, monecie, złotówka, Bitcoin, kryptowaluta, kryptowaluty, kryptowalut, Ethereum
    credit-card = karta kredytowa, karta płatnicza, karty płatnicze, kart płatniczych
    dollar-banknote = dolar
    euro-banknote = banknot euro
    bank = bank, banki, banków, konto bankowe, rachunek bankowy
    piggy-bank = skarbonka, oszczędności, oszczędnościami, konto oszczędnościowe, kieszonkowe
    balance-scale = trybunał, wymiar sprawiedliwości, sprawiedliwość, adwokat, sąd, sądy, sądu, sądem, sądzie, radca prawny, wyrok
    gavel = licytacja, dom aukcyjny, aukcja
    classical-building = muzeum, muzea, parlament, sejm, sejmie
    lectern = mównica, konferencja prasowa, konferencji prasowej ~ przemówienie
    ballot-box-with-ballot = wybory, wyborów, wyborami, wyborach, urna wyborcza, lokal wyborczy, referendum, głosowanie, karta do głosowania
    megaphone = megafon ~ demonstracja, protest, kampania
    handshake = uścisk dłoni ~ porozumienie
    police-car = radiowóz, radiowozu, radiowozy, kradzież, włamanie, włamywacz ~ policja
    handcuffs = kajdanki, aresztowanie, areszt
    police-officer = policjant, policjantka
    firefighter = strażak, strażacy, strażaków
    fire-engine = wóz strażacki, wozy strażackie, straż pożarna, straży pożarnej, wóz gaśniczy
    fire = ognisko, płomień, płomienie, pożar, pożaru, kominek, kominka
    warning = ostrzeżenie
    no-entry = zakaz wjazdu
    shopping-cart = supermarket, hipermarket, dyskont, zakupy spożywcze, wózek sklepowy
    shopping-bags = galeria handlowa, galerii handlowej, centrum handlowe
    convenience-store = sklep, sklepu, sklepy, sklepie
    market-stall = stragan, bazar, targowisko, pchli targ, jarmark
    stethoscope = lekarz, lekarka, lekarek, przychodnia, stetoskop ~ diagnoza
    health-worker = pielęgniarka, pielęgniarek, pielęgniarz, położna
    hospital = szpital, klinika
    syringe = szczepionka, szczepionek, szczepienie, zastrzyk, strzykawka
    pill = lek, leki, leków, leku, lekami, tabletka, tabletek, antybiotyk, lekarstwo
    thermometer = termometr, gorączka ~ temperatura
    microbe = bakteria, bakterie, drobnoustroje
    face-mask = maseczka ochronna, maseczki ochronne, maseczek ochronnych
    tooth = ząb, zęby, zęba, zębów, zębach, zębami, dentysta, stomatolog
    toothbrush = szczoteczka do zębów, szczotka do zębów, pasta do zębów
    lungs = płuca, płuc
    anatomical-heart = zawał serca, choroby serca, chorób serca, kardiolog, kardiologia
    red-heart = miłość, miłości, walentynki
    brain = mózg, mózgu
    dna = DNA, genetyka, genom
    microscope = mikroskop ~ laboratorium
    test-tube = probówka ~ eksperyment
    soap = mydło, mydle
    shower = prysznic
    bathtub = wanna, łazienka, łazienek
    toilet = toaleta, sedes
    bed = łóżko, łóżka, łóżek, materac, sypialnia, bezsenność
    person-in-lotus-position = medytacja, joga, jogi, jogę
    person-lifting-weights = siłownia, podnoszenie ciężarów, trening siłowy, sztanga
    person-running = maraton, półmaraton, biegacz, jogging
    person-walking = spacer, pieszy, pieszych
    person-swimming = basen, pływak, pływaczka, pływanie, pływalnia, kąpielisko
    person-biking = rowerzysta, kolarz, kolarstwo
    fork-and-knife-with-plate = posiłek, posiłki, posiłku, obiad, kolacja, restauracja, bistro ~ kuchnia, jedzenie
    cooking = patelnia
    pot-of-food = zupa, zupy, zupę, garnek, garnka, garnki, gulasz, rosół, rosołu, żurek, barszcz, bigos
    dumpling = pierogi, pierożki
    hot-beverage = kawa, kawy, kawę, kawą, kawiarnia, espresso, cappuccino, herbata, herbacie
    glass-of-milk = mleko, nabiał
    bowl-with-spoon = owsianka, jogurt, musli, płatki owsiane
    beer-mug = piwo, piwa, piwem, browar
    wine-glass = wino, wina, winem, winnica, winnice, winiarz, winiarstwo
    cocktail-glass = koktajl, drink ~ alkohol
    droplet = woda, wody, wodę, wodą
    water-tap = kran, kranówka, woda pitna, wody pitnej, wodę pitną, wodociąg
    cup-with-straw = lemoniada, napój gazowany, napoje gazowane, sok, soki, soków
    bread = chleb, pieczywo, bochenek
    bagel = obwarzanek, obwarzanki, bajgiel, bajgle
    croissant = rogal, rogalik
    doughnut = pączek, pączki, pączków, donut
    cheese-wedge = ser, sery, sera, serów, oscypek, oscypki, twaróg, twarogu
    butter = masło, masła, maśle, margaryna
    egg = jajko, jajka, jajek, jajecznica, pisanka, pisanki
    cut-of-meat = mięso, mięsa, mięsem, wołowina, stek, schabowy
    bacon = boczek, boczku
    hot-dog = kiełbasa, kiełbaski, parówka, parówek
    fish = ryba, ryby, rybę, ryb, łosoś, łososia, dorsz, tuńczyk, śledź, śledzie, karp, pstrąg
    spaghetti = makaron, spaghetti
    cooked-rice = ryż, ryżu, ryżem
    green-salad = sałatka, sałatek, surówka, surówek, sałata
    leafy-green = warzywo, szpinak, kapusta
    carrot = marchewka, marchewek, marchew
    potato = ziemniak, kartofel, kartofle
    tomato = pomidor, pomidorowa
    cucumber = ogórek, ogórki, ogórka, ogórków
    onion = cebula
    garlic = czosnek, czosnku
    hot-pepper = papryczka chili, chili
    ear-of-corn = kukurydza
    beans = fasola, ciecierzyca, soczewica
    red-apple = jabłko, jabłka, jabłek, owoce, owoców, sad jabłoniowy
    pear = gruszka, gruszek
    cherries = wiśnia, wiśnie, wiśni, czereśnia, czereśnie, czereśni
    peach = brzoskwinia, brzoskwinie, morela
    blueberries = borówka, borówek, jagoda, jagody
    strawberry = truskawka, truskawek
    banana = banan
    grapes = winogrona, winogron
    lemon = cytryna
    tangerine = mandarynka, mandarynek, pomarańcza, pomarańcze
    pineapple = ananas
    watermelon = arbuz
    sheaf-of-rice = pszenica, zboże, zbóż, żniwa, żyto ~ rolnictwo
    honey-pot = miód, miodu, miody, miodem
    salt = sól, soli, solą
    candy = cukierek, cukierki, cukierków, słodycze, słodyczy
    chocolate-bar = czekolada, kakao
    birthday-cake = tort urodzinowy, urodziny, urodzin
    shortcake = tort, sernik, tort bezowy, biszkopt, makowiec, makowca
    pie = szarlotka, jabłecznik
    cupcake = babeczka, babeczek, muffinka, muffinki, muffinek
    cookie = ciastko, ciastka, ciastek, ciasteczka, pierniczki, pierniki
    pancakes = naleśnik, racuchy
    waffle = gofr, gofry, gofrów
    pizza = pizza, pizzę, pizzeria
    hamburger = hamburger, burger
    sandwich = kanapki, kanapka, kanapek
    olive = oliwka, oliwek, oliwa z oliwek
    house = domek, domku, domki, dom jednorodzinny, domu jednorodzinnego, domy jednorodzinne, domów jednorodzinnych
    houses = osiedle, osiedla, wieś, rynek nieruchomości, rynku nieruchomości
    apartment-block = blok mieszkalny, mieszkanie, mieszkań, kamienica, kamienice, blokowisko
    key = klucz do drzwi, klucze do mieszkania, pęk kluczy
    door = drzwi, drzwiami
    window = okna, okien, oknami
    chair = krzesło, krzeseł, krześle
    couch-and-lamp = kanapa, sofa, sofy, meble, mebli, mebel
    mirror = lustro, luster
    broom = miotła, sprzątanie
    vacuum-cleaner = odkurzacz, robot sprzątający
    washing-machine = pralka, pralek, proszek do prania, pranie, suszarka bębnowa
    fridge = lodówka, lodówek, zamrażarka, zamrażarek
    wastebasket = śmieci, odpady, odpadów, śmietnik, kosz na śmieci
    recycling-symbol = recykling, segregacja odpadów, segregacja śmieci, system kaucyjny
    paint-roller = malowanie ścian, farba do ścian, wałek malarski
    drill = wiertarka, wkrętarka
    hammer = młotek, młotka, młotki
    wrench = klucz francuski, klucz płaski ~ naprawa
    screwdriver = śrubokręt, wkrętak
    toolbox = skrzynka narzędziowa ~ narzędzia
    nut-and-bolt = śruba, śrubka
    carpentry-saw = pilarka, piła tarczowa, piła ręczna
    ladder = drabina
    gear = koło zębate, koła zębate ~ ustawienia
    puzzle-piece = puzzle
    locked = hasło, hasła, haseł, hasłem, kłódka, szyfrowanie
    building-construction = plac budowy, placu budowy, budowa
    brick = cegła, cegieł
    wood = drewno, drewnie, drewno opałowe
    rock = skała, skały, głaz
    bucket = wiadro, wiader
    candle = świeca, świece, świeczka, świeczek
    potted-plant = roślina doniczkowa, rośliny doniczkowe, roślin doniczkowych, doniczka, doniczek, kwiaty doniczkowe
    seedling = sadzonka, sadzonek, nasiona, nasion, rozsada
    watering-can = konewka, podlewanie
    herb = zioła, ziół, ziołami, bazylia, natka pietruszki, marihuana
    deciduous-tree = drzewo, drzew, drzewa, drzewie, lipa, dąb, dęby
    evergreen-tree = las, lasu, lasy, lasów, lesie, świerk, jodła, sosna, wylesianie
    christmas-tree = choinka, choinek, boże narodzenie, bożego narodzenia, wigilia, święta bożego narodzenia
    jack-o-lantern = halloween
    bouquet = bukiet, kwiaciarnia
    tulip = tulipan
    sunflower = słonecznik
    mushroom = grzyb, grzybiarz, grzybobranie, borowik, kurki, pieczarka, pieczarek
    fallen-leaf = opadłe liście
    dog = pies, psy, psa, psem, psów, psami, szczeniak, szczenię
    cat = kot, koty, kota, kotem, kotów, kotami, kotka, kociak, kocięta
    horse = koń, konia, koniem, klacz, źrebak, źrebię
    cow = krowa, krów, bydło, cielę
    pig = świnia, świnie, prosię, trzoda chlewna
    ewe = owca, owce, owiec, jagnię
    goat = koza, kozy
    chicken = kura, kury, kurczak, drób, drobiu
    duck = kaczki, kaczek
    goose = gęś, gęsi
    bird = ptak, ptaki, bocian, wróbel, wróble, sikorka, sikorek, jaskółka, jaskółek
    owl = sowa, sowy, puszczyk
    eagle = bielik, sokół, jastrząb
    fox = lisy, lisa, lisem
    wolf = wilki, wilka, wilków, wilkiem
    bear = niedźwiedź, niedźwiedzie, niedźwiedzia
    boar = dzik, dzików, dzikiem, dzikami
    deer = jeleń, jelenie, jelenia, sarna, sarny, sarnę
    bison = żubr, żubry, żubra, żubrów
    lion = lew, lwy, lwa, lwów
    tiger = tygrys
    elephant = słoń
    rabbit = królik, zając, zające
    raccoon = szop pracz, szopy pracze
    hedgehog = jeże, jeża, jeżem, jeży
    squid = kałamarnica, kałamarnice
    whale = wieloryb
    dolphin = delfin
    shark = rekin
    octopus = ośmiornica, ośmiornice
    honeybee = pszczoła, pszczół, pszczelarz, pszczelarstwo, pasieka
    butterfly = motyl
    bug = owad, owady, owadów, kleszcz, gąsienica
    mosquito = komar
    ant = mrówka, mrówek
    spider = pająk
    frog = żaba, żaby, żabę
    snake = żmija, zaskroniec
    turtle = żółw, żółwie, żółwia
    hamster = chomik
    airplane = samolot, linia lotnicza, linie lotnicze, linii lotniczych, lotnictwo, lotnisko, lotniska
    helicopter = helikopter, śmigłowiec, śmigłowca, śmigłowce
    small-airplane = awionetka, awionetek, szybowiec, szybowca
    drone = dron, drony, drona, dronów, dronem
    train = pociąg, dworzec kolejowy, dworca kolejowego, dworzec, linia kolejowa, linii kolejowej
    locomotive = lokomotywa
    railway-track = tory kolejowe, torów kolejowych, przejazd kolejowy
    high-speed-train = pendolino, kolej dużych prędkości, koleje dużych prędkości
    metro = metro, stacja metra, stacji metra, linia metra, linii metra
    tram = tramwaj, linia tramwajowa, linie tramwajowe, linii tramwajowej
    bus = autobus, autokar, linia autobusowa, linie autobusowe, linii autobusowej
    automobile = samochód, samochodu, samochody, samochodów, samochodem, samochodzie, auto, auta, autem, kierowca ~ ruch drogowy
    sport-utility-vehicle = SUV, SUV-y
    taxi = taksówka, taksówek, taksówkarz
    delivery-truck = ciężarówka, ciężarówek, samochód ciężarowy, samochody ciężarowe, samochodów ciężarowych, samochód dostawczy, furgonetka
    articulated-lorry = tir, tiry, tira, tirów, tirem
    motorcycle = motocykl, motocyklista
    kick-scooter = hulajnoga, hulajnóg
    bicycle = rower, rowery, ścieżka rowerowa, ścieżki rowerowe, droga rowerowa
    fuel-pump = benzyna, stacja benzynowa, stacji benzynowej, stacje benzynowe, paliwo, paliw, stacja paliw, olej napędowy
    oil-drum = ropa naftowa, ropy naftowej, ropę naftową, baryłka ropy
    motorway = autostrada, droga ekspresowa, drogi ekspresowej, ekspresówka
    vertical-traffic-light = sygnalizacja świetlna, światła drogowe
    construction = roboty drogowe, prace drogowe, remont drogi
    bridge = mosty, wiadukt, estakada
    ship = statek, statku, statki, statków, okręt, kontenerowiec, kontenerowca
    passenger-ship = wycieczkowiec, wycieczkowca, statek pasażerski
    sailboat = żaglówka, żaglówek, żaglowiec, żaglowca, regaty, żeglarstwo
    canoe = kajak, kajaki, spływ kajakowy, kajakarz
    shipping-container = kontener morski, kontenery morskie, terminal kontenerowy
    anchor = kotwica, port morski
    rocket = statek kosmiczny, statki kosmiczne, rakieta kosmiczna, rakiety kosmiczne, rakieta nośna, rakiety nośnej, lot kosmiczny
    satellite = satelita
    astronaut = astronauta, astronautka, astronauci, astronautów, kosmonauta
    telescope = teleskop, astronomia, obserwatorium
    milky-way = galaktyka, wszechświat, wszechświecie
    ringed-planet = Układ Słoneczny, układu słonecznego, egzoplaneta
    full-moon = księżyc, księżyca
    sun = słońce, słońca, słońcem
    comet = asteroida, meteoryt
    satellite-antenna = antena, radar
    atom-symbol = fizyka kwantowa, komputer kwantowy, komputery kwantowe
    magnet = magnes
    luggage = walizka, walizek, bagaż ~ podróż
    hotel = hotel, hostel, pensjonat
    tent = namiot, pole namiotowe, kemping, pole kempingowe
    beach-with-umbrella = plaża, plaże, plażę, plażowicz ~ wakacje, wczasy
    desert-island = bezludna wyspa
    snow-capped-mountain = górski szczyt, tatry, tatrach, alpy, alpach, himalaje, himalajach, karkonosze
    hiking-boot = szlak turystyczny, szlaki turystyczne, szlaku turystycznym, wędrówki górskie, górski szlak, buty trekkingowe
    volcano = wulkan, erupcja
    water-wave = ocean, morze, morza, morzu
    castle = zamek królewski, zamku królewskiego
    stadium = stadion
    cloud-with-rain = deszcz, ulewa, opady deszczu
    cloud-with-lightning-and-rain = burza, burze, burzę, burzy, nawałnica, nawałnice
    snowflake = śnieg, śniegu, śnieżyca, opady śniegu, przymrozki, przymrozek ~ zima
    umbrella-with-rain-drops = parasolka, parasolek
    leaf-fluttering-in-wind = wichura, wiatr, wiatru
    rainbow = tęcza
    fog = mgła, mgły, mgłę
    musical-notes = muzyka, piosenka, piosenek, koncert, album muzyczny, festiwal muzyczny, chór, chóru
    guitar = gitara, gitarze, gitarzysta
    violin = skrzypce, skrzypiec, skrzypek, orkiestra, filharmonia
    musical-keyboard = fortepian, pianista, pianistka, pianino
    trumpet = trąbka
    headphone = słuchawki, słuchawek ~ podcast
    microphone = mikrofon, karaoke ~ wokalista, wokalistka
    television = telewizor, telewizja ~ serial, Netflix
    radio = radio, radia, rozgłośnia
    clapper-board = film, filmy, filmu, kino, kina, kinie ~ reżyser, reżyserka
    camera = aparat fotograficzny, fotografia, fotografie, fotograf
    performing-arts = teatr, teatrze, spektakl
    ballet-shoes = balet, baletnica
    ticket = bilet, bilecie
    party-popper = impreza sylwestrowa, przyjęcie urodzinowe, sylwester
    fireworks = fajerwerki, pokaz sztucznych ogni
    wrapped-gift = prezent, upominek, upominki
    teddy-bear = zabawka, zabawek, pluszak, klocki, klocków
    video-game = gra komputerowa, gry komputerowe, gier komputerowych, gra wideo, gry wideo, gier wideo, konsola do gier
    game-die = gra planszowa, gry planszowe, gier planszowych, planszówka, planszówki, planszówek
    chess-pawn = szachy, szachów, szachach, szachista, szachistka
    soccer-ball = piłka nożna, piłkarz, piłkarka, piłkarek, ekstraklasa, liga mistrzów, FIFA, UEFA
    basketball = koszykówka, koszykówki, koszykarz, koszykarka, NBA
    volleyball = siatkówka, siatkarz, siatkarka, siatkarek
    goal-net = piłka ręczna, bramkarz
    tennis = tenis, tenisista, tenisistka, tenisistek
    skis = narty, nart, nartach, narciarz, narciarstwo, skoki narciarskie, stok narciarski
    boxing-glove = bokser, walka bokserska
    racing-car = formuła 1, formuły 1, bolid, bolidy, wyścigi samochodowe
    whistle = sędzia piłkarski, gwizdek
    trophy = puchar, trofeum ~ mistrzostwo, zwycięzca
    sports-medal = medal, medale, medalista, medalistka ~ igrzyska olimpijskie, olimpiada
    fishing-pole = wędka, wędkarz, wędkarstwo
    mountain-cableway = kolejka linowa, kolejki linowej, kolej gondolowa, wyciąg narciarski
    t-shirt = koszulka, koszula, ubranie, ubrania, ubrań, odzież, odzieży
    jeans = spodnie, spodni, dżinsy, jeansy
    dress = sukienka, sukienek, suknia, suknie
    coat = płaszcz, kurtka, kurtek
    scarf = szalik
    running-shoe = buty sportowe, butów sportowych, sneakersy, buty do biegania, adidasy, buty, butów
    glasses = okulary, okularów
    handbag = torebka damska, torebki damskie
    lipstick = szminka, makijaż, kosmetyki
    ring = pierścionek, pierścionka, obrączka, obrączki, zaręczyny
    gem-stone = diament, biżuteria, klejnot
    wedding = ślub, ślubu, wesele
    crown = rodzina królewska, rodziny królewskiej, monarchia, koronacja
    scroll = konstytucja, traktat
    scientist = naukowiec, naukowca, naukowcy, naukowców
    teacher = nauczyciel, nauczycielka, nauczycielek
    student = student, studentka, studentek
    farmer = rolnik, gospodarstwo rolne
    tractor = traktor, ciągnik rolniczy
    cook = kucharz, kucharka, szef kuchni
    construction-worker = budowlaniec, robotnik budowlany
    baby = niemowlę, niemowlęta, niemowląt, noworodek, noworodka, noworodki
    stroller = wózek dziecięcy, wózki dziecięce, urlop macierzyński, urlopu macierzyńskiego, urlop rodzicielski
    manual-wheelchair = wózek inwalidzki, wózku inwalidzkim
    robot = robot, robota, roboty przemysłowe, sztuczna inteligencja, sztucznej inteligencji, sztuczną inteligencję, chatbot
    factory = fabryka, huta, huty, hutę, elektrownia węglowa ~ przemysł
    globe-with-meridians = internet
    world-map = mapa świata
    compass = kompas
    speech-balloon = komplement, komplementy
    american-football = NFL, super bowl
  `,
  none: `
    zamek, klucz, korona, góra, gwiazda, stacja, tarcza, teczka, strona, serce, oczy, oko, ucho, skrzydło, pióro, mucha, mysz,
    węzeł, ciasto, łyżka, kula, kosz, dzwonek, folder, zakładka, plaster, kapsułka, klaps, linijka, stoper, bęben, wachlarz, rakieta,
    pełnia, fala, szop, klawisze, manga, chata, ogniwa, nuta, klepsydra, biedronka, lama, kość, wrap, sanie, paw, smok, strategia, spotkanie, wolność,
    wartość, kultura, jakość, rynek pracy, dom kultury, dom opieki, dom pomocy społecznej, dom maklerski, dom mediowy,
    dom wydawniczy, biały dom, białego domu, białym domu, w domu, bateria umywalkowa, bateria łazienkowa, bateria kuchenna,
    robot kuchenny, roboty kuchenne, klocki hamulcowe, wąż ogrodowy, świeca zapłonowa, świece zapłonowe, palma pierwszeństwa,
    palma wielkanocna, rekin biznesu, rekiny biznesu, mostem powietrznym, bagaż doświadczeń, bagażem doświadczeń, drzwi otwarte,
    drzwi otwartych, dni otwarte, okno transferowe, okna transferowego, okno życia, okno czasowe, czarny koń, czarnego konia,
    koń trojański, konia trojańskiego, koń mechaniczny, koni mechanicznych, konie mechaniczne, burza mózgów, burzę mózgów,
    burzy mózgów, burza medialna, burza wokół, burzę wokół, mózg operacji, kwiat młodzieży, bank krwi, bank żywności,
    bank centralny, drzewo genealogiczne, kozioł ofiarny, kozła ofiarnego, wilk z wall, wyścig szczurów, kot w worku, kota w worku,
    pies ogrodnika, psy wojny, psi patrol, gruszki na wierzbie, jabłko niezgody, czarna owca, czarne owce, efekt motyla,
    kura domowa, kaczka dziennikarska, lwia część, zimny prysznic, pranie pieniędzy, pranie brudnych,
    maraton filmowy, maraton wyborczy, maraton zakupowy, spacer kosmiczny, wierzchołek góry lodowej, góra lodowa, święty mikołaj
  `,
  secondSigns: `
    bramka = mecz, piłkarz, gol, drużyna, bramkarz, piłka, liga, zawodnik, trener
    chmura = pogoda, niebo, burza, słońce, opady, deszcz, wiatr, synoptyk
    torebka = moda, kolekcja, skóra, marka, sukienka, projektant, stylizacja, dodatki
    metro = stacja, pasażer, pociąg, linia, peron, autobus, tramwaj, komunikacja
    kurki = grzyb, las, grzybiarz, sos, danie, grzybobranie
    okna = szyba, rama, rolety, dom, mieszkanie, ciepło, ściana, drzwi, elewacja
    jagoda = owoce, las, ciasto, deser, zbiory, borówka, cukier
    lipa = drzewo, park, aleja, las, liście, pomnik przyrody
    śledź = ryba, cebula, olej, danie, sałatka, wigilia, śmietana
    dzik = myśliwy, asf, zwierzę, zwierzęta, pole, odstrzał, locha, warchlak, warchlaki, ryje, osiedle, łowiecki
    robot = humanoidalny, maszyna, przemysłowy, automatyzacja, robotyka, czujnik, producent, fabryka, sterować
    hasło = logowanie, konto, haker, użytkownik, cyberbezpieczeństwo, login, menedżer, phishing, znaki, szyfrowanie
    haseł = logowanie, konto, haker, użytkownik, cyberbezpieczeństwo, login, menedżer, phishing, znaki, szyfrowanie
    grzyb = las, lasy, lesie, grzybiarz, borowik, jadalny, kapelusz, sos, kurki, podgrzybek, suszone
    ognisko = drewno, płomień, ogień, las, kiełbaski, palić, iskry, biwak
    huta = stal, piec, produkcja, hutnik, przemysł, szkło, węgiel
    lew = zoo, zwierzę, afryka, sawanna, tygrys, gatunek, lwica
    budowa = inwestycja, budynek, droga, mostu, deweloper, wykonawca, mieszkanie, przetarg
    wina = kieliszek, winnica, szczep, smak, butelka, winiarz, degustacja, białe, czerwone
    wino = kieliszek, winnica, szczep, smak, butelka, winiarz, degustacja, białe, czerwone
    wesele = ślub, para młoda, panna młoda, goście, sala
    wiatr = pogoda, prognoza, deszcz, burza, km/h, opady, synoptyk, energia
    ryba = wędkarz, akwarium, rzeka, jezioro, morze, filet, danie, gatunek, połów
    drzewo = park, las, liście, korona, gatunek, sadzić, pień, ogród, wycinka, zieleń
    kotka = kot, zwierzę, weterynarz, kocięta, schronisko, karma
    mail = poczta, skrzynka, adres, wiadomość, nadawca, phishing, newsletter
    pranie = pralka, proszek, ubrania, plamy, tkanina, płyn
    śruba = klucz, wkręt, wiertarka, nakrętka, montaż, otwór
    kran = woda, rura, łazienka, hydraulik, kuchnia, uszczelka
  `,
  beside: /^(?:z|ze)$/iu,
  lacking: /(?<!\p{L})(?:bez|żadn\p{L}+)\s+(?:\p{L}+\s+)?$/iu,
  endings: [
    [
      // Their own words: walkers and a dog, the world and a candle, a choice and an election, metres and a metro, a premiere and a premier.
      [/^piesi$/u, 'piesz'],
      [/^świecie$/u, 'świat'],
      [/^wybor(?:u|em|owi)$/u, 'wybór'],
      [/^metr(?:y|a|ów|ach|ami|om|owi)$/u, 'metry'],
      [/^premier[aąęy]$/u, 'premiery'],
      [/(?<=\p{L}{3}[iy])ści$/u, 'st'],
      [/(?<=\p{L}{4})(?<!i)ce$/u, 'k'],
      [/(?<=\p{L}{4})(?:ami|ach|owi|iem|ego|emu|ymi|imi|ych|ich|ów|om|em|ie|ej|ym|im|ą|ę|a|y|i|u|o|e)$/u, ''],
    ],
    [[/(?<=\p{L}{4})i$/u, '']],
  ],
  clauseEnds:
    /^(?:w|we|na|z|ze|o|i|oraz|lub|albo|jest|są|był|była|było|były|ma|mają|dla|do|od|bez|przez|po|przed|przy|pod|nad|za|to|jako|się|niż|jak|który|która|które|nie|już)$/iu,
};
