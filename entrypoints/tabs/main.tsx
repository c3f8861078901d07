import { mount } from '../../components/mount.tsx';
import { kinds } from '../../lib/contract/index.ts';
import { TabsPage } from './tabs-page.tsx';
import './tabs.css';

const query = new URLSearchParams(location.search);
const ids = (query.get('ids') ?? '').split(',').map(Number).filter(Number.isSafeInteger);
const kind = kinds.find((known) => known === query.get('kind')) ?? 'infographic';

mount(<TabsPage ids={ids} wantedKind={kind} />);
