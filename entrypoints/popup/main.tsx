import { kinds } from '../../lib/contract/index.ts';
import { inputs } from '../../lib/jobs/refused-input.ts';
import { mount } from '../pages/mount.tsx';
import { PopupPage } from './popup-page.tsx';
import './popup.css';

const query = new URLSearchParams(location.search);
const tab = Number.parseInt(query.get('tab') ?? '', 10);

const input = inputs.find((known) => known === query.get('input'));
const kind = kinds.find((known) => known === query.get('kind'));

mount(
  <PopupPage
    tabId={Number.isNaN(tab) ? undefined : tab}
    captureId={query.get('capture') ?? undefined}
    wantedKind={kind}
    refused={input}
    giving={query.has('give')}
  />,
);
