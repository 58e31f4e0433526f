import { cn } from './cn.ts';

/** “MavenD▇▇”: the reader completes what the bar covers. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 116 24"
      role="img"
      aria-label="MavenDoc"
      className={cn('h-6 w-auto shrink-0 text-ink', className)}
    >
      <text
        x="0"
        y="18.4"
        fontSize="20"
        fontWeight="640"
        letterSpacing="-0.6"
        fill="currentColor"
        textLength="83"
        lengthAdjust="spacingAndGlyphs"
      >
        {'MavenD'}
      </text>
      <rect x="85" y="2.6" width="29" height="17.6" fill="currentColor" />
    </svg>
  );
}

/** The mark alone: an M half under a bar. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cn('size-6 shrink-0 text-ink', className)}>
      <path d="M5 17V5l11 11L27 5v12" fill="none" stroke="currentColor" strokeWidth="5" />
      <rect x="1" y="17" width="30" height="11" fill="currentColor" />
    </svg>
  );
}
