import type { DrawingWords } from '../language.ts';
import { domains } from './domains.ts';

export const drawings: DrawingWords = {
  domains,
  properties: {
    meatless: 'vegan[oa]s?|vegetarian[oa]s?|sem carne|vegetal|vegetais',
    indoors: 'indoor|pista coberta|futsal|em recinto fechado',
    flat: 'apartamentos?|prédios?|lofts?|arranha-céus?',
    modern: 'bangalôs?|mansão|mansões|casa moderna|modernista',
    wintry: String.raw`neve|nevad\p{L}*|geada|granizo|gelo`,
    hot: 'calor|onda de calor|seca|estiagem',
    cake: 'chocolate|cerejas?|maçãs?|limão|cenouras?|nozes|queijo|banana|abóbora|mirtilos?|vegan[oa]',
    camper: 'motorhomes?|autocaravanas?|trailers?|vanlife',
    electric: 'elétric[oa]s?',
    quarrel: String.raw`insult\p{L}*|xinga|ataca|atacou|acusa|acusou|briga|mentiras?|mentiroso|fraude|escândalo|chama de|critica`,
    designed: String.raw`arquitet\p{L}+`,
    strike: 'greves?|grevistas?|paralisaç(?:ão|ões)',
    dismissal: String.raw`demiss(?:ão|ões)|demitid\p{L}+|despediment\p{L}+`,
  },
  words: `
    minibus = motorhome, autocaravana
    fire-engine = bombeiro, corpo de bombeiros
    solar-panel = painel solar, painéis solares
    wind-turbine = turbina eólica, parque eólico, energia eólica
    laptop = laptop, notebook, computador, PC ~ programação, informática
    keyboard = teclado
    computer-mouse = mouse
    printer = impressora
    mobile-phone = smartphone, celular, telemóvel, iPhone ~ aplicativo
    telephone-receiver = chamada telefônica, telefonema
    e-mail = e-mail, email, correio eletrônico, newsletter
    envelope = envelope, correspondência
    calendar = calendário ~ prazo
    alarm-clock = despertador
    stopwatch = cronômetro
    hourglass-not-done = ampulheta ~ espera
    watch = relógio inteligente, relógio de pulso
    memo = bloco de notas, rascunho ~ anotações
    clipboard = questionário, pesquisa de opinião, checklist
    page-facing-up = documento, formulário ~ relatório
    card-index-dividers = arquivos
    bar-chart = gráfico, estatísticas ~ dados
    chart-increasing = ~ crescimento, aumento
    chart-decreasing = recessão ~ queda
    magnifying-glass-tilted-left = lupa, buscador ~ investigação
    books = livro, biblioteca, literatura ~ leitura
    open-book = romance literário
    newspaper = jornal, imprensa, jornalismo ~ notícias
    graduation-cap = universidade, diploma, formatura ~ educação
    school = escola, colégio, creche
    backpack = mochila
    writing-hand = escrita ~ escritor, autor
    artist-palette = pintura ~ pintor, arte
    scissors = tesoura
    briefcase = maleta executiva ~ emprego
    office-building = arranha-céu, escritório ~ empresa
    package = encomenda, pacote
    label = etiqueta ~ preço
    receipt = recibo, nota fiscal, fatura
    light-bulb = lâmpada
    gear = engrenagem ~ configuração
    wrench = chave inglesa ~ reparo, conserto
    toolbox = caixa de ferramentas ~ ferramentas
    hammer = martelo
    ladder = escada
    building-construction = canteiro de obras
    puzzle-piece = quebra-cabeça, extensão
    locked = senha, cadeado, criptografia ~ segurança
    shield = escudo ~ proteção
    identification-card = carteira de identidade
    bell = sino
    megaphone = megafone ~ campanha
    bullseye = ~ objetivo
    trophy = troféu, campeonato ~ campeão, prêmio
    sports-medal = medalha ~ jogos olímpicos, olimpíadas
    handshake = aperto de mão ~ acordo, parceria
    speech-balloon = bate-papo, elogio, elogios ~ diálogo
    busts-in-silhouette = multidão ~ equipe, comunidade
    satellite-antenna = antena, radar
    globe-with-meridians = internet ~ navegador, web
    globe-showing-europe-africa = planeta, globo terrestre ~ mundo
    world-map = mapa
    compass = bússola
    battery = bateria
    electric-plug = carregador ~ eletricidade
    robot = robô, chatbot, inteligência artificial ~ IA
    factory = fábrica ~ indústria
    oil-drum = petróleo, barril
    fuel-pump = gasolina, combustível, posto de gasolina, diesel
    money-bag = dinheiro, orçamento ~ receita, investimento, salário, imposto
    coin = moeda, Bitcoin, criptomoeda, criptomoedas, Ethereum
    credit-card = cartão de crédito, cartão de débito ~ pagamento, dívida
    dollar-banknote = dólar
    euro-banknote = euro
    bank = bancos, banco central, agência bancária
    balance-scale = tribunal, justiça, processo judicial ~ lei, advogado
    classical-building = museu, parlamento ~ senado, congresso
    ballot-box-with-ballot = eleição, urna, referendo ~ voto, eleitores
    shopping-cart = supermercado, carrinho de compras ~ compras
    convenience-store = loja ~ varejo
    stethoscope = médico, médica, estetoscópio ~ diagnóstico, medicina
    health-worker = enfermeira, enfermeiro
    syringe = vacina, vacinação, seringa, injeção
    pill = remédio, medicamento, comprimido, antibiótico ~ tratamento
    hospital = hospital, clínica
    thermometer = termômetro, febre ~ temperatura
    microbe = bactéria
    tooth = dente, dentista
    toothbrush = escova de dentes, pasta de dente
    lungs = pulmão
    anatomical-heart = cardiologia, doença cardíaca
    brain = cérebro ~ psicologia, neurociência
    eye = olho
    ear = orelha, ouvido
    red-heart = amor ~ coração
    dna = DNA, genoma, gene, genética
    microscope = microscópio ~ laboratório, biologia
    test-tube = tubo de ensaio ~ química
    soap = sabão, sabonete
    shower = chuveiro
    bathtub = banheira, banheiro
    toilet = vaso sanitário
    bed = cama, sono, colchão, travesseiro ~ insônia
    person-in-lotus-position = meditação, ioga, yoga
    person-lifting-weights = musculação, academia de ginástica ~ treino
    person-running = corrida de rua, maratona, corredores
    person-walking = caminhada, passeio, pedestres
    person-swimming = natação, nadador, piscina
    person-biking = ciclista, ciclismo
    fork-and-knife-with-plate = refeição, jantar, almoço, restaurante ~ alimentação, dieta, comida
    cooking = frigideira
    pot-of-food = sopa, ensopado, panela
    hot-beverage = café, cafeína, chá, cafeteria, xícara ~ café da manhã
    glass-of-milk = leite
    beer-mug = cerveja, cervejaria
    wine-glass = vinho, vinícola
    cocktail-glass = coquetel ~ álcool
    droplet = água, gota ~ umidade
    cup-with-straw = suco, refrigerante, limonada
    bread = pão, pães, padaria
    croissant = croissant
    cheese-wedge = queijo
    butter = manteiga
    egg = ovo, ovo de páscoa, ovos de páscoa
    cut-of-meat = carne, bife, carne bovina
    fish = peixe, salmão, atum, bacalhau ~ pescador
    spaghetti = macarrão, espaguete
    cooked-rice = arroz
    green-salad = salada
    leafy-green = verdura, espinafre, alface, legumes
    carrot = cenoura
    potato = batata
    tomato = tomate
    onion = cebola
    garlic = alho
    red-apple = maçã, fruta
    banana = banana
    grapes = uva
    lemon = limão
    tangerine = tangerina, mexerica, laranjas
    strawberry = morango
    sheaf-of-rice = trigo, cereais, colheita ~ agricultura
    honey-pot = mel de abelha
    salt = sal marinho
    candy = doces
    chocolate-bar = chocolate, cacau
    birthday-cake = bolo de aniversário ~ aniversário
    shortcake = bolo
    cookie = biscoito, bolacha, sequilho, biscoitos, bolachas
    pizza = pizza
    hamburger = hambúrguer
    olive = azeitona, azeite de oliva, azeite
    house = casa, moradia, residência ~ aluguel, hipoteca
    chair = cadeira
    couch-and-lamp = sofá, móveis, sala de estar
    mirror = espelho
    broom = vassoura, faxina ~ limpeza
    wastebasket = lixo, lixeira, resíduos
    recycling-symbol = reciclagem
    fire = incêndio, fogueira, lareira
    potted-plant = planta de interior, vaso de planta
    seedling = semente, compostagem
    herb = manjericão, salsinha, ervas aromáticas, cannabis, maconha
    deciduous-tree = árvore, árvores, carvalho
    evergreen-tree = floresta, pinheiro, desmatamento
    tulip = tulipa
    bouquet = flor
    sunflower = girassol
    mushroom = cogumelo
    wood = lenha, madeira
    rock = rocha
    dog = cachorro, cães
    cat = gato, gatinho
    horse = cavalo, equitação
    cow = vaca, gado
    pig = porco, suínos
    ewe = ovelha, cordeiro
    chicken = galinha, frango
    duck = pato
    bird = pássaro, aves
    owl = coruja
    eagle = águia, falcão
    penguin = pinguim, pinguins
    whale = baleia
    dolphin = golfinho
    shark = tubarão
    octopus = polvo
    honeybee = abelha, colmeia
    butterfly = borboleta
    ant = formiga
    spider = aranha
    mosquito = mosquito
    fox = raposa
    wolf = lobo
    bear = urso
    lion = leão
    elephant = elefante
    rabbit = coelho, lebre
    turtle = tartaruga
    frog = sapo
    snake = serpente
    airplane = avião, companhia aérea, voos, aeroporto, aeroportos, companhias aéreas
    helicopter = helicóptero
    train = trem, trens, comboio, ferrovia
    locomotive = locomotiva
    high-speed-train = trem-bala, trem de alta velocidade
    metro = metrô
    tram = bonde, eléctrico
    bus = ônibus, autocarro
    automobile = carro, automóvel, veículo ~ trânsito, motorista
    delivery-truck = caminhão, furgão
    bicycle = bicicleta, ciclovia
    motorcycle = motocicleta, moto
    kick-scooter = patinete
    ship = navio, cargueiro ~ exportações, tarifas
    sailboat = veleiro, barco à vela, barco
    rocket = foguete, nave espacial, espaçonave
    satellite = satélite
    astronaut = astronauta
    telescope = telescópio, astronomia, astrônomos
    milky-way = galáxia, universo, Via Láctea
    ringed-planet = Saturno, sistema solar, exoplaneta
    full-moon = lua, lunar
    sun = sol ~ solar, verão
    comet = cometa, asteroide, meteorito
    luggage = mala de viagem, bagagem ~ viagem, turismo
    hotel = hotel, hotéis, pousada
    tent = barraca de camping, acampamento, camping
    beach-with-umbrella = praia ~ férias
    desert-island = ilha
    snow-capped-mountain = montanha
    volcano = vulcão, erupção
    water-wave = onda do mar, oceano, mar, maré
    castle = castelo, fortaleza
    stadium = estádio
    motorway = rodovia, autoestrada
    cloud = nuvem, nuvens
    cloud-with-rain = chuva
    umbrella-with-rain-drops = guarda-chuva
    cloud-with-lightning-and-rain = tempestade
    snowflake = neve, floco de neve ~ inverno
    leaf-fluttering-in-wind = vento
    rainbow = arco-íris
    musical-notes = música, canção, melodia
    guitar = guitarra, violão
    violin = violino, orquestra
    musical-keyboard = piano, pianista
    headphone = fone de ouvido ~ podcast
    microphone = microfone, caraoquê ~ cantor, cantora
    television = televisão, TV ~ série, Netflix
    radio = emissora de rádio
    clapper-board = filme, filmagem, cinema ~ cineasta
    camera = câmera, fotografia
    performing-arts = teatro
    ticket = ingresso, bilhete
    party-popper = festa de aniversário ~ festa
    wrapped-gift = presente de Natal
    teddy-bear = brinquedo
    video-game = videogame, jogo eletrônico
    game-die = jogo de tabuleiro
    chess-pawn = xadrez
    soccer-ball = futebol, bola de futebol, futebolista, liga dos campeões, FIFA, UEFA
    basketball = basquete, basquetebol, NBA
    tennis = tênis de mesa e quadra, tenista
    skis = esqui, estação de esqui
    fishing-pole = vara de pescar
    t-shirt = camiseta, roupa, camisa
    jeans = calça, jeans
    dress = vestido
    running-shoe = sapato, tênis de corrida
    glasses = óculos
    gem-stone = diamante, joia
    crown = monarquia, coroa real
    scientist = cientista, pesquisador
    teacher = professor, docente
    student = estudante, aluno
    farmer = agricultor, fazendeiro, fazenda
    tractor = trator
    cook = cozinheiro, cozinheira
    baby = bebê, recém-nascido
    scroll = constituição, tratado
    warning = ~ risco, perigo, aviso
    no-entry = proibição
    anchor = âncora, porto marítimo
    magnet = ímã
    atom-symbol = átomo, física quântica
    houses = bairro, vila, mercado imobiliário
    ice-cream = sorvete
    framed-picture = galeria de arte
    spouting-whale = cachalote
    necktie = gravata
    handbag = bolsa de mão
    coat = casaco, jaqueta
    gavel = leilão, leilões
    lectern = coletiva de imprensa, conferência de imprensa ~ discurso
    piggy-bank = cofrinho, poupança, mealheiro
    contract = contrato, contratos
    handcuffs = algemas
    server-rack = data center, data centers, centro de dados, banco de dados
    microchip = semicondutor, semicondutores, processador, Raspberry Pi, Arduino, placa-mãe
    power-pylon = rede elétrica, apagão, apagões, falta de energia
    charging-station = posto de carregamento, ponto de recarga
    passport = passaporte, passaportes
    calculator = calculadora, imposto de renda
    bridge = ponte, pontes, viaduto
    apartment-block = apartamento, apartamentos, prédio residencial
    cooling-tower = usina nuclear, central nuclear, energia nuclear
    whistle = árbitro, árbitros, arbitragem, apito
    stroller = carrinho de bebê, licença-maternidade, licença-paternidade
    heat-pump = bomba de calor, bombas de calor, ar-condicionado, ar condicionado
    market-stall = feira livre, camelô, camelôs
    water-tap = torneira, água potável, água encanada
    washing-machine = máquina de lavar
    shipping-container = contêiner, contêineres
    watering-can = regador, irrigação
    browser-window = página web, wordpress
    bust = escultura, esculturas, escultor, estátua
    paint-roller = rolo de pintura
    drill = furadeira, parafusadeira
    fridge = geladeira, refrigerador
    drone = drone, drones
    vacuum-cleaner = aspirador de pó
    police-car = viatura policial, roubo, assalto, furto ~ polícia
    vertical-traffic-light = semáforo, semáforos
    running-shirt = agasalho
    mountain-cableway = teleférico
    christmas-tree = Natal, árvore de natal ~ papai noel, pai natal
    jack-o-lantern = Halloween
    fireworks = fogos de artifício
    passenger-ship = navio de cruzeiro
    american-football = NFL, super bowl, futebol americano
    video-camera = câmera de segurança, videovigilância
  `,
  none: `
    presente,    casa branca, casa civil, mão de obra, ponto de vista, rede social, redes sociais, em casa, estratégia, reunião,
    liberdade, valor, cultura, qualidade,
    pena, penas, cobra, fonte, lima, manga curta, manga longa, pilha de
  `,
  beside: /^com$/iu,
  lacking: /(?<!\p{L})(?:sem|nenhuma?|zero)\s+(?:\p{L}+\s+)?$/iu,
  endings: [
    [
      [/oes$/u, 'ao'],
      [/(?<=..)ais$/u, 'al'],
      [/(?<=..[rzs])es$/u, ''],
      [/(?<=...)s$/u, ''],
    ],
  ],
  foldsAccents: true,
  clauseEnds:
    /^(?:de|do|da|dos|das|para|em|no|na|nos|nas|com|por|a|ao|e|ou|é|são|tem|têm|que|sem|após|desde|contra|sobre)$/iu,
};
