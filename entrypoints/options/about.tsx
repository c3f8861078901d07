import { browser } from 'wxt/browser';
import { words } from '../../lib/settings/words.ts';

/** What this is, and whose work it stands on. */
export function About() {
  return (
    <div className="card">
      <p>{words('extension_description')}</p>
      <p className="quiet">{words('version', browser.runtime.getManifest().version)}</p>
      <p>
        <a href="/privacy.html">{words('privacy')}</a>
      </p>
      <p>
        {/* wxt.config.ts puts the file there. */}
        <a href="/NOTICE.txt">{words('licences')}</a>
      </p>
    </div>
  );
}
