import { lazy, Suspense, useEffect, useState } from 'react';
import { whenSignInAgain } from './api.ts';
import { needed } from './parts.ts';

const SignInAgainDialog = lazy(async () => ({
  default: (await needed(import('./sign-in-again-dialog.tsx'))).SignInAgainDialog,
}));

/** Opens when a change asks for a sign-in of just now. */
export function SignInAgain() {
  const [open, setOpen] = useState(false);
  useEffect(() => whenSignInAgain(() => setOpen(true)), []);
  return <Suspense>{open && <SignInAgainDialog onClose={() => setOpen(false)} />}</Suspense>;
}
