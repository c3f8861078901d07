import { browser } from 'wxt/browser';
import { t } from '../i18n/t.ts';

export type NoticeAct = 'copy' | 'edit' | 'try-again';

interface Notice {
  /** Of the job or the saved image: it has one notification, which a later one replaces. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Two at most; a click beside them shows it. Firefox has no buttons. */
  readonly acts: readonly NoticeAct[];
  /** A `data:` address of the picture in small. */
  readonly picture?: string | undefined;
}

const labels = { copy: 'copy_picture', edit: 'edit', 'try-again': 'try_again' } as const satisfies Record<
  NoticeAct,
  string
>;

const prefix = 'about:';
/** Acts travel in the notification's own id: the background that shows it may not be the one that hears the click. */
const separator = ' ';

type Notifications = typeof browser.notifications;

/** The permission is given by the user, and may be taken back: without it the browser has no such thing. */
const granted = (): Notifications | undefined => (browser as { notifications?: Notifications }).notifications;

/** Shows a notification, in place of an earlier one of the same. Does nothing without the permission. */
export async function showNotice({ id, title, text, acts, picture }: Notice): Promise<void> {
  const notifications = granted();
  if (!notifications) return;
  await clearNotice(id);
  await notifications.create([prefix + id, ...acts].join(separator), {
    ...look(picture),
    title,
    message: text,
    ...(!import.meta.env.FIREFOX && { buttons: acts.map((act) => ({ title: t(labels[act]) })) }),
  });
}

/** Firefox has no place for a picture but the icon's. */
function look(picture: string | undefined) {
  const iconUrl = browser.runtime.getURL('/icon/128.png');
  if (!picture) return { type: 'basic', iconUrl } as const;
  return import.meta.env.FIREFOX
    ? ({ type: 'basic', iconUrl: picture } as const)
    : ({ type: 'image', iconUrl, imageUrl: picture } as const);
}

export const canNotify = (): boolean => granted() !== undefined;

/** Takes the notification of a job or saved image away: it was seen. */
export async function clearNotice(id: string): Promise<void> {
  const notifications = granted();
  if (!notifications) return;
  const shown = Object.keys(await notifications.getAll()).filter((key) => key.split(separator)[0] === prefix + id);
  await Promise.all(shown.map((key) => notifications.clear(key)));
}

/**
 * Hears clicks on notifications: on a button (`act`), or elsewhere. To be called as the background starts, and once more
 * when the permission is given; false while there is nothing to hear.
 */
export function listenToNotices(onClick: (id: string, act: NoticeAct | undefined) => void): boolean {
  const notifications = granted();
  if (!notifications) return false;
  const heard = (key: string, button: number | undefined) => {
    const [about = '', ...acts] = key.split(separator);
    if (!about.startsWith(prefix)) return;
    const act = button === undefined ? undefined : acts[button];
    onClick(
      about.slice(prefix.length),
      (Object.keys(labels) as NoticeAct[]).find((known) => known === act),
    );
    // Chrome leaves it standing.
    notifications.clear(key).catch(() => undefined);
  };
  notifications.onClicked.addListener((key) => heard(key, undefined));
  notifications.onButtonClicked?.addListener((key, button) => heard(key, button));
  return true;
}
