import { installMemoryBudget } from '../../../../../lib/engine/read/pdf/memory-budget.ts';
import { createNodePdfHost } from '../../../../../lib/engine/read/pdf/node-host.ts';
import type { PdfProgress } from '../../../../../lib/engine/read/pdf/protocol.ts';
import { answerPdf } from '../../../../../lib/engine/read/pdf/serve.ts';

/** A process that reads one PDF as a browser's worker does: only the count of what it makes bounds its memory. */

const budget = installMemoryBudget({ countsLists: true });
const host = { ...createNodePdfHost(), workedMs: () => performance.now() };
process.once('message', async (message) => {
  process.send?.(
    await answerPdf(message, host, budget, () => process.send?.({ answer: 'progress' } satisfies PdfProgress)),
  );
});
process.send?.('ready');
