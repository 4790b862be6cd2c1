import { readCookie, writeCookie } from '@/site/lib/browser-cookie'

/** "Remember me" (1 §3, §9): a cookie keeps the account's name for one day, and never its password. */
const cookieName = 'remembered-name'
const day = 86_400

/** The remembered name, empty when there is none. */
export function rememberedName(): string {
  return readCookie(cookieName)
}

export function rememberName(name: string): void {
  writeCookie(cookieName, name, day)
}

export function forgetName(): void {
  writeCookie(cookieName, '', 0)
}
