import { mount } from '../../components/mount.tsx';
import { WelcomePage } from './welcome-page.tsx';
import './welcome.css';

mount(<WelcomePage />);
