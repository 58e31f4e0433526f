import './ui/base.css';
import { basePath } from './app/base.ts';

/** Visitors get the landing page without the application; whoever goes on loads the rest. */
const atFrontDoor = location.pathname.replace(/\/$/, '') === basePath;

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root');

const mount = atFrontDoor
  ? (await import('./landing/mount.tsx')).mountLanding
  : (await import('./app/mount.tsx')).mountApplication;
await mount(root);
