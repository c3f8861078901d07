import { mount } from '../../components/mount.tsx';
import { Toasts } from '../../components/toasts.tsx';
import { OptionsPage } from './options-page.tsx';
import './options.css';

mount(
  <Toasts>
    <OptionsPage />
  </Toasts>,
);
