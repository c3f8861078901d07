import type { CutWords } from '../words/cut-words.ts';

export const cuts: CutWords = {
  of: 'of',
  place:
    'in at on near from within across throughout during over under around into onto through along among amid against outside inside toward towards behind beyond upon off',
  with: 'with without alongside',
  for: 'for',
  by: 'by via',
  as: 'as',
  about: 'about regarding concerning',
  to: 'to',
  that: 'that',
  who: 'who which whose whom where',
  reason: 'because since due so thanks',
  time: 'when while after before until till once following whenever',
  condition: 'if unless whether provided except',
  although: 'although though despite whereas',
  and: 'and or',
  but: 'but yet',
  than: 'than',
  such: 'including such like',
  article: 'the a an this these those',
  pronoun: 'he she it they we you i his her its their our your my him them us',
  pair: 'between both either neither not more most less rather too',
  auxiliary: 'is are was were be been being has have had will would can could may might must should shall do does did',
  gerund: 'ing',
  past: 'ed',
};
