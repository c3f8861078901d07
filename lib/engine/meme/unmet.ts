import { findAskedColor } from '../brand/choose.ts';
import { hasOwnWords } from '../brief/steering.ts';
import { wordCount } from '../brief/text/text.ts';
import { wordsFor } from '../brief/text/words.ts';
import type { MemeDraft, Steering } from '../brief.ts';
import type { UnmetWish } from '../compose/wishes.ts';
import { findLanguage } from '../languages/index.ts';
import { asksForLargeWords, findAudience, findMoods } from './jokes/notes.ts';
import {
  asked,
  feelsAsAsked,
  findNamedTemplate,
  namesTemplate,
  readTake,
  readWishes,
  styleOfOwnImage,
} from './jokes/steer.ts';

/** Whether one of the captions is the audience's own, or its reply. */
function speaksTo({ captions, language }: MemeDraft, audienceNote: string): boolean {
  const audience = findAudience(audienceNote);
  const notes = findLanguage(language)?.notes;
  if (audience === undefined || notes === undefined) return false;
  const own = [...(notes.replies?.[audience] ?? []), ...notes.audiences[audience].frames]
    .flatMap((line) => line.split(' | ').slice(1))
    .filter((text) => !text.includes('{'));
  const said = Object.values(captions).map((text) => text.toLowerCase());
  return own.some((text) => said.includes(text.toLowerCase()));
}

/** Whether the notes ask for something, none of which a meme knows. */
function isUnheard(steering: Steering, isOwn: boolean): boolean {
  const { styleNotes = '' } = steering;
  return (
    hasOwnWords(styleNotes) &&
    readTake(steering) === 1 &&
    !namesTemplate(styleNotes) &&
    findMoods(styleNotes).length === 0 &&
    !asksForLargeWords(styleNotes) &&
    (isOwn ? styleOfOwnImage(styleNotes) === undefined : findAskedColor({ styleNotes }) === undefined)
  );
}

/** Returns requests of the notes that the meme does not meet, to show to the user. */
export function listUnmetWishes(draft: MemeDraft, steering: Steering): UnmetWish[] {
  const { template, image, captions } = draft;
  const { styleNotes = '', audienceNote = '' } = steering;
  const named = findNamedTemplate(steering);
  const isOwn = image !== undefined;
  const { allows } = readWishes(steering, wordsFor(draft.language));
  const isWordy = asksForLargeWords(styleNotes) && wordCount(Object.values(captions).join(' ')) > asked.maxWords;
  return [
    ...(named !== undefined && named !== template ? (['template'] as const) : []),
    ...(named === undefined && !isOwn && !feelsAsAsked(template, steering) ? (['mood'] as const) : []),
    ...(audienceNote.trim() !== '' && !speaksTo(draft, audienceNote) ? (['audience'] as const) : []),
    ...(Object.values(captions).every(allows) ? [] : (['avoid'] as const)),
    ...(isWordy ? (['words'] as const) : []),
    ...(isUnheard(steering, isOwn) ? (['notes'] as const) : []),
  ];
}
