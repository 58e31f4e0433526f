/** As much of a browser as a sign-in at a provider needs: cookies by host and path, redirects one by one. */

interface Page {
  readonly url: URL;
  readonly status: number;
  readonly text: string;
  /** Where the answer sends the browser; null when it shows something. */
  readonly next: URL | null;
}

interface Cookie {
  readonly host: string;
  readonly path: string;
  readonly name: string;
  readonly value: string;
}

export interface Browser {
  open(url: string | URL): Promise<Page>;
  submit(url: string | URL, fields: Readonly<Record<string, string>>): Promise<Page>;
  /** A form that a page of another site posts: cookies that are lax or strict stay at home. */
  submitFromElsewhere(url: string | URL, fields: Readonly<Record<string, string>>): Promise<Page>;
  /** Keeps the cookies of an answer that came otherwise. */
  take(url: string | URL, answer: Headers): void;
  /** Follows redirects until a page shows, or until an address for which `stop` is true. */
  follow(page: Page, stop?: (url: URL) => boolean): Promise<Page>;
  /** `Cookie` header for an address. */
  cookiesFor(url: string | URL): string;
}

export function newBrowser(): Browser {
  let cookies: Cookie[] = [];

  const cookiesFor = (address: string | URL): string => {
    const url = new URL(address);
    return cookies
      .filter(({ host, path }) => host === url.host && url.pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  };
  const keep = (url: URL, header: string): void => {
    const [pair = '', ...attributes] = header.split('; ');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    const path = attributes.find((each) => /^path=/i.test(each))?.slice(5) ?? '/';
    cookies = cookies.filter((each) => each.host !== url.host || each.name !== name || each.path !== path);
    cookies.push({ host: url.host, path, name, value: pair.slice(at + 1) });
  };
  const load = async (
    address: string | URL,
    form: URLSearchParams | null,
    withCookies = true,
  ): Promise<Page> => {
    const url = new URL(address);
    const response = await fetch(url, {
      method: form === null ? 'GET' : 'POST',
      body: form,
      headers: withCookies ? { Cookie: cookiesFor(url) } : {},
      redirect: 'manual',
    });
    browser.take(url, response.headers);
    const location = response.headers.get('location');
    return {
      url,
      status: response.status,
      text: await response.text(),
      next: location === null ? null : new URL(location, url),
    };
  };
  const browser: Browser = {
    cookiesFor,
    open: async (url) => await load(url, null),
    submit: async (url, fields) => await load(url, new URLSearchParams(fields)),
    submitFromElsewhere: async (url, fields) => await load(url, new URLSearchParams(fields), false),
    take(url, answer) {
      for (const header of answer.getSetCookie()) keep(new URL(url), header);
    },
    async follow(page, stop = () => false) {
      let current = page;
      while (current.next !== null && !stop(current.next)) current = await browser.open(current.next);
      return current;
    },
  };
  return browser;
}
