import { either as E, function as F, type taskEither as TE } from 'fp-ts'
import type { FormMemoryError } from '../../application/ports/formMemory.port.ts'
import { askedOnce } from '../askedOnce.ts'
import { fromBase64url, toBase64url } from './base64url.ts'
import { quietly } from './quietly.ts'

/** The keys of what is kept encrypted in the browser (spec 1 §2). */
export type SecretName =
  /** The parameters of an estimate. */
  | 'fe_params'
  /** An order. */
  | 'or_params'
  /** The drafts of the fare form, of a lead, of a partner's registration and of a login. */
  | 'fe_draft'
  | 'sl_draft'
  | 'pr_draft'
  | 'au_draft'

/**
 * Keeps texts encrypted in this browser tab. A text that cannot be read counts as absent: null. Calls take effect in
 * the order in which they began, however long each takes.
 */
export type SecretStore = {
  readonly keep: (name: SecretName, text: string) => TE.TaskEither<FormMemoryError, void>
  readonly recall: (name: SecretName) => TE.TaskEither<FormMemoryError, string | null>
  readonly forget: (name: SecretName) => TE.TaskEither<FormMemoryError, void>
}

/** What `makeSecretStore` needs of the browser. */
export type SecretStoreNeeds = {
  /** A getter, because accessing the storage throws where the browser forbids it. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly crypto: {
    /** Undefined on plain http off localhost, whatever the DOM's types say. */
    readonly subtle: SubtleCrypto | undefined
    readonly getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => unknown
  }
  /**
   * The configured secret that the key is derived from. It ships to the browser, so it obscures
   * what is stored but does not protect it.
   */
  readonly secret: string
  /**
   * The id of the last departure of a customer from this browser: what was kept before it counts as
   * absent (spec 1 §4). Without it, every text lasts as long as its tab.
   */
  readonly lastDeparture?: (() => string) | undefined
}

const version = 1
const ivLength = 12
const utf8 = new TextEncoder()

const deriveKey = async (subtle: SubtleCrypto, secret: string): Promise<CryptoKey> => {
  const material = await subtle.importKey('raw', utf8.encode(secret), 'HKDF', false, ['deriveKey'])
  return subtle.deriveKey(
    {
      name: 'HKDF',
      hash: 'SHA-256',
      salt: new Uint8Array(),
      info: utf8.encode('stored parameters'),
    },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

// Stored are a version byte, the IV and the cipher text. The name and the last departure are
// authenticated: a text moved to another name, or kept before somebody left, does not decrypt.
const cipherOf = (iv: Uint8Array<ArrayBuffer>, owner: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: utf8.encode(owner),
})

const refused: E.Either<FormMemoryError, never> = E.left({ kind: 'StorageRefused' })

const makeMemoryStore = (): SecretStore => {
  const texts = new Map<SecretName, string>()
  const answer = <A>(value: A) => Promise.resolve(E.right(value))
  return {
    keep: (name, text) => () => {
      texts.set(name, text)
      return answer(undefined)
    },
    recall: (name) => () => answer(texts.get(name) ?? null),
    forget: (name) => () => {
      texts.delete(name)
      return answer(undefined)
    },
  }
}

/**
 * Keeps texts in the tab's storage, encrypted with AES-GCM (spec 1 §9). A text that cannot be read,
 * because it was altered or is not ours, is removed and counts as absent. Without WebCrypto, texts
 * stay in memory: nothing is written in clear. Fails with `StorageRefused` where the browser stores
 * nothing, or derives no key.
 *
 * @example
 * const secrets = makeSecretStore({ storage: () => storage, crypto, secret: 'a secret' })
 * await secrets.keep('fe_draft', 'Asha Rao')() // → right: undefined
 * await secrets.recall('fe_draft')() // → right: 'Asha Rao'
 * storage.getItem('fe_draft')?.includes('Asha') // → false
 * storage.setItem('fe_draft', 'altered')
 * await secrets.recall('fe_draft')() // → right: null
 */
export const makeSecretStore = ({
  storage,
  crypto,
  secret,
  lastDeparture = () => '',
}: SecretStoreNeeds): SecretStore => {
  const { subtle } = crypto
  if (subtle === undefined) return makeMemoryStore()

  const ownerOf = (name: SecretName): string => `${name}${lastDeparture()}`
  const key = askedOnce(() => deriveKey(subtle, secret))

  // Encryption takes time: without a queue, an earlier text could overwrite a later one.
  let last: Promise<unknown> = Promise.resolve()
  const oneAtATime =
    <A>(work: () => Promise<E.Either<FormMemoryError, A>>): TE.TaskEither<FormMemoryError, A> =>
    () => {
      const outcome = last.then(work).catch(() => refused)
      last = outcome
      return outcome
    }

  const encrypt = async (owner: string, text: string): Promise<string> => {
    const iv = new Uint8Array(ivLength)
    crypto.getRandomValues(iv)
    const sealed = await subtle.encrypt(cipherOf(iv, owner), await key(), utf8.encode(text))
    const bytes = new Uint8Array(1 + ivLength + sealed.byteLength)
    bytes[0] = version
    bytes.set(iv, 1)
    bytes.set(new Uint8Array(sealed), 1 + ivLength)
    return toBase64url(bytes)
  }

  const decrypt = async (name: SecretName, kept: string): Promise<string | null> => {
    const bytes = fromBase64url(kept)
    if (bytes?.[0] !== version) return null
    const iv = bytes.slice(1, 1 + ivLength)
    const opened = await subtle.decrypt(
      cipherOf(iv, ownerOf(name)),
      await key(),
      bytes.slice(1 + ivLength),
    )
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(opened)
  }

  const remove = (name: SecretName): E.Either<FormMemoryError, void> =>
    E.tryCatch(
      () => storage().removeItem(name),
      () => ({ kind: 'StorageRefused' }),
    )

  return {
    keep: (name, text) => () => {
      // Of this moment: a customer may leave while the text waits for its turn.
      const owner = ownerOf(name)
      return oneAtATime(async () => {
        const sealed = await encrypt(owner, text)
        storage().setItem(name, sealed)
        return E.right(undefined)
      })()
    },
    recall: (name) =>
      oneAtATime(async () => {
        const kept = quietly(() => storage().getItem(name))
        if (kept === null) return E.right(null)
        // Without a key, nothing tells whether the text can be read.
        await key()
        const text = await decrypt(name, kept).catch(F.constNull)
        if (text === null) remove(name)
        return E.right(text)
      }),
    forget: (name) => oneAtATime(() => Promise.resolve(remove(name))),
  }
}
