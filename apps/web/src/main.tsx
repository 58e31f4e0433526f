import './ui/base.css';
import { basePath } from './app/base.ts';
import { sayNotStarted } from './not-started.ts';

/** Visitors get the landing page without the application; whoever goes on loads the rest. */
const atFrontDoor = location.pathname.replace(/\/$/, '') === basePath;

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root');

try {
  const mount = atFrontDoor
    ? (await import('./landing/mount.tsx')).mountLanding
    : (await import('./app/mount.tsx')).mountApplication;
  await mount(root);
} catch (error) {
  // The landing page stands already (build/prerender.ts) and leads on by plain links.
  if (root.childElementCount === 0) sayNotStarted(root);
  throw error;
}
