import { browser } from 'wxt/browser';
import { words } from '../../lib/settings/words.ts';

/** What this is, and whose work it stands on. */
export function About() {
  return (
    <section className="card" aria-labelledby="about">
      <h2 id="about">{words('about')}</h2>
      <p>{words('extension_description')}</p>
      <p className="quiet">{words('version', browser.runtime.getManifest().version)}</p>
      <p>
        {/* wxt.config.ts puts the file there. */}
        <a href="/NOTICE.txt">{words('licences')}</a>
      </p>
    </section>
  );
}
