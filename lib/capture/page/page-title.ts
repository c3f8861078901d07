import { withoutWww } from '../../contract/host.ts';
import { choosePageTitle } from '../../engine/read/page/title.ts';

/** Without the site's name, and from visible elements: after script navigation, tags in the head may be outdated. */
export function pageTitle(page: Document): string {
  const whole = page.title.trim();
  if (page.contentType.startsWith('image/'))
    return whole.replace(/\s*\(\d+\s*×\s*\d+( \w+)?\)$/, '') || location.hostname;
  const site = page.querySelector('meta[property="og:site_name"]')?.getAttribute('content') ?? '';
  const heading = page.querySelector('h1')?.textContent ?? '';
  const host = withoutWww(location.hostname);
  return choosePageTitle({ shared: [], document: whole, heading, site: [site, host] }) ?? location.hostname;
}
