import { browser } from 'wxt/browser';
import type * as z from 'zod/mini';
import { CaptureError } from './capture-error.ts';
import { type PicturesAnswer, type PicturesRequest, picturesAnswer } from './found-picture.ts';
import { type Grab, type GrabRequest, grab } from './grab.ts';
import { ask, askPictures } from './page/ask.ts';
import { explainRefusal, findRefusal } from './refusal.ts';
import type { OpenTab } from './tabs.ts';

/** Milliseconds. A slower page is stuck in a script, or shows a dialog. */
const timeoutMs = { grab: 20_000, pictures: 60_000 } as const;

/** Injects `entrypoints/grab.ts`; requires `activeTab`. @throws {CaptureError} when the page refuses or does not respond. */
export const runInPage = (tab: OpenTab, request: GrabRequest, frameId = 0): Promise<Grab> =>
  askPage(tab, { file: '/grab.js', func: ask, request, answer: grab, timeoutMs: timeoutMs.grab }, frameId);

/** Injects `entrypoints/pictures.ts`. @throws {CaptureError} as {@link runInPage}. */
export const askForPictures = (tab: OpenTab, request: PicturesRequest, frameId = 0): Promise<PicturesAnswer> =>
  askPage(
    tab,
    { file: '/pictures.js', func: askPictures, request, answer: picturesAnswer, timeoutMs: timeoutMs.pictures },
    frameId,
  );

interface Question<Request, Answer> {
  readonly file: '/grab.js' | '/pictures.js';
  readonly func: (request: Request) => unknown;
  readonly request: Request;
  readonly answer: z.ZodMiniType<Answer>;
  readonly timeoutMs: number;
}

async function askPage<Request, Answer>(
  tab: OpenTab,
  question: Question<Request, Answer>,
  frameId: number,
): Promise<Answer> {
  await refuseClosedPage(tab);
  const answer = question.answer.safeParse(await inject(tab, question, frameId));
  if (!answer.success) throw new CaptureError('page_refused', { cause: answer.error });
  return answer.data;
}

export async function refuseClosedPage({ url }: OpenTab): Promise<void> {
  const refusal = url === undefined ? undefined : findRefusal(url);
  if (refusal) throw new CaptureError(refusal);
  if (url?.startsWith('file:') && !(await browser.extension.isAllowedFileSchemeAccess())) {
    throw new CaptureError('file_access');
  }
}

async function inject<Request>(
  tab: OpenTab,
  { file, func, request, timeoutMs }: Question<Request, unknown>,
  frameId: number,
): Promise<unknown> {
  const target = { tabId: tab.id, frameIds: [frameId] };
  const run = async () => {
    await browser.scripting.executeScript({ target, files: [file] });
    const [injection] = await browser.scripting.executeScript({ target, func, args: [request] });
    return injection?.result;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stuck = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CaptureError('page_busy')), timeoutMs);
  });
  try {
    return await Promise.race([run(), stuck]);
  } catch (cause) {
    throw cause instanceof CaptureError ? cause : new CaptureError(explainRefusal(tab.url), { cause });
  } finally {
    clearTimeout(timer);
  }
}
