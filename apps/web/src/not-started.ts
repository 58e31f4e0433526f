/** The one message that has to do without the application and its texts: they did not come. */

const TEXTS = {
  pt: {
    text: 'O MavenDoc não carregou. Verifique a rede; seus documentos estão guardados.',
    again: 'Recarregar',
  },
  en: { text: 'MavenDoc did not load. Check the network; your documents are safe.', again: 'Reload' },
} as const;

export function sayNotStarted(root: Element): void {
  const { text, again } = TEXTS[document.documentElement.lang === 'en' ? 'en' : 'pt'];
  const message = document.createElement('p');
  message.textContent = text;
  const button = document.createElement('button');
  button.textContent = again;
  button.className = 'mt-4 rounded-md bg-ink px-4 py-2 font-medium text-on-ink';
  button.addEventListener('click', () => location.reload());
  const main = document.createElement('main');
  main.setAttribute('role', 'alert');
  main.className = 'mx-auto max-w-md px-6 py-24 text-lg';
  main.append(message, button);
  root.replaceChildren(main);
}
