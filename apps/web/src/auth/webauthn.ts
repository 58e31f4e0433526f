/** Passkeys with the browser's own forms of the messages (WebAuthn Level 3, 5.1.8 and 5.1.9). */

type Options = Record<string, unknown>;
type Answer = Record<string, unknown>;

export const passkeysWork = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function';

const asJson = (credential: Credential | null): Answer | null =>
  credential instanceof PublicKeyCredential ? { ...credential.toJSON() } : null;

/** Null when the person let it be, or the device holds a passkey of this account already. */
export async function makePasskey(options: Options): Promise<Answer | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return asJson(await navigator.credentials.create({ publicKey }).catch(unlessRefused));
}

/** Null when the person let it be, or has no passkey here. */
export async function askPasskey(options: Options): Promise<Answer | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return asJson(await navigator.credentials.get({ publicKey }).catch(unlessRefused));
}

function unlessRefused(error: unknown): null {
  if (
    error instanceof DOMException &&
    ['NotAllowedError', 'InvalidStateError', 'AbortError'].includes(error.name)
  )
    return null;
  throw error;
}
