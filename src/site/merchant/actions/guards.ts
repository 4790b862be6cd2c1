import { useCallback } from 'react'
import type { DialogProps, PageConfig, Routes } from '@/contract/generated/merchant-types'
import type { Role } from '@/site/session/role'
import { sessionNow } from '@/site/session/session'
import type { LinkedPaths } from '@/contract/site-data/boot-data'
import { useDialogs } from '@/site/merchant/dialogs'
import { warning } from './message-presets'
import { pageAt, type FoundPage, type Pages } from '@/site/merchant/pages/pages'

/** What a page of routes.json, or the agent centre, requires of a visitor. */
export type Guard = PageConfig['guard'] | 'agent'

/** Why a visitor may not pass a guard. */
export type GuardFailure = 'login' | 'trial' | 'agent'

/** Why this role may not pass the guard: no session, a trial account, or no agent; undefined when it may (1 §6). */
export function guardFailure(guard: Guard, role: Role): GuardFailure | undefined {
  if (guard === 'none') return undefined
  if (role === 'guest') return 'login'
  if (guard !== 'login' && role === 'trial') return 'trial'
  return guard === 'agent' && role !== 'agent' ? 'agent' : undefined
}

/** The message for each obstacle (1 §8; 2 §8). */
export const obstacleTexts = {
  login: 'guard.login',
  trial: 'in_need_true_account',
  agent: 'guard.agent',
} as const satisfies Record<GuardFailure, string>

/** Whether this role is redirected to sign in before the page is shown, where the merchant wants that (1 §2). */
export function isSentToLogin(routes: Pages & Pick<Routes, 'loginFirst'>, pathname: string, role: Role): boolean {
  return routes.loginFirst && role === 'guest' && !isOpen(pageAt(routes, pathname))
}

function isOpen(found: FoundPage | undefined): boolean {
  if (found === undefined) return false
  const { page, isAlias } = found
  return page.openToGuests === 'all' || (page.openToGuests === 'aliases' && isAlias)
}

type Asked = Pick<Location, 'pathname' | 'search' | 'hash'>

/** The address of the login page, which leads back to the requested address. A token in that address is removed. */
export function loginAddress({ paths }: LinkedPaths, { pathname, search, hash }: Asked): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('token')
  const query = parameters.toString()
  const asked = `${pathname}${query && `?${query}`}${hash}`
  const path = paths.login
  return asked === '/' ? path : `${path}?${new URLSearchParams({ to: asked })}`
}

/** Where the owner of a trial account can get a real one. */
const further: NonNullable<DialogProps['message']['further']> = {
  label: 'nav.register',
  action: { action: 'dialog', dialog: 'login-register', props: { tab: 'register', account: '' } },
}

/**
 * Returns a function that passes a guard, or opens the login popup or a warning that says what is missing (1 §6, §8).
 */
export function useGuard(): (guard: Guard) => boolean {
  const dialogs = useDialogs()
  return useCallback(
    (guard) => {
      const found = guardFailure(guard, sessionNow().role)
      if (found === 'login') dialogs.open('login-register', { tab: 'login', account: '' })
      else if (found === 'trial') dialogs.open('message', { ...warning(obstacleTexts.trial), further })
      else if (found !== undefined) dialogs.open('message', warning(obstacleTexts[found]))
      return found === undefined
    },
    [dialogs],
  )
}
