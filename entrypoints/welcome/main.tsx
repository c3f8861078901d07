import { mount } from '../pages/mount.tsx';
import { WelcomePage } from './welcome-page.tsx';
import './welcome.css';

mount(<WelcomePage />);
