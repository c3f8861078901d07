import type { Things } from '../../words/thing-words.ts';

export const outdoors: Things = {
  houseplant: [
    'kamerplant(?:en)?|orchidee(?:ën)?|cactus(?:sen)?|vetplant(?:en)?|bos bloemen|boeket(?:ten)?',
    'Mijn cactus heeft het niet gered.|Bij mij groeit alleen onkruid.',
  ],
  garden: [
    'tuin|tuinen|tuinieren|moestuin(?:en)?|volkstuin(?:en)?|tuintips?|onkruid|geveltuin(?:en)?|tuinman',
    'Alles groeit. Niets daarvan heb ik geplant.|Ik trok alles eruit. Dat waren de wortels.',
  ],
  seeds: [
    'zelf zaaien|zaden|zaaikalender|zaailing(?:en)?|zaadjes|bloembollen|courgettes?',
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
  hens: ['kippen|kip|kippenhok|eieren', 'De mijne leggen per tien. In de supermarkt.'],
  sheep: ['schapen|schaap|lammetjes', 'Ik telde er zes. Toen ging de wekker.'],
  cows: ['koeien|koe|melkvee', 'En bij mij is de melk weer op.'],
  bees: ['bijen|hommels|imkers?|honing', 'Mijn enige bij viel in de limonade.'],
  bears: ['beren|wolven|wolf', 'Ik schrik van de teckel van de buren.'],
  cats: ['katten|kat|kittens?|poezen', 'Heeft iemand het de kat gevraagd?|De mijne kiest de doos.'],
  dogs: ['honden|hond|puppy’?s?', 'De mijne luistert naar één woord: „koekje”.'],
  horses: ['paarden|paard|pony’?s?|paardrijden', 'Mijn laatste paard liep op muntjes.'],
  birds: ['vogels|vogel|ooievaars?|uilen', 'Op mijn balkon komt alleen de duif.'],
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
    'muizen|muizenplaag|muis in huis',
    'Ik stond op de stoel. Zij zat op de kaas.|De kaas uit de val is weg. Alleen de kaas.',
  ],
  hedgehog: [
    'egel(?:s|tje|tjes)?',
    'Winterslaap? Van maandag tot vrijdag graag.|Ik zei zo hard „ach” dat hij zich oprolde.',
  ],
  pigeon: [
    'duiven|duif|meeuwen|meeuw',
    'Er woont er een op mijn balkon. Ze staat ingeschreven.|Ik kocht friet. Ik heb er één gehad.',
  ],
  parrot: [
    'papegaai(?:en)?|parkiet(?:en)?|kaketoe(?:s)?',
    'De mijne doet de magnetron na. Ik ben vier keer opgestaan.|Hij herhaalt mijn telefoontjes. Tegen mijn moeder.',
  ],
  penguin: [
    'pinguïns?',
    'Zo loop ik. In januari, naar de auto.|Altijd in smoking. Ik loop sinds 2020 in joggingbroek.',
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
    'walvis(?:sen)?|dolfijn(?:en)?|bruinvis(?:sen)?|orka’?s?',
    'Vier uur gekeken. Veel zee gezien.|Ik zing onder water. In de douche.',
  ],
  octopus: ['octopus(?:sen)?|inktvis(?:sen)?', 'Acht armen! Ik krijg met twee geen pot open.'],
  goldfish: [
    'goudvis(?:sen)?|tuinvijvers?|koikarpers?',
    'De mijne heet Bubbel de Derde. Het kind denkt de Eerste.|Ik groef het gat. De reiger bedankt.',
  ],
  goat: [
    'geiten|geit|kinderboerderij(?:en)?',
    'Mijn kaart is opgegeten. De terugweg stond erop.|Ik maakte een vriend. Hij heeft mijn mouw.',
  ],
  donkey: ['ezels?|ezeltjes?|muildier(?:en)?', 'De mijne bleef staan. Ik begreep hem.'],
  ducks: [
    'eenden|eend|eendjes|zwanen|ganzen|kuikens|zwaan',
    'Ik had geen brood. Ze liepen mee tot de bus.|Hij blies. Ik nam de andere stoep.',
  ],
  fox: [
    'vossen|wasber(?:en)?|wasbeer|wilde zwijnen',
    'Hij weet wanneer de container buiten moet. Ik niet.|Een keek onze keuken in. Hij schudde zijn kop.',
  ],
  vet: [
    'dierenarts(?:en)?|huisdier(?:en)?|dierenwinkels?|dierenverzekering|dierenvoer',
    'De mijne zat in de wachtkamer. Op mijn hoofd.|Ik pakte het mandje. De kat is op reis.',
  ],
};
