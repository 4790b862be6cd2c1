import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallName } from '@/contract/endpoints/endpoints'
import { passwordChange } from '@/site/session/password-change'
import { forgetName, rememberedName, rememberName } from '@/site/session/remembered-name'
import { restForDay } from '@/site/session/rest-of-day'
import { sessionStore } from '@/site/session/session-store'
import type { SessionDependencies } from './session-dependencies'
import { sessionFlows } from './session-flows'

const member = { id: '7', account: 'ann', type: 0, language: 'VI' }
const afterLogin = { greeting: true, balance: true, announcements: true, restOfDay: true }
const credentials = { type: 'username', username: 'ann', password: 'Demo1234!' } as const

/** The flows with a server that gives these answers, and dialogs that are recorded. */
function setUp({
  answers = {},
  forcesChange = true,
  ...more
}: {
  answers?: { readonly [Call in CallName]?: unknown }
  forcesChange?: boolean
  afterLogin?: typeof afterLogin
}) {
  const sent: { call: CallName; token: string | undefined }[] = []
  const asked = new Map<string, () => void>()
  const dialogs = {
    open: vi.fn(),
    ask: vi.fn((name: string) => new Promise<undefined>((resolve) => asked.set(name, () => resolve(undefined)))),
    confirm: vi.fn(() => Promise.resolve(true)),
    close: vi.fn(() => asked.forEach((dismiss) => dismiss())),
  }
  const gateway = {
    send: vi.fn(({ name }: { name: CallName }, _request: object, options: { token?: string } = {}) => {
      sent.push({ call: name, token: options.token })
      return Promise.resolve(name === 'memberInfo' ? member : (answers[name] ?? null))
    }),
  }
  const surroundings = {
    gateway,
    dialogs,
    encryption: { mode: 'AES-CBC', key: 'livery-sandbox-k' },
    mutate: () => Promise.resolve([]),
    during: (work: Promise<unknown>) => work,
    navigate: vi.fn(),
    afterLogin: more.afterLogin ?? afterLogin,
    hasFeature: () => forcesChange,
    showLanguageOf: vi.fn<SessionDependencies['showLanguageOf']>(),
  }
  // Test doubles of what the flows use.
  const flows = sessionFlows(surroundings as unknown as SessionDependencies)
  const { showLanguageOf } = surroundings
  return { flows, dialogs, sent, showLanguageOf, dismiss: (name: string) => asked.get(name)?.() }
}

beforeEach(() => {
  localStorage.clear()
  sessionStore.start('aurora', { agent: [], trial: [] })
})
afterEach(() => {
  passwordChange.drop()
  sessionStore.close()
  forgetName()
})

describe('signing in', () => {
  it('stores the token, sets who it is and opens the after-login modal', async () => {
    const { flows, dialogs } = setUp({ answers: { login: { token: 't' } } })
    await flows.signIn(credentials)
    expect(sessionStore.get()).toMatchObject({ status: 'signedIn', token: 't', account: 'ann', customerId: '7' })
    expect(dialogs.open.mock.calls).toEqual([['after-login', afterLogin]])
  })

  it('shows the language that the account keeps', async () => {
    const { flows, showLanguageOf } = setUp({ answers: { login: { token: 't' } } })
    await flows.signIn(credentials)
    expect(showLanguageOf.mock.calls).toEqual([[member]])
  })

  it('opens no modal for who does not want it today, nor where there is nothing to show', async () => {
    const nothing = { greeting: false, balance: false, announcements: false, restOfDay: true }
    const empty = setUp({ answers: { login: { token: 't' } }, afterLogin: nothing })
    await empty.flows.signIn(credentials)
    restForDay('7')
    const resting = setUp({ answers: { login: { token: 't' } } })
    await resting.flows.signIn(credentials)
    expect([...empty.dialogs.open.mock.calls, ...resting.dialogs.open.mock.calls]).toEqual([])
  })

  it('asks who came by SMS at the first sign-in for a password of the own, which may be put off', async () => {
    const { flows, dialogs, dismiss } = setUp({ answers: { login: { token: 't', firstTimeLogin: true } } })
    await flows.signIn({ type: 'sms', mobileNum: '1', verificationCode: '2', countryDialingCode: '+84' })
    expect(sessionStore.get().status).toBe('signedIn')
    expect(dialogs.ask.mock.calls).toEqual([['change-password', { reason: 'first' }]])
    dismiss('change-password')
    await vi.waitFor(() => expect(dialogs.open.mock.calls).toEqual([['after-login', afterLogin]]))
    expect(passwordChange.get()).toBeUndefined()
  })

  it.each([
    ['has expired', { token: 't', passwordExpired: true }, 'Demo1234!', 'due'],
    ['is the default one', { token: 't' }, '{secret}', 'due'],
    ['somebody else has chosen', { token: 't', firstTimeLogin: true }, 'Demo1234!', 'first'],
  ])('with a password that %s is good for a new one alone', async (_why, login, password, reason) => {
    const { flows, dialogs } = setUp({ answers: { login } })
    await flows.signIn({ ...credentials, password })
    expect(dialogs.ask.mock.calls).toEqual([['change-password', { reason }]])
    expect(sessionStore.get().status).toBe('guest')
    expect(sessionStorage.getItem('token')).toBeNull()
    expect(passwordChange.get()).toEqual({ account: 'ann', oldPassword: password, token: 't' })
    expect(dialogs.open).not.toHaveBeenCalled()
  })

  it('ends on the server when the player leaves without a new password', async () => {
    const { flows, dismiss, sent } = setUp({ answers: { login: { token: 't', passwordExpired: true } } })
    await flows.signIn(credentials)
    dismiss('change-password')
    await vi.waitFor(() => expect(sent.at(-1)).toEqual({ call: 'logout', token: 't' }))
    expect(passwordChange.get()).toBeUndefined()
    expect(sessionStorage.getItem('cpw')).toBeNull()
  })

  it('leaves an expired password alone after an SMS code, a social provider, and where nobody is forced', async () => {
    const answer = { token: 't', passwordExpired: true }
    const sms = { type: 'sms', mobileNum: '1', verificationCode: '2', countryDialingCode: '+84' } as const
    const social = { provider: 'google', code: 'c', codeVerifier: 'v', redirectUri: 'r' } as const
    const { flows, dialogs } = setUp({ answers: { login: answer, socialLogin: answer } })
    await flows.signIn(sms)
    await flows.signInSocially(social)
    const free = setUp({ answers: { login: answer }, forcesChange: false })
    await free.flows.signIn(credentials)
    expect([...dialogs.ask.mock.calls, ...free.dialogs.ask.mock.calls]).toEqual([])
    expect(sessionStore.get().status).toBe('signedIn')
  })
})

