import type { NoteWords } from '../words/note-words.ts';
import { audienceReplies } from './audience-replies.ts';
import { concepts, numberWords } from './concepts.ts';
import { both, formats } from './formats.ts';

export const notes: NoteWords = {
  formats,
  numberWords,
  both,
  replies: audienceReplies,
  denying: 'niet|geen|zonder',
  audiences: {
    developers: {
      names: "ontwikkelaars?|programmeurs?|devs?|developers?|it'?ers|it-(?:afdeling|team|mensen)",
      frames: [
        'exchange | Wat houdt je tegen? | {h}',
        'nobody | Stand-up: twee minuten elk | Ik: | {h}',
        'butterfly | Een senior developer | ‘{t}’ | Is dit een klein ticket?',
      ],
    },
    nurses: {
      names: 'verpleegkundigen?|verplegers?|verpleging|verloskundigen?|zorgmedewerkers?',
      frames: [
        'exchange | Hoe was de nachtdienst? | {h}',
        'nobody | Pauze: vier minuten | Ik, met koude koffie: | {h}',
        'butterfly | Ik, na twaalf uur | ‘{t}’ | Is dit pauze?',
      ],
    },
    teachers: {
      names: 'leraren|leraar|leerkrachten?|docenten?|juffen|meesters',
      frames: [
        'chat | Vragen over de toets? | {h} | Over de toets.',
        'exchange | En waarom is het huiswerk niet af? | {h}',
        'butterfly | Mijn klas | ‘{t}’ | Komt dit in de toets?',
      ],
    },
    students: {
      names: 'studenten?|scholieren|leerlingen|eerstejaars',
      frames: [
        'tempted | Ik | Het verslag voor morgen | ‘{t}’',
        'exchange | Hoe gaat het met het verslag? | {h}',
        'nobody | Tentamen: over zes uur | Ik: | {h}',
      ],
    },
    parents: {
      names: "ouders?|moeders|vaders|mama'?s|papa'?s|gezinnen",
      frames: [
        'thoughts | Ze slapen. | Eindelijk. | {h}',
        'exchange | Eindelijk alleen, waar praten jullie over? | {h}',
        'butterfly | Ik, alleen in de supermarkt | ‘{t}’ | Is dit vakantie?',
      ],
    },
    founders: {
      names: 'oprichters?|start-?ups?|ondernemers?|investeerders',
      frames: [
        'exchange | Wat maakt jullie anders? | {h}',
        'butterfly | Ik, zonder omzet | ‘{t}’ | Is dit groei?',
        'proclaim | Ik, op slide één | {h}',
      ],
    },
    gamers: {
      names: 'gamers?|spelers|e-?sports?',
      frames: [
        'exchange | Nog één potje? | {h}',
        'tempted | Ik | De hoofdquest | ‘{t}’',
        'butterfly | Ik | ‘{t}’ | Is dit een sidequest?',
      ],
    },
    designers: {
      names: 'ontwerpers?|designers?|vormgevers?|creatieven|illustratoren',
      frames: [
        'exchange | Kan het logo groter? | {h}',
        'butterfly | De klant | ‘{t}’ | Is dit een kleine wijziging?',
        'tempted | Ik | final_v2 | ‘{t}’',
      ],
    },
    marketers: {
      names: String.raw`marketing\p{L}*|marketeers?|reclamemakers?|copywriters?`,
      frames: [
        'butterfly | Het brandteam | ‘{t}’ | Is dit engagement?',
        'exchange | En wat is de call-to-action? | {h}',
        'proclaim | Ik, op slide 3 van 84 | {h}',
      ],
    },
    scientists: {
      names: 'wetenschappers?|onderzoekers?|promovendi|academici|natuurkundigen|biologen',
      frames: [
        'exchange | Reviewer 2 heeft een kleine opmerking. | {h}',
        'tempted | Ik | Hoofdstuk één van mijn proefschrift | ‘{t}’',
        'butterfly | Ik, met n = 3 | ‘{t}’ | Is dit significant?',
      ],
    },
    football: {
      names: String.raw`voetbal\p{L}*|supporters?|eredivisie`,
      frames: [
        'exchange | Waarom kijkt de scheids op het scherm? | {h}',
        'panic | Minuut 89 | We staan twee voor | {H}',
        'butterfly | Ik, met chips | ‘{t}’ | Is dit de warming-up?',
      ],
    },
    cycling: {
      names: String.raw`fiets\p{L}*|wieler\p{L}*|wielrenners?|peloton`,
      frames: [
        'exchange | Waarom stop je halverwege de klim? | {h}',
        'tempted | Ik | De fiets die ik heb | ‘{t}’',
        'butterfly | Ik, bij de koffiestop | ‘{t}’ | Is dit training?',
      ],
    },
    office: {
      names: String.raw`kantoor\p{L}*|collega'?s?|medewerkers|(?:mijn|ons|het) team|managers?`,
      frames: [
        'exchange | Nog iets, voor we stoppen? | {h}',
        'nobody | Het is 16.59 uur | Die ene collega: | {h}',
        'backfire | Overleg over ‘{t}’ | Er moet een vervolg komen | Het vervolg wordt een workshop | Het vervolg wordt een workshop',
      ],
    },
  },
  concepts: {
    interviews: String.raw`sollicitati\p{L}*|sollicit\p{L}*|functioneringsgesprek\p{L}*|vertel eens iets over jezelf|over vijf jaar`,
    sleep: String.raw`wekker|kussen|sla(?:ap|pen|pt)|bed|nachts?|nacht\p{L}*|ogen dicht|welterusten|vroeg op`,
    money: String.raw`euro|prijs|prijzen|kost|kosten|duur|goedkoop|[€$£]|geld|saldo|huur|salaris|betaaldag|bank|spaargeld|schuld\p{L}*|rekening\p{L}*|belegging`,
    bosses: 'ba(?:as|zen)|chefs?|managers?|leidinggevenden?',
    family: String.raw`famili\p{L}*|mama|moeder|papa|vader|oom|tante|ouders|kinderen|baby|bruiloft|verjaardag`,
    dating: String.raw`dates?|daten|liefde|relatie\p{L}*|schat|vriendin|over ons|ons twee|jaloe\p{L}*`,
    politics: String.raw`politi\p{L}*|verkiezing\p{L}*|partij(?:en)?|regering`,
    diets: String.raw`diëten|diëtist\p{L}*|dieet\p{L}*|afvallen|calorieën|salade|eten|koken`,
    sport: String.raw`sport\p{L}*|voetbal\p{L}*|training|wedstrijd\p{L}*|gerend|hardlopen`,
    animals: String.raw`dier(?:en)?|katten?|kat|honden?|hond|paard\p{L}*|koe|koeien|varken\p{L}*|schapen|schaap|vissen|vis|muizen|muis|\p{L}*bijen|hommels?|insect\p{L}*|wesp\p{L}*|vlinders?|konijn\p{L}*|vossen|vos|beren|beer|olifant\p{L}*|slang\p{L}*`,
    alcohol: String.raw`alcohol|bier\p{L}*|wijn|drinken|feest\p{L}*|kroeg|dronken`,
    medicine: String.raw`dokters?|arts(?:en)?|tandarts|ziek\p{L}*|patiënt\p{L}*|gezondheid`,
    meetings: String.raw`vergader\p{L}*|overleg\p{L}*|stand-?up|meetings?|workshop|mail`,
    ...concepts,
    food: String.raw`eten\p{L}*|eet|gegeten|restaurant\p{L}*|menukaart\p{L}*|ober\p{L}*|serveerster\p{L}*|kok(?:s|ken)?|kook\p{L}*|koken|gekookt|keuken\p{L}*|recept(?:en)?|maaltijd\p{L}*|ontbijt\p{L}*|lunch\p{L}*|avondeten|pizza\p{L}*|hamburger\p{L}*|friet\p{L}*|patat|pasta|soep\p{L}*|salade\p{L}*|brood\p{L}*|boterham\p{L}*|kaas\p{L}*|boter|vlees|worst\p{L}*|taart\p{L}*|koek\p{L}*|chocola\p{L}*|ijsjes?|pannenkoek\p{L}*|eieren|ei|yoghurt\p{L}*|koelkast|oven|honger|lekker\p{L}*`,
    death: String.raw`dood\p{L}*|gestorven|sterven|sterft|overleden|overlijd\p{L}*|begrafenis\p{L}*|graf|graven|kerkhof|begraafplaats\p{L}*|doodskist\p{L}*|lijk(?:en)?|rouw\p{L}*|spoken?`,
    coffee: String.raw`koffie\p{L}*|espresso\p{L}*|cappuccino\p{L}*|cafeïne|barista\p{L}*|kopjes?|mok(?:ken)?`,
    spiders: String.raw`spin(?:nen)?|spinnenweb\p{L}*|tarantula\p{L}*|achtpotig\p{L}*`,
    gender: String.raw`gender\p{L}*|geslacht\p{L}*|man(?:nen)?|vrouw\p{L}*|jongens?|meisjes?|mannelijk\p{L}*|vrouwelijk\p{L}*|feminis\p{L}*|seksis\p{L}*|echtgeno\p{L}*|heren|dames`,
    age: String.raw`oude mensen|ouderen?|bejaard\p{L}*|senioren|gepensioneerd\p{L}*|pensioen|oma\p{L}*|opa\p{L}*|grootouders|boomers?|rimpels|leeftijd|verzorgingshuis`,
    police: String.raw`politie\p{L}*|agent(?:en)?|rechercheur\p{L}*|arrest\p{L}*|aangehouden|handboeien|gevangenis\p{L}*|cel(?:len)?|misdaad|misdaden|crimine\p{L}*|boetes?|flitspa\p{L}*`,
    swearing: String.raw`vloek\p{L}*|schelden|scheld\p{L}*|verdomme|verdomd\p{L}*|klote\p{L}*|shit|kut\p{L}*|godver\p{L}*|rot\p{L}{0,3}|verrek`,
  },
  moods: {
    calm: 'nostalgisch|minimalistisch|minimaal|rustig|kalm|ontspannen|zacht|vriendelijk',
    loud: 'luid|boos|energiek|hard',
    dramatic: 'duister|donker|somber|dramatisch|geschokt|episch|gestrest',
    silly: 'schattig|lief|snoezig|gek|absurd|speels|melig|lollig',
    dry: 'sarcastisch|cynisch|bijtend|droog|sober|serieus|ironisch|zakelijk',
  },
  smallWords: '(?:kleine|kleinere) (?:letters|tekst|woorden)|(?:veel|meer) (?:woorden|tekst)|lange teksten?',
  largeWords: '(?:grote|grotere) (?:letters|tekst|woorden)|weinig (?:woorden|tekst)|korte (?:teksten?|woorden)',
  showsImage: 'plaats|toon|hoofdafbeelding',
};
