import { isUnspaced, overlap, termsOf, wordsIn } from '../../brief/text.ts';
import type { LanguageWords } from '../../brief/words.ts';
import type { Steering } from '../../brief.ts';

/** What the person wants of a meme, read from the notes; nothing of them is ever drawn. */
export interface Wishes {
  /** Whether a text keeps clear of what is to be avoided. */
  allows(text: string): boolean;
  /** Above 1 for a template that is asked for, 0 for one that is to be avoided. */
  templateWeight(template: string): number;
  /** Above 1 for a text that speaks of what the audience cares about. */
  audienceWeight(text: string): number;
  readonly ownImageStyle?: 'over' | 'bar' | 'labels';
}

/** Which of the ideas the notes ask for, from 1: "Take 2." as "another one" writes it (`lib/jobs/style-notes`). */
export function takeOf({ styleNotes = '' }: Steering): number {
  return Math.max(1, Number(/(?:^|\s)Take (\d{1,3})\.(?=\s|$)/i.exec(styleNotes)?.[1] ?? 1));
}

/** Words of an instruction itself, which name nothing to avoid. */
const instruction = new Set(
  'avoid mention mentioning joke jokes joking word words use using please never say anything dont topic topics make fun meme memes template templates about'.split(
    ' ',
  ),
);

/** What people call each template. */
const names: Readonly<Record<string, RegExp>> = {
  iceberg: /iceberg|eisberg/i,
  verdict: /reject|approve|thumbs|verdict|prefer/i,
  levels: /levels?|escalat|galaxy|brain meme|enlighten|stufen/i,
  sign: /\bsign\b|placard|protest|change my mind|schild/i,
  buttons: /buttons?|knöpfe/i,
  fork: /fork|crossroads?|two paths|weggabelung/i,
  scale: /\bscales?\b|balance|waage/i,
  reality: /expectations?|reality|erwartung/i,
  'before-after': /before|after|then and now|vorher|nachher/i,
  chart: /\bcharts?\b|\bgraphs?\b|stonks|diagramm/i,
  tug: /tug|rope|tauziehen/i,
  chat: /\bchat\b|messages?|conversation|bubbles?/i,
  thoughts: /thoughts?|sleep|\bbed\b|night|gedanken/i,
  nobody: /nobody|no one|megaphone|niemand/i,
  calm: /\bcalm\b|this is fine|fine meme|chaos/i,
  starter: /starter ?packs?|starter ?kits?/i,
  proclaim: /does not simply|proclaim|crier|boromir/i,
  domino: /domino/i,
};
/** "not the …", "no …" before a template's name turns a wish around. */
const denied = /\b(?:no|not|without|never|avoid|kein\w*|nicht|ohne|sans|pas|sin|sem|senza|geen)\b[^.,;]{0,24}$/i;
/** Audiences one doesn't tease. */
const gentle =
  /\b(?:kids?|child(?:ren)?|school|famil(?:y|ies)|formal|executives?|board|customers?|clients?|kinder|familie|kunden|enfants|clients|niños|clientes|bambini|kinderen)\b/i;
/** Templates that say somebody is a bore or in trouble. */
const teasing: ReadonlySet<string> = new Set(['nobody', 'calm', 'chat', 'sign']);

/** Endings that words take in the languages written with Latin letters; Arabic puts its article in front. */
const ending = /(?:['’]s|ings?|ed|ers?|en|em|es|[aeoinsx])$/u;
const article = /^(?:[وفبكل]?ال|لل)(?=\p{L}{3})/u;
/** The shortest stem that a word is cut to, and the most letters a form of it has beyond its stem. */
const stem = { shortest: 3, ending: 4 };

/** What the forms of a word have in common, as far as endings tell. */
function stemOf(word: string): string {
  const bare = word.replace(article, '');
  const cut = bare.replace(ending, '');
  return cut.length >= stem.shortest ? cut.replace(/([b-df-hj-np-tv-z])\1$/u, '$1') : bare;
}

/** Whether a word is a stem with an ending; in scripts without spaces, whether it is in there. */
function isFormOf(word: string, common: string): boolean {
  if (isUnspaced(common)) return word.includes(common);
  const bare = word.replace(article, '');
  return bare.startsWith(common) && bare.length - common.length <= stem.ending;
}

export function wishesOf(steering: Steering, words: LanguageWords): Wishes {
  const { avoidNote = '', styleNotes = '', audienceNote = '', outcome = '' } = steering;
  const avoided = new Set(termsOf(avoidNote, words).filter((term) => !instruction.has(term)));
  const avoidedWords = new Set(
    wordsIn(avoidNote.toLowerCase()).filter(
      (word) => (word.length > 2 || isUnspaced(word)) && !instruction.has(word) && !words.stop.has(word),
    ),
  );
  const stems = [...avoidedWords].map(stemOf);
  const audience = new Set(termsOf(`${audienceNote} ${outcome}`, words));
  const isGentle = gentle.test(audienceNote);
  return {
    allows: (text) =>
      overlap(avoided, new Set(termsOf(text, words))) === 0 &&
      !wordsIn(text.toLowerCase()).some((word) => stems.some((stem) => isFormOf(word, stem))),
    templateWeight: (template) => {
      const name = names[template];
      if (name?.test(avoidNote)) return 0;
      const found = name?.exec(styleNotes);
      if (found) return denied.test(styleNotes.slice(0, found.index)) ? 0 : 3;
      return isGentle && teasing.has(template) ? 0.6 : 1;
    },
    audienceWeight: (text) => 1 + 0.3 * Math.min(1, 3 * overlap(audience, new Set(termsOf(text, words)))),
    ...ownImageStyle(styleNotes),
  };
}

function ownImageStyle(styleNotes: string): Pick<Wishes, 'ownImageStyle'> {
  if (/\blabels?\b|beschriftung/i.test(styleNotes)) return { ownImageStyle: 'labels' };
  if (/\b(?:caption )?bar\b|white bar|modern|balken/i.test(styleNotes)) return { ownImageStyle: 'bar' };
  return /classic|top and bottom|top\/bottom|impact/i.test(styleNotes) ? { ownImageStyle: 'over' } : {};
}
