import type { DrawingWords } from '../language.ts';
import { domains } from './domains.ts';

export const drawings: DrawingWords = {
  domains,
  properties: {
    meatless: 'vegan[oa]s?|vegetarian[oa]s?|sin carne|vegetal(?:es)?',
    indoors: 'bajo techo|pista cubierta|indoor|fútbol sala',
    flat: 'apartamentos?|pisos?|departamentos?|lofts?|rascacielos',
    modern: 'bungalows?|mansión|mansiones|villa moderna|modernista',
    wintry: String.raw`nieve|nevad\p{L}*|helada|granizo|hielo`,
    hot: 'calor|ola de calor|sequía',
    cake: String.raw`chocolate|cereza\p{L}*|manzanas?|limón|zanahoria|nuez|nueces|queso|plátano|calabaza|arándanos?|vegan[oa]`,
    camper: 'autocaravanas?|furgonetas? camper|caravanas?|vanlife',
    electric: 'eléctric[oa]s?',
    quarrel: String.raw`insult\p{L}*|ataca|atacó|acusa|acusó|califica|tilda|pelea|mentiros[oa]s?|mentiras?|fraude|escándalo|critica|arremete`,
    designed: String.raw`arquitect\p{L}+`,
    strike: 'huelgas?|huelguistas?|paro (?:general|nacional|de labores)',
    dismissal: String.raw`despid\p{L}+|desped\p{L}+`,
  },
  words: `
    minibus = autocaravana, furgoneta camper
    fire-engine = bombero, camión de bomberos
    radiator = calefacción
    solar-panel = panel solar, paneles solares
    wind-turbine = aerogenerador, parque eólico, energía eólica
    laptop = ordenador, portátil, computadora, laptop, PC ~ programación, informática
    keyboard = teclado
    computer-mouse = ratón de ordenador
    printer = impresora
    mobile-phone = móvil, teléfono móvil, smartphone, iPhone, celular, teléfonos inteligentes, Android ~ aplicación móvil
    telephone-receiver = llamada telefónica
    e-mail = correo electrónico, email, e-mail, boletín
    envelope = sobre postal, correspondencia
    calendar = calendario ~ plazo
    alarm-clock = despertador
    stopwatch = cronómetro
    hourglass-not-done = reloj de arena ~ espera
    watch = reloj inteligente, reloj de pulsera
    memo = bloc de notas, borrador ~ apuntes
    clipboard = encuesta, cuestionario, lista de control
    page-facing-up = documento, formulario ~ informe
    card-index-dividers = archivos
    bar-chart = gráfico, gráfica, estadísticas ~ datos
    chart-increasing = ~ crecimiento, aumento
    chart-decreasing = recesión ~ caída, descenso
    magnifying-glass-tilted-left = lupa, buscador ~ investigación, búsqueda
    books = libro, biblioteca, literatura ~ lectura
    open-book = novela
    newspaper = periódico, prensa, periodismo ~ noticias
    graduation-cap = universidad, diploma, graduación ~ educación, estudios
    school = escuela, colegio, aula
    backpack = mochila
    writing-hand = escritura ~ escritor, autor
    artist-palette = pintura ~ pintor, arte
    scissors = tijeras
    briefcase = maletín ~ empleo
    office-building = rascacielos, oficina ~ empresa
    package = paquete postal, paquete, paquetería
    label = etiqueta ~ precio
    receipt = factura
    light-bulb = bombilla, lámpara
    gear = engranaje ~ ajustes, configuración
    wrench = llave inglesa ~ reparación
    toolbox = caja de herramientas ~ herramientas
    hammer = martillo
    building-construction = obra en construcción
    puzzle-piece = rompecabezas, complemento
    locked = contraseña, candado, cifrado ~ seguridad
    key = llave, llaves
    shield = escudo ~ protección
    identification-card = carné de identidad, documento de identidad
    megaphone = megáfono
    bullseye = ~ objetivo
    trophy = trofeo, campeonato ~ campeón, premio
    sports-medal = medalla ~ juegos olímpicos
    handshake = apretón de manos ~ acuerdo
    speech-balloon = cumplido, piropo, piropos ~ conversación, charla, diálogo
    busts-in-silhouette = multitud ~ equipo, comunidad
    satellite-antenna = antena, radar
    globe-with-meridians = internet ~ navegador, web
    globe-showing-europe-africa = planeta, globo terráqueo ~ mundo
    world-map = mapa
    compass = brújula
    battery = batería
    electric-plug = enchufe, cargador ~ electricidad
    robot = robot, chatbot, inteligencia artificial ~ IA
    factory = fábrica ~ industria
    oil-drum = petróleo, barril, crudo
    fuel-pump = gasolina, combustible, gasolinera, diésel, combustible
    money-bag = dinero, presupuesto ~ ingresos, inversión, salario, impuesto
    coin = moneda, Bitcoin, bitcoins, criptomoneda, criptomonedas, Ethereum
    credit-card = tarjeta de crédito, tarjeta de débito ~ pago, deuda
    dollar-banknote = dólar
    euro-banknote = euro
    bank = banco central, bancos, entidad bancaria
    balance-scale = tribunal, justicia, juicio ~ ley, abogado
    classical-building = museo, parlamento ~ senado, congreso
    ballot-box-with-ballot = elecciones, urna, referéndum ~ voto, votantes
    shopping-cart = supermercado, carrito de la compra ~ compras
    convenience-store = tienda ~ comercio
    stethoscope = médico, médica, doctora ~ diagnóstico, medicina
    health-worker = enfermera, enfermero
    syringe = vacuna, vacunación, jeringa, inyección
    pill = medicamento, pastilla, antibiótico ~ tratamiento
    hospital = hospital, clínica
    thermometer = termómetro, fiebre ~ temperatura
    microbe = bacteria
    tooth = diente, dientes, dentista
    toothbrush = cepillo de dientes, pasta de dientes
    lungs = pulmón
    anatomical-heart = cardiología, enfermedad cardíaca
    brain = cerebro ~ psicología, neurociencia
    eye = ojo
    ear = oreja
    red-heart = amor ~ corazón
    dna = ADN, genoma, gen, genética
    microscope = microscopio ~ laboratorio, biología
    test-tube = tubo de ensayo, química ~ experimento
    soap = jabón
    shower = ducha
    bathtub = bañera, cuarto de baño
    toilet = inodoro, retrete
    bed = cama, colchón, dormitorio, almohada ~ insomnio
    person-in-lotus-position = meditación, yoga
    person-lifting-weights = gimnasio, pesas, halterofilia ~ entrenamiento
    person-running = maratón, footing, corredores
    person-walking = paseo, senderismo, peatones, caminata
    person-swimming = natación, nadador, piscina
    person-biking = ciclista, ciclismo
    fork-and-knife-with-plate = comida, cena, almuerzo, restaurante ~ alimentación, dieta, receta, cocina
    cooking = sartén, huevo frito
    pot-of-food = sopa, guiso, cazuela, estofado
    hot-beverage = café, cafeína, cafetería, taza ~ desayuno
    glass-of-milk = leche
    beer-mug = cerveza
    wine-glass = vino, viñedo
    cocktail-glass = cóctel ~ alcohol
    droplet = agua, gota de agua ~ humedad
    cup-with-straw = zumo, refresco, limonada
    bread = pan integral, panadería, panadero
    croissant = cruasán, croissant
    cheese-wedge = queso
    butter = mantequilla
    egg = huevo, huevo de pascua
    cut-of-meat = carne, ternera, filete
    fish = pescado, peces, salmón, atún, bacalao ~ pescador
    spaghetti = espaguetis, pasta italiana
    cooked-rice = arroz
    green-salad = ensalada
    leafy-green = verdura, espinaca, lechuga, hortalizas
    carrot = zanahoria
    potato = patata
    tomato = tomate, tomates
    onion = cebolla
    garlic = dientes de ajo, ajo
    red-apple = manzana, fruta
    banana = plátano, banana
    grapes = uva
    lemon = limón
    tangerine = mandarina, naranjas
    strawberry = fresa
    sheaf-of-rice = trigo, cereales, cosecha ~ agricultura
    honey-pot = miel
    salt = sal marina
    candy = caramelos, golosinas
    chocolate-bar = chocolate, cacao
    birthday-cake = tarta de cumpleaños ~ cumpleaños
    shortcake = tarta, pastel
    cookie = galleta
    pizza = pizza
    hamburger = hamburguesa
    olive = aceituna, aceite de oliva
    house = casa, vivienda, hogar ~ alquiler, hipoteca
    door = puerta de entrada
    chair = silla
    couch-and-lamp = sofá, muebles, sala de estar
    mirror = espejo
    broom = escoba, limpieza
    wastebasket = basura, residuos, papelera, desechos
    recycling-symbol = reciclaje
    fire = incendio, hoguera, chimenea
    potted-plant = planta de interior, maceta
    seedling = semilla, brote, compost
    herb = albahaca, perejil, hierbas aromáticas, cannabis, marihuana
    deciduous-tree = árbol, roble
    evergreen-tree = bosque, pino, deforestación
    tulip = tulipán
    bouquet = flor, ramo de flores
    sunflower = girasol
    mushroom = seta, hongo, champiñón
    wood = leña, madera
    rock = roca
    dog = perro, cachorro
    cat = gato, gatito
    horse = caballo, equitación
    cow = vaca, ganado
    pig = cerdo
    ewe = oveja, cordero
    chicken = gallina, pollo
    duck = pato
    bird = pájaro, aves
    owl = búho, lechuza
    eagle = águila, halcón
    penguin = pingüino
    whale = ballena
    dolphin = delfín
    shark = tiburón
    octopus = pulpo
    honeybee = abeja, colmena, apicultor
    butterfly = mariposa
    ant = hormiga
    spider = araña
    mosquito = mosquito
    fox = zorro
    wolf = lobo
    bear = oso, oso pardo
    lion = león
    elephant = elefante, elefantes
    rabbit = conejo, liebre
    turtle = tortuga
    frog = rana, sapo
    snake = serpiente, serpientes
    airplane = avión, aerolínea, vuelos, aeropuerto, aeropuertos, aerolíneas
    helicopter = helicóptero
    train = tren, ferrocarril
    locomotive = locomotora
    high-speed-train = tren de alta velocidad
    metro = metro de Madrid, suburbano
    tram = tranvía
    bus = autobús, autobuses
    automobile = coche, coches, automóvil, vehículo ~ tráfico, conductor
    delivery-truck = camión, furgoneta, camionero, camioneros, camiones, transportista, transportistas
    bicycle = bicicleta, bici, carril bici
    motorcycle = motocicleta, moto
    kick-scooter = patinete, patinetes
    ship = buque, barco, carguero ~ exportaciones, aranceles
    sailboat = velero, bote
    rocket = cohete, cohetes, nave espacial
    satellite = satélite, satélites
    astronaut = astronauta
    telescope = telescopio, astronomía, astrónomos
    milky-way = galaxia, universo, Vía Láctea
    ringed-planet = Saturno, sistema solar, exoplaneta
    full-moon = luna, lunar
    sun = sol ~ solar, verano
    comet = cometa, asteroide, meteorito
    luggage = maleta, equipaje ~ viaje, turismo
    hotel = hotel, hostal
    tent = tienda de campaña, camping, acampada
    beach-with-umbrella = playa ~ vacaciones
    desert-island = isla
    snow-capped-mountain = montaña, Alpes, cumbre de montaña
    volcano = volcán, erupción
    water-wave = océano, mar, marea
    castle = castillo, fortaleza
    stadium = estadio
    motorway = autopista, autovía
    cloud = nube, nubes
    cloud-with-rain = lluvia, precipitaciones
    umbrella-with-rain-drops = paraguas
    cloud-with-lightning-and-rain = tormenta
    snowflake = nieve, copo de nieve ~ invierno
    leaf-fluttering-in-wind = viento
    rainbow = arcoíris
    musical-notes = música, canción, melodía
    guitar = guitarra
    violin = violín, orquesta
    headphone = auriculares ~ podcast
    microphone = micrófono, karaoke ~ cantante
    television = televisión, televisor, tele ~ serie, Netflix
    radio = radio, emisora
    clapper-board = película, rodaje, cine ~ director de cine
    camera = cámara fotográfica, fotografía
    performing-arts = teatro
    ticket = boleto, billete de tren
    party-popper = fiesta de cumpleaños ~ fiesta
    wrapped-gift = regalo
    teddy-bear = juguete, juguetes, peluche
    video-game = videojuego
    game-die = juego de mesa
    chess-pawn = ajedrez
    soccer-ball = fútbol, futbolista, balón, liga de campeones, FIFA, UEFA
    basketball = baloncesto, NBA
    tennis = tenis, tenista
    skis = esquí, estación de esquí
    fishing-pole = caña de pescar
    t-shirt = camiseta, ropa, camisa
    jeans = vaqueros, pantalón
    dress = vestido
    running-shoe = zapato, zapatillas
    glasses = gafas, anteojos, lentes
    gem-stone = diamante, diamantes, joya
    crown = monarquía, corona real
    scientist = científico, científica, investigadores
    teacher = profesor, docente, maestra
    student = estudiante, estudiantes, alumno
    farmer = agricultor, granjero, granja
    tractor = tractor
    cook = cocinero, cocinera
    police-officer = agente de policía, policías
    baby = recién nacido
    scroll = constitución, tratado
    warning = ~ riesgo, peligro, advertencia
    no-entry = prohibición
    anchor = ancla, puerto marítimo
    magnet = imán
    atom-symbol = átomo, física cuántica, refugio nuclear, radiactividad, fusión nuclear
    houses = barrio, pueblo, inmobiliario
    ice-cream = helado
    framed-picture = cuadro, galería de arte
    spouting-whale = cachalote
    necktie = corbata
    handbag = bolso de mano
    coat = abrigo, chaqueta
    gavel = subasta, subastas, mazo de juez
    lectern = rueda de prensa, conferencia de prensa, atril ~ discurso
    piggy-bank = hucha, alcancía, ahorro, ahorros
    contract = contrato, contratos
    handcuffs = arresto, arrestos
    server-rack = centro de datos, centros de datos, base de datos
    microchip = semiconductor, semiconductores, microprocesador, procesador, Raspberry Pi, Arduino, placa base, circuito impreso
    power-pylon = red eléctrica, apagón, apagones, corte de luz, tendido eléctrico
    charging-station = punto de recarga, puntos de recarga, estación de carga
    passport = pasaporte, pasaportes
    calculator = calculadora
    bridge = puentes, viaducto, puente colgante
    apartment-block = apartamento, apartamentos, bloque de pisos
    cooling-tower = central nuclear, centrales nucleares, energía nuclear
    whistle = árbitro, árbitros, silbato
    stroller = cochecito, baja por maternidad, permiso de paternidad
    heat-pump = bomba de calor, bombas de calor, aire acondicionado
    market-stall = mercadillo, mercadillos, vendedores ambulantes, vendedor ambulante
    water-tap = grifo, agua potable, agua del grifo
    washing-machine = lavadora, lavadoras, detergente
    shipping-container = contenedor marítimo, contenedores marítimos
    watering-can = regadera, riego
    browser-window = sitio web, página web, páginas web, wordpress
    bust = escultura, esculturas, escultor, estatua, estatuas
    paint-roller = rodillo de pintura
    drill = taladro, taladros
    fridge = frigorífico, nevera, refrigerador
    drone = dron, drones
    vacuum-cleaner = aspiradora, aspirador, robot aspirador
    police-car = coche de policía, robo, robos, atraco
    vertical-traffic-light = semáforo, semáforos
    running-shirt = chándal
    mountain-cableway = teleférico
    christmas-tree = Navidad, árbol de navidad ~ papá noel
    jack-o-lantern = Halloween
    fireworks = fuegos artificiales
    passenger-ship = crucero, cruceros
    speaker-high-volume = altavoz inteligente, altavoces inteligentes
    american-football = NFL, super bowl, fútbol americano
    video-camera = cámara de seguridad, cámaras de seguridad, videovigilancia
  `,
  none: `
    casa blanca, en marcha, mano de obra, punto de vista, caballo de batalla, talón de aquiles, red social,
    redes sociales, ola de calor, estrategia, reunión, libertad, valor, cultura, calidad,
    campaña, hilo, fuente, reglas, complemento, entrada, porté, carné, piedra, pena, dado, Lima, pico, en lima, gato hidráulico,
    corredor ferroviario, corredor verde, corredor humanitario, corredor aéreo
  `,
  beside: /^con$/iu,
  lacking: /(?<!\p{L})(?:sin|ningún|ninguna|cero)\s+(?:\p{L}+\s+)?$/iu,
  endings: [
    [
      [/ces$/u, 'z'],
      [/(?<=..[^aeiou])es$/u, ''],
      [/(?<=...)s$/u, ''],
    ],
  ],
  foldsAccents: true,
  clauseEnds: /^(?:de|del|para|en|con|por|a|al|y|o|es|son|ha|han|que|sin|tras|desde|contra|sobre)$/iu,
};
