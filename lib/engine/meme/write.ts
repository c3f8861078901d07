import { directionOf, languageOf } from '../brief/language.ts';
import { tidy, wordCount } from '../brief/text.ts';
import { hostOf, sourceOf } from '../brief/title.ts';
import { type LanguageWords, wordsFor } from '../brief/words.ts';
import type { MemeDraft, Steering } from '../brief.ts';
import type { SourceDocument } from '../document.ts';
import { EngineError } from '../errors.ts';
import { isShort } from './pairs.ts';
import { type Judged, judgedMemes } from './wit/choose.ts';
import { atPhrase, captionOf, halvesOf } from './wit/icebergs.ts';
import { type Wishes, wishesOf } from './wit/steer.ts';

/** What is said of a picture that came without a word. */
const wordless = 'No caption needed';

/** How many other drafts are kept for "another one", and how many of them may share a template. */
const runnersUp = { count: 8, alike: 2 };

/**
 * The best draft in the first of `templates` that the document has captions for, with the runners-up as its
 * `alternatives`; on one's own picture its own words. Nothing the notes want avoided is said.
 * @throws {EngineError} `too_little_text` when no caption can be made, `no_joke` when none should be.
 */
export function writeMeme(
  document: SourceDocument,
  templates: readonly string[],
  steering: Steering,
  topics: readonly string[] = [],
): MemeDraft {
  const { metadata } = document;
  const language = languageOf(document);
  const source = sourceOf(metadata, language) ?? hostOf(metadata.url);
  const shared = { language, direction: directionOf(language), source, address: metadata.url };
  const figure = document.blocks.find((block) => block.type === 'figure');
  if (templates[0] === 'own-image' && figure?.type === 'figure') {
    const words = wordsFor(language);
    const wishes = wishesOf(steering, words);
    const spoken = figure.alt ?? figure.caption ?? metadata.title ?? '';
    return {
      ...shared,
      template: 'own-image',
      image: figure.image,
      captions: halves(spoken, wishes, words),
      ...(wishes.ownImageStyle && { style: wishes.ownImageStyle }),
    };
  }
  const judged = judgedMemes(document, topics, steering);
  const first = judged.find(({ template }) => template === templates[0]) ?? judged[0];
  if (first === undefined) throw new EngineError('too_little_text');
  const { template, captions } = first;
  return { ...shared, template, captions: { ...captions }, alternatives: others(first, judged) };
}

/** The next best, each template a few times at most, none with captions that were shown before. */
function others(first: Judged, judged: readonly Judged[]): { template: string; captions: Record<string, string> }[] {
  const used = new Map([[first.template, 1]]);
  const shown = new Set([key(first)]);
  const chosen: { template: string; captions: Record<string, string> }[] = [];
  for (const each of judged) {
    const times = used.get(each.template) ?? 0;
    if (chosen.length === runnersUp.count) break;
    if (times >= runnersUp.alike || shown.has(key(each))) continue;
    used.set(each.template, times + 1);
    shown.add(key(each));
    chosen.push({ template: each.template, captions: { ...each.captions } });
  }
  return chosen;
}

const key = ({ template, captions }: Judged) => `${template} ${Object.values(captions).join(' / ')}`;

/** A picture's own words: two halves around a border, the turn last; below when they are one phrase. */
function halves(text: string, wishes: Wishes, words: LanguageWords): Record<string, string> {
  const spoken = tidy(text);
  if (spoken === '') return { bottom: wordless };
  const allowed = (...parts: readonly string[]) => parts.every((part) => wishes.allows(part));
  const parted = halvesOf(spoken, words);
  if (parted !== undefined && allowed(parted.top, parted.bottom)) return parted;
  const caption = captionOf(spoken, words);
  if (caption !== undefined && allowed(caption)) return { [wordCount(caption) > 7 ? 'top' : 'bottom']: caption };
  const read = atPhrase(spoken, words);
  const fits = read !== undefined && [read.top, read.bottom].every(isShort) && allowed(read.top, read.bottom);
  return fits ? read : { bottom: wordless };
}
