import { mount } from '../../components/mount.tsx';
import { Toasts } from '../../components/toasts.tsx';
import { EditorPage } from './editor-page.tsx';
import './editor.css';

mount(
  <Toasts>
    <EditorPage jobId={new URLSearchParams(location.search).get('job') ?? ''} />
  </Toasts>,
);
