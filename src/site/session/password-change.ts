import { tabItems } from '@/site/lib/browser-items'

/** What is known of a player who is to choose a new password. */
export interface PasswordChange {
  readonly account: string
  /** The present password, when the player has just signed in with it: it is not asked again (1 §5). */
  readonly oldPassword?: string | undefined
  /** Token of a sign-in that is good for the change alone (1 §4). */
  readonly token?: string | undefined
}

/**
 * The specification's `cpw` flag (1 §3), read as "change password": it says that a new password is due, so that a
 * page that is loaded anew in the middle of it asks to sign in again.
 */
const flag = 'cpw'

let held: PasswordChange | undefined

/** Held in memory alone: a sign-in that is good for nothing else is never stored, and a password never is. */
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
  /** Whether a change was under way when the page was loaded; from then on it is not. */
  takeLeftOver(): boolean {
    const isLeftOver = held === undefined && tabItems.get(flag) !== null
    if (isLeftOver) tabItems.remove(flag)
    return isLeftOver
  },
}
