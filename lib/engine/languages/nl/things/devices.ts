import type { Things } from '../../words/thing-words.ts';

export const devices: Things = {
  phone: ['smartphones?|telefoons?|iphones?|mobieltjes', 'De mijne heeft een barst, maar hij is van mij.', 'fresh'],
  printer: ['printers?', 'De mijne ruikt haast. En dan loopt hij vast.', 'fresh'],
  ai: ['ai|kunstmatige intelligentie|chatgpt|robots?', 'Kan die ook de was vouwen?', 'fresh'],
  computers: ['windows(?: \\d+)?|linux|laptops?|computers?', 'Al geprobeerd uit en weer aan te zetten?', 'fails'],
  code: ['python|javascript|programmeren|broncode', 'Gisteren werkte alles nog.', 'fails'],
  games: ['videogames?|gaming|playstation|xbox|nintendo', 'Nog één potje. Het is pas drie uur ’s nachts.'],
  photo: [
    'fotograaf|fotografen|fotografie|fotocamera’?s?|fotowedstrijd(?:en)?|fotoalbums?|vakantiefoto’?s?|fotoboek(?:en)?',
    'Op al de mijne staat mijn duim.',
  ],
  selfie: [
    'selfies?|selfiesticks?|klassenfoto’?s?|schoolfoto’?s?|familiefoto’?s?|fotohokjes?',
    'Ik nam er dertig. Op alle dertig schrik ik.|Per ongeluk de frontcamera. Dag kin.',
  ],
  keyboard: [
    'toetsenbord(?:en)?|blind typen|sneltoetsen|mechanische toetsenborden',
    'Twee vingers. Maar ze vliegen.|Mijn E is stuk. Ik b n nu h l voorzichtig.',
  ],
  headphones: [
    'koptelefoons?|oordopjes|oortjes|airpods|headsets?|noise cancelling',
    'Ik knik mee. Er staat niets aan.|Het linker is in Portugal. In een taxi.',
  ],
  drone: [
    '(?:camera|hobby|foto|speelgoed)drones?|dronebeelden|droneshows?|drones? (?:vliegen|kopen)|dronefoto’?s?',
    'De eerste vlucht was mooi. Tot bij de buren.|Ik heb luchtbeelden. Van mijn eigen schrik.',
  ],
  vr: [
    'virtual reality|vr-?bril(?:len)?|metaverse|augmented reality|vr-?games?|vision pro',
    'Ik versloeg een draak. Het was de staande lamp.|Ik leunde op een tafel. Die was alleen daar.',
  ],
  robot: [
    '(?:humanoïde|huishoud|bezorg|dans)-?robots?|robotica|mensachtige robots?',
    'De mijne zit vast onder de bank. Hij heeft weekend.|Ik groette er een. Het was een snoepautomaat.',
  ],
};
