import { review } from '@mavendoc/contract';
import { useQuery } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import { api } from '../app/api.ts';
import type { PageSize } from './page-layout.ts';
import { placeOf } from './place.ts';
import { wordsOf, type Word } from './words.ts';

/** Texts of pages that were left this long ago are asked for again. */
const KEEP_MS = 60_000;

interface WordLayerProps {
  fileId: string;
  page: PageSize;
  /** CSS pixels a point. */
  scale: number;
}

/** Invisible words over the page, so that text can be selected on scanned pages as well. */
export const WordLayer = memo(function WordLayer({ fileId, page, scale }: WordLayerProps) {
  const { data } = useQuery({
    queryKey: ['viewer', 'text', fileId, page.index],
    queryFn: () => api.call(review.getPageText, { params: { fileId, page: page.index } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEEP_MS,
  });
  const words = useMemo(() => (data === undefined ? [] : wordsOf(data.text, data.boxes)), [data]);
  return (
    <div
      className="absolute inset-0 overflow-hidden leading-none text-transparent select-text"
      data-page={page.index}
    >
      {words.map((word) => (
        <span
          key={word.start}
          data-start={word.start}
          className="absolute cursor-text overflow-hidden whitespace-pre"
          style={{
            ...placeOf(
              {
                left: word.left,
                top: word.top,
                right: word.left + word.width + word.gap,
                bottom: word.top + word.height,
              },
              page,
            ),
            ...fit(word, scale),
          }}
        >
          {`${word.text} `}
        </span>
      ))}
    </div>
  );
});

const SAMPLE_PX = 16;
let ruler: CanvasRenderingContext2D | null = null;

/** Letters spread so that a selection ends where the printed letters end. */
function fit({ text, width, height }: Word, scale: number): { fontSize: number; letterSpacing: number } {
  ruler ??= document.createElement('canvas').getContext('2d');
  const fontSize = Math.max(1, height * scale * 0.9);
  if (ruler === null) return { fontSize, letterSpacing: 0 };
  ruler.font = `${SAMPLE_PX}px sans-serif`;
  const natural = (ruler.measureText(text).width * fontSize) / SAMPLE_PX;
  return { fontSize, letterSpacing: (width * scale - natural) / text.length };
}
