import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { humanAnswerAt } from '../../../apps/server/testing/people.ts';
import type { Answers, Guessed, Questions } from '../accounts/questions.ts';

const resources = process.argv[2] ?? '';

/** Calls under way at once. */
const WIDTH = 16;

const MEGABYTES = 4;

type Message = { [Kind in keyof Questions]: { kind: Kind; question: Questions[Kind] } }[keyof Questions];

process.on('message', (message: Message) => {
  const work = {
    guess: async () => await guess(message.question as Questions['guess']),
    codes: async () => await guessCodes(message.question as Questions['codes']),
    uploads: async () => await uploads(message.question as Questions['uploads']),
    signIns: async () => await signIns(message.question as Questions['signIns']),
  };
  void work[message.kind]().then((answer) => process.send?.(answer));
});

function counter(): { count: (what: string | number) => void; counts: Record<string, number> } {
  const counts: Record<string, number> = {};
  return { counts, count: (what) => (counts[what] = (counts[what] ?? 0) + 1) };
}

/** Calls of many people come from many addresses; what one of them may do in a minute is not measured here. */
const somebodys = (): Record<string, string> => ({
  'X-Forwarded-For': Array.from({ length: 4 }, () => randomInt(1, 255)).join('.'),
});

const post = async (path: string, fields: Record<string, string>, cookie = ''): Promise<Response> =>
  await fetch(resources + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie, ...somebodys() },
  });

async function tryPassword(email: string, password: string): Promise<number> {
  const response = await post('/auth/login', { email, password, recaptcha: await humanAnswerAt(resources) });
  await response.arrayBuffer();
  return response.status;
}

async function guess({ guesses, accounts, token }: Questions['guess']): Promise<Guessed> {
  const { count, counts } = counter();
  return await besideOthers(token, counts, async () => {
    let next = 0;
    const guessOn = async (): Promise<void> => {
      while (next < guesses) {
        const index = next;
        next += 1;
        const email = accounts === 1 ? 'dona@alvo.example' : `conta${index % accounts}@alvo.example`;
        count(await tryPassword(email, `palpite ${index}`));
      }
    };
    await Promise.all(Array.from({ length: WIDTH }, guessOn));
  });
}

/** Asks for codes and spends all tries of each, until asked `guesses` times. */
async function guessCodes({ guesses, token }: Questions['codes']): Promise<Guessed> {
  const { count, counts } = counter();
  return await besideOthers(token, counts, async () => {
    let cookie = '';
    for (let index = 0; index < guesses; index += 1) {
      if (index % 4 === 0) {
        const recaptcha = await humanAnswerAt(resources);
        const asked = await post('/auth/login-no-password', { email: 'codigos@alvo.example', recaptcha });
        await asked.arrayBuffer();
        cookie = asked.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      }
      const code = String(index % 1_000_000).padStart(6, '0');
      const response = await post('/auth/verify2fa', { code }, cookie);
      const told = (await response.json()) as { code?: string };
      count(response.ok ? 'right' : (told.code ?? response.status));
    }
  });
}

/** Times the calls that somebody who is signed in makes meanwhile. */
async function besideOthers(
  token: string,
  counts: Record<string, number>,
  work: () => Promise<void>,
): Promise<Guessed> {
  const times: number[] = [];
  let failed = 0;
  const stop = new AbortController();
  const others = (async () => {
    while (!stop.signal.aborted) {
      const start = performance.now();
      const response = await fetch(`${resources}/users/myinfo`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      await response.arrayBuffer();
      times.push(performance.now() - start);
      if (!response.ok) failed += 1;
      await sleep(50);
    }
  })();
  const start = performance.now();
  await work();
  const milliseconds = performance.now() - start;
  stop.abort();
  await others;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return { counts, milliseconds, others: { median: at(0.5), p95: at(0.95), failed } };
}

async function signIns({ seconds, rate }: Questions['signIns']): Promise<Answers['signIns']> {
  const { count, counts } = counter();
  const start = performance.now();
  const flights: Promise<void>[] = [];
  let sent = 0;
  for (; performance.now() < start + seconds * 1000; sent += 1) {
    // at its time, whatever became of those before
    flights.push(tryPassword(`pessoa${sent}@fluxo.example`, 'palpite').then(count, () => count('failed')));
    await sleep(Math.max(0, start + (sent * 1000) / rate - performance.now()));
  }
  await Promise.all(flights);
  return { sent, counts };
}

async function uploads({ seconds, token, folder }: Questions['uploads']): Promise<Answers['uploads']> {
  const { count, counts } = counter();
  const start = performance.now();
  let bytes = 0;
  while (performance.now() < start + seconds * 1000) bytes += await upload(token, folder, count);
  return { megabytesPerSecond: bytes / 1024 / 1024 / ((performance.now() - start) / 1000), counts };
}

let uploaded = 0;

async function upload(token: string, folder: string, count: (status: number) => void): Promise<number> {
  uploaded += 1;
  const bytes = Buffer.alloc(MEGABYTES * 1024 * 1024, `%PDF-1.7 ${uploaded} `);
  const form = new FormData();
  form.append('file', new Blob([bytes], { type: 'application/pdf' }), `envio ${uploaded}.pdf`);
  const response = await fetch(`${resources}/drive/upload?folder=${folder}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  await response.arrayBuffer();
  count(response.status);
  return response.ok ? bytes.length : 0;
}
