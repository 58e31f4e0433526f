/** Lines of a document as `[width, from, to]` in hundredths; a bar covers `from` to `to`. */
const LINES: readonly (readonly [number, number?, number?])[] = [
  [96],
  [100, 18, 52],
  [94, 60, 86],
  [98],
  [62],
  [0],
  [100, 0, 34],
  [97],
  [99, 48, 71],
  [95],
  [40, 12, 40],
  [0],
  [98],
  [100, 70, 96],
  [54],
];

/** A drawn page with bars; only ornament. */
export const SamplePage = () => (
  <svg viewBox="0 0 300 400" className="w-72 drop-shadow-lg" aria-hidden="true">
    <rect width="300" height="400" className="fill-page" />
    <rect x="32" y="36" width="120" height="8" className="fill-bar" opacity="0.75" />
    {LINES.map(([width, from, to], index) => {
      const y = 70 + index * 19;
      return (
        <g key={y}>
          <rect x="32" y={y} width={(236 * width) / 100} height="5" className="fill-bar" opacity="0.13" />
          {from !== undefined && to !== undefined && (
            <rect
              x={32 + 236 * (from / 100)}
              y={y - 4}
              width={(236 * (to - from)) / 100}
              height="13"
              className="fill-bar"
            />
          )}
        </g>
      );
    })}
  </svg>
);