describe('the token of an address', () => {
  const answers = { login: { token: 't' }, loginWithToken: { token: 'other' } }

  it('of somebody else signs in after a question, and ends the session that was open', async () => {
    const { flows, dialogs, sent } = setUp({ answers })
    sessionStore.open('t', { account: 'bob', customerId: '8', accountType: 0 })
    await flows.signInWithToken('other')
    expect(dialogs.confirm).toHaveBeenCalledWith(expect.objectContaining({ text: 'session.switch.text' }))
    expect(sent).toContainEqual({ call: 'logout', token: 't' })
    expect(sessionStore.get()).toMatchObject({ token: 'other', account: 'ann' })
  })

  it('of somebody else does nothing for who says no', async () => {
    const { flows, dialogs, sent } = setUp({ answers })
    dialogs.confirm.mockResolvedValueOnce(false)
    sessionStore.open('t', { account: 'bob', customerId: '8', accountType: 0 })
    await flows.signInWithToken('other')
    expect(sent.map(({ call }) => call)).toEqual(['memberInfo'])
    expect(sessionStore.get()).toMatchObject({ token: 't', account: 'bob' })
  })

  it('of the same player is not asked about, nor used where it is the one in use', async () => {
    const { flows, dialogs, sent } = setUp({ answers })
    sessionStore.open('t', { account: 'ann', customerId: '7', accountType: 0 })
    await flows.signInWithToken('t')
    expect(sent).toEqual([])
    await flows.signInWithToken('other')
    expect(dialogs.confirm).not.toHaveBeenCalled()
    expect(sessionStore.get()).toMatchObject({ token: 'other', account: 'ann' })
  })
})

describe('a new password', () => {
  const request = { oldPassword: 'Demo1234!', newPassword: 'Newer1234', confirmNewPassword: 'Newer1234' }
  const loginAgain = ['login-register', { tab: 'login', account: 'ann' }]

  it('that was due is set with the held token, and the player signs in with it', async () => {
    const { flows, dialogs, sent } = setUp({ answers: { login: { token: 't', passwordExpired: true } } })
    await flows.signIn(credentials)
    await flows.changePassword(request)
    expect(sent.filter(({ call }) => call === 'changePassword')).toEqual([{ call: 'changePassword', token: 't' }])
    expect(dialogs.close).toHaveBeenCalled()
    expect(dialogs.open.mock.calls).toEqual([loginAgain])
    // It ended with the account's other sessions: there is nothing to sign out of.
    expect(sent.map(({ call }) => call)).not.toContain('logout')
  })

  it('of a player who is signed in ends the session, and the login dialog opens with the name', async () => {
    const { flows, dialogs } = setUp({ answers: { login: { token: 't' } } })
    await flows.signIn(credentials)
    dialogs.open.mockClear()
    await flows.changePassword(request)
    expect(sessionStore.get().status).toBe('guest')
    expect(dialogs.confirm).toHaveBeenCalledWith(expect.objectContaining({ text: 'change-password.done' }))
    expect(dialogs.open.mock.calls).toEqual([loginAgain])
  })
})

it('free play forgets the remembered name and opens the after-login modal', async () => {
  rememberName('ann')
  const { flows, dialogs } = setUp({ answers: { freePlayLogin: { token: 't' } } })
  await flows.freePlay()
  expect(rememberedName()).toBe('')
  expect(dialogs.open.mock.calls).toEqual([['after-login', afterLogin]])
})

it('free play goes on with what a visitor wanted, and nothing stands in the way of it', async () => {
  const { flows, dialogs } = setUp({ answers: { freePlayLogin: { token: 't' } } })
  const goOn = vi.fn(() => expect(sessionStore.get().status).toBe('signedIn'))
  await flows.freePlay(goOn)
  expect(goOn).toHaveBeenCalledOnce()
  expect(dialogs.open).not.toHaveBeenCalled()
})
