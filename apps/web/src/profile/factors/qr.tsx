import { useMemo } from 'react';
import { encode } from 'uqr';

/** Modules of white around the code that readers need (ISO/IEC 18004, 9.1). */
const QUIET = 4;

/** Drawn here: a secret goes to no service that makes pictures. Dark on white whatever the theme, as readers want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = useMemo(() => encode(text, { border: QUIET }), [text]);
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="w-48 rounded-md border border-line bg-page"
    >
      <path d={path} className="fill-bar" />
    </svg>
  );
}
