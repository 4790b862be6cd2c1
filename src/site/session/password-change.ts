import { tabItems } from '@/site/lib/browser-items'

/** What is known of a player who has to set a new password. */
export interface PasswordChange {
  readonly account: string
  /** The current password, when the player has just signed in with it: it is not asked again (1 §5). */
  readonly oldPassword?: string | undefined
  /** Token of a sign-in that only allows the password change (1 §4). */
  readonly token?: string | undefined
}

/**
 * The specification's `cpw` flag (1 §3), read as "change password": a password change is in progress, so a page that is
 * reloaded during it asks to sign in again.
 */
const flag = 'cpw'

let held: PasswordChange | undefined

/** Held only in memory: neither a token that allows only the password change nor a password is ever stored. */
export const passwordChange = {
  get: (): PasswordChange | undefined => held,
  hold(change: PasswordChange): void {
    held = change
    if (change.token !== undefined) tabItems.set(flag, '1')
  },
  drop(): void {
    held = undefined
    tabItems.remove(flag)
  },
  /** Whether a password change was in progress when the page was loaded. Resets the flag. */
  takeLeftOver(): boolean {
    const isLeftOver = held === undefined && tabItems.get(flag) !== null
    if (isLeftOver) tabItems.remove(flag)
    return isLeftOver
  },
}
