import { mount } from '../../components/mount.tsx';
import { SavePage } from './save-page.tsx';
import './save.css';

const tab = Number.parseInt(new URLSearchParams(location.search).get('tab') ?? '', 10);

mount(<SavePage tabId={tab} />);
