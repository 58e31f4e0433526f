import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generatePattern } from './assistant.ts';

const EXAMPLES = 'PASTA-1234\nPASTA-9876';

let model: Server;
let answer = '';

beforeAll(async () => {
  model = createServer((request, response) => {
    request.resume().on('end', () => {
      const message = { role: 'assistant', content: answer };
      response.setHeader('Content-Type', 'application/json').end(
        JSON.stringify({
          id: '1',
          object: 'chat.completion',
          created: 0,
          model: 'local',
          choices: [{ index: 0, finish_reason: 'stop', message }],
          usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
        }),
      );
    });
  });
  await new Promise<void>((listening) => model.listen(0, '127.0.0.1', listening));
});
afterAll(() => model.close());

const llm = () => ({
  baseUrl: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
  apiKey: undefined,
  model: 'local',
});

describe('a pattern from examples', () => {
  it('is inferred here without a model', async () => {
    expect(new RegExp(`^(?:${await generatePattern(undefined, EXAMPLES)})$`).test('PASTA-5555')).toBe(true);
  });

  it('is the model answer, stripped of quotes and line end', async () => {
    answer = '"PASTA-[0-9]{4}"\n';
    expect(await generatePattern(llm(), EXAMPLES)).toBe('PASTA-[0-9]{4}');
  });

  it.each(['CAIXA-[0-9]+', '(', '(?=x)PASTA', ''])(
    'is not the model answer %j that does not fit',
    async (wrong) => {
      answer = wrong;
      const pattern = await generatePattern(llm(), EXAMPLES);
      expect(pattern).not.toBe(wrong);
      expect(new RegExp(`^(?:${pattern})$`).test('PASTA-5555')).toBe(true);
    },
  );

  it('comes even when the model is down', async () => {
    const down = { ...llm(), baseUrl: 'http://127.0.0.1:9/v1' };
    expect(await generatePattern(down, EXAMPLES)).toContain('PASTA');
  });
});
