import type { Things } from '../../thing-words.ts';

export const outdoors: Things = {
  houseplant: [
    'kamerplanten?|planten|plant|orchideeën|cactus(?:sen)?|tuin|tuinen|tuinieren|bloemen|rozen|tulpen',
    'Mijn cactus heeft het niet gered.|Bij mij groeit alleen onkruid.',
  ],
  garden: [
    'tuin|tuinen|tuinieren|moestuin(?:en)?|volkstuin(?:en)?|tuintips?|onkruid|geveltuin(?:en)?|tuinman',
    'Alles groeit. Niets daarvan heb ik geplant.|Ik trok alles eruit. Dat waren de wortels.',
  ],
  seeds: [
    'zaaien|zaden|zaaikalender|zaailing(?:en)?|zaadjes|bloembollen|courgettes?',
    'Ik zaaide één rij. De duiven bedanken.|Eén courgetteplant, dacht ik. Wie wil er een krat?',
  ],
  hedge: [
    'heg|heggen|hagen|heggenscha(?:ar|ren)|snoeien|schutting(?:en)?|buxus(?:sen)?',
    'Eerst links gelijk, dan rechts. Nu is hij enkelhoog.|Het werd een zwaan. De straat zegt „slak”.',
  ],
  slugs: [
    'slakken|naaktslakken|bladluis|bladluizen',
    'Ze namen mijn sla. Het kaartje lieten ze staan.|Eentje haalde me in. Op weg naar het werk.',
  ],
  trees: [
    'fruitbo(?:om|men)|appelbo(?:om|men)|boomhut(?:ten)?|bo(?:om|men) (?:planten|klimmen)|boomplantdag|eikenbo(?:om|men)',
    'Ik plantte er een. Ik zeg elke dag: schiet op.|Omhoog ging goed. De rest weet de brandweer.',
  ],
  hens: ['kippen|kip|kippenhok|eieren', 'Mijn eieren legt de supermarkt.'],
  sheep: ['schapen|schaap|lammetjes|herders?', 'Ik viel in slaap bij het tellen.'],
  cows: ['koeien|koe|melkvee', 'En bij mij is de melk weer op.'],
  bees: ['bijen|hommels|imkers?|honing', 'Mijn enige bij viel in de limonade.'],
  bears: ['beren|wolven|wolf', 'Ik schrik van de teckel van de buren.'],
  cats: ['katten|kat|kittens?|poezen', 'Heeft iemand het de kat gevraagd?|De mijne kiest de doos.'],
  dogs: ['honden|hond|puppy’?s?', 'De mijne luistert naar één woord: „koekje”.'],
  horses: ['paarden|paard|pony’?s?|paardrijden', 'Mijn laatste paard liep op muntjes.'],
  birds: ['vogels|vogel|ooievaars?|uilen|adelaars?', 'Op mijn balkon komt alleen de duif.'],
  fish: ['vissen|snoek~|karpers?|forellen|hengel~', 'Hij was zo groot. Echt.'],
  hamster: [
    'hamsters?|cavia’?s?|konijn(?:en)?|gerbils?|knaagdier(?:en)?',
    'De mijne rende de hele nacht. Net als mijn hoofd.|Het zou van het kind zijn. Ik verschoon het hok.',
  ],
  wasps: [
    'wesp(?:en)?|wespennest(?:en)?|hoornaars?|hoornaar',
    'Ik deelde mijn taart. Zij at, ik stond ver weg.|„Rustig blijven”, riep ik. Vanuit de auto.',
  ],
  mosquitoes: [
    'muggen|mug|muggenbe(?:et|ten)|klamboes?|muggenspray|steekmug(?:gen)?',
    'Licht aan: stil. Licht uit: bzzz.|We waren met twaalf. Ze wilden alleen mij.',
  ],
  spiders: [
    'spinnen|spinnenweb(?:ben)?|vogelspin(?:nen)?|huisspin(?:nen)?',
    'Er staat een glas op. Sinds maandag. Ik durf niet.|Zij mag de badkamer. Ik douche bij de buren.',
  ],
  mouse: [
    'muizen|kledingmot(?:ten)?|motten|kakkerlak(?:ken)?|zilvervisjes?',
    'Ik stond op de stoel. Zij zat op de kaas.|Ze aten de mooie trui. Niet die van mijn tante.',
  ],
  hedgehog: [
    'egel(?:s|tje|tjes)?|eekhoorn(?:s|tjes)?|mollen|molshop(?:en)?|dassen|dassenburcht',
    'Ik verstop ook nootjes. In de bank.|Ik zei zo hard „ach” dat hij zich oprolde.',
  ],
  pigeon: [
    'duiven|duif|meeuwen|meeuw',
    'Er woont er een op mijn balkon. Ze staat ingeschreven.|Ik kocht friet. Hij hád friet.',
  ],
  parrot: [
    'papegaai(?:en)?|parkiet(?:en)?|kaketoe(?:s)?',
    'De mijne doet de magnetron na. Ik ben vier keer opgestaan.|Hij zegt mijn telefoongesprek. Tegen mijn moeder.',
  ],
  penguin: [
    'pinguïns?|zeehond(?:en)?|zeehondjes?|zeeleeuw(?:en)?|otters?|walrus(?:sen)?',
    'Zo loop ik ook. In januari, naar de auto.|Ik lig net zo op het strand. Zij krijgen applaus.',
  ],
  zoo: [
    'dierentuin(?:en)?|dierenpark(?:en)?|artis|blijdorp|olifant(?:en)?|giraf(?:fen|fes)?|gorilla’?s?|stokstaartjes?|apen|aquarium|aquaria',
    'Ik kwam voor de tijgers. Ik zag vooral de friet.',
  ],
  sloth: [
    'luiaard(?:s)?|koala’?s?|winterslaap|schildpad(?:den)?',
    'Eindelijk iemand met mijn tempo.|Ik herken de blik. Dat ben ik vóór negen uur.',
  ],
  whale: [
    'walvis(?:sen)?|dolfijn(?:en)?|bruinvis(?:sen)?|haaien|octopus(?:sen)?|inktvis(?:sen)?|kwallen',
    'Vier uur gekeken. Veel zee gezien.|Acht armen. En ik vind met twee mijn sleutels niet.',
  ],
  octopus: ['octopus|octopussen|inktvisringen', 'Acht armen. En ik krijg geen pot open met twee.'],
  goldfish: [
    'goudvis(?:sen)?|vijver(?:s)?|tuinvijvers?|koikarpers?',
    'De mijne heet Bubbel de Derde. Het kind denkt de Eerste.|Ik groef het gat. De reiger bedankt.',
  ],
  goat: [
    'geiten|geit|ezel(?:s)?|kinderboerderij(?:en)?|biggetjes',
    'Die at mijn kaart op. Daar stond de terugweg op.|Ik maakte een vriend. Hij heeft mijn mouw.',
  ],
  donkey: ['ezels?|ezeltjes?|muildier(?:en)?', 'De mijne bleef staan. Ik begreep hem.'],
  ducks: [
    'eenden|eend|eendjes|zwanen|ganzen|kuikens|zwaan',
    'Ik had geen brood. Ze liepen mee tot de bus.|Ik ging opzij. Hij blies eerst.',
  ],
  fox: [
    'vossen|vos|wasber(?:en)?|wasbeer|wilde zwijnen|herten',
    'Die bij mij weet wanneer de container buiten moet.|Een keek onze keuken in. Hij schudde zijn kop.',
  ],
  vet: [
    'dierenarts(?:en)?|huisdier(?:en)?|dierenwinkels?|dierenverzekering|dierenvoer',
    'De mijne zat in de wachtkamer. Op mijn hoofd.|„Wie wil er in het mandje?” Nu ligt ze onder bad.',
  ],
};
