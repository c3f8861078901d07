import type { ProseWords } from '../prose-words.ts';

export const prose: ProseWords = {
  from: 'с|от',
  to: 'до|на',
  backTo: 'с',
  laterTo: 'до|на',
  clauseBreaks:
    'который|которая|которое|которые|потому что|так как|когда|где|если|хотя|но|чтобы|после|благодаря|согласно|несмотря на',
  phraseBreaks: 'с|со|без|для|в|во|на|по|из|от|при|между|против|через|что|как',
};
