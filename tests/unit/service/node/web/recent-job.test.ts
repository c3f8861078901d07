import { expect, it } from 'vitest';
import type { StoredJob } from '../../../../../lib/service/core/record.ts';
import { toRecentJob } from '../../../../../lib/service/node/web/recent-job.ts';

const job = (source: StoredJob['source']): StoredJob => ({
  id: '6b1f3a52-6d0e-4a51-9a52-0f7c0d0f1e2a',
  workspaceId: 'one',
  kind: 'infographic',
  status: 'queued',
  createdAt: '2026-05-03T10:00:00Z',
  source,
  aspect: '1:1',
  format: 'png',
  steering: {},
  results: {},
});

it.each([
  [
    'the title of a text',
    { type: 'text', text: '# Why **short** walks work\n\nA walk need not be long.' },
    'Why short walks work',
  ],
  [
    'the page that a selection is from',
    { type: 'text', text: 'One sentence of it.\n\nSource: Tides <https://tides.example/>' },
    'Tides',
  ],
  [
    'the first line of a text without a title',
    { type: 'text', text: '- **Ebb** comes first\n- then flow' },
    'Ebb comes first',
  ],
  ['a text of marks as it is', { type: 'text', text: '---' }, '---'],
  ['the beginning of a long line', { type: 'text', text: 'Tide '.repeat(50) }, 'Tide '.repeat(12)],
  ['the site of an address', { type: 'url', url: 'https://news.example/tides' }, 'news.example'],
  ['the name of a file', { type: 'pdf', name: 'tides.pdf' }, 'tides.pdf'],
  ['the type of a file without a name', { type: 'pptx' }, 'pptx'],
] as const)('shows %s', (_, source, expected) => {
  expect(toRecentJob(job(source), 'https://service.example').source).toBe(expected);
});
