/** Where the application lives, e.g. `/mavendoc`; told by `<base href>`, empty at the root of a host. */
export const basePath = new URL(document.baseURI).pathname.replace(/\/$/, '');
