/// <reference types="vite/client" />

declare module 'altcha/i18n/pt-br';
