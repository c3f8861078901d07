import { runService } from '../../lib/service/node.ts';

// With the first page that is asked for: most services are asked for none.
runService(async () => (await import('./load-pages.ts')).loadPages());
