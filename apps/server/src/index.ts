export { runAdmin } from './admin/run.ts';
export { runServe, runWork } from './main.ts';
