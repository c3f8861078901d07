import '../pages/no-eval.ts';
import { mount } from '../pages/mount.tsx';
import { OptionsPage } from './options-page.tsx';
import './options.css';

mount(<OptionsPage />);
