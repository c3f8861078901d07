import { figures } from './cs/figures.ts';
import type { Language } from './language.ts';

export const cs: Language = {
  code: 'cs',
  name: 'Čeština',
  direction: 'ltr',
  quotationMarks: ['„', '“'],
  hasSpaces: true,
  ordinalsHaveStops: true,
  partOfWhole: '{part} z {whole}',
  gate: {
    gravity: {
      grave: String.raw`smrt\p{L}*|zemřel\p{L}*|zabit\p{L}*|vražd\p{L}*|válk\p{L}*|zahynul\p{L}*|sebevražd\p{L}*|znásiln\p{L}*|zemětřesení|rukojmí|oběť|oběti|obětí|ostřelov\p{L}*|zraněn\p{L}*|pohřešov\p{L}*`,
    },
  },
  figures,
};
