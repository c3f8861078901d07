import { type Lane, lanes, type PreviewReply, type PreviewRequest } from './messages.ts';

export type DrawnPreview =
  | Pick<Extract<PreviewReply, { preview: unknown }>, 'preview' | 'design' | 'place'>
  | Pick<Extract<PreviewReply, { places: unknown }>, 'places'>
  | Pick<Extract<PreviewReply, { found: unknown }>, 'found'>
  | Pick<Extract<PreviewReply, { file: unknown }>, 'file'>
  | Pick<Extract<PreviewReply, { page: unknown }>, 'page'>
  | Pick<Extract<PreviewReply, { text: unknown }>, 'text'>
  | Pick<Extract<PreviewReply, { slides: unknown }>, 'slides'>;

interface Serving {
  read(data: unknown): PreviewRequest;
  work(request: PreviewRequest): AsyncGenerator<DrawnPreview>;
  reply(reply: PreviewReply): void;
}

export function serveLanes({ read, work, reply }: Serving, scope = globalThis as unknown as Worker): void {
  const open = new Map<Lane, { readonly request: PreviewRequest; readonly drawn: AsyncGenerator<DrawnPreview> }>();
  let isBusy = false;

  const step = async (lane: Lane) => {
    const current = open.get(lane);
    if (!current) return;
    const about = { number: current.request.number, lane };
    const close = () => {
      if (open.get(lane) === current) open.delete(lane);
    };
    try {
      const { value, done } = await current.drawn.next();
      if (done) {
        close();
        reply({ ...about, isDone: true });
      } else if (open.get(lane) === current) reply({ ...about, ...value });
    } catch (error) {
      close();
      const { code, message } = error as { code?: unknown; message?: unknown };
      const known = typeof code === 'string' ? { code } : {};
      reply({ ...about, error: { ...known, message: String(message ?? error) } });
    }
  };
  const run = async () => {
    isBusy = true;
    for (let lane = findFreeLane(); lane; lane = findFreeLane()) {
      await step(lane);
      await waitForMessages();
    }
    isBusy = false;
  };
  const findFreeLane = () => lanes.find((lane) => open.has(lane));

  scope.addEventListener('message', ({ data }) => {
    const request = read(data);
    const replaced = open.get(request.lane);
    open.set(request.lane, { request, drawn: work(request) });
    replaced?.drawn.return(undefined).catch(() => undefined);
    if (!isBusy) void run();
  });
}

/** Lets pending messages arrive. */
const waitForMessages = () => new Promise((resolve) => setTimeout(resolve));
