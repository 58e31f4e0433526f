import { because, type Found } from '../found.ts';
import type { Range } from '../text/document.ts';

/** A name, or a part of one, that stands again elsewhere in the document. @param name what told of it */
export const namedAgain = ({ start, end }: Range, confidence: number, name: string): Found => ({
  start,
  end,
  category: 'person',
  detector: 'propagation',
  confidence,
  reason: because('found-elsewhere', name),
  proposal: 'remove',
  priority: 30,
});
