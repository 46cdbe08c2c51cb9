import { type AuthClientOptions, readBasePath } from './requestAuth.js'

/** The key of next-auth, so that pages of the same site may use either. */
const messageKey = 'nextauth.message'
const announced = 'portico-auth-session'

/** Handed to whoever shows the session in this page. */
type Announcement = { readonly basePath: string; readonly wait: (update: Promise<unknown>) => void }

function isMessage(text: string | null): boolean {
  try {
    const message: unknown = JSON.parse(text ?? '')
    return Reflect.get(Object(message), 'event') === 'session' && Boolean(Reflect.get(Object(message), 'data'))
  } catch {
    return false
  }
}

/**
 * Tells other tabs that the session may have changed. They ask the server themselves; nothing secret is written.
 *
 * @param trigger What was done here.
 */
export function postSessionMessage(trigger: 'getSession' | 'signout'): void {
  if (typeof window === 'undefined') return
  // In seconds, with fractions: a message equal to the one before would reach nobody.
  const message = { event: 'session', data: { trigger }, timestamp: Date.now() / 1000 }
  try {
    localStorage.setItem(messageKey, JSON.stringify(message))
  } catch {
    // Without storage, tabs find out when they are looked at.
  }
}

/** Tells this page that the session has changed, and waits until what shows it has asked the server. */
export async function announceSession(options: AuthClientOptions): Promise<void> {
  if (typeof window === 'undefined') return
  const updates: Promise<unknown>[] = []
  const detail: Announcement = { basePath: readBasePath(options), wait: (update) => updates.push(update) }
  window.dispatchEvent(new CustomEvent(announced, { detail }))
  await Promise.all(updates)
}

/**
 * Calls back when another tab, or `signIn` and `signOut` in this one, may have changed the session. The session is then
 * to be fetched again without telling others, or tabs would answer each other for ever.
 *
 * @param onChange Fetches the session again. `signIn` and `signOut` wait for it.
 * @param options Where the server is: what concerns another base path in this page is left out.
 * @returns Stops it.
 */
export function watchSessionChanges(onChange: () => Promise<unknown>, options: AuthClientOptions = {}): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === messageKey && isMessage(newValue)) void onChange()
  }
  const onAnnounced = (event: Event) => {
    // Only `announceSession` dispatches it.
    const { basePath, wait } = (event as CustomEvent<Announcement>).detail
    if (basePath === readBasePath(options)) wait(onChange())
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener(announced, onAnnounced)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener(announced, onAnnounced)
  }
}
