import type { Aspect, Outcome } from '../contract/index.ts';
import type { Choices } from './settings.ts';

/** The usual shape first. */
const aspectsByOutcome: Readonly<Partial<Record<Outcome, readonly Aspect[]>>> = {
  linkedin_carousel_slide: ['4:5', '1:1'],
  linkedin_post: ['4:5', '1:1', '16:9'],
  instagram_post: ['4:5', '1:1'],
  story_reel: ['9:16'],
  blog_header: ['16:9'],
};

type Part = { readonly [Name in keyof Choices]?: Choices[Name] | undefined };

/** An outcome sets its shape; another shape ends the outcome. */
export function withOutcomeAspect(current: Pick<Choices, 'outcome'>, part: Part): Part {
  if (part.outcome) return { ...part, aspect: aspectsByOutcome[part.outcome]?.[0] ?? part.aspect };
  const aspects = current.outcome && aspectsByOutcome[current.outcome];
  return part.aspect && aspects && !aspects.includes(part.aspect) ? { ...part, outcome: undefined } : part;
}
