import { findJokeGenre } from '../material/genres.ts';
import type { Material } from '../material/material.ts';
import type { Mechanism } from '../situations/situation.ts';
import type { JokeCandidate } from './score.ts';
import type { JokeKind } from './steps.ts';

const worth = 1.5;

/** Whether a caption besides the headline names a topic: all headlines that fit a topic name it. */
function names({ captions, fixed = [] }: JokeCandidate, topic: string, title: string): boolean {
  const [said, whole] = [topic.toLowerCase(), title.toLowerCase()];
  return Object.entries(captions).some(([role, text]) => {
    const lower = text.toLowerCase();
    const isHeadline = whole.includes(lower) || lower.includes(whole);
    return !fixed.includes(role) && lower.includes(said) && !isHeadline;
  });
}

const frames: ReadonlySet<Mechanism> = new Set(['social', 'named', 'frame', 'obsession', 'genre', 'headline']);

export function favorTopic<Candidate extends JokeKind>(
  candidates: readonly Candidate[],
  topic: string | undefined,
  { title }: Material,
): readonly Candidate[] {
  if (topic === undefined) return candidates;
  return candidates.map((each) =>
    each.topic === topic || (!frames.has(each.mechanism) && names(each, topic, title))
      ? { ...each, topic, signal: each.signal * worth }
      : each,
  );
}

export function adaptGenre(material: Material, topic: string | undefined): Material {
  const { outline, language, genre } = material;
  return topic === undefined ? material : { ...material, genre: findJokeGenre(topic, outline, language) ?? genre };
}
