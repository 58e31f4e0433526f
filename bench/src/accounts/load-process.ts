import { fork } from 'node:child_process';
import path from 'node:path';
import type { Answers, Questions } from './questions.ts';

export interface Load {
  ask<Kind extends keyof Questions>(kind: Kind, question: Questions[Kind]): Promise<Answers[Kind]>;
  stop(): void;
}

/** The process that calls the service. */
export function startLoad(resources: string): Load {
  const child = fork(path.join(import.meta.dirname, '../workloads/sign-ins.ts'), [resources]);
  return {
    ask: async (kind, question) =>
      await new Promise((answered, failed) => {
        child.once('message', (message) => answered(message as Answers[typeof kind]));
        child.once('exit', (code) => failed(new Error(`the load ended with ${code}`)));
        child.send({ kind, question });
      }),
    stop: () => void child.kill(),
  };
}
