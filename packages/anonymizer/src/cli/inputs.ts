import { access, constants, mkdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { UsageError } from './exit.ts';
import type { Language } from './language.ts';
import { fill, texts } from './texts.ts';

export interface Job {
  readonly input: string;
  readonly out: string;
}

/** @throws UsageError where there is no such file */
export async function checkInput(path: string, language: Language): Promise<void> {
  const facts = await stat(path).catch(() => undefined);
  if (!facts) throw new UsageError(fill(texts(language).noFile, { file: path }));
  if (!facts.isFile()) throw new UsageError(fill(texts(language).notAFile, { file: path }));
}

/**
 * Where each copy goes: to `out` itself, or into it where it is a folder (or ends in a slash) or there are several files;
 * beside the original when `out` is not given.
 * @throws UsageError where a copy would replace its original or can't be written
 */
export async function jobsOf(
  inputs: readonly string[],
  out: string | undefined,
  language: Language,
): Promise<Job[]> {
  const folder = out !== undefined && (await isFolder(out));
  if (inputs.length > 1 && out !== undefined && !folder) {
    if (extname(out).toLowerCase() === '.pdf') throw new UsageError(texts(language).sameOut);
    await mkdir(out, { recursive: true });
  } else if (out?.endsWith('/')) {
    await mkdir(out, { recursive: true });
  }
  const into = out !== undefined && (await isFolder(out));
  const jobs = inputs.map((input, i) => {
    if (out !== undefined && !into) return { input, out };
    const name = copyName(input, language);
    const same = inputs.slice(0, i).filter((other) => copyName(other, language) === name).length;
    const numbered = same > 0 ? name.replace(/\.pdf$/u, ` (${same + 1}).pdf`) : name;
    return { input, out: join(into ? out : dirname(input), into ? numbered : name) };
  });
  for (const job of jobs) await checkPlace(job, language);
  return jobs;
}

const copyName = (input: string, language: Language): string => {
  const name = basename(input).replace(/\.pdf$/iu, '');
  return `${name} - ${language === 'pt' ? 'anonimizado' : 'anonymized'}.pdf`;
};

const isFolder = async (path: string): Promise<boolean> =>
  stat(path).then(
    (facts) => facts.isDirectory(),
    () => false,
  );

async function checkPlace({ input, out }: Job, language: Language): Promise<void> {
  const real = await realpath(out).catch(() => undefined);
  if (real !== undefined && real === (await realpath(input).catch(() => undefined))) {
    throw new UsageError(fill(texts(language).overItself, { file: out }));
  }
  try {
    await access(dirname(out), constants.W_OK);
  } catch (error) {
    throw new UsageError(fill(texts(language).notWritable, { file: out }), { cause: error });
  }
}
