export { runServe, runWork } from './main.ts';
