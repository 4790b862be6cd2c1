import type { Site } from '@/contract/generated/merchant-types'
import { deviceItems } from '@/site/lib/browser-items'

/** What Chromium fires when a site can be installed (WICG, manifest-incubations). The DOM types do not have it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** By the browser's own prompt, or by steps that the visitor takes, as on iOS. */
export type InstallWay = 'prompt' | 'steps'

/** Key in local storage. */
const storageName = 'installDeclined'

/** Whether and how this browser can install the site. Where it is installed, or cannot be, there is no way. */
class InstallStore {
  #isOn = false
  #event: InstallEvent | undefined
  readonly #listeners = new Set<() => void>()

  /** Takes the place of the browser's own banner where the merchant wants it: before anything is rendered. */
  start({ install = false }: Partial<Pick<Site, 'install'>>): void {
    this.#isOn = install
    addEventListener('beforeinstallprompt', this.#keep)
    addEventListener('appinstalled', this.#forget)
  }

  readonly way = (): InstallWay | undefined => {
    if (this.#event !== undefined) return 'prompt'
    return this.#isOn && isAppleBrowser() ? 'steps' : undefined
  }

  /** Whether menus offer it: not to who has declined. */
  readonly isOffered = (): boolean => this.way() !== undefined && deviceItems.get(storageName) === null

  decline(): void {
    deviceItems.set(storageName, '1')
    this.#tell()
  }

  /** Shows the browser's prompt, which an event can do only once. Resolves to whether the visitor accepted. */
  async ask(): Promise<boolean> {
    const event = this.#event
    const choice = await event
      ?.prompt()
      .then(() => event.userChoice)
      .catch(() => undefined)
    // The browser may have sent another one meanwhile.
    if (this.#event === event) this.#forget()
    if (choice?.outcome === 'dismissed') this.decline()
    return choice?.outcome === 'accepted'
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly #keep = (event: Event): void => {
    if (!this.#isOn) return
    event.preventDefault()
    this.#set(event as InstallEvent)
  }

  readonly #forget = (): void => this.#set(undefined)

  #set(event: InstallEvent | undefined): void {
    this.#event = event
    this.#tell()
  }

  readonly #tell = (): void => this.#listeners.forEach((listener) => listener())
}

export const installStore = new InstallStore()

/**
 * A browser of iOS outside of an installed site, which has "Add to Home Screen" behind its share button. Web views in
 * other apps have not, and do not end with Safari's version.
 */
function isAppleBrowser(): boolean {
  const { standalone, userAgent } = navigator as Navigator & { readonly standalone?: boolean }
  return standalone === false && / Safari\/[\d.]+$/.test(userAgent)
}
