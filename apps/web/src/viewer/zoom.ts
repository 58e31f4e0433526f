/** Zoom: 1 is as wide as the column allows. */

const STEP = 1.25;
const LEAST = 0.25;
const MOST = 8;

export const clampZoom = (zoom: number): number => Math.min(MOST, Math.max(LEAST, zoom));
export const zoomIn = (zoom: number): number => clampZoom(zoom * STEP);
export const zoomOut = (zoom: number): number => clampZoom(zoom / STEP);
