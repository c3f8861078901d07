import { expect, it } from 'vitest';
import { BroadsideError, sniffMediaType } from '../../../lib/contract/index.ts';
import { type Engine, pictureSizes } from '../../../lib/engine/index.ts';
import {
  type BriefProvider,
  type ImageProvider,
  type Progress,
  ProviderError,
} from '../../../lib/service/core/providers.ts';
import { storedJob } from '../../../lib/service/core/record.ts';

interface Providers {
  readonly briefs: BriefProvider;
  readonly images: ImageProvider;
}

/** Turns that a test waits for at most; a provider at work for longer than that is as good as none. */
const maxTurns = 50;

/**
 * Duties of every provider. `open` opens it as a process that starts would: what one began, another must be able to go on
 * with. `engine` reads the source that the cases are about.
 */
export function providerCases(open: () => Providers, engine: Engine): void {
  const steering = { styleNotes: 'Calm.' };
  const text =
    '# Bees\n\nHoney bees visit 2 million flowers for one pound of honey. They dance to tell the way. They sleep.';
  const extract = () => engine.extract({ kind: 'text', text });

  /** Takes turns until there is a result, each in a process of its own. */
  async function finish<T>(advance: (providers: Providers, ticket?: string) => Promise<Progress<T>>): Promise<T> {
    let ticket: string | undefined;
    for (let turn = 0; turn < maxTurns; turn++) {
      const progress = await advance(open(), ticket);
      if ('result' in progress) return progress.result;
      expect(progress.after).toBeGreaterThanOrEqual(0);
      expect(progress.ticket.length).toBeLessThanOrEqual(2000);
      ticket = progress.ticket;
    }
    throw new Error('It never comes to an end.');
  }
  const results = storedJob.shape.results;

  it('writes a brief that can be kept as JSON, and leaves what it was given alone', async () => {
    const document = await extract();
    const given = structuredClone(document);
    const brief = await finish(({ briefs }, ticket) => briefs.brief({ document, steering }, ticket));
    expect(results.parse(JSON.parse(JSON.stringify({ brief }))).brief).toEqual(brief);
    expect(document).toEqual(given);
  });

  it('writes a draft of a meme on one of the templates', async () => {
    const document = await extract();
    const ideas = engine.match(document, [], steering);
    const order = { document, ideas, steering };
    const draft = await finish(({ briefs }, ticket) => briefs.draft(order, ticket));
    expect(results.parse(JSON.parse(JSON.stringify({ draft }))).draft).toEqual(draft);
    expect(ideas.map(({ template }) => template)).toContain(draft.template);
  });

  it.each([
    ['1:1', 'png', 'image/png'],
    ['16:9', 'jpeg', 'image/jpeg'],
    ['9:16', 'webp', 'image/webp'],
  ] as const)('makes a picture as it is ordered: %s, %s', async (aspect, format, mediaType) => {
    const document = await extract();
    const rendering = { aspect, format, steering, assets: {} };
    const infographic = { kind: 'infographic' as const, brief: engine.brief(document, steering), rendering };
    const ideas = engine.match(document, [], steering);
    const meme = { kind: 'meme' as const, draft: engine.write(document, ideas, steering), rendering };
    for (const order of [infographic, meme]) {
      const picture = await finish(({ images }, ticket) => images.image(async () => order, ticket));
      expect(picture).toMatchObject({
        mediaType,
        width: pictureSizes[aspect].width,
        height: pictureSizes[aspect].height,
      });
      expect(sniffMediaType(picture.bytes)).toBe(mediaType);
    }
  });

  it('passes on what is wrong with the source, and does not take it for its own fault', async () => {
    const order = () => Promise.reject(new BroadsideError('reference_unreadable'));
    const error = await finish(({ images }, ticket) => images.image(order, ticket)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BroadsideError);
  });

  it('begins anew, or says that it is at fault, where it does not know a ticket', async () => {
    const document = await extract();
    const outcome = await open()
      .briefs.brief({ document, steering }, 'of another provider')
      .catch((thrown: unknown) => thrown);
    expect(
      outcome instanceof ProviderError ||
        (typeof outcome === 'object' && outcome !== null && !(outcome instanceof Error)),
    ).toBe(true);
  });

  it('may be tried a number of times that is worth the name', () => {
    for (const { tries = 1 } of Object.values(open())) expect(tries).toBeGreaterThanOrEqual(1);
  });
}
