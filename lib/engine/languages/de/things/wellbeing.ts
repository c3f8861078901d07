import type { Things } from '../../words/thing-words.ts';

export const wellbeing: Things = {
  mindfulness: [
    'achtsam|achtsamkeit~|meditation~|meditieren|entspannung~|waldbaden',
    'Ich habe an nichts gedacht. Außer an Pizza.|Ich habe eingeatmet. Dann klingelte das Telefon.|Ich war ganz im Moment. Es war Mittag.|Ich habe alles losgelassen. Es liegt jetzt im Flur.',
  ],
  dentist: [
    'zahnarzt~|zahnärzt~|zahnbürsten?|zahnpasta|zahnpflege|zahnreinigung|zahnspangen?|zähneputzen',
    '„Täglich“, sagte ich. Die Zahnseide war noch zu.|Ich plaudere am besten mit zwei Händen im Mund.',
  ],
  vitamins: [
    'vitamine?n?|vitamin [a-k]\\d*|nahrungsergänzungsmittel|superfoods?|antioxidantien|smoothies?|brausetabletten?',
    'In meiner Cola schwimmt eine Zitronenscheibe.|Meine sehen aus wie Bärchen. Ich nehme zwölf.',
  ],
  backPain: [
    'rücken(?:schmerzen|übungen|training|schule|freundlich~)|körperhaltung|verspannung(?:en)?|ergonomi~|stehpulte?|höhenverstellbare[rn]? schreibtische?|nackenschmerzen',
    'Ich habe mich gerade aufgesetzt. Jetzt sacke ich wieder.|Ich wollte nur den Stift aufheben. Ich bleibe kurz unten.',
  ],
  steps: [
    '10\\.?000 schritte|schrittzähler|fitness-?tracker|fitnessarmb(?:and|änder)|smart ?watch(?:es)?|strava~',
    'Ich schüttle den Arm auf dem Sofa. 400 mehr.|Meine sagt „Zeit aufzustehen“. Ich habe sie abgelegt.',
  ],
  sleep: [
    'schlaf|schlafen|einschlafen|durchschlafen|schlaf(?:mangel|qualität|forscher|rhythmus|hygiene|tipps|störung|störungen|phasen)|ausschlafen|schnarchen|mittagsschlaf|powernaps?|nickerchen',
    'Es ist drei Uhr früh, und ich lese darüber.|Am besten kann ich das vor dem Fernseher.|Den ganzen Abend müde. Bis ich im Bett lag.',
  ],
  morningRoutine: [
    'morgenroutine~|frühaufsteh~|früh aufstehen|morgenmuffel|snooze-?taste|schlummertaste',
    'Meine: schlummern, schlummern, rennen.|Ich bin um fünf aufgestanden. Und um zehn nach zurück.',
  ],
  waitingRoom: [
    'wartezimmer|arzttermin~|hausarzt~|hausärzt~|facharzttermin~',
    'Ich habe die Zeitschrift von 2014 durch. Zweimal.|„Guten Tag“, habe ich gesagt. Seitdem schweigen wir.',
  ],
  glasses: [
    'brillen?|lesebrillen?|sonnenbrillen?|gleitsicht~|optiker~|kontaktlinsen?|sehtests?',
    'Ich besitze drei. Ich sehe keine davon.|Die unterste Reihe habe ich geraten. Mit Überzeugung.',
  ],
  sauna: [
    'saunas?|sauna~|wellness~|thermen?|thermalb(?:ad|äder)|massagen?|whirlpools?',
    'Drei Minuten. Dann fällt mir ein Termin ein.|Im Ruheraum hört man genau einen Magen. Meinen.',
  ],
  selfCare: [
    'selfcare|self-care|selbstfürsorge|stressabbau|stressbewältigung|stressfrei~|entschleunig~|digital detox|hygge',
    'Meine ist eine abgeschlossene Badtür.|Ich entspanne schon, so schnell ich kann.',
  ],
};
