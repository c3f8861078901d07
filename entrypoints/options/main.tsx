import { Toasts } from '../gallery/toasts.tsx';
import { mount } from '../pages/mount.tsx';
import { OptionsPage } from './options-page.tsx';
import './options.css';

mount(
  <Toasts>
    <OptionsPage />
  </Toasts>,
);
