import { describe, expect, it } from 'vitest';
import { deviceOf } from './device.ts';

describe('the device of a session', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0',
      'Edge · Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_1) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
      'Safari · macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/131.0 Safari/604.1',
      'Chrome · iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox · Linux'],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36',
      'Chrome · Android',
    ],
  ])('is named from %s', (userAgent, name) => {
    expect(deviceOf(userAgent)).toBe(name);
  });

  it('is unknown for programs', () => {
    expect(deviceOf('curl/8.5.0')).toBeNull();
  });
});
