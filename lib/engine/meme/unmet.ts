import type { MemeDraft, Steering } from '../brief.ts';
import type { UnmetWish } from '../compose/wishes.ts';
import { findAudience } from './jokes/notes.ts';
import { feelsAsAsked, findNamedTemplate } from './jokes/steer.ts';

/** Returns requests of the notes that the meme does not meet, to show to the user. */
export function listUnmetWishes({ template, image }: MemeDraft, steering: Steering): UnmetWish[] {
  const named = findNamedTemplate(steering);
  const isOwn = image !== undefined;
  return [
    ...(named !== undefined && named !== template ? (['template'] as const) : []),
    ...(named === undefined && !isOwn && !feelsAsAsked(template, steering) ? (['mood'] as const) : []),
    ...(steering.audienceNote?.trim() && findAudience(steering.audienceNote) === undefined
      ? (['audience'] as const)
      : []),
  ];
}
