import { getWords } from '../brief/text/words.ts';
import { formatSource } from '../brief/titles/source-line.ts';
import { findHost } from '../brief/titles/title.ts';
import type { MemeDraft, MemeIdea, Steering } from '../brief.ts';
import type { SourceDocument } from '../document.ts';
import { nameDrawing } from '../drawings/index.ts';
import { EngineError } from '../errors.ts';
import { findDirection, getLanguage } from '../language.ts';
import { readTake, readWishes } from './jokes/steer.ts';
import { findSubject } from './subject.ts';

/** Number of ideas that "another one" cycles through. */
const takes = 12;

/**
 * Returns the draft of the best of `ideas`, or of the take in the style notes, with the following ones as `alternatives`,
 * cyclically. @throws {EngineError} `too_little_text` without ideas.
 */
export function writeMeme(document: SourceDocument, ideas: readonly MemeIdea[], steering: Steering): MemeDraft {
  const { metadata, blocks } = document;
  const shown = ideas.slice(0, takes);
  const at = (readTake(steering) - 1) % Math.max(1, shown.length);
  const [idea, ...alternatives] = [...shown.slice(at), ...shown.slice(0, at)];
  if (idea === undefined) throw new EngineError('too_little_text');
  const language = getLanguage(document);
  const figure = idea.template === 'own-image' ? blocks.find((block) => block.type === 'figure') : undefined;
  const wishes = readWishes(steering, getWords(language));
  const subject = findSubject(document);
  const drawing = subject !== undefined && wishes.allows(nameDrawing(subject, language)) ? subject : undefined;
  const { ownImageStyle: style } = wishes;
  return {
    ...idea,
    language,
    direction: findDirection(language),
    source: formatSource(metadata, language) ?? findHost(metadata.url),
    address: metadata.url,
    ...(drawing !== undefined && { drawing }),
    ...(figure && { image: figure.image, ...(style && { style }) }),
    alternatives,
  };
}
