import type { Premises } from '../words/premise-words.ts';

export const premises: Premises = {
  why: {
    signs: 'waarom',
    lines:
      'Dat vroeg ik mijn moeder ook. ‘Daarom.’|Dat vroeg ik de hele dag. Ik was vier.|Bij mij is het meestal: het was in de aanbieding.',
  },
  elected: {
    signs: 'verkozen|herkozen|gekozen (?:als|tot)',
    lines:
      'Ik ben ook ooit gekozen. Er kwam verder niemand.|Ik was klassenvertegenwoordiger. Ik beloofde een glijbaan.|Even naar de wc. Bij terugkomst was ik penningmeester.',
  },
  agreement: {
    signs: 'akkoord (?:over|met|bereikt|tussen)|overeenkomst (?:met|tussen)|compromis',
    lines:
      'Wij onderhandelen al sinds zes uur over de pizza.|Ik zei ja. Ik luisterde niet.|We zeiden 20 graden. Toen ging ik de kamer uit.',
  },
  mystery: {
    signs: 'mysteries?|raadsels?',
    lines: 'Bij ons heeft niemand het laatste stuk gegeten.|Het mijne is een snoer. Niemand weet waarvan.',
  },
  aboutUs: {
    signs: 'over ons(?= ?(?:$|[-–|:]))|wie (?:zijn wij|we zijn)|ons team',
    lines: 'Bij een voorstelrondje vergeet ik mijn naam.|Naam, hobby, klaar. De hobby was verzonnen.',
  },
  apologises: { signs: 'biedt excuses aan|excuses', lines: 'Ik zeg sorry tegen stoelen.' },
};
