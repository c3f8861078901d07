import type { Examples } from './examples.ts';
import { type Language, list } from './language.ts';
import type { FigureWords } from './words/figure-words.ts';

const figures: FigureWords = {
  shopCurrencies: 'Kč',
  currencyBehind: 'Kč',
};

export const cs: Language = {
  code: 'cs',
  name: 'Čeština',
  direction: 'ltr',
  quotationMarks: ['„', '“'],
  hasSpaces: true,
  ordinalsHaveStops: true,
  partOfWhole: '{part} z {whole}',
  months: list(
    'leden,ledna|únor,února|březen,března|duben,dubna|květen,května|červen,června|červenec,července|srpen,srpna|září|říjen,října|listopad,listopadu|prosinec,prosince',
  ),
  gate: {
    harm: {
      groups: 'židé|židi|muslimové|romové|cikáni|migranti|uprchlíci|cizinci|černoši|ženy|homosexuálové|gayové',
      copula: String.raw`(?<!\p{L})(?:jsou|nejsou nic než)(?!\p{L})`,
      dehumanising: 'havěť|krysy|švábi|paraziti|podlidé|zvířata',
      threats: 'zabiju (?:tě|vás|ho|ji)|zastřelím (?:tě|vás|ho|ji)|podříznu (?:tě|vás)',
      selfHarm: String.raw`zabij se|oběs se|(?:chci|chtěl\p{L}* bych) (?:se zabít|spáchat sebevraždu|umřít)|pořež se`,
    },
    gravity: {
      grave: String.raw`smrt\p{L}*|zemřel\p{L}*|zabit\p{L}*|vražd\p{L}*|válk\p{L}*|zahynul\p{L}*|sebevražd\p{L}*|znásiln\p{L}*|zemětřesení|rukojmí|oběť|oběti|obětí|ostřelov\p{L}*|zraněn\p{L}*|pohřešov\p{L}*`,
    },
  },
  figures,
};

export const examples: Examples = {
  grave: 'Při zemětřesení zahynulo dvanáct lidí',
  harmless: 'Cyklostezka byla letos v létě obnovena',
  date: ['29. října 1923', 1923.8],
  harmful: 'Migranti jsou paraziti.',
};
