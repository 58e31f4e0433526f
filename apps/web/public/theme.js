// Before the first paint, so that a chosen theme never flashes. A file of its own: the page allows no inline script.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  document.documentElement.lang = localStorage.getItem('language') === 'en' ? 'en' : 'pt-BR';
} catch {
  // Storage may be closed to us; the system's theme holds.
}
