import { beforeEach, expect, it } from 'vitest';
import { toDrawnVersion } from '../../../components/previews/drawn-version.ts';
import { previewRequest } from '../../../components/previews/messages.ts';
import { createReader, type Drawable } from '../../../components/previews/reader.ts';
import type { Version } from '../../../lib/edit/version.ts';
import type { Rendering } from '../../../lib/engine/index.ts';
import { toEditedRequest } from '../../../lib/jobs/again.ts';
import { createRequest } from '../../../lib/jobs/record.ts';
import { makeOneKeyWorkspaces } from '../../../lib/service/core/workspaces.ts';
import { findSavedBrand, putBrand } from '../../../lib/settings/brands.ts';
import { putBlob } from '../../../lib/storage/blobs.ts';
import { emptyDatabase } from '../jobs/database.ts';
import { beesBrief, createFakeEngine, createTestService, key, pngBytes } from '../service/fakes.ts';

const ours = '6f1c1b0e-0000-4000-8000-000000000001';
const other = '6f1c1b0e-0000-4000-8000-000000000002';
const site = { html: '<meta name="theme-color" content="#123456">', url: 'https://brand.example/', styles: [] };

beforeEach(async () => {
  await emptyDatabase();
  const logoBlobId = await putBlob(new Blob([pngBytes]));
  const at = { updatedAt: '2026-05-19T08:00:00.000Z' };
  await putBrand({ ...at, id: ours, name: 'Ours', brand: { colors: ['#0f766e'] }, logoBlobId });
  await putBrand({ ...at, id: other, name: 'Other', brand: { colors: ['#be185d'] } });
});

/** All of a rendering that changes what is drawn, but for its format. */
function plain({ format: _, widthPx: __, fonts: ___, steering, ...rest }: Rendering & { fonts?: unknown }) {
  return JSON.parse(
    JSON.stringify({ ...rest, steering }, (_, value) =>
      value instanceof Uint8Array ? `${value.length} bytes` : value,
    ),
  );
}

/** The inputs with which this device's service draws a request; and the brand of its site, as it is kept for the editor. */
async function drawnByService(fields: object) {
  const service = createTestService({
    web: { site: async () => site },
    workspaces: { ...makeOneKeyWorkspaces(key), brand: (_, id) => findSavedBrand(id) },
  });
  const { json } = await service.post('/api/generate', fields);
  for (let poll = 0; poll < 3; poll++) await service.call(`/api/jobs/${String(json.jobId)}`);
  const [name, , rendering] = service.calls.at(-1) ?? [];
  expect(name).toBe('drawInfographic');
  return plain(rendering as Rendering);
}

const reader = createReader(createFakeEngine().engine);
/** The inputs with which the worker draws a subject, as it comes there. */
async function drawnBefore(subject: Drawable) {
  const asked = previewRequest.parse(structuredClone({ number: 1, lane: 'picture', subject }));
  const { rendering } = await reader(asked.subject as Drawable, undefined);
  return plain(rendering);
}
const sourceText = 'Bees dance.';
const toRequest = (fields: object) =>
  createRequest.parse({ kind: 'infographic', fields: { sourceText, ...fields }, parts: [] });

const requests: readonly (readonly [string, object])[] = [
  ['nothing', {}],
  ['a shape and a look', { aspectRatio: '16:9', styleNotes: 'Look: night. Fewer words.' }],
  ['a place to post it', { aspectRatio: '1:1', outcome: 'blog_header' }],
  ['several compositions compared', { enableCritique: true }],
  ['a note on its reference image', { referenceNote: 'Place it at the top' }],
  ['a saved brand with a logo', { brandProfileId: ours }],
  ['a saved brand without one', { brandProfileId: other }],
];

it.each(requests)('what is seen before is drawn with all that is made with: %s', async (_, fields) => {
  const request = toRequest(fields);
  expect(await drawnBefore({ request })).toEqual(await drawnByService(request.fields));
});

const toVersion = (fields: { aspectRatio?: Version['aspect']; styleNotes?: string }): Version => ({
  says: { brief: beesBrief },
  aspect: fields.aspectRatio ?? '9:16',
  styleNotes: fields.styleNotes ?? '',
});
const siteBrand = { colors: ['#123456'] };
const fromSite = { brandUrl: site.url };

it.each([...requests, ['the brand of a site', fromSite] as const])(
  'the editor shows a picture with all that it was made with: %s',
  async (_, fields) => {
    const request = toRequest({ aspectRatio: '9:16', ...fields });
    const drawn = toDrawnVersion({ request }, toVersion(request.fields), { brand: siteBrand });
    expect(await drawnBefore(drawn)).toEqual(await drawnByService(request.fields));
  },
);

it.each<[string, object, Partial<Version>]>([
  ['in another shape and look', { outcome: 'blog_header' }, { aspect: '1:1', styleNotes: 'Look: bold.' }],
  ['in another brand', { brandProfileId: ours }, { brandId: other }],
  ['in a brand in place of a site’s', fromSite, { brandId: ours }],
  ['in a colour in place of a brand', { brandProfileId: ours }, { brandId: '', styleNotes: 'Brand colour #b91c1c.' }],
  ['in a colour in place of a site’s', fromSite, { brandId: '', styleNotes: 'Brand colour #b91c1c.' }],
])('a version is saved as the editor shows it: %s', async (_, fields, changed) => {
  const request = toRequest({ aspectRatio: '9:16', ...fields });
  const version = { ...toVersion(request.fields), ...changed };
  const drawn = toDrawnVersion({ request }, version, { brand: siteBrand });
  expect(await drawnBefore(drawn)).toEqual(await drawnByService(toEditedRequest(request, version).fields));
});
