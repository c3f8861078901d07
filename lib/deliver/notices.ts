import { browser } from 'wxt/browser';
import { t } from '../i18n/t.ts';

export type NoticeAct = 'copy' | 'edit' | 'try-again';

interface Notice {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Two at most; Firefox shows none. */
  readonly acts: readonly NoticeAct[];
  readonly picture?: string | undefined;
}

const labels = { copy: 'copy_picture', edit: 'edit', 'try-again': 'try_again' } as const satisfies Record<
  NoticeAct,
  string
>;

const prefix = 'about:';
/** Actions are encoded in the notification's id, as another background may receive the click. */
const separator = ' ';

type Notifications = typeof browser.notifications;

const getGranted = (): Notifications | undefined => (browser as { notifications?: Notifications }).notifications;

export async function showNotice({ id, title, text, acts, picture }: Notice): Promise<void> {
  const notifications = getGranted();
  if (!notifications) return;
  await clearNotice(id);
  await notifications.create([prefix + id, ...acts].join(separator), {
    ...look(picture),
    title,
    message: text,
    ...(!import.meta.env.FIREFOX && { buttons: acts.map((act) => ({ title: t(labels[act]) })) }),
  });
}

/** Firefox shows a picture only as the icon. */
function look(picture: string | undefined) {
  const iconUrl = browser.runtime.getURL('/icon/128.png');
  if (!picture) return { type: 'basic', iconUrl } as const;
  return import.meta.env.FIREFOX
    ? ({ type: 'basic', iconUrl: picture } as const)
    : ({ type: 'image', iconUrl, imageUrl: picture } as const);
}

export const canNotify = (): boolean => getGranted() !== undefined;

export async function clearNotice(id: string): Promise<void> {
  const notifications = getGranted();
  if (!notifications) return;
  const shown = Object.keys(await notifications.getAll()).filter((key) => key.split(separator)[0] === prefix + id);
  await Promise.all(shown.map((key) => notifications.clear(key)));
}

/** Call at the background's start and after the permission is given; false without it. */
export function listenToNotices(onClick: (id: string, act: NoticeAct | undefined) => void): boolean {
  const notifications = getGranted();
  if (!notifications) return false;
  const handleClick = (key: string, button: number | undefined) => {
    const [about = '', ...acts] = key.split(separator);
    if (!about.startsWith(prefix)) return;
    const act = button === undefined ? undefined : acts[button];
    onClick(
      about.slice(prefix.length),
      (Object.keys(labels) as NoticeAct[]).find((known) => known === act),
    );
    notifications.clear(key).catch(() => undefined);
  };
  notifications.onClicked.addListener((key) => handleClick(key, undefined));
  notifications.onButtonClicked?.addListener((key, button) => handleClick(key, button));
  return true;
}
