import { describe, expect, it } from 'vitest';
import { withOutcomeAspect } from '../../../lib/settings/settings.ts';

describe('where a picture is posted and its shape', () => {
  it.each([
    ['story_reel', '9:16'],
    ['blog_header', '16:9'],
    ['linkedin_post', '4:5'],
    ['instagram_post', '4:5'],
    ['custom', undefined],
  ] as const)('%s sets %s', (outcome, aspect) => {
    expect(withOutcomeAspect({}, { outcome }).aspect).toBe(aspect);
  });

  it('do not contradict each other: a shape that the place does not have ends it', () => {
    expect(withOutcomeAspect({ outcome: 'linkedin_post' }, { aspect: '9:16' })).toEqual({
      aspect: '9:16',
      outcome: undefined,
    });
    expect(withOutcomeAspect({ outcome: 'linkedin_post' }, { aspect: '1:1' })).toEqual({ aspect: '1:1' });
    expect(withOutcomeAspect({ outcome: 'custom' }, { aspect: '9:16' })).toEqual({ aspect: '9:16' });
  });
});
