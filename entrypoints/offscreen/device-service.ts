import { createEngine } from '../../lib/engine/engine.ts';
import { createBrowserPlatform } from '../../lib/engine/paint/browser.ts';
import { createAdvance } from '../../lib/service/advance.ts';
import { createService } from '../../lib/service/app.ts';
import { createIndexedDbStore } from '../../lib/service/store/indexeddb.ts';
import { createWeb } from '../../lib/service/web.ts';
import { deviceWorkspaces } from '../../lib/service/workspaces.ts';
import { findSavedBrand } from '../../lib/settings/brands.ts';
import { findCapturedPage, readCapturedPage } from '../../lib/settings/captured-pages.ts';
import { getOpenFile } from '../../lib/settings/open-files.ts';
import { startPdfWorker } from './start-pdf-worker.ts';

/** The service as this device serves it: no key, no limits, pages as they were captured. */
export function createDeviceService(): ReturnType<typeof createService> {
  const store = createIndexedDbStore();
  return createService({
    store,
    advance: createAdvance({
      engine: createEngine(createBrowserPlatform({ startPdfWorker })),
      store,
      pages: { read: readCapturedPage },
      web: createWeb({ get: getOpenFile, readAtHand: findCapturedPage }),
    }),
    workspaces: { ...deviceWorkspaces, brand: (_, brandId) => findSavedBrand(brandId) },
    sourceSchemes: ['http:', 'https:', 'file:'],
  });
}
