import type { Things } from '../../words/thing-words.ts';

export const science: Things = {
  dinosaur: [
    'dinosaur(?:us|ussen|iërs?)|dino’?s?|t[- .]?rex|jurassic~|tyrannosaur~',
    'Op mijn vijfde kende ik alle namen. Nu geen pincode.|Ik stapte er net op een. Plastic.',
  ],
  digging: [
    'archeolo~|opgraving(?:en)?|fossielen|steentijd|bronstijd|neanderthalers?|hunebed(?:den)?',
    'Onder mijn bank ligt een laag uit 2016.|Bij mij was het een pepernoot. Vroeg december.',
  ],
  volcano: ['vulka(?:an|nen)|vulkanische?|lava', 'De mijne was azijn met bakpoeder.|Ken ik. Van soep in de magnetron.'],
  particle: [
    'deeltjesversnellers?|deeltjesfysica|cern|kwantum~|quantum(?:computers?|fysica|mechanica)|natuurkundigen?|kernfusie|elektronen',
    '{deeltjes~} Ik ken alleen de deeltjes onder mijn bed.|{kwantum~/quantum~} Mijn kat ligt tegelijk wel en niet op de bank.',
  ],
  aliens: [
    'aliens?|ufo’?s?|buitenaards~|marsmannetjes',
    'Die zagen onze keuken en vlogen door.|Het was een lamp. Ik had al gezwaaid.',
  ],
  eclipse: [
    'zonsverduistering(?:en)?|maansverduistering(?:en)?|eclips|supermaan|bloedmaan|noorderlicht|poollicht',
    'Op het juiste moment keek ik de verkeerde kant op.|Ik had het brilletje. En bewolking.',
  ],
  brain: [
    'breintraining|hersengymnastiek|hersenonderzoek~|neurowetenschap~|iq-tests?|geheugentraining|breinbrekers?|kruiswoordpuzzels?|sudoku’?s?',
    'In mijn hoofd draait één liedje. Sinds maandag.|Ik sta in de keuken en weet niet waarom.',
  ],
  rocket: ['raketlancering(?:en)?|nasa|marsmissies?|astronauten|astronaut|ruimtevaart', 'Kun je daar parkeren?'],
};
