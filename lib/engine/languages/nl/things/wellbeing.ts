import type { Things } from '../../words/thing-words.ts';

export const wellbeing: Things = {
  mindfulness: ['mindfulness|meditatie|mediteren', 'Ik dacht aan niets. Behalve pizza.'],
  dentist: [
    'tandarts(?:en)?|tandenborstels?|tandpasta|tandenpoetsen|mondhygiënist~|tanden poetsen',
    '„Elke dag”, zei ik. De floss zat nog in de folie.|Ik klets het best met twee handen in mijn mond.',
  ],
  vitamins: [
    'vitamines?|vitamine [a-k]\\d*|superfoods?|smoothies?|voedingssupplement(?:en)?|multivitamines?',
    'Er drijft een schijfje citroen in mijn cola.|De mijne zijn beertjes. Ik neem er twaalf.',
  ],
  backPain: [
    'rugpijn|rugklachten|lichaamshouding|zithouding|ergonomi~|zit-?sta-?bureaus?|bureausto(?:el|elen|elen)',
    'Ik ging net rechtop zitten. Nu zak ik alweer in.|Ik raapte een pen op. Ik blijf nog even beneden.',
  ],
  steps: [
    '10[. ]?000 stappen|stappentellers?|smart ?watch(?:es)?|fitnesstrackers?|sporthorloges?|strava',
    'Ik zwaai op de bank met mijn arm. Weer 400.|De mijne zei „tijd om op te staan”. Ik deed hem af.',
  ],
  sleep: [
    'slaap|slapen|slaap(?:tips?|ritme|tekort|problemen|kwaliteit|onderzoek)|slapeloosheid|snurken|snurkers?|dutjes?|powernaps?|slapeloze nacht(?:en)?',
    'Het is drie uur ’s nachts en ik lees erover.|Het lukt me het best voor de tv.|De hele avond moe. Tot ik ging liggen.',
  ],
  morningRoutine: [
    'ochtendroutines?|ochtendritue(?:el|len)|vroeg opstaan|ochtendmens(?:en)?|ochtendhumeur|snoozen|snoozeknop',
    'De mijne: wekker uit, wekker uit, rennen.|Ik stond om vijf uur op. Tien over vijf lag ik weer.',
  ],
  waitingRoom: [
    'wachtkamers?|huisarts(?:en)?|doktersafspraak|doktersafspraken',
    'Ik heb het tijdschrift van 2014 uit. Twee keer.|Ik zei gedag. Nu kijken we allemaal naar de vloer.',
  ],
  glasses: [
    'brillen|bril|leesbril(?:len)?|zonnebril(?:len)?|opticiens?|contactlenzen|oogmeting(?:en)?',
    'Ik heb er drie. Ik zie er niet één.|De onderste rij heb ik gegokt. Vol overtuiging.',
  ],
  sauna: [
    'sauna’?s?|wellness~|massages?|thermaalbad(?:en)?|whirlpools?',
    'Drie minuten. Dan herinner ik me een afspraak.|In de stilteruimte hoor je precies één maag.',
  ],
  selfCare: [
    'zelfzorg|me-?time|onthaasten|ontstressen|stress verminderen|digital detox|hygge|tijd voor jezelf',
    'De mijne is een badkamerdeur met een slot.|Ik ontspan al zo snel als ik kan.',
  ],
};
