import type { Things } from '../../words/thing-words.ts';

export const style: Things = {
  shoes: ['schoenen|sneakers?|laarzen|hoge hakken|sandalen', 'Twee voeten, negen paar, blaren.'],
  hair: ['kapsels?|kappers?|krullen', 'Ik zei: alleen de puntjes.'],
  makeup: ['make-?up|lippenstift|mascara|huidverzorging|parfum', 'Ik heb één zeep. Voor alles.'],
  costume: ['halloween|carnaval|verkleed~', 'Ik ga als iemand die geslapen heeft.'],
  outfit: ['mode|outfits?|jurken|jassen|kleding', 'Ik draag vandaag de andere zwarte trui.'],
  wedding: ['bruiloft(?:en)?|trouwlocaties?|trouwen|bruid~', 'Eén vraag: waar is het buffet?'],
  tattoo: [
    'tattoo’?s?|tatoeages?|getatoeëerd|tatoeëerders?|piercings?|henna',
    'De mijne zat bij de kauwgom. Hij hield tot gym.|Ik viel flauw bij het voorbeeldenboek.',
  ],
  hats: [
    'hoed(?:en)?|mutsen|petten|baretten|strohoed(?:en)?',
    'Ik droeg hem tegen de wind. Nu ligt hij op het dak.|Ik zette hem af. Mijn haar bleef zo.',
  ],
  handbag: [
    'handtas(?:sen)?|tassen|designertas(?:sen)?|heuptas(?:sen)?|totebags?',
    'Er gaat iets over. Ergens onder de zakdoekjes.|Ik kieperde hem om. Daar was de lepel.',
  ],
  beard: [
    'baarden|baard|snorren|snor|movember|scheren|scheerapparaat|scheerapparaten|scheermes(?:sen|jes)?',
    'Ik liet hem staan. Ze vroegen of ik moe was.|Links gelijk, toen rechts. Nu is hij weg.',
  ],
  tie: [
    'stropdas(?:sen)?|vlinderdas(?:sen)?|smokings?|maatpak(?:ken)?|overhemd(?:en)?|manchetknopen',
    'De knoop is van mijn vader. Uit 1998.|De mijne is in de soep geweest.',
  ],
  pyjamas: [
    'pyjama’?s?|badjas(?:sen)?|onesies?|pantoffels?|sloffen|loungewear|huispak(?:ken)?',
    'Het is bijna twaalf uur. Ik noem het een tweedelig pak.|Even de container buiten gezet. En iedereen ontmoet.',
  ],
  jewellery: [
    'sieraden|juwelen|oorbel(?:len)?|armband(?:en)?|parelketting(?:en)?|verlovingsring(?:en)?',
    'De mijne is van macaroni. Met de hand, door mijn neefje.',
  ],
  sunscreen: [
    'zonnebrand~?|zonnecrème|zonverbrand|zelfbruiners?|bruin worden|insmeren',
    'Eén plek gemist. In de vorm van Italië.|Mijn bruin stopt bij de sok. Heel scherp.',
  ],
  autograph: [
    'rode loper|beroemdhed(?:en)|paparazzi|bekende nederlanders|bn’?ers?',
    'Ik stond met een in de lift. We keken naar de vloer.|Ik zwaaide terug. Er stond iemand achter me.',
  ],
  royals: [
    'koningshuis|koningspaar|koninklijke familie|kroonjuwelen|prinses(?:sen)?|royalty|gouden koets',
    'Mijn paleis is een springkasteel. Tot zes uur.|Ik oefende het zwaaien. Ik raakte de lamp.',
  ],
  giftWrap: [
    'cadeaupapier|cadeautjes inpakken|inpakpapier|surprises? (?:maken|knutselen)|lootjes trekken',
    'Ik knipte. Eén centimeter te weinig. Zoals altijd.|Het is een fiets. Geen mens die het raadt.',
  ],
};
