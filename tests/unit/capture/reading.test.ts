import { describe, expect, it } from 'vitest';
import { answerReading } from '../../../components/workers/reading.ts';
import { askReading, refuseReading } from '../../../lib/capture/reading.ts';
import { BroadsideError } from '../../../lib/contract/index.ts';

const base = 'https://this-device.invalid';
const ask = (answer: Response, source = { url: 'https://news.example/?a=1&b=2' }) => {
  const asked: string[] = [];
  const fetch = async ({ url }: Request) => {
    asked.push(url);
    return answer;
  };
  return { asked, read: askReading(source, { fetch, base }) };
};

describe('askReading', () => {
  it('answers what the reader takes, and asks for the whole address', async () => {
    const { asked, read } = ask(Response.json({ text: 'Tides rise.', pages: 3 }));
    expect(await read).toEqual({ text: 'Tides rise.', pages: 3 });
    const [address = ''] = asked;
    expect(new URL(address).searchParams.get('url')).toBe('https://news.example/?a=1&b=2');
  });

  it('throws with the code that it was refused with', async () => {
    const { read } = ask(refuseReading({ code: 'links_only', detail: 'Many.' }));
    await expect(read).rejects.toMatchObject({ code: 'links_only', detail: 'Many.' });
  });

  it('knows no code but ours', async () => {
    const { read } = ask(refuseReading({ code: 'toString' }));
    await expect(read).rejects.toMatchObject({ code: 'internal' });
  });
});

describe('answerReading', () => {
  it('refuses what it is not asked for in its own words', async () => {
    const engine = { extract: () => Promise.reject(new BroadsideError('links_only')) };
    const answer = await answerReading(new Request(`${base}/reading?neither=1`), engine);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'internal' });
  });
});
