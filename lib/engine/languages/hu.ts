import type { Examples } from './examples.ts';
import { type Language, list } from './language.ts';
import type { FigureWords } from './words/figure-words.ts';

const figures: FigureWords = {
  shopCurrencies: 'Ft',
};

export const hu: Language = {
  code: 'hu',
  name: 'Magyar',
  direction: 'ltr',
  quotationMarks: ['„', '”'],
  hasSpaces: true,
  yearsComeFirst: true,
  ordinalsHaveStops: true,
  months: list('január|február|március|április|május|június|július|augusztus|szeptember|október|november|december'),
  gate: {
    harm: {
      groups: 'zsidók|muszlimok|romák|cigányok|migránsok|menekültek|külföldiek|feketék|nők|melegek',
      copula: '',
      dehumanising: 'férgek|patkányok|csótányok|élősködők|állatok',
      threats: 'meg(?:öllek|ölöm|lőlek|fojtalak)|kinyírlak',
      selfHarm: 'öld meg magad|akaszd fel magad|(?:meg akarom ölni|megölöm) magam|meg akarok halni|vagdosd magad',
    },
    gravity: {
      conflict: String.raw`rakétatámadás\p{L}*|légicsapás\p{L}*|terrortámadás\p{L}*|lövöldöz\p{L}*`,
      grave: String.raw`meghalt\p{L}*|halál\p{L}*|megöl\p{L}*|gyilkos\p{L}*|öngyilkos\p{L}*|háború\p{L}*|földrengés\p{L}*|merénylet\p{L}*|túsz\p{L}*|megsebesült\p{L}*|eltűnt\p{L}*|bombáz\p{L}*`,
      mild: String.raw`erdőtűz\p{L}*|tűzvész\p{L}*|árvíz\p{L}*|baleset\p{L}*|vádat emel\p{L}*|elítélt\p{L}*|letartóztat\p{L}*`,
    },
  },
  figures,
};

export const examples: Examples = {
  grave: 'Tizenkét ember meghalt a földrengésben',
  harmless: 'A kerékpárutat idén nyáron felújították',
  date: ['október 29.', 0.8],
  harmful: 'Öld meg magad!',
};
