import { runService } from '../../lib/service/node/run-service.ts';

runService({
  loadPages: async () => (await import('./load-pages.ts')).loadPages(),
  loadDatabase: async () => (await import('../../lib/service/postgres/index.ts')).postgres,
});
