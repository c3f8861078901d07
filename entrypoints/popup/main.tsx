import { mount } from '../../components/mount.tsx';
import { kinds } from '../../lib/contract/index.ts';
import { inputs } from '../../lib/jobs/refused-input.ts';
import { PopupPage } from './popup-page.tsx';
import './popup.css';

const query = new URLSearchParams(location.search);
const tab = Number.parseInt(query.get('tab') ?? '', 10);

const input = inputs.find((known) => known === query.get('input'));
const kind = kinds.find((known) => known === query.get('kind'));

document.documentElement.toggleAttribute(
  'data-window',
  ['capture', 'give', 'job'].some((name) => query.has(name)),
);

mount(
  <PopupPage
    tabId={Number.isNaN(tab) ? undefined : tab}
    captureId={query.get('capture') ?? undefined}
    wantedKind={kind}
    refused={input}
    giving={query.has('give')}
    jobId={query.get('job') ?? undefined}
  />,
);
