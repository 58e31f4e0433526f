import { readFile } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';
import { detect as find, loadNameModel } from '@mavendoc/detector';
import { UsageError, type ExitCode } from './exit.ts';
import { checkInput } from './inputs.ts';
import { parseOptions } from './options.ts';
import type { Terminal } from './terminal.ts';
import { texts } from './texts.ts';

/** Offsets are UTF-16 units of the text, a byte order mark not counted. */
export async function detect(args: readonly string[], { out, language }: Terminal): Promise<ExitCode> {
  const { values, positionals } = parseOptions(args, ['json', 'keep', 'remove', 'rules'], language);
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new UsageError(texts(language).noInput);
  if (path !== '-') await checkInput(path, language);
  const text = (path === '-' ? await readAll(process.stdin) : await readFile(path, 'utf8')).replace(
    /^\uFEFF/u,
    '',
  );
  const asked = values.rules ?? values.keep ?? values.remove;
  const { rules, without, policy } = asked
    ? await (await import('./rules.ts')).wishesOf(values, language)
    : { rules: undefined, without: undefined, policy: undefined };
  const findings = find([{ text }], {
    ...(rules && { rules }),
    ...(without && { without }),
    ...(policy && { policy }),
    model: loadNameModel(),
  }).flatMap(({ spans, category, detector, confidence, proposal, reason }) =>
    spans.map(({ start, end }) => ({
      start,
      end,
      text: text.slice(start, end),
      category,
      detector,
      confidence,
      proposal,
      reason,
    })),
  );
  if (values.json) out.write(`${JSON.stringify({ findings })}\n`);
  else {
    for (const { start, end, category, confidence, text: value } of findings) {
      out.write(
        `${start}-${end}\t${category}\t${Math.round(confidence * 100)} %\t${value.replace(/\s+/gu, ' ')}\n`,
      );
    }
  }
  return 0;
}
