import { cn } from '../ui/cn.ts';
import type { PageSize } from './page-layout.ts';
import { placeOf } from './place.ts';
import type { Hit } from './use-find.ts';

interface HitsLayerProps {
  page: PageSize;
  hits: readonly Hit[];
  /** The one that is looked at. */
  current: Hit | undefined;
}

/** What was searched for, shown on the page. */
export const HitsLayer = ({ page, hits, current }: HitsLayerProps) => (
  <div className="pointer-events-none absolute inset-0" aria-hidden>
    {hits
      .filter((hit) => hit.page === page.index)
      .flatMap((hit) =>
        hit.boxes.map((box) => (
          <span
            key={`${box.left} ${box.top}`}
            className={cn(
              'absolute rounded-[1px] mix-blend-multiply',
              hit === current ? 'bg-hit outline-2 outline-accent' : 'bg-hit/60',
            )}
            style={placeOf(box, page)}
          />
        )),
      )}
  </div>
);
