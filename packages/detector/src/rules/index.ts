/** `@mavendoc/detector/rules`: what the browser needs of the rules, without the detectors and their lists. */

export { checkPattern, testPattern } from './patterns.ts';
export type { PatternCheck } from './patterns.ts';
