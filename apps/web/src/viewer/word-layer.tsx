import { review } from '@mavendoc/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../app/api.ts';

interface Word {
  readonly start: number;
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Words with the box around their characters; what has no place on the page has no word here. */
function wordsOf(text: string, boxes: readonly number[]): Word[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index: start }) => {
    const units = Array.from({ length: word.length }, (_, offset) => {
      const at = (start + offset) * 4;
      return boxes.slice(at, at + 4) as [number, number, number, number];
    }).filter(([left, , right]) => right > left);
    if (units.length === 0) return [];
    const left = Math.min(...units.map(([value]) => value));
    const top = Math.min(...units.map(([, value]) => value));
    const right = Math.max(...units.map(([, , value]) => value));
    const bottom = Math.max(...units.map(([, , , value]) => value));
    return [{ start, text: word, left, top, width: right - left, height: bottom - top }];
  });
}

interface WordLayerProps {
  fileId: string;
  page: number;
  size: { width: number; height: number };
  /** CSS pixels a point. */
  scale: number;
}

/** Invisible words over the page, so that text can be selected on scanned pages as well. */
export function WordLayer({ fileId, page, size, scale }: WordLayerProps) {
  const { data } = useQuery({
    queryKey: ['viewer', 'text', fileId, page],
    queryFn: () => api.call(review.getPageText, { params: { fileId, page } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const words = useMemo(() => (data === undefined ? [] : wordsOf(data.text, data.boxes)), [data]);
  return (
    <div
      className="absolute inset-0 overflow-hidden leading-none text-transparent select-text"
      data-page={page}
    >
      {words.map(({ start, text, left, top, width, height }) => (
        <span
          key={start}
          data-start={start}
          className="absolute cursor-text overflow-hidden whitespace-pre"
          style={{
            left: `${(left / size.width) * 100}%`,
            top: `${(top / size.height) * 100}%`,
            width: width * scale,
            height: height * scale,
            fontSize: height * scale * 0.9,
          }}
        >
          {`${text} `}
        </span>
      ))}
    </div>
  );
}
