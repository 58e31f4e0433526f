import type { ReactNode } from 'react';
import { Trans } from 'react-i18next';
import { useConfig } from '../app/queries.ts';

const LINK = 'underline decoration-line-strong underline-offset-2 hover:text-ink';

export function Terms() {
  const legal = useConfig()?.legal;
  return (
    <p className="mt-8 text-sm text-ink-faint">
      <Trans
        i18nKey="auth.terms"
        components={{
          terms: <Reference url={legal?.termsUrl} />,
          privacy: <Reference url={legal?.privacyUrl} />,
        }}
      />
    </p>
  );
}

/** Plain words where an installation has no such page. */
const Reference = ({ url, children }: { url: string | null | undefined; children?: ReactNode }) =>
  url ? (
    <a href={url} target="_blank" rel="noreferrer" className={LINK}>
      {children}
    </a>
  ) : (
    children
  );
