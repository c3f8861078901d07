import type { Aspect, Format, Kind } from '../../lib/contract/index.ts';
import type { Popup } from './popup.ts';

export interface PictureChoice {
  readonly kind: Kind;
  readonly aspect: Aspect;
  readonly format: Format;
}

/**
 * Chooses and starts in the popup as a user does, and waits for the end. A browser that loses the focus in between
 * closes its popup; the job goes on all the same.
 * @throws {Error} with the popup's own words when it can't capture the page or the job comes to a bad end.
 */
export async function makeInPopup(popup: Popup, { kind, aspect, format }: PictureChoice): Promise<void> {
  await seeOrFail(popup, 'form.make');
  await popup.click(`form.make input[value="${kind}"]`);
  await popup.click(`form.make input[value="${aspect}"]`);
  await popup.run((format) => {
    const select = document.querySelector<HTMLSelectElement>('form.make .format select');
    if (!select) throw new Error('The popup has no choice of formats.');
    select.value = format;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }, format);
  await popup.click('form.make button[type="submit"]');
  await seeOrFail(popup, '.job-view[data-tone="done"]');
}

/** Waits for `selector`, or for a notice that says why it will not come. */
async function seeOrFail(popup: Popup, selector: string): Promise<void> {
  const notice = '.notice-problem, .notice-plain';
  await popup.see(`${selector}, ${notice}`, 60_000);
  const problem = await popup.run(
    ({ selector, notice }) =>
      document.querySelector(selector) ? undefined : (document.querySelector(notice)?.textContent ?? undefined),
    { selector, notice },
  );
  if (problem) throw new Error(problem);
}
